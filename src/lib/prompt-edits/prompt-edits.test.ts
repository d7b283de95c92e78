import { describe, expect, it } from 'vitest';
import type { PromptPlan, PromptSubject } from 'ilmek-engine/compose';
import { editPlan, parseEdits, printEdits, withEdit } from './prompt-edits.ts';
import { type PromptEdit } from './edit.ts';
import { withWhole } from './whole-edits.ts';
import { WHOLE_PARTS, type WholePart } from './edit.ts';

const subject = (word: string, more: Partial<PromptSubject> = {}): PromptSubject => ({
  motif: `fluent:${word}`,
  word,
  count: 1,
  colors: [],
  size: 'normal',
  place: 'any',
  ...more,
});

const planOf = (...subjects: PromptSubject[]): PromptPlan => ({
  language: 'en',
  subjects,
  words: [],
  arrangement: undefined,
  colors: [],
  unknown: [],
  without: [],
  respelled: [],
});

const CAT = planOf(
  subject('rose', { count: 3 }),
  subject('cat', { relation: { kind: 'under', to: 2 } }),
  subject('tree'),
);

const isWhole = (part: PromptEdit['part']): part is WholePart =>
  (WHOLE_PARTS as readonly string[]).includes(part);

/** Edits one after the other. */
const edited = (plan: PromptPlan, ...changes: [number, PromptEdit['part'], string][]) =>
  changes.reduce(
    (edits, [at, part, is]) =>
      isWhole(part) ? withWhole(edits, plan, part, is) : withEdit(edits, plan, at, part, is),
    [] as PromptEdit[],
  );

