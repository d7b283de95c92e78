import type { MotifIndex, MotifKind } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage } from './plan.ts';
import {
  DRINKS,
  FILLED,
  IN_HAND,
  NOT_HAD,
  ON_BODY,
  ON_HORNS,
  ON_NECK,
  SAID,
  SAID_AFTER,
  SPREADS,
  type Said,
} from './relation-words.ts';
import type { Segment } from './segments.ts';
import {
  baseOf,
  between,
  had,
  BACKDROP,
  HAS_A_FACE,
  isDressedIn,
  isFilling,
  isLoaded,
  goesOn,
  isListed,
  isOfWhole,
  RIDDEN,
  SMILE,
  isSaidOf,
  isSceneBefore,
  ownerOf,
  placeAt,
  stand,
  standBehind,
  takesClothes,
} from './relation-parts.ts';
import { HEAD } from './drawn-otherwise.ts';
import { readJoined, readPairs } from './relation-pairs.ts';
import { CREATURES, isVessel, isWorn } from './thing-kinds.ts';
import { fold, squeeze } from './text.ts';

/*
 * How things stand to each other: "ağacın altında kedi". Read from the words between two neighbours.
 */

/** Finds what the prompt says of each thing to the others, and notes it in them. */
export function readRelations(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  index: MotifIndex,
  language: PromptLanguage,
): void {
  new RelationReader(segments, subjects, index, language).read();
}

class RelationReader {
  readonly #segments: readonly Segment[];
  readonly #subjects: readonly ReadSubject[];
  readonly #index: MotifIndex;
  readonly #language: PromptLanguage;

  constructor(
    segments: readonly Segment[],
    subjects: readonly ReadSubject[],
    index: MotifIndex,
    language: PromptLanguage,
  ) {
    this.#segments = segments;
    // What comes with somebody's work stands between nobody and where he is.
    this.#subjects = subjects.filter(({ from }) => !from.role || subjects.length < 3);
    this.#index = index;
    this.#language = language;
  }

