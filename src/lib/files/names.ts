/** Longest name without its ending: machines' displays cut sooner, sticks and mails do not. */
const MAX_STEM = 40;

/** Letters that come apart into no plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/**
 * The name of a file as every machine and every system takes it: plain letters, digits, hyphens.
 * @param name as somebody wrote it, in any language
 * @param fallback where nothing of it is left
 */
export function fileStem(name: string, fallback: string): string {
  const stem = name
    .toLowerCase()
    .replaceAll(/[ıßæøłđ]/g, (letter) => PLAIN[letter])
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM)
    .replaceAll(/^-+|-+$/g, '');
  return stem || fallback;
}
