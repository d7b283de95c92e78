/*
 * How large single things are in nature beside an animal, where their kind alone says too little: a
 * button is no piano. Softened already: a whale is not thirty times a cat on a towel.
 */

/** By their motif's name without its source. */
const NAMES: Readonly<Record<string, string>> = {
  0.2: `shirt-button coin pushpin round-pushpin paperclip safety-pin pill thimble plectrum
    rolling-dices game-die iron-nails nut-and-bolt post-stamp lady-beetle ant fly mosquito razor-blade
    ring pearl almond coffee-beans hazelnuts`,
  0.28: `bee honeybee firefly beetle cricket whistle lipstick dog-tags earrings drop-earrings key
    car-key house-keys old-key hook lighter matchbox crayon birthday-candle drop-of-blood bauble
    walnut acorn feather spiral-shell tennis-ball golf-ball baseball softball fishing-lure bead-necklace cockroach bug shrimp`,
  0.36: `scissors crochet-hook pen pencil paintbrush fork spoon toothbrush glasses sunglasses
    monocle watch pocket-watch compass bangles screwdriver thread sewing-needle knitting-needles
    light-bulb battery soap perfume magnet mustache bow-tie bell baby-bottle monarch butterfly
    dragonfly caterpillar tomato plum fig tooth mouse rat hair-clippers straight-razor collar
    spinning-top yo-yo starfish pacifier peacock-feather paper-boat`,
  0.45: `kitchen-knife whisk wooden-spoon spatula comb hair-brush necktie booties pom-poms camera
    hammer wrench pliers rolling-pin hair-dryer stethoscope mortar-and-pestle bell-pepper pear peach
    hot-pepper quince pomegranate diya-lamp soccer-ball basketball volleyball seahorse clownfish goldfish tropical-fish crab bat flashlight
    magnifying-glass-tilted-left slippers mittens yarn pincushion french-fries ice-cream
    snail boxing-glove newspaper mobile-phone hourglass-done reminder-ribbon wallet stopwatch`,
  0.6: `pumpkin watermelon pineapple spaghetti steaming-bowl teapot honey-pot pizza bread cezve
    moka-pot fruit-bowl vegetable-basket rabbit squirrel jellyfish fish trout koala`,
  0.8: `cat sitting-cat sleeping-cat raccoon otter mirror books chessboard backgammon typewriter
    sewing-machine gramophone fox sleeping-fox kick-scooter skateboard monkey violin`,
  1: `tennis-racket guitar baglama oud cello suitcase chalkboard drum washing-machine laundry-washer stove easel
    mannequin cradle window window-with-curtains window-round curtain tv barber-pole seal`,
  1.15: `bicycle stroller wheelbarrow bench wooden-table wedding-dress surfboard harp golden-harp
    dolphin lion tiger hammock motor-scooter street-lamp rowboat canoe kayak bear walking-bear`,
  1.4: `door piano grand-piano fireplace loom drum-kit playground-slide cow hippopotamus rhinoceros
    shark orca bison`,
  1.6: `elephant giraffe mammoth whale spouting-whale t-rex sauropod triceratops train tram
    locomotive ferry hot-air-balloon air-balloon airplane fishing-boat sailboat`,
  2: `ship galleon caravel viking-ship passenger-ship cargo-ship submarine`,
};

const SIZES: ReadonlyMap<string, number> = new Map(
  Object.entries(NAMES).flatMap(([size, names]) =>
    names.split(/\s+/u).map((name): [string, number] => [name, Number(size)]),
  ),
);

/** The size of a motif that is known by its name. @param id with its source */
export const sizeByName = (id: string): number | undefined =>
  SIZES.get(id.slice(id.indexOf(':') + 1));
