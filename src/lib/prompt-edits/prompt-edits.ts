import type {
  MotifKind,
  PromptPlan,
  PromptSubject,
  RelationKind,
  SubjectPlace,
  SubjectSize,
} from 'ilmek-engine/compose';
import { MAX_COUNT, RELATIONS, SUBJECT_PLACES, SUBJECT_SIZES } from 'ilmek-engine/tables';
import { isOneOf } from './one-of.ts';
import { type PromptEdit, SUBJECT_PARTS, type SubjectPart } from './edit.ts';
import { withWholeEdits } from './whole-edits.ts';

/*
 * What a person changed of what was understood of a prompt, beside its words. An edit knows what
 * the words said: once they say something else, they count again.
 */

/** A plan with what each of its subjects is, which tells what may be changed of it. */
export interface UnderstoodPlan extends PromptPlan {
  /** By the subject's place in the plan. */
  kinds?: readonly (MotifKind | undefined)[] | undefined;
}

/** A plan that was changed, and from which subject of the plan as read each of its own comes. */
export interface EditedPlan {
  plan: PromptPlan;
  from: number[];
}

/** Edits of one prompt, at most. */
const MAX_EDITS = 60;

/** Edits from what `printEdits` wrote; none from anything else. */
export function parseEdits(text: string): PromptEdit[] {
  if (text === '') return [];
  try {
    const rows: unknown = JSON.parse(text);
    if (!Array.isArray(rows)) return [];
    return rows.slice(0, MAX_EDITS).flatMap((row: unknown) => {
      if (!Array.isArray(row)) return [];
      const [of, nth, part, was, is] = row as unknown[];
      const isEdit =
        [of, part, was, is].every((value) => typeof value === 'string') && Number.isInteger(nth);
      return isEdit ? [{ of, nth, part, was, is } as PromptEdit] : [];
    });
  } catch {
    return [];
  }
}

/** Edits as text, for settings and links; '' for none. */
export const printEdits = (edits: readonly PromptEdit[]): string =>
  edits.length === 0
    ? ''
    : JSON.stringify(edits.map(({ of, nth, part, was, is }) => [of, nth, part, was, is]));

/** What a part of a subject is, as text: '3', '#c8202f', 'around', 'on>1', 'fluent:tulip tulips'. */
export function partOf(subject: PromptSubject, part: SubjectPart): string {
  switch (part) {
    case 'motif':
      return `${subject.motif} ${subject.word}`;
    case 'count':
      return String(subject.count);
    case 'colors':
      return subject.colors.join();
    case 'size':
      return subject.size;
    case 'stands':
      return subject.relation ? `${subject.relation.kind}>${subject.relation.to}` : subject.place;
    case 'leaves':
      return subject.bare ? 'none' : (subject.leaves ?? '');
    case 'pose':
      return subject.asleep ? 'asleep' : '';
    case 'gone':
      return '';
  }
}

const COLOR = /^#[\da-f]{6}$/;

/** The subject with a part changed; undefined for what no such part can be. */
function withPart(
  subject: PromptSubject,
  part: SubjectPart,
  value: string,
): PromptSubject | undefined {
  switch (part) {
    case 'motif': {
      const [motif, ...word] = value.split(' ');
      return word.length > 0 ? { ...subject, motif, word: word.join(' ') } : undefined;
    }
    case 'count': {
      const count = Number(value);
      const isCount = Number.isInteger(count) && count >= 1 && count <= MAX_COUNT;
      return isCount ? { ...subject, count } : undefined;
    }
    case 'colors': {
      const colors = value === '' ? [] : value.split(',');
      if (!colors.every((hex) => COLOR.test(hex))) return undefined;
      return { ...subject, colors, tuned: subject.tuned ?? subject.colors };
    }
    case 'size':
      return isOneOf<SubjectSize>(SUBJECT_SIZES, value) ? { ...subject, size: value } : undefined;
    case 'stands':
      return standing(subject, value);
    case 'leaves':
      return leaved(subject, value);
    case 'pose': {
      const { asleep: _, ...awake } = subject;
      if (value !== 'asleep') return value === '' ? awake : undefined;
      return { ...awake, asleep: true };
    }
    case 'gone':
      return undefined;
  }
}