describe('a plan changed by hand', () => {
  it('has another thing, number, colour and size', () => {
    const edits = edited(
      CAT,
      [0, 'motif', 'fluent:tulip red tulips'],
      [0, 'count', '5'],
      [0, 'colors', '#c8202f,#fafafa'],
      [0, 'size', 'large'],
    );
    expect(editPlan(CAT, edits).plan.subjects[0]).toEqual(
      subject('red tulips', {
        motif: 'fluent:tulip',
        count: 5,
        colors: ['#c8202f', '#fafafa'],
        tuned: [],
        size: 'large',
      }),
    );
  });

  it('has leaves of another thread or none, and sleeps or wakes', () => {
    const edits = edited(
      CAT,
      [0, 'leaves', '#1d5330'],
      [1, 'pose', 'asleep'],
      [2, 'leaves', 'none'],
    );
    const { subjects } = editPlan(CAT, edits).plan;
    expect(subjects[0].leaves).toBe('#1d5330');
    expect(subjects[1].asleep).toBe(true);
    expect(subjects[2].bare).toBe(true);
    const asleep = planOf(subject('cat', { asleep: true }), subject('rose', { bare: true }));
    const woken = editPlan(asleep, edited(asleep, [0, 'pose', ''], [1, 'leaves', ''])).plan;
    expect(woken.subjects).toEqual([subject('cat'), subject('rose')]);
    expect(editPlan(CAT, edited(CAT, [0, 'leaves', 'red'])).plan.subjects[0]).toEqual(
      CAT.subjects[0],
    );
  });

  it('has another palette, frame, form and tie as a whole', () => {
    const { plan } = editPlan(
      CAT,
      edited(
        CAT,
        [0, 'palette', 'pastel'],
        [0, 'frame', 'oval #c8202f'],
        [0, 'formed', 'heart'],
        [0, 'tie', '#2455b8'],
      ),
    );
    expect(plan.palette).toBe('pastel');
    expect(plan.frame).toEqual({ shape: 'oval', color: '#c8202f' });
    expect(plan.formed).toBe('heart');
    expect(plan.tie).toBe('#2455b8');
    const framed = { ...CAT, frame: { shape: 'circle', color: undefined } as const };
    expect(editPlan(framed, edited(framed, [0, 'frame', ''])).plan.frame).toBeUndefined();
    expect(editPlan(CAT, edited(CAT, [0, 'frame', 'star'])).plan.frame).toBeUndefined();
  });

  it('has a thing elsewhere, on the piece or to another one', () => {
    const placed = editPlan(CAT, edited(CAT, [1, 'stands', 'left'])).plan.subjects[1];
    expect(placed).toEqual(subject('cat', { place: 'left' }));
    const related = editPlan(CAT, edited(CAT, [0, 'stands', 'on>1'])).plan.subjects[0];
    expect(related.relation).toEqual({ kind: 'on', to: 1 });
  });

  it('never has relations in a circle: the one by hand stays', () => {
    const { subjects } = editPlan(CAT, edited(CAT, [2, 'stands', 'on>1'])).plan;
    expect(subjects[2].relation).toEqual({ kind: 'on', to: 1 });
    expect(subjects[1].relation).toBeUndefined();
  });

  it('goes on without what is left out, and knows which was which', () => {
    const { plan, from } = editPlan(CAT, edited(CAT, [0, 'gone', 'gone']));
    expect(plan.subjects.map(({ word }) => word)).toEqual(['cat', 'tree']);
    expect(plan.subjects[0].relation).toEqual({ kind: 'under', to: 1 });
    expect(from).toEqual([1, 2]);
    const alone = editPlan(CAT, edited(CAT, [2, 'gone', 'gone'])).plan;
    expect(alone.subjects[1].relation).toBeUndefined();
  });

  it('keeps words where they stood, unless that is gone', () => {
    const plan = { ...CAT, words: ['Ada'], wordsAt: { place: 'below', to: 2 } as const };
    expect(editPlan(plan, edited(plan, [0, 'gone', 'gone'])).plan.wordsAt?.to).toBe(1);
    expect(editPlan(plan, edited(plan, [2, 'gone', 'gone'])).plan.wordsAt).toBeUndefined();
  });

  it('is laid out otherwise', () => {
    expect(editPlan(CAT, edited(CAT, [0, 'arrangement', 'row'])).plan.arrangement).toBe('row');
    const wreath = { ...CAT, arrangement: 'wreath' as const };
    expect(editPlan(wreath, edited(wreath, [0, 'arrangement', ''])).plan.arrangement).toBe(
      undefined,
    );
  });

  it('is as the words say once these say something else', () => {
    const edits = edited(CAT, [0, 'count', '5']);
    const four = planOf(subject('rose', { count: 4 }));
    expect(editPlan(four, edits).plan.subjects[0].count).toBe(4);
    expect(editPlan(planOf(subject('lily')), edits).plan.subjects).toEqual([subject('lily')]);
  });

  it('tells two of the same word apart', () => {
    const two = planOf(subject('rose'), subject('rose', { place: 'left' }));
    const { subjects } = editPlan(two, edited(two, [1, 'count', '2'])).plan;
    expect(subjects.map(({ count }) => count)).toEqual([1, 2]);
  });

  it('holds no edit of what is as the words say it', () => {
    expect(edited(CAT, [0, 'count', '5'], [0, 'count', '3'])).toEqual([]);
    expect(edited(CAT, [0, 'arrangement', 'row'], [0, 'arrangement', ''])).toEqual([]);
  });

  it('takes nothing that cannot be', () => {
    for (const [part, is] of [
      ['count', '25'],
      ['count', '1.5'],
      ['colors', 'red'],
      ['size', 'huge'],
      ['stands', 'nowhere'],
      ['stands', 'on>9'],
      ['motif', 'fluent:tulip'],
    ] as const) {
      expect(editPlan(CAT, edited(CAT, [0, part, is])).plan.subjects[0]).toEqual(CAT.subjects[0]);
    }
  });
});

describe('edits as text', () => {
  it('come back', () => {
    const edits = edited(CAT, [0, 'count', '5'], [1, 'stands', 'left']);
    expect(parseEdits(printEdits(edits))).toEqual(edits);
    expect(printEdits([])).toBe('');
  });

  it.each(['', 'no', '{}', '[1,null,["a"],["a",0,"count",3,5],["a","0","count","3","5"]]'])(
    'are none in %j',
    (text) => expect(parseEdits(text)).toEqual([]),
  );
});
