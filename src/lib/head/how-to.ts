import type { HowTo } from 'schema-dts';
import { absoluteUrl } from '../site.ts';

export interface HowToFacts {
  name: string;
  path: string;
  /** In order, as the page shows them. */
  steps: { name: string; text: string }[];
}

/** Structured data of instructions. Its steps stand on the page too. */
export function howTo({ name, path, steps }: HowToFacts, site: string): HowTo {
  const url = absoluteUrl(path, site);
  return {
    '@type': 'HowTo',
    '@id': `${url}#how-to`,
    name,
    mainEntityOfPage: url,
    inLanguage: 'en',
    step: steps.map((step, index) => ({
      '@type': 'HowToStep' as const,
      position: index + 1,
      name: step.name,
      text: step.text,
    })),
  };
}
