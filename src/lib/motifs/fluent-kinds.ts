import type { MotifKind } from 'ilmek-engine/compose';

/*
 * Which of the coloured motifs are kept, and what sort of thing each is. Left
 * out is what nobody sews (office things, clock faces, signs, arrows) and what
 * only says again what a better motif says.
 */

/** The set's own categories: what of each is kept, and of which kind it is unless said below. */
export const FLUENT_CATEGORIES: Record<string, MotifKind> = {
  Activities: 'object',
  'Animals & Nature': 'animal',
  'Food & Drink': 'food',
  Objects: 'object',
  'Travel & Places': 'object',
  'Smileys & Emotion': 'face',
};

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Left out of the categories above. */
export const FLUENT_LEFT_OUT: ReadonlySet<string> = new Set(
  words(`
  carp-streamer flag-in-hole flower-playing-cards framed-picture japanese-dolls mahjong-red-dragon
  moon-viewing-ceremony pine-decoration red-envelope running-shirt slot-machine tanabata-tree
  ticket cockroach guide-dog pig-nose dodo white-flower water-buffalo bento-box canned-food
  curry-rice dango fish-cake-with-swirl fondue fried-shrimp jar mate moon-cake oden pouring-liquid
  rice-ball rice-cracker sake tamale alembic bar-chart bell-with-slash black-nib blue-book bookmark
  bookmark-tabs briefs broken-chain camera-with-flash card-file-box card-index card-index-dividers
  chart-decreasing chart-increasing chart-increasing-with-yen cigarette
  closed-mailbox-with-lowered-flag closed-mailbox-with-raised-flag clutch-bag computer-disk
  control-knobs couch-and-lamp dvd e-mail elevator envelope-with-arrow euro-banknote fax-machine
  file-cabinet file-folder floppy-disk funeral-urn green-book identification-card inbox-tray
  incoming-envelope label ledger level-slider link linked-paperclips locked-with-key
  locked-with-pen low-battery magnifying-glass-tilted-right memo mobile-phone-with-arrow
  money-with-wings notebook-with-decorative-cover open-file-folder open-mailbox-with-lowered-flag
  open-mailbox-with-raised-flag optical-disk orange-book outbox-tray page-facing-up page-with-curl
  pager petri-dish placard postbox pound-banknote receipt rolled-up-newspaper satellite-antenna
  speaker-high-volume speaker-low-volume spiral-calendar spiral-notepad muted-speaker
  tear-off-calendar trackball unlocked white-cane yen-banknote airplane-arrival airplane-departure
  bus-stop cityscape-at-dusk closed-umbrella cloud-with-lightning-and-rain foggy fog
  globe-showing-asia-australia globe-with-meridians high-speed-train hot-springs hotel
  hourglass-not-done japanese-post-office last-quarter-moon last-quarter-moon-face light-rail
  love-hotel map-of-japan monorail motorway mountain-railway new-moon new-moon-face
  night-with-stars oncoming-automobile oncoming-bus oncoming-police-car oncoming-taxi railway-car
  seat sun-behind-large-cloud sun-behind-rain-cloud sun-behind-small-cloud suspension-railway
  timer-clock tokyo-tower tram-car waning-crescent-moon waning-gibbous-moon waxing-crescent-moon
  waxing-gibbous-moon first-quarter-moon anger-symbol black-heart blue-heart brown-heart
  green-heart grey-heart light-blue-heart orange-heart pink-heart purple-heart white-heart
  yellow-heart cat-with-tears-of-joy cat-with-wry-smile crying-cat pouting-cat weary-cat
  grinning-cat-with-smiling-eyes dashing-away dizzy dotted-line-face eye-in-speech-bubble
  face-in-clouds face-vomiting head-shaking-horizontally head-shaking-vertically hole
  left-speech-bubble right-anger-bubble sweat-droplets heart-exclamation heart-decoration
  growing-heart beating-heart nauseated-face sneezing-face drooling-face exploding-head
  face-with-symbols-on-mouth money-mouth-face knocked-out-face lying-face shaking-face zany-face
  anguished-face anxious-face-with-sweat confounded-face downcast-face-with-sweat face-exhaling
  face-with-diagonal-mouth face-with-head-bandage face-with-steam-from-nose face-with-thermometer
  grinning-face-with-sweat persevering-face sad-but-relieved-face tired-face weary-face
  unamused-face hushed-face fearful-face disappointed-face face-with-peeking-eye
  face-with-open-eyes-and-hand-over-mouth angry-face-with-horns
`),
);

/** Clock faces, which the watch and the alarm clock stand for. */
export const CLOCK_FACE = /-(oclock|thirty)$/;

