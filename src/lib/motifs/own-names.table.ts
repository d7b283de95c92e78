/*
 * Our own drawings: `name | kind | English | Turkish`, best names first, as in the other tables.
 */
export const OWN_NAMES = `
daisy | flower | daisy, marguerite, chamomile, camomile, white daisy | papatya, mayıs papatyası
lavender | flower | lavender, lavender sprig, lavender flower, lavender stem | lavanta, lavanta dalı, lavanta çiçeği
hyacinth | flower | hyacinth, grape hyacinth | sümbül, mor sümbül çiçeği, müşkürüm
violet | flower | violet, pansy, viola, violet flower, african violet | menekşe, hercai menekşe, hercai, menekşe çiçeği
daffodil | flower | daffodil, narcissus, jonquil | nergis, fulya, nergis çiçeği
poppy | flower | poppy, red poppy, corn poppy, poppy flower | gelincik, haşhaş, gelincik çiçeği
peony | flower | peony, ranunculus, camellia, peony flower | şakayık, kamelya, düğün çiçeği
carnation | flower | carnation, ottoman carnation, iznik carnation, clove pink, dianthus | karanfil, osmanlı karanfili, iznik karanfili
iznik-tulip | flower | ottoman tulip, iznik tulip, turkish tulip, istanbul tulip, stylised tulip | osmanlı lalesi, iznik lalesi, türk lalesi, istanbul lalesi, stilize lale, çini lalesi
hatayi | flower | hatayi, palmette, ottoman lotus, hatai | hatayi, hatayî, hatai, palmet
iznik-rose | flower | iznik rose, ottoman rose, folk rose | iznik gülü, osmanlı gülü, çini gülü, katmerli gül
forget-me-not | flower | forget me not, forget-me-not, forget me nots | unutma beni, unutmabeni, unutmabeni çiçeği
jasmine | flower | jasmine, jasmin, gardenia, jasmine blossom | yasemin, yasemin çiçeği, gardenya
magnolia | flower | magnolia, magnolia blossom | manolya, manolya çiçeği
orchid | flower | orchid, orchid flower | orkide, orkide çiçeği
lily | flower | lily, white lily, lily flower, easter lily, madonna lily | zambak, zambak çiçeği, beyaz zambak
iris | flower | iris, iris flower, blue iris | süsen, iris, süsen çiçeği
wildflower | flower | wildflower, wild flower, meadow flower, field flower, wildflower bunch | kır çiçeği, yaban çiçeği, bahar dalı çiçeği
chrysanthemum | flower | chrysanthemum, mum flower, aster, dahlia, marigold, zinnia | kasımpatı, krizantem, yıldız çiçeği, kadife çiçeği, dalya
snowdrop | flower | snowdrop, snow drop, lily of the valley | kardelen, müge
cypress | tree | cypress, cypress tree, cypresses | servi, selvi, selvi ağacı, servi ağacı
tree-of-life | tree | tree of life, life tree | hayat ağacı, yaşam ağacı
pomegranate | food | pomegranate | nar, nar meyvesi
pomegranate-branch | food | pomegranate branch, pomegranate bough | nar dalı, dalında nar, narlı dal
olive-branch | leaf | olive branch, olive twig, olive sprig, olive leaves, olive leaf | zeytin dalı, zeytin yaprağı, zeytin dalları
branch | leaf | branch, tree branch with leaves, twig, bough, leafy branch | dal, yapraklı dal
elibelinde | symbol | elibelinde, hands on hips motif, mother goddess motif, kilim motif, kilim, rug motif | elibelinde, eli belinde, elibelinde motifi, kilim motifi, kilim, anadolu motifi
kocboynuzu | symbol | ram's horn motif, rams horn motif, kocboynuzu | koçboynuzu, koç boynuzu, koçboynuzu motifi, koç boynuzu motifi
kilim-eye | symbol | kilim eye, eye motif, kilim diamond | göz motifi, kilim gözü, kilim baklavası
kilim-star | symbol | kilim star, star motif of kilims | kilim yıldızı, yıldız motifi, bereket motifi, pıtrak, pıtrak motifi
kilim-hook | symbol | hook motif, kilim hook, cengel | çengel motifi, çengel, kanca motifi
muska | symbol | amulet motif, muska, triangle amulet | muska, muska motifi
cintemani | symbol | cintamani, cintemani, three balls motif | çintemani, çintamani, üç benek
saz-leaf | leaf | saz leaf, ottoman leaf, hancer leaf | saz yaprağı, hançer yaprak, hançer yaprağı
tea-glass | object | turkish tea, tea glass, glass of tea | çay bardağı, ince belli bardak, ince belli, türk çayı, bardak çay
simit | food | simit, sesame bagel, turkish bagel | simit, susamlı simit
galata-tower | building | galata tower, galata | galata kulesi, galata
henna-hand | symbol | henna hand, henna, mehndi, mehndi hand, hennaed hand | kına eli, kınalı el, kına, kına gecesi
dervish | person | whirling dervish, dervish, mevlevi, sufi dancer | semazen, derviş, mevlevi, mevlana
sleeping-cat | animal | sleeping cat, sleeping kitten, sleepy cat, curled up cat, napping cat, sleeping kitty | uyuyan kedi, uyuyan yavru kedi, uykucu kedi
sleeping-fox | animal | sleeping fox, curled up fox, sleepy fox | uyuyan tilki, uykucu tilki
sleeping-dog | animal | sleeping dog, sleeping puppy, curled up dog, sleepy dog | uyuyan köpek, uyuyan yavru köpek
seaweed | leaf | seaweed, kelp, sea grass | yosun, deniz yosunu
plant-pot | object | plant pot, terracotta pot, clay pot, flowerpot | saksı, toprak saksı, çiçek saksısı
vase | object | vase, flower vase, blue vase | vazo, çiçek vazosu
fish-bowl | object | fish bowl, fishbowl, bowl, glass bowl, aquarium | akvaryum, fanus, balık fanusu
seagull | bird | seagull, gull, flying gull | martı, martı kuşu
sparrow | bird | sparrow, house sparrow, finch, wren, brown bird, nightingale | serçe, bülbül, ispinoz
lighthouse | building | lighthouse, light house | deniz feneri, fener kulesi
pacifier | object | pacifier, dummy, baby dummy, soother | emzik, bebek emziği
onesie | object | onesie, baby clothes, romper, baby bodysuit | zıbın, bebek tulumu, badi
cezve | object | cezve, turkish coffee pot, ibrik, coffee pot | cezve, kahve cezvesi
fez | object | fez, tarboosh | fes
peacock-feather | object | peacock feather | tavus tüyü, tavus kuşu tüyü
monarch | insect | monarch butterfly, monarch, orange butterfly | kral kelebeği, kral kelebek
`;
