import { madeFor } from './made-for.ts';
import { isCloth } from './carriers.ts';
import { isKinOf } from './families.ts';
import { colorsSomething, isColorList, isSaidOfLast } from './color-or-thing.ts';
import { isBodyPart, isOwnPart, isPrinted } from './body-parts.ts';
import { isPatterned, isPetals, partColored, partTold } from './read-parts.ts';
import type { Segment } from './segments.ts';
import { motifFollows, nextWord } from './still-to-come.ts';
import type { Meaning } from './meanings.ts';
import type { MotifIndex } from './motif-index.ts';
import {
  combined,
  letteringSubject,
  nothing,
  SINGLE_PLACES,
  subjectOf,
  withoutArticle,
} from './parse-state.ts';
import type { Pending, ReadSubject, ParseState } from './parse-state.ts';
import type { Arrangement, PromptLanguage, SubjectPlace } from './plan.ts';
import { isDrawnSo } from './told-back.ts';

/*
 * The second reading, in one pass over the segments: which number, colour and place belongs to
 * which thing. `pending` holds what has been said and not yet owned.
 */

/** Where an arrangement puts the things it is made of, if there are others. */
const OWNED_PLACE: Partial<Record<Arrangement, SubjectPlace>> = {
  wreath: 'around',
  border: 'border',
};
/** Reads segments as one prompt. */
export function readGrammar(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): ParseState {
  return new Grammar(segments, index, language).read();
}

