import type { Arrangement, PromptPlan, PromptSubject, SubjectPlace } from 'ilmek-engine/compose';

/* What was understood of a prompt, told back to who wrote it. */

const ARRANGED: Record<Arrangement, string> = {
  single: 'alone',
  row: 'in a row',
  bouquet: 'as a bouquet',
  wreath: 'as a wreath',
  repeat: 'repeated',
  border: 'as a border',
  medallion: 'as a medallion',
  symmetry: 'mirrored',
  scatter: 'scattered',
  scene: 'as a scene',
};

const PLACED: Record<SubjectPlace, string> = {
  middle: 'in the middle',
  around: 'around',
  left: 'at the left',
  right: 'at the right',
  top: 'at the top',
  bottom: 'at the bottom',
  corners: 'in the corners',
  border: 'at the border',
  background: 'behind',
  any: '',
};

function subjectWords({ word, count, size, place }: PromptSubject): string {
  const name = count > 1 ? `${count} × ${word}` : word;
  return [size === 'normal' ? '' : size, name, PLACED[place]].filter(Boolean).join(' ');
}

/** '3 × roses around, wolf in the middle; as a wreath; with “Ada”', or '' where nothing was understood. */
export function planWords({ subjects, words, arrangement }: PromptPlan): string {
  const drawn = subjects.map(subjectWords).join(', ');
  const written = words.map((text) => `“${text}”`).join(' and ');
  if (!drawn && !written) return '';
  const parts = [drawn, arrangement && ARRANGED[arrangement], written && `with ${written}`];
  return parts.filter(Boolean).join('; ');
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** The prompt with one of its words in place of another: where it stands by itself, if it does. */
export function withWord(prompt: string, word: string, other: string): string {
  const isAlone = (at: number) =>
    !LETTER.test(prompt.charAt(at - 1)) && !LETTER.test(prompt.charAt(at + word.length));
  const first = prompt.indexOf(word);
  let at = first;
  while (at >= 0 && !isAlone(at)) at = prompt.indexOf(word, at + 1);
  if (at < 0) at = first;
  return at < 0 ? prompt : prompt.slice(0, at) + other + prompt.slice(at + word.length);
}
