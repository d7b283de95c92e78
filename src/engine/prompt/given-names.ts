import { GIVEN_NAMES } from './given-names.table.ts';
import type { PromptLanguage } from './plan.ts';
import { fold } from './text.ts';

/** All of them by their letters without marks: "ayse", too. */
const NAMES = new Map<string, Partial<Record<PromptLanguage, string>>>();
for (const language of ['en', 'tr'] as const) {
  for (const name of GIVEN_NAMES[language]) {
    const known = NAMES.get(fold(name)) ?? {};
    NAMES.set(fold(name), { ...known, [language]: name });
  }
}

/** A given name, typed small, with its capital and its marks; undefined where it is none. */
export function givenName(small: string, likely: PromptLanguage): string | undefined {
  const { en, tr } = NAMES.get(fold(small)) ?? {};
  if (en === small && (tr === undefined || likely === 'en')) return capital(en, 'en');
  // "ayşe" for "ayse"; but "çağrı" is no "cagri" of another spelling.
  if (tr !== undefined && (tr === small || fold(small) === small)) return capital(tr, 'tr');
  return undefined;
}

/** With a capital, as a language has it. */
export const capital = (name: string, language: PromptLanguage): string =>
  name[0].toLocaleUpperCase(language) + name.slice(1);