/** Kept of the people and the signs, whose categories are left out otherwise. */
export const FLUENT_KEPT: Partial<Record<MotifKind, readonly string[]>> = {
  person: words(`
  baby baby-angel boy girl man woman old-man old-woman prince princess person-with-crown
  santa-claus mrs-claus ninja astronaut artist cook farmer guard judge mechanic person-getting-haircut student firefighter teacher singer pilot
  police-officer construction-worker health-worker detective woman-fairy man-mage woman-mage
  woman-merpeople man-merpeople woman-elf man-elf man-genie man-vampire man-zombie man-superhero
  woman-superhero woman-dancing man-dancing woman-in-lotus-position woman-with-veil man-in-tuxedo
  skier snowboarder horse-racing person-biking person-mountain-biking person-running person-swimming
  person-surfing person-golfing person-playing-handball person-bouncing-ball person-lifting-weights
  person-climbing person-rowing-boat person-cartwheeling
  person-fencing woman-with-headscarf troll
  scientist office-worker technologist factory-worker pregnant-woman breast-feeding person-in-manual-wheelchair person-juggling
  person-walking person-playing-water-polo person-wrestling person-getting-massage person-with-white-cane person-in-bed person-taking-bath woman-teacher
  woman-health-worker woman-police-officer woman-firefighter woman-pilot woman-farmer woman-scientist
  woman-astronaut woman-running woman-swimming woman-surfing woman-biking woman-bouncing-ball woman-lifting-weights
  woman-artist woman-cook woman-singer woman-judge woman-mechanic woman-student woman-detective
  woman-office-worker woman-technologist woman-construction-worker woman-golfing woman-climbing
  woman-rowing-boat woman-cartwheeling woman-juggling`),
  symbol: words(`
  anatomical-heart brain bone ear eye eyes foot footprints lungs mouth nose tooth tongue
  raised-hand victory-hand thumbs-up heart-hands ok-hand folded-hands handshake waving-hand
  sign-of-the-horns love-you-gesture raised-fist flexed-biceps clapping-hands crossed-fingers
  fleur-de-lis infinity peace-symbol star-of-david star-and-crescent latin-cross
  orthodox-cross om menorah khanda recycling-symbol trident-emblem medical-symbol red-circle
  red-square red-triangle large-blue-diamond
  nail-polish call-me-hand writing-hand pinched-fingers raising-hands selfie thumbs-down
  vulcan-salute hand-with-index-finger-and-thumb-crossed biohazard radioactive warning check-mark red-question-mark no-smoking`),
  // A light at the end of a name looks like a skin tone.
  object: words(
    'triangular-flag pirate-flag black-flag chequered-flag rainbow-flag vertical-traffic-light police-car-light',
  ),
};

/** Kinds that the category does not tell. */
export const FLUENT_KINDS: Partial<Record<MotifKind, readonly string[]>> = {
  flower: words(`
  rose tulip blossom cherry-blossom hibiscus hyacinth lotus sunflower rosette
  wilted-flower bouquet`),
  leaf: words(`
  herb leaf-fluttering-in-wind fallen-leaf maple-leaf four-leaf-clover shamrock seedling
  sheaf-of-rice potted-plant cactus`),
  tree: words('deciduous-tree evergreen-tree palm-tree christmas-tree'),
  bird: words(`
  bird blackbird dove eagle owl peacock swan duck goose chicken rooster baby-chick
  front-facing-baby-chick hatching-chick penguin parrot flamingo phoenix-bird turkey feather wing`),
  insect: words(`
  butterfly honeybee lady-beetle ant beetle bug cricket fly mosquito spider spider-web scorpion
  worm`),
  sea: words(`
  fish tropical-fish blowfish shark dolphin whale spouting-whale octopus squid jellyfish crab
  lobster shrimp oyster spiral-shell coral seal`),
  sky: words(`
  sun sun-with-face sunrise sunrise-over-mountains sunset crescent-moon full-moon full-moon-face
  first-quarter-moon-face star glowing-star shooting-star sparkles cloud cloud-with-rain
  cloud-with-lightning cloud-with-snow sun-behind-cloud high-voltage rainbow snowflake milky-way
  ringed-planet comet`),
  nature: words(`
  mountain snow-capped-mountain mount-fuji volcano national-park desert desert-island
  beach-with-umbrella water-wave rock fire droplet cyclone tornado wood mushroom brown-mushroom
  nest-with-eggs empty-nest globe-showing-europe-africa wind-face`),
  building: words(`
  house house-with-garden hut castle japanese-castle mosque church synagogue hindu-temple kaaba
  shinto-shrine cityscape classical-building factory fountain ferris-wheel circus-tent tent
  camping statue-of-liberty wedding
  hospital houses post-office school bank stadium station derelict-house convenience-store
  department-store office-building building-construction bridge-at-night`),
  vehicle: words(`
  airplane small-airplane helicopter rocket flying-saucer automobile sport-utility-vehicle
  racing-car pickup-truck delivery-truck tractor bus bicycle motorcycle motor-scooter locomotive
  train tram sailboat ship passenger-ship ferry motor-boat speedboat canoe taxi police-car
  ambulance fire-engine auto-rickshaw
  bullet-train metro minibus aerial-tramway mountain-cableway trolleybus articulated-lorry kick-scooter
  manual-wheelchair motorized-wheelchair`),
  symbol: words(`
  red-heart two-hearts broken-heart heart-with-arrow heart-with-ribbon heart-on-fire
  sparkling-heart revolving-hearts mending-heart love-letter kiss-mark skull skull-and-crossbones
  club-suit spade-suit heart-suit diamond-suit hamsa nazar-amulet musical-note musical-notes
  musical-score paw-prints speech-balloon collision bomb knot hundred-points zzz thought-balloon`),
  person: words('ghost alien alien-monster robot clown-face cowboy-hat-face'),
};
