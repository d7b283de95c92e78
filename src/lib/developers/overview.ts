import type { Heading } from '../contents.ts';
import type { Door } from './reference.ts';

/** The chapters of the overview before and after its examples. */
const BEFORE = [
  ['what', 'What it is'],
  ['get', 'Get it'],
  ['examples', 'Examples'],
] as const;
const AFTER = [
  ['doors', 'The doors'],
  ['errors', 'Errors'],
  ['progress', 'Progress, and stopping'],
  ['units', 'Units'],
  ['stability', 'What may change'],
] as const;

/** A title as an anchor. */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * What the reference knows of the package as a whole.
 * @throws Error where no door has it
 */
export function packageOf(doors: readonly Door[]) {
  const whole = doors.find(({ data }) => data.package)?.data;
  if (!whole?.package)
    throw new Error('No door of the reference has the package: npm run reference');
  return {
    version: whole.package.version,
    examples: whole.package.examples.map((one) => ({ ...one, slug: slugOf(one.title) })),
    errors: whole.types.find(({ name }) => name === 'EngineErrorCode')?.members ?? [],
  };
}

/** What stands in the overview's contents. */
export function overviewHeadings(examples: readonly { slug: string; title: string }[]): Heading[] {
  const chapters = (all: readonly (readonly [string, string])[]) =>
    all.map(([slug, text]) => ({ depth: 2, slug, text }));
  return [
    ...chapters(BEFORE),
    ...examples.map(({ slug, title }) => ({ depth: 3, slug, text: title })),
    ...chapters(AFTER),
  ];
}
