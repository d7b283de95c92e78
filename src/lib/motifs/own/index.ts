import { BIRDS_AND_FISH } from './birds-and-fish.table.ts';
import { FEAST_AND_TRAVEL } from './feast-and-travel.table.ts';
import { FOLK_AND_ROOF } from './folk-and-roof.table.ts';
import { FLOWERS } from './flowers.table.ts';
import { HANDIWORK } from './handiwork.table.ts';
import { HARBOUR_AND_FARM } from './harbour-and-farm.table.ts';
import { HOME_AND_FEASTS } from './home-and-feasts.table.ts';
import { CREATURES_AND_NURSERY } from './creatures-and-nursery.table.ts';
import { KILIMS } from './kilims.table.ts';
import { TURKISH_CLASSICS } from './turkish-classics.table.ts';
import { MAKERS } from './makers.table.ts';
import { MEADOW } from './meadow.table.ts';
import { NATURE } from './nature.table.ts';
import { PEOPLE } from './people.table.ts';
import { PETS_AND_TREATS } from './pets-and-treats.table.ts';
import { PLAY_AND_GARDEN } from './play-and-garden.table.ts';
import { PLACES_AND_WORN } from './places-and-worn.table.ts';
import { PEOPLE_AND_PLAY } from './people-and-play.table.ts';
import { TOOLS_AND_HATS } from './tools-and-hats.table.ts';
import { PEOPLE_AT_WORK } from './people-at-work.table.ts';
import { KITCHEN_GARDEN_AND_HOME } from './kitchen-garden-and-home.table.ts';
import { TRADES } from './trades.table.ts';
import { TREES_AND_HARVEST } from './trees-and-harvest.table.ts';
import { WHOLE_ANIMALS } from './whole-animals.table.ts';
import { WILD } from './wild.table.ts';
import { WORKSHOP } from './workshop.table.ts';

/** Our own drawings, as an icon set: bodies on a page of 32 by 32. */
export const OWN_SET = {
  icons: Object.fromEntries(
    Object.entries({
      ...FLOWERS,
      ...TURKISH_CLASSICS,
      ...KILIMS,
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
      ...WHOLE_ANIMALS,
      ...BIRDS_AND_FISH,
      ...TREES_AND_HARVEST,
      ...HARBOUR_AND_FARM,
      ...HANDIWORK,
      ...TRADES,
      ...PLAY_AND_GARDEN,
      ...FEAST_AND_TRAVEL,
      ...KITCHEN_GARDEN_AND_HOME,
      ...MAKERS,
      ...MEADOW,
      ...FOLK_AND_ROOF,
    }).map(([name, body]) => [name, { body }]),
  ),
  width: 32,
  height: 32,
};
