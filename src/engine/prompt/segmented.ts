import { withoutCarriers } from './carriers.ts';
import { withoutClothes } from './clothes.ts';
import { joinedNames } from './joined-names.ts';
import { takeNegations } from './negation.ts';
import { withoutOffices } from './offices.ts';
import { readPhrases } from './phrases.ts';
import { withoutPurposes } from './purposes.ts';
import { segment } from './segments.ts';
import type { Token } from './text.ts';

/** A prompt's segments without what is not wanted and what the piece is; and what is told of these. */
export function segmented(read: readonly Token[], reading: Parameters<typeof segment>[1]) {
  const { index, language } = reading;
  const said = joinedNames(segment(read, reading), index, language);
  const { segments: bare, absent, unwanted } = takeNegations(said);
  const { segments: wanted, told } = withoutClothes(bare, language);
  const things = withoutPurposes(withoutOffices(wanted, index, language), index, language);
  const segments = readPhrases(withoutCarriers(things, language), index, language);
  return { segments, absent, unwanted, told };
}