  read(): void {
    for (let k = 1; k < this.#subjects.length; k++) {
      const [first, second] = [this.#subjects[k - 1], this.#subjects[k]];
      if (first.from === second.from) continue;
      const said = this.#saidOf(first, second);
      if (said) this.#relate(said, k);
      else this.#lastSaid(k);
    }
    readPairs(this.#segments, this.#subjects);
    if (this.#language === 'tr') readJoined(this.#segments, this.#subjects, this.#isAlike);
  }

  #at({ from }: ReadSubject): number {
    return this.#segments.indexOf(from);
  }

  #saidOf(first: ReadSubject, second: ReadSubject): Said | undefined {
    const [from, to] = [this.#at(first), this.#at(second)];
    // "A grizzly bear face with sunglasses": said of the bear.
    const isHead = HEAD.test(this.#segments[from + 1]?.lower ?? '');
    const words = this.#segments.slice(from + (isHead ? 2 : 1), to);
    const owned = this.#language === 'tr' ? had(this.#segments, from, words) : undefined;
    if (owned) return owned;
    const said = between(words, this.#language);
    if (this.#drinks(first, second, words)) return { kind: 'over' };
    // "A boy flying a kite".
    const isFlown = words[0]?.lower === 'flying' && /kite|balloon/.test(second.motif);
    if (isFlown && this.#isCreature(first)) return { kind: 'holding', back: true };
    if (said?.kind === 'holding' && ON_BODY.test(this.#segments[to + 1]?.lower ?? '')) {
      second.borne = true;
      return { kind: 'on', back: true };
    }
    // "A fox in a knitted scarf", "a cat in boots".
    const dressed = said?.kind === 'in' && !said.back && isDressedIn(second, words);
    if (dressed && this.#isCreature(ownerOf(first))) return { kind: 'wearing', back: true };
    return (
      said ??
      // "Reading a book" is a name of its own.
      SAID[this.#language].get(second.from.lower.split(' ')[0]) ??
      (this.#language === 'tr'
        ? this.#byEnding(first, second, words)
        : this.#byParts(first, second, [...words, ...this.#segments.slice(to, to + 2)]))
    );
  }

  /** "A hummingbird drinking from a hibiscus": it hovers before the flower. */
  #drinks(a: ReadSubject, b: ReadSubject, words: readonly Segment[]): boolean {
    return (
      this.#flies(a) && this.#kind(b) === 'flower' && words.some(({ lower }) => DRINKS.test(lower))
    );
  }

  #isCreature(subject: ReadSubject): boolean {
    if (SMILE.test(subject.motif)) return false;
    return CREATURES.has(this.#kind(subject)) || HAS_A_FACE.test(subject.motif);
  }

  #relate({ kind, back, among, head }: Said, k: number): void {
    const [first, second] = [this.#subjects[k - 1], this.#subjects[k]];
    if (among && !this.#grows(back ? first : second)) return;
    // "A house, sheep before it": a scene shows it.
    if (kind === 'behind' && !back && this.#isHouse(first) && isSceneBefore(second)) return;
    // "Gelinlik giymiş gelin ve papyonlu damat": nobody wears the bride.
    const worn = back ? second : first;
    if (kind === 'wearing' && !isWorn(worn.motif) && this.#isCreature(worn)) return;
    // A truck carries a tree on it.
    if (kind === 'holding' && back && this.#isLoaded(first, second))
      return stand(second, 'on', first);
    const owned = kind === 'wearing' || kind === 'holding';
    // Whoever is before the setting sun is in its middle.
    if (kind === 'behind' && back && /:setting-sun$|:full-moon$/.test(second.motif))
      return stand(baseOf(first), 'in', second);
    // "Kedi ve köpek, arkasında pencere": both are before it.
    if (
      kind === 'behind' &&
      back &&
      k >= 2 &&
      this.#isListed(k - 2) &&
      BACKDROP.test(second.motif)
    ) {
      for (let p = k - 1; p >= 0 && (p === k - 1 || this.#isListed(p)); p--)
        stand(this.#subjects[p], 'in', second);
      return;
    }
    // "Ay ve yıldızın altında cami": under both, which a scene shows.
    const isFilled = kind === 'in' && isVessel(first.motif);
    if (back && !owned && !isFilled && k >= 2 && this.#isListed(k - 2)) return;
    const [mover, other] = back
      ? [
          second,
          owned
            ? this.#creatureBefore(k)
            : isFilled
              ? first
              : kind === 'behind' || (kind === 'under' && this.#language === 'tr')
                ? baseOf(first)
                : ownerOf(first),
        ]
      : [owned ? first : isFilling(first) ? first.stands!.other : ownerOf(first), second];
    // "Ağacın altında kitap okuyan kız": under the tree is whoever holds the book.
    if (owned && !back && mover.stands) {
      other.stands ??= mover.stands;
      mover.stands = undefined;
    }
    // Stars are over whoever they are on.
    const isSky = kind === 'on' && /:(?:glowing-)?star$|moon$|:sun$|:cloud$/.test(mover.motif);
    if (isSky && this.#isCreature(other)) return stand(mover, 'over', other);
    // "A cowboy hat on a horse", "at üstünde gelin".
    const isPutOn = (kind === 'on' || head) && isWorn(mover.motif) && this.#isCreature(other);
    const isRider = kind === 'on' && this.#kind(mover) === 'person' && RIDDEN.test(other.motif);
    stand(mover, isPutOn ? 'wearing' : isRider ? 'riding' : kind, other);
    // "Wearing glasses and a scarf".
    if (back && kind === 'wearing')
      for (let n = k + 1; this.#isListed(n - 1) && isWorn(this.#subjects[n].motif); n++)
        stand(this.#subjects[n], kind, other);
    // "A vase of roses and lavender".
    if (back && kind === 'in' && isVessel(other.motif) && this.#grows(mover))
      for (let n = k + 1; this.#isListed(n - 1, true) && this.#grows(this.#subjects[n]); n++)
        stand(this.#subjects[n], kind, other);
    // "At üstünde gelin ve damat": both of them ride.
    const isAside = kind === 'beside' && !/:(?:sea|pond)$/.test(other.motif);
    if (back && this.#language === 'tr' && !owned && !among && !isAside)
      for (let n = k + 1; this.#goesOn(n - 1) && (SPREADS.has(kind) || this.#isAlike(n, k)); n++)
        stand(this.#subjects[n], isRider ? 'riding' : kind, other);
    // "A cat and a dog on a sofa": both of them.
    for (let p = k - 2; !back && p >= 0 && this.#isListed(p, p < k - 2); p--) {
      if (owned && this.#isCreature(this.#subjects[p])) break;
      stand(this.#subjects[p], isRider ? 'riding' : kind, other);
    }
  }

  /** "A penguin on skis with goggles": the skis wear none. */
  #bearsSomebody = (a: ReadSubject): boolean =>
    this.#subjects.some((one) => one.stands?.other === a && this.#isCreature(one));

  /** Of one sort: who lives, what grows. */
  #isAlike = (n: number, k: number): boolean => {
    const [a, b] = [this.#subjects[n], this.#subjects[k]];
    return this.#isCreature(a) ? this.#isCreature(b) : this.#grows(a) && this.#grows(b);
  };

  #isName(lower: string): boolean {
    const { exact, folded } = this.#index.names.tr;
    return exact.has(squeeze(lower)) || folded.has(squeeze(fold(lower)));
  }

  /** "A mouse on a cheese, wearing a crown": the cheese wears nothing. */
  #creatureBefore(k: number): ReadSubject {
    const before = this.#subjects.slice(0, k);
    const last = before.at(-1)!;
    // "A cactus in a pot, wearing a hat": the pot wears none either.
    const whole = last.stands === undefined && before.find(({ stands }) => stands?.other === last);
    return (
      before.findLast((subject) => this.#isCreature(subject)) ||
      (whole && isVessel(last.motif) ? whole : ownerOf(last))
    );
  }

  #isListed = (p: number, commas = false): boolean =>
    isListed(this.#segments, this.#subjects, p, commas);
  #goesOn = (p: number): boolean => goesOn(this.#segments, this.#subjects, p);

  /** "Kedi ağacın altında", "a tree, presents underneath": what is said after both. */
  #lastSaid(k: number): void {
    const [first, second] = [this.#subjects[k - 1], this.#subjects[k]];
    const to = this.#at(second);
    const word = this.#segments[to + 1]?.lower ?? '';
    if (this.#language === 'en') {
      // "With a cat sitting on it".
      const from = to + (/ing$/.test(word) ? 2 : 1);
      const kind = [1, 2, 3]
        .map((count) => this.#segments.slice(from, from + count))
        .map((words) => words.map(({ lower }) => lower).join(' '))
        .map((text) => SAID_AFTER.find(([words]) => words.test(text))?.[1])
        .find(Boolean);
      // "A cat on a broom, full moon behind".
      const isEnd = this.#segments[to + 2]?.mark ?? this.#segments[to + 2] === undefined;
      const isBehindAll = k >= 2 && this.#kind(second) === 'tree';
      if (/^behind$/.test(word) && isEnd) return standBehind(second, first, isBehindAll);
      // "Bride and groom with a heart above": above both.
      const isAboveBoth = kind === 'over' && k >= 2 && /heart|star$/.test(second.motif);
      if (isAboveBoth) return void (second.place = 'any');
      // "Presents under it and a star on top": of the same tree.
      if (!kind || isOfWhole(second, word, this.#subjects)) return;
      // "A snow globe with a house and a tree inside": all that was listed.
      let head = k;
      while (head > 0 && this.#isListed(head - 1)) head--;
      const holder = head > 0 && head < k ? this.#subjects[head - 1] : undefined;
      const isHeld = holder && this.#segments[this.#at(holder) + 1]?.lower === 'with';
      if (!isHeld) stand(second, kind, first.stands?.other ?? first);
      else for (let n = head; n <= k; n++) stand(this.#subjects[n], kind, holder);
      return;
    }
    // "Kız çocuğu, elbisesi pembe": hers.
    const { lower } = second.from;
    const isHers = isWorn(second.motif) && /[scğ][ıiuü]$/.test(lower) && !this.#isName(lower);
    if (isHers && this.#isCreature(ownerOf(first))) stand(second, 'wearing', ownerOf(first));
    // "Kaktüs, pembe çiçekli".
    if (/l[ıiuü]$/.test(lower) && this.#blooms(first, second)) return stand(second, 'on', first);
    const said = SAID.tr.get(word);
    const next = this.#subjects[k + 1];
    const isNear = next !== undefined && this.#at(next) - to <= 3;
    if (isNear && this.#segments[to + 1]?.mark !== true) return;
    if (said?.back && /n$/.test(second.from.lower)) stand(baseOf(first), said.kind, second);
    // "Baykuş dalda oturuyor".
    else if (/[dt][ae]$/.test(second.from.lower) && this.#isHouse(second) && k >= 2)
      second.place = 'background';
    else if (/[dt][ae]$/.test(second.from.lower) && !this.#isName(second.from.lower))
      stand(first, placeAt(second), second);
  }

  /** "A cat with a hat", "a vase with roses", "a cat with a fish in its mouth". */
  #byParts(a: ReadSubject, b: ReadSubject, words: readonly Segment[]): Said | undefined {
    // "A labrador puppy with a collar": one dog, by two names.
    const isAgain = ({ motif, meaning }: Segment): boolean => !meaning && motif?.ids[0] === a.motif;
    // "A fox in a teacup with leaves around".
    const next = this.#segments[this.#at(b) + 1]?.lower ?? '';
    if (NOT_HAD.test(next)) return undefined;
    const link = words.find((word) => !isSaidOf(word) && !isAgain(word))?.lower;
    const last = words.at(-1)?.lower ?? '';
    if (this.#isCreature(ownerOf(a)) && ON_NECK.test(last)) return { kind: 'wearing', back: true };
    const isTied = /:(?:ribbon|bow-tie)$/.test(b.motif) && !this.#grows(a) && !this.#isHouse(a);
    if (link === 'with' && isTied) return { kind: 'wearing', back: true };
    if (link === 'with' && this.#blooms(a, b)) return { kind: 'on', back: true };
    const isCrown = /crown$|tiara/.test(b.motif) && a !== this.#subjects[0];
    const isDressed = takesClothes(this.#kind(a), a.motif) || this.#bearsSomebody(a);
    const isAnyway = isDressed || isCrown || SMILE.test(b.motif);
    if (link === 'with' && isAnyway && isWorn(b.motif)) return { kind: 'wearing', back: true };
    // An elephant's back is ornate.
    if (link === 'with' && /:mandala$/.test(b.motif)) return { kind: 'in', back: true };
    if (link === 'with' && this.#isCreature(ownerOf(a))) {
      if (isWorn(b.motif)) return { kind: 'wearing', back: true };
      if (IN_HAND.test(b.motif) && !/^(?:over|above)/.test(next))
        return { kind: 'holding', back: true };
      if (ON_HORNS.test(last) || /^in (?:its|his|her|the) eyes$/.test(last))
        return { kind: 'wearing', back: true };
      if (this.#grows(b) && /^on (?:its|his|her|their) head$/.test(last))
        return { kind: 'wearing', back: true };
      if (/^in (?:its|his|her|their) (?:mouth|hands?|paws?|beak|claws)$/.test(last))
        return { kind: 'holding', back: true };
      if (/^on (?:its|his|her|their) (?:back|head|shoulders?|nose|shell)$/.test(last))
        return { kind: 'on', back: true };
    }
    if (
      link === 'in' &&
      this.#isCreature(a) &&
      /glasses|scarf|boot|bow-tie|crown|:mask/.test(b.motif)
    )
      return { kind: 'wearing', back: true };
    if (link === 'with' && /^on (?:the|its) (?:roof|top)$/.test(last))
      return { kind: 'on', back: true };
    if (link === 'with' && /:window|:shield$/.test(a.motif)) return { kind: 'in', back: true };
    const fills = link === 'with' || /^(?:of|full of|filled with)$/.test(words[0]?.lower ?? '');
    const isOpen = link === 'with' || !isVessel(a.motif);
    if (fills && isOpen && this.#isLoaded(a, b)) return { kind: 'on', back: true };
    if (fills && b.motif.endsWith('egg') && /basket|nest/.test(a.motif))
      return { kind: 'in', back: true };
    // "A teapot with roses on it".
    if (link === 'with' && isVessel(a.motif) && /^on(?: it)?$/.test(last))
      return { kind: 'on', back: true };
    // Bees fly about a jar.
    if (link === 'with' && this.#flies(b)) return undefined;
    const isOpenItself = isVessel(b.motif) && this.#kind(b) !== 'food';
    return fills && isVessel(a.motif) && !/hat$|lantern$/.test(a.motif) && !isOpenItself
      ? { kind: 'in', back: true }
      : undefined;
  }

  /** "Sepette kedi", "şapkalı kedi", "güllü vazo": said by the first one's ending. */
  #byEnding(a: ReadSubject, b: ReadSubject, words: readonly Segment[]): Said | undefined {
    const { lower } = a.from;
    const passes = (word: Segment): boolean =>
      isSaidOf(word) || word.meaning?.kind === 'place' || word.role !== undefined;
    // "Karanfillerle süslü vazo", "güllerle dolu sepet".
    const fills =
      (/l[ae]$/.test(lower) || this.#grows(a)) && words.some((word) => FILLED.test(word.lower));
    if (fills && isVessel(b.motif)) return { kind: 'in' };
    if (!words.every(passes) || this.#isName(lower)) return undefined;
    // A farm is no barn that they are in.
    if (/^(?!çiftli).*[dt][ae](?:ki)?$/.test(lower))
      return { kind: this.#isHouse(a) ? 'in' : placeAt(a), back: true };
    // "Üç balonla uçan fil".
    if (/l[aeıiuü]$/.test(lower) && IN_HAND.test(a.motif) && this.#isCreature(b))
      return { kind: 'holding' };
    // "Pencereden bakan kedi".
    if (/[dt][ae]n$/.test(lower) && /:window|doghouse|:hut$|:house$/.test(a.motif))
      return { kind: 'in', back: true };
    if (!/l[ıiuü]$/.test(lower)) return undefined;
    if (this.#blooms(b, a)) return { kind: 'on' };
    const isDressed = SMILE.test(a.motif) || takesClothes(this.#kind(b), b.motif);
    if (isWorn(a.motif) && (isDressed || this.#isCreature(b))) return { kind: 'wearing' };
    if (/backpack/.test(a.motif) && this.#kind(b) === 'person') return { kind: 'on' };
    // "Boynuzları çiçekli geyik".
    const part = this.#segments[this.#at(a) - 1]?.lower ?? '';
    if (this.#grows(a) && this.#isCreature(b) && /^(?:boynuz|baş|saç|kulak|kafa)/.test(part))
      return { kind: 'wearing' };
    // "Nazarlıklı at nalı".
    const holds = isVessel(b.motif) || /horseshoe|crescent-moon|:red-heart|:shield$/.test(b.motif);
    return holds && !isVessel(a.motif) ? { kind: 'in' } : undefined;
  }

  #kind({ motif }: ReadSubject): MotifKind {
    return this.#index.motifs.get(motif)!.kind;
  }

  #blooms({ motif }: ReadSubject, flower: ReadSubject): boolean {
    return /:cactus$/.test(motif) && this.#kind(flower) === 'flower';
  }

  #flies(subject: ReadSubject): boolean {
    return ['insect', 'bird'].includes(this.#kind(subject));
  }

  #grows(subject: ReadSubject): boolean {
    return ['flower', 'leaf', 'food'].includes(this.#kind(subject));
  }

  #isLoaded(a: ReadSubject, b: ReadSubject): boolean {
    return isLoaded(a.motif, this.#kind(a), this.#kind(b));
  }

  #isHouse = (subject: ReadSubject): boolean => this.#kind(subject) === 'building';
}