/** With leaves of a thread, as they are, or without. */
function leaved(subject: PromptSubject, value: string): PromptSubject | undefined {
  const { leaves: _, bare: __, ...own } = subject;
  if (value === 'none') return { ...own, bare: true };
  if (value === '') return own;
  return COLOR.test(value) ? { ...own, leaves: value } : undefined;
}

function standing(subject: PromptSubject, value: string): PromptSubject | undefined {
  const { relation: _, ...rest } = subject;
  if (isOneOf<SubjectPlace>(SUBJECT_PLACES, value)) return { ...rest, place: value };
  const [kind, to] = value.split('>');
  return isOneOf<RelationKind>(RELATIONS, kind)
    ? { ...rest, place: 'any', relation: { kind, to: Number(to) } }
    : undefined;
}

/** Which of the subjects of its word a subject is. */
const nthOf = (subjects: readonly PromptSubject[], at: number): number =>
  subjects.slice(0, at).filter(({ word }) => word === subjects[at].word).length;

/**
 * A plan with edits made. Those that its words have overtaken, and those that cannot be, are not.
 * @param read as the words alone are understood
 */
export function editPlan(read: PromptPlan, edits: readonly PromptEdit[]): EditedPlan {
  const all = read.subjects.map((_, at) => at);
  if (edits.length === 0) return { plan: read, from: all };
  const changed = read.subjects.map((subject, at) => {
    const nth = nthOf(read.subjects, at);
    let edited: PromptSubject = subject;
    for (const { of, nth: which, part, was, is } of edits) {
      if (of !== subject.word || which !== nth || !isOneOf(SUBJECT_PARTS, part)) continue;
      if (part === 'gone') return undefined;
      if (was === partOf(subject, part)) edited = withPart(edited, part, is) ?? edited;
    }
    return edited;
  });
  const subjects = straightened(changed, read.subjects);
  const from = all.filter((at) => subjects[at] !== undefined);
  const kept = from.map((at) => renumbered(subjects[at]!, from));
  const { wordsAt } = read;
  const to = wordsAt ? from.indexOf(wordsAt.to) : -1;
  const plan = {
    ...withWholeEdits(read, edits),
    subjects: kept,
    wordsAt: wordsAt && to >= 0 ? { ...wordsAt, to } : undefined,
  };
  return { plan, from };
}

/** Relations by the place of what is left; none to what is gone. */
function renumbered(subject: PromptSubject, from: readonly number[]): PromptSubject {
  const { relation, ...rest } = subject;
  const to = relation ? from.indexOf(relation.to) : -1;
  return to < 0 ? rest : { ...subject, relation: { ...relation!, to } };
}

/** Without relations in a circle: one that is told by hand stays before one that was read. */
function straightened(
  subjects: readonly (PromptSubject | undefined)[],
  read: readonly PromptSubject[],
): (PromptSubject | undefined)[] {
  const straight = [...subjects];
  const isEdited = (at: number) => straight[at]?.relation !== read[at].relation;
  const order = read.map((_, at) => at).sort((a, b) => Number(isEdited(a)) - Number(isEdited(b)));
  for (const at of order) {
    const subject = straight[at];
    if (!subject?.relation || !circles(at, straight)) continue;
    const { relation: _, ...rest } = subject;
    straight[at] = rest;
  }
  return straight;
}

/** Whether relations lead from a later one back to it; one that is to itself is crossed. */
function circles(own: number, subjects: readonly (PromptSubject | undefined)[]): boolean {
  let at = subjects[own]?.relation?.to;
  if (at === own) return false;
  for (let steps = 0; at !== undefined && steps < subjects.length; steps++) {
    if (at === own) return subjects[own]!.relation!.kind !== 'facing';
    at = subjects[at]?.relation?.to;
  }
  return false;
}

/** The edits with a part of a subject changed; what is as the words say it is no edit. */
export function withEdit(
  edits: readonly PromptEdit[],
  read: PromptPlan,
  at: number,
  part: SubjectPart,
  is: string,
): PromptEdit[] {
  const { word: of } = read.subjects[at];
  const nth = nthOf(read.subjects, at);
  const was = partOf(read.subjects[at], part);
  const rest = edits.filter((edit) => edit.of !== of || edit.nth !== nth || edit.part !== part);
  return is === was ? rest : [...rest, { of, nth, part, was, is }];
}