class Grammar {
  readonly #segments: readonly Segment[];
  readonly #index: MotifIndex;
  readonly #language: PromptLanguage;
  readonly #state: ParseState = {
    subjects: [],
    colors: [],
    arrangements: [],
    themes: [],
    lettering: letteringSubject(),
    unknown: [],
    undrawn: [],
  };
  #pending = nothing();
  /** "One red and two white roses": what was said before the second number. */
  #earlier: Pending[] = [];
  /** The things that the last list named, joined by 'and'. */
  #group: ReadSubject[] = [];
  /** What stands just before: a thing (or lettering), its colours, an "and", or something else. */
  #before: 'thing' | 'join' | 'comma' | 'in' | 'with' | 'other' = 'other';
  /** Whether the last list ended with "and". */
  #joined = false;
  /** The place that things take until another is named. */
  #sticky: SubjectPlace | undefined;
  /** After "for": people that follow are not sewn. */
  #purpose = false;

  constructor(segments: readonly Segment[], index: MotifIndex, language: PromptLanguage) {
    this.#segments = segments;
    this.#index = index;
    this.#language = language;
  }

  read(): ParseState {
    this.#segments.forEach((segment, at) => this.#take(segment, at));
    this.#settleColors();
    return this.#state;
  }

  #take(segment: Segment, at: number): void {
    const { meaning, motif } = segment;
    if (segment.mark) this.#takeMark(segment.typed, at);
    else if (segment.lettering) this.#takeLettering();
    else if (segment.unknown) this.#takeUnknown(segment.typed, at);
    else if (motif && (!meaning || this.#isThing(segment, meaning, at)))
      this.#takeMotif(segment, at);
    else if (meaning) this.#takeMeaning(segment, meaning, at);
  }

  #takeMeaning(segment: Segment, meaning: Meaning, at: number): void {
    switch (meaning.kind) {
      case 'count':
        return this.#takeCount(meaning.count);
      case 'color':
        return this.#takeColor(meaning.color, at);
      case 'tones':
        return this.#takeTones(at);
      case 'part':
        return this.#takePart(segment, at);
      case 'size':
        this.#pending.size = meaning.size;
        return;
      case 'place':
        return this.#takePlace(meaning.place, meaning.binding, at);
      case 'arrangement':
        return this.#takeArrangement(segment, meaning, at);
      case 'join':
        this.#settleColorsUnlessMore(at);
        withoutArticle(this.#pending);
        this.#joined = true;
        this.#before = 'join';
        return;
      case 'theme':
        this.#state.themes.push({ motif: meaning.motif, word: segment.typed });
        return;
      case 'purpose':
        return this.#takePurpose();
      case 'break':
        return this.#takeBreak(segment.lower);
      case 'skip':
        return this.#takeCloth(segment.lower);
      case 'unit':
      case 'negate':
        return;
    }
  }

  /** "A navy towel", "siyah kumaşa": colours before a cloth are its own. */
  #takeCloth(lower: string): void {
    const [color] = this.#pending.colors;
    if (color === undefined || this.#pending.colorsAfter || !isCloth(lower)) return;
    this.#state.cloth ??= color;
    this.#pending.colors = [];
  }

  #takeColor(color: string, at: number): void {
    const ofPart = partColored(this.#segments, at, this.#language);
    if (ofPart !== undefined) {
      if (!this.#isShown(ofPart, color, at)) this.#state.undrawn.push(ofPart);
      return;
    }
    if (this.#before === 'thing' || this.#before === 'in' || isSaidOfLast(this.#segments, at))
      this.#pending.colorsAfter = true;
    this.#pending.colors.push(color);
  }

  /** "Red petals", "a white mane": petals are the flower, and other parts are not told apart. */
  #takePart({ lower }: Segment, at: number): void {
    this.#takeCloth(lower);
    const { colors } = this.#pending;
    if (colors.length > 0 && isPatterned(lower)) return;
    const owner = this.#state.subjects.at(-1);
    if (colors.length > 0 && isPetals(lower) && owner?.colors.length === 0) owner.colors = colors;
    else if (colors.length > 0 && !this.#isShown(lower, colors[0], at))
      this.#state.undrawn.push(...partTold(this.#segments, at));
    this.#pending = nothing();
    this.#before = 'other';
  }

  #isShown(part: string, color: string, at: number): boolean {
    return isDrawnSo(part, color, this.#state.subjects, this.#segments.slice(at), this.#index);
  }

  /** Whether a word that is a colour or a number as well stands here for the thing. */
  #isThing(segment: Segment, meaning: Meaning, at: number): boolean {
    if (meaning.kind === 'count') return !motifFollows(this.#segments, at);
    if (meaning.kind === 'unit') return segment.lower !== 'hoop';
    if (meaning.kind === 'tones')
      return this.#pending.colors.length === 0 && /:thread$/.test(segment.motif!.ids[0]);
    if (meaning.kind !== 'color' || !meaning.thing) return false;
    if (segment.motif!.plural) return true;
    if (isColorList(this.#segments, at)) return false;
    if (this.#before === 'in' && !motifFollows(this.#segments, at)) return false;
    if (this.#pending.colors.length > 0 && !motifFollows(this.#segments, at)) return false;
    return !colorsSomething(this.#segments, at, this.#index);
  }

  #takeMotif(segment: Segment, at: number): void {
    const { ids, plural } = segment.motif!;
    if (this.#isPart(ids[0], at)) {
      if (this.#pending.colors.length > 0)
        this.#state.undrawn.push(...partTold(this.#segments, at));
      this.#pending = nothing();
      return;
    }
    if (this.#isForSomeone(segment, at) || isKinOf(segment, this.#segments[at + 1], this.#index))
      return;
    if (this.#isFlowerCrown(segment)) return;
    const list = this.#before === 'join' || this.#before === 'comma';
    if (!list) this.#group = [];
    if (!list || this.#before === 'join') this.#joined = this.#before === 'join';
    this.#addAll(segment, ids[0], plural);
    this.#pending = nothing();
    this.#earlier = [];
    this.#before = 'thing';
  }

  /** Adds the thing once, or once for each of what was said before: "one white and two black cats". */
  #addAll(segment: Segment, named: string, plural: boolean): void {
    const color = segment.color ? [segment.color] : [];
    const last = { ...this.#pending, colors: [...this.#pending.colors, ...color] };
    const bare = (this.#earlier.length > 0 && segment.uncolored?.ids[0]) || named;
    for (const said of [...this.#earlier, last]) this.#add(segment, bare, said, plural);
  }

  /** "A rose crown": a ring of the flowers just named, not a king's. */
  #isFlowerCrown({ motif, typed }: Segment): boolean {
    const of = this.#state.subjects.at(-1);
    if (motif!.ids[0] !== 'fluent:crown' || this.#before !== 'thing' || !of) return false;
    if (!['flower', 'leaf'].includes(this.#index.motifs.get(of.motif)!.kind)) return false;
    this.#state.arrangements.push({ arrangement: 'wreath', motif: undefined, word: typed });
    return true;
  }

  #isForSomeone(segment: Segment, at: number): boolean {
    const { isFor, purpose } = madeFor(segment, this.#segments[at - 1], {
      purpose: this.#purpose,
      index: this.#index,
      language: this.#language,
    });
    this.#purpose = purpose;
    return isFor;
  }

  /** English says it first; in Turkish it follows the people, who are taken back. */
  #takePurpose(): void {
    if (this.#pending.colorsAfter) this.#settleColors();
    this.#pending = nothing();
    if (this.#language === 'en') {
      this.#purpose = true;
      return;
    }
    const isPerson = (subject?: ReadSubject): boolean =>
      subject !== undefined && this.#index.motifs.get(subject.motif)!.kind === 'person';
    if (this.#before === 'thing')
      while (isPerson(this.#state.subjects.at(-1))) this.#state.subjects.pop();
    this.#group = [];
    this.#before = 'other';
  }

  #isPart(id: string, at: number): boolean {
    const isHis = isOwnPart(at, this.#segments, id, [this.#state, this.#index]);
    return isHis || (this.#before === 'with' && isBodyPart(id, this.#state, this.#index));
  }

  #add(segment: Segment, motif: string, said: Pending, plural: boolean): void {
    const subject = subjectOf(segment, { motif, said, plural, sticky: this.#sticky });
    this.#state.subjects.push(subject);
    this.#group.push(subject);
  }

  #takeCount(count: number): void {
    const { count: said, colors } = this.#pending;
    if (said !== undefined && colors.length > 0) {
      this.#earlier.push(this.#pending);
      this.#pending = nothing();
    }
    this.#pending.count = combined(this.#pending.count, count);
  }

  #takeTones(at: number): void {
    if (this.#pending.colors.length === 0 || motifFollows(this.#segments, at)) return;
    this.#settleColors();
  }

  /** Lettering stands where a thing might: what is said around it is not said of the things. */
  #takeLettering(): void {
    const before = this.#pending.colorsAfter ? [] : this.#pending.colors.splice(0);
    this.#settleColors();
    this.#pending = nothing();
    this.#state.lettering.colors.push(...before);
    this.#group = [this.#state.lettering];
    this.#before = 'thing';
  }

  #takeUnknown(typed: string, at: number): void {
    this.#state.unknown.push(typed);
    // "Mavi çinko çaydanlık": it says more of the thing, which is blue all the same.
    const next = this.#segments[at + 1];
    const isOwn = this.#language === 'tr' && /l[ıiuü]$/.test(typed);
    if (next?.motif && !next.meaning && this.#pending.colors.length > 0 && !isOwn) return;
    this.#pending = nothing();
    this.#earlier = [];
    this.#group = [];
    this.#before = 'other';
  }

  #takeMark(mark: string, at: number): void {
    this.#purpose = false;
    if (this.#pending.colors.length > 0) this.#settleColorsUnlessMore(at);
    // "…, pink and grey, name Mia": the whole is so.
    const follows = this.#segments[at + 1]?.lettering && this.#before !== 'other';
    if (follows && this.#pending.colors.length > 1) this.#settleColors();
    if (/[,:()/]/.test(mark)) {
      this.#before = 'comma';
      this.#joined = false;
      return;
    }
    this.#pending = nothing();
    this.#earlier = [];
    this.#group = [];
    this.#sticky = undefined;
    this.#before = 'other';
  }

  #takeBreak(word: string): void {
    this.#settleColors();
    this.#purpose = false;
    this.#pending.onCloth = word === 'on' || word === 'upon';
    if (word === 'in') {
      this.#before = this.#before === 'comma' ? 'other' : 'in';
      return;
    }
    this.#pending = { ...nothing(), onCloth: this.#pending.onCloth };
    this.#sticky = undefined;
    this.#group = [];
    this.#before = 'with';
  }

  #takeArrangement(
    segment: Segment,
    { arrangement, motif }: Extract<Meaning, { kind: 'arrangement' }>,
    at: number,
  ): void {
    if (this.#before === 'with' && isPrinted(arrangement, this.#state, this.#index)) {
      this.#state.undrawn.push(segment.typed);
      this.#pending = nothing();
      return;
    }
    this.#state.arrangements.push({ arrangement, motif, word: segment.typed });
    if (arrangement === 'single') {
      this.#pending.count = 1;
      return;
    }
    this.#pending.count = undefined;
    // "A lavender bouquet": the article is the bouquet's.
    const last = this.#state.subjects.at(-1);
    if (this.#before === 'thing' && last?.count === 1) last.counted = false;
    const place = OWNED_PLACE[arrangement];
    if (!place) return;
    // "A wreath of roses": the things after it are what it is made of.
    if (/ of$/.test(segment.lower) || /^(?:of|made)/.test(this.#segments[at + 1]?.lower ?? '')) {
      if (this.#before === 'thing' || this.#before === 'in') this.#placeGroup('middle');
      this.#sticky = place;
    } else if (this.#before === 'thing') this.#placeGroup(place);
    if (this.#before !== 'thing') this.#before = 'other';
  }

  #takePlace(place: SubjectPlace, binding: string, at: number): void {
    this.#settleColors();
    const follows = motifFollows(this.#segments, at);
    const precedes =
      this.#before === 'thing' || (binding === 'surrounded' && this.#before === 'comma');
    if (binding === 'around') {
      if (precedes) this.#placeGroup(place);
      if (place === 'middle') this.#pending.placeIfMany = 'around';
      else if (follows) this.#pending.place = 'middle';
    } else if (binding === 'surrounded') {
      if (follows) {
        this.#sticky = place;
        if (precedes) this.#placeGroup('middle');
      } else if (precedes) this.#placeGroup(place);
    } else if (precedes && (binding === 'post' || !follows)) this.#placeGroup(place);
    else if (follows) this.#placeNext(place);
    this.#before = 'other';
  }

  #placeNext(place: SubjectPlace): void {
    this.#sticky = SINGLE_PLACES.has(place) ? undefined : place;
    if (SINGLE_PLACES.has(place)) this.#pending.place = place;
  }

  /** Puts the last list, or its last thing where no "and" held it together, in a place. */
  #placeGroup(place: SubjectPlace): void {
    const members = this.#joined ? this.#group : this.#group.slice(-1);
    for (const subject of members) if (subject.place === 'any') subject.place = place;
    this.#group = [];
  }

  #settleColorsUnlessMore(at: number): void {
    if (nextWord(this.#segments, at + 1)?.meaning?.kind === 'color') return;
    if (this.#pending.colorsAfter) this.#settleColors();
  }

  /** Gives colours that no thing took to the list before them, or to the whole. */
  #settleColors(): void {
    const { colors, colorsAfter, onCloth } = this.#pending;
    if (colors.length === 0) return;
    const members = this.#joined ? this.#group : this.#group.slice(-1);
    const bare = colorsAfter ? members.filter((subject) => subject.colors.length === 0) : [];
    if (bare.length === 0 && onCloth) this.#state.cloth ??= colors[0];
    else if (bare.length === 0) this.#state.colors.push(...colors);
    for (const subject of bare) subject.colors = [...new Set(colors)];
    this.#pending.colors = [];
    this.#pending.colorsAfter = false;
  }
}
