import chars from '@iconify-json/fluent-emoji-flat/chars.json' with { type: 'json' };
import metadata from '@iconify-json/fluent-emoji-flat/metadata.json' with { type: 'json' };
import english from 'cldr-annotations-full/annotations/en/annotations.json' with { type: 'json' };
import turkish from 'cldr-annotations-full/annotations/tr/annotations.json' with { type: 'json' };
import compounds from './compounds.json' with { type: 'json' };
import otherWords from './other-words.json' with { type: 'json' };
import type { MotifSources } from './build-index.ts';

/** What the index is built from, out of the packages: megabytes, for builds and tests alone. */
export const MOTIF_SOURCES: Omit<MotifSources, 'kinds'> = {
  categories: metadata.categories,
  chars,
  compounds,
  otherWords,
  annotations: {
    en: english.annotations.annotations,
    tr: turkish.annotations.annotations,
  },
};
