import { BIRDS_AND_FISH } from './birds-and-fish.table.ts';
import { FEAST_AND_TRAVEL } from './feast-and-travel.table.ts';
import { FOLK_AND_ROOF } from './folk-and-roof.table.ts';
import { FIELD_AND_WALL } from './field-and-wall.table.ts';
import { FLOWERS } from './flowers.table.ts';
import { HANDIWORK } from './handiwork.table.ts';
import { HARBOUR_AND_FARM } from './harbour-and-farm.table.ts';
import { DANCES_AND_FLIGHTS } from './dances-and-flights.table.ts';
import { CALLINGS } from './callings.table.ts';
import { HOME_AND_MENAGERIE } from './home-and-menagerie.table.ts';
import { HOME_AND_FEASTS } from './home-and-feasts.table.ts';
import { DOGS } from './dogs.table.ts';
import { CREATURES_AND_NURSERY } from './creatures-and-nursery.table.ts';
import { KILIMS } from './kilims.table.ts';
import { TURKISH_CLASSICS } from './turkish-classics.table.ts';
import { KEEPSAKES } from './keepsakes.table.ts';
import { MAKERS } from './makers.table.ts';
import { MEADOW } from './meadow.table.ts';
import { NATURE } from './nature.table.ts';
import { PANTRY_AND_BORDERS } from './pantry-and-borders.table.ts';
import { PONDS_AND_EAGLES } from './ponds-and-eagles.table.ts';
import { PASTIMES } from './pastimes.table.ts';
import { PEOPLE } from './people.table.ts';
import { PEOPLE_OF_TALES } from './people-of-tales.table.ts';
import { PETS_AND_TREATS } from './pets-and-treats.table.ts';
import { GARDEN } from './garden.table.ts';
import { PLAY_AND_HOME } from './play-and-home.table.ts';
import { PLACES_AND_WORN } from './places-and-worn.table.ts';
import { PEOPLE_AND_PLAY } from './people-and-play.table.ts';
import { TOOLS_AND_HATS } from './tools-and-hats.table.ts';
import { PEOPLE_AT_WORK } from './people-at-work.table.ts';
import { KITCHEN_GARDEN_AND_HOME } from './kitchen-garden-and-home.table.ts';
import { TRADES } from './trades.table.ts';
import { TREES_AND_HARVEST } from './trees-and-harvest.table.ts';
import { ANIMALS_FROM_THE_SIDE } from './animals-from-the-side.table.ts';
import { FACING_ANIMALS } from './facing-animals.table.ts';
import { SIGNS_AND_PAIRS } from './signs-and-pairs.table.ts';
import { STREET_AND_YARD } from './street-and-yard.table.ts';
import { TAILS_AND_EMBLEMS } from './tails-and-emblems.table.ts';
import { YARD } from './yard.table.ts';
import { WILD } from './wild.table.ts';
import { WORKSHOP } from './workshop.table.ts';

/** Our own drawings, as an icon set: bodies on a page of 32 by 32. */
export const OWN_SET = {
  icons: Object.fromEntries(
    Object.entries({
      ...FLOWERS,
      ...DANCES_AND_FLIGHTS,
      ...STREET_AND_YARD,
      ...PONDS_AND_EAGLES,
      ...CALLINGS,
      ...HOME_AND_MENAGERIE,
      ...TURKISH_CLASSICS,
      ...KILIMS,
      ...KEEPSAKES,
      ...CREATURES_AND_NURSERY,
      ...NATURE,
      ...HOME_AND_FEASTS,
      ...PEOPLE_AND_PLAY,
      ...PLACES_AND_WORN,
      ...PEOPLE,
      ...TOOLS_AND_HATS,
      ...PETS_AND_TREATS,
      ...WORKSHOP,
      ...PEOPLE_AT_WORK,
      ...WILD,
      ...FACING_ANIMALS,
      ...ANIMALS_FROM_THE_SIDE,
      ...BIRDS_AND_FISH,
      ...TREES_AND_HARVEST,
      ...HARBOUR_AND_FARM,
      ...HANDIWORK,
      ...TRADES,
      ...GARDEN,
      ...PLAY_AND_HOME,
      ...FEAST_AND_TRAVEL,
      ...KITCHEN_GARDEN_AND_HOME,
      ...MAKERS,
      ...MEADOW,
      ...FOLK_AND_ROOF,
      ...PEOPLE_OF_TALES,
      ...SIGNS_AND_PAIRS,
      ...PANTRY_AND_BORDERS,
      ...TAILS_AND_EMBLEMS,
      ...PASTIMES,
      ...FIELD_AND_WALL,
      ...DOGS,
      ...YARD,
    }).map(([name, body]) => [name, { body }]),
  ),
  width: 32,
  height: 32,
};
