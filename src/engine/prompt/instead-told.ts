import { COLOR_EN, COLOR_TR } from './said-of-reasons.table.ts';

/*
 * "A cat with a fish instead of a tail": a drawing keeps its own parts, and what was to be in the place
 * of one is beside it. That is told.
 */

const PARTS_EN =
  'tails?|heads?|faces?|ears?|legs?|arms?|hands?|feet|paws?|noses?|trunks?|hair|manes?|horns?|antlers|eyes?|handles?|stems?|spots|stripes|sails?|scales|spikes|quills';
const PARTS_TR =
  'kuyru[kğ]|kafa|baş|yüz|kula[kğ]|baca[kğ]|aya[kğ]|kol|el|pati|burun|burn|hortum|saç|yele|boynuz|göz|sap|yelken|diken|benek|çizgi';
const INSTEAD = [
  new RegExp(
    `(?<!\\p{L})(?:instead|in place) of (?:an? |the |its |his |her |their )?(?:${PARTS_EN})(?!\\p{L})`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})(?:${PARTS_TR})\\p{L}* yerine(?!\\p{L})`, 'giu'),
];
/** "Its spots in the shape of hearts", "noktaları kalp şeklinde". */
const SHAPED =
  /(?<!\p{L})(?:(?:with |its |his |her |the )*(?:spots|dots|wings|petals|ears|eyes|stripes) (?:shaped like|in the shape of|that look like) (?:an? )?(?:hearts?|stars?|flowers?)|(?:noktaları|benekleri|kanatları|yaprakları|gözleri|çizgileri) (?:kalp|yıldız|çiçek) (?:şeklinde|biçiminde|gibi)(?: olsun| olan)?)(?!\p{L})/giu;
/** "Retro stripes behind it": no ground is sewn. */
const GROUND =
  /(?<!\p{L})(?:(?:retro|vintage|70s|80s|rainbow|sunset|colou?rful|wavy|diagonal|horizontal) )+(?:stripes|rays|lines) (?:behind(?: it| them)?|in the background)(?!\p{L})/giu;
const GROUND_TR =
  /(?<!\p{L})(?:arkasında|arka planda|arkada|fonda) (?:(?:retro|renkli|çubuklu|dalgalı|çapraz|yatay|dikey|eğik|kalın|ince) )+(?:çizgi|şerit|ışın)l[ae]r(?:i)?(?: olsun)?(?!\p{L})/giu;
/** "Thin outline only on the wings": a drawing is of lines as a whole. */
const ONLY_ON =
  /(?<!\p{L})(?:(?:a )?(?:thin|thick|simple|fine|light) )?(?:outlines?|outlined|lines?|fill|filled|fill stitch(?:es)?|satin|satin stitch(?:es)?|stitches|shading) only (?:on|for|in|around) (?:the |its |his |her |their )?\p{L}+(?!\p{L})/giu;
/** "A green back and a ruby throat": no drawing tells these parts. */
const BODY =
  /(?<!\p{L})(?<!on (?:an? |its |his |her |the )?)(?:(?:with )?(?:an? |its |his |her ))?(?:(?:dark|light|bright|deep|pale|shiny|iridescent) )?(?:red|blue|yellow|green|pink|purple|black|white|brown|gold|golden|silver|teal|turquoise|cream|gr[ae]y|ruby|emerald|sapphire|copper|orange) (?:back|throat|neck|underside|rump)(?=\s*(?:[,.;]|$|(?:and|with)(?!\p{L})))/giu;
/** "Dantel desenli kalp": no lace is sewn upon a thing. */
const LACE =
  /(?<!\p{L})(?:dantel(?:li)? (?:desenli|kenarlı|bordürlü|süslü|işlemeli)|dantelli|lace[- ]patterned|lacy|lace pattern(?:ed)?) (?=\p{L}{3,}(?!\p{L}))(?!bord|çerçeve|frame|border|kenar|edge|collar|yaka|örtü)/giu;
/** "Yüzü çizilmesin": a drawing keeps its parts. */
const NOT_DRAWN =
  /(?<!\p{L})(?:yüz|göz(?:ler)?|ağız|ağz|burn|burun|kulak(?:lar)?|kulağ|saç(?:lar)?|el(?:ler)?)[ıiuü]? (?:çizilmesin|işlenmesin|yapılmasın|görünmesin|gözükmesin|belli olmasın)(?!\p{L})/giu;
/** "A baby in a yellow blanket", which a stork carries: its cloth has the drawing's own colour. */
const CLOTH_OF_STORK =
  /(?<=(?<!\p{L})stork[^,.;\uE000\n]{0,40} baby(?: girl| boy)? )(?:(?:wrapped|bundled) )?in an? (?:red|blue|yellow|green|pink|purple|black|white|brown|gold|silver|teal|cream|gr[ae]y|orange) (?:blanket|cloth|bundle|sling|towel)(?!\p{L})/giu;
/** "3 colours max": nobody counts them, and nobody is called Max. */
const MOST_COLORS =
  /(?<!\p{L})(?:max(?:imum)?\.? (?:of )?(?:\d+|two|three|four|five|six) colou?rs?|(?:\d+|two|three|four|five|six) colou?rs?,? max(?:imum)?)(?!\p{L})/giu;
/** "Standing on one leg", "arms crossed", "tek ayak üstünde": how somebody holds himself. */
const HELD_SO =
  /(?<!\p{L})(?:(?:standing |balancing )?on one (?:leg|foot)(?<!flamingo[^,.;]*)|on (?:his|her|its|their) (?:tiptoes|toes|hind legs|knees)|(?:with )?(?:his |her |its |their )?(?:arms?|hands|legs|paws|wings) (?:crossed|folded|raised|outstretched|stretched out|in the air|up in the air|on (?:his|her|its) hips|behind (?:his|her|its) back)|(?:with )?(?:his |her |its )?(?:tongue (?:sticking |hanging )?out|mouth (?:wide )?open|head (?:tilted|turned|thrown back)|tail (?:up|raised)|ears (?:up|down|perked))|seen from (?:behind|above|below|the (?:back|side))(?<!(?:couple|bride|groom|lovers)[^,.;]*)|from the back(?<!(?:couple|bride|groom|lovers)[^,.;]*)|with (?:its|his|her) back (?:turned|to us))(?!\p{L})/giu;
const HELD_SO_TR =
  /(?<!\p{L})(?:tek (?:aya[kğ]|baca[kğ])(?:ı|ının)? (?:üstünde|üzerinde|havada)(?: duran| dikilen)?(?<!(?:flamingo|leylek|leyleğ)[^,.;]*)|kolları (?:açık|havada|bağlı|yukarıda)|elleri (?:havada|belinde|cebinde|arkasında)|ağzı açık|dili dışarıda|kulakları (?:dik|düşük)|kuyruğu (?:dik|havada)|(?:ikisi(?: de)? |hepsi )?arkadan (?:g[öo]r[üu]nen|g[öo]r[üu]ns[üu]n(?:ler)?|g[öo]r[üu]n[üu]yor|görünüş(?:ü)?|bakan)(?<!(?:çift|damat|sevgililer)[^.;]*)|arkası dönük|başını (?:eğmiş|çevirmiş|yana eğmiş))(?!\p{L})/giu;
/** Of these there are drawings. */
const LEAFY =
  /(?:leaves|plants|foliage|flowers|roses|blossoms|daisies|peonies|sunflowers) (?:instead|in place) of (?:her |the )?hair|saç\p{L}* yerine (?:yaprak|çiçek)/iu;
/** No hook is drawn, nor what hair is done in, nor what somebody "does". */
const HUNG =
  /(?<!\p{L})hanging (?:down )?(?:from|on) (?:an? |the |its )?(?:\p{L}+ )?(?:hooks?|nails?|pegs?)(?!\p{L})|(?<!\p{L})(?:kancada|çivide|askıda|kancaya|çiviye|askıya)(?:ki)? (?:asılı|asılmış)(?!\p{L})/giu;
const HAIRDO =
  /(?<!\p{L})saç(?:ı|ları) (?:iki )?(?:örgülü|örülü|örgü|kıvırcık|dalgalı|kısa|at kuyruğu|kuyruklu|toplu)(?: olsun)?(?!\p{L})|(?<!\p{L})(?:kıvırcık|dalgalı|kısa|örgülü) saçlı(?!\p{L})|(?<!\p{L})(?:with |in )?(?:her |his )?(?:hair (?:braided|in (?:braids|pigtails|a braid|a ponytail)|up)|(?:braided|curly|wavy|short|frizzy) hair|braids|pigtails|a ponytail)(?!\p{L})/giu;
const DOES =
  /(?<!\p{L})(?:doing|performing) (?:an? |the )(?:\p{L}+ ){0,2}(?:kick|flip|jump|handstand|cartwheel|trick|somersault|pose|dance|split|backflip|wheelie|pirouette)(?!\p{L})/giu;
/** What somebody nibbles, which is no flower. */
const SEEDS =
  /(?<!\p{L})(?:(?:eating|holding|cracking|with) )?(?:an? |some )?(?:sunflower|pumpkin) seeds?(?!\p{L})|(?<!\p{L})(?:ay çekirdeği|ayçekirdeği|kabak çekirdeği)(?: (?:yiyen|çitleyen|tutan))?(?!\p{L})/giu;
/** "One striped, one dotted, the rest plain": of several in one drawing; and what no drawing has. */
const ONE_BY_ONE =
  /(?<!\p{L})one (?:striped|dotted|spotted|plain|checked)(?:,? (?:and )?(?:one|two|the (?:rest|others?)) (?:striped|dotted|spotted|plain|checked))+(?!\p{L})|(?<!\p{L})biri (?:çizgili|benekli|puantiyeli|düz)(?:,? (?:ve )?(?:biri|diğeri|diğerleri|ötekiler|kalanlar) (?:çizgili|benekli|puantiyeli|düz|sade))+(?!\p{L})|(?<!\p{L})leaning (?:on|against) the (?:left|right|other|first|second) one(?!\p{L})|(?<!\p{L})imzası(?!\p{L})|(?<!\p{L})forması (?:kırmızı|mavi|yeşil|sarı|mor|pembe|turuncu|siyah|beyaz|gri|lacivert|bordo|turkuaz)(?: (?:ve )?(?:kırmızı|mavi|yeşil|sarı|mor|pembe|turuncu|siyah|beyaz|gri|lacivert|bordo|turkuaz))?(?= (?:no|numara|\p{N}))|(?<!\p{L})smaç (?:bas|at|yap)\p{L}*/giu;
/** Lashes of whoever is named before them: no drawing has them, and nobody wears the sign of a salon. */
const LASHES =
  /(?<=(?<!(?<!\p{L})eyes? )\p{L} )(?:with|and|has) (?:(?:very|pretty|beautiful|her|his|its|big|long|thick|curled) )*(?:eye)?lashes(?!\p{L}| (?:extension|studio|bar|salon))|(?<!\p{L})(?:uzun|gür|kıvrık|güzel) kirpikli(?!\p{L})/giu;
/** "İki el, serçe parmakları dolanmış": no sparrow, and hands that are apart. */
const FINGERS =
  /,? ?(?<!\p{L})serçe parma[kğ]\p{L}*(?: birbirin\p{L}+)? (?:dolan\p{L}*|kenetl\p{L}*|tutuş\p{L}*|bağl\p{L}*|geçmiş)|(?:,| with)? ?(?:their )?(?:pinky|pinkie|little) fingers? (?:linked|hooked|entwined|intertwined|together|interlocked|crossed)/giu;
/** A ground in a colour is the cloth's, and is not filled with thread. */
const COLORED_GROUND = new RegExp(
  `(?<=(?<!\\p{L})(?:on|upon|over|against) an? )${COLOR_EN} (?:ground|background|backdrop)(?!\\p{L}| of)|(?<!\\p{L})${COLOR_TR} (?:zemin|fon)(?=(?:de|da|e|a)?(?!\\p{L}))`,
  'giu',
);

const TOLD = [
  LASHES,
  FINGERS,
  ONE_BY_ONE,
  SEEDS,
  HUNG,
  HAIRDO,
  DOES,
  HELD_SO,
  HELD_SO_TR,
  NOT_DRAWN,
  LACE,
  SHAPED,
  GROUND,
  GROUND_TR,
  ONLY_ON,
  BODY,
  CLOTH_OF_STORK,
  MOST_COLORS,
];
/** Without what is told and not drawn: the shape of a part, a ground of stripes. */
export const withoutUndrawn = (text: string): string =>
  TOLD.reduce((rest, said) => rest.replace(said, ' '), text);

/** Parts that something else was to take the place of, as typed: 'instead of a tail'. */
export const insteadTold = (typed: string): string[] =>
  [
    ...(/instead|in place|yerine/i.test(typed) && !LEAFY.test(typed) ? INSTEAD : []),
    ...TOLD,
    COLORED_GROUND,
  ].flatMap((said) =>
    [...typed.matchAll(said)].map(([whole]) => whole.replace(/^[\s,]+/u, '').trim()),
  );
