/*
 * What is drawn as something near it, which is told ("read as: seal"): `what is drawn | names`, each a name in its own
 * language. A name that stands here is no motif's name. Nothing before the line: nothing that is near is drawn.
 */
export const STAND_INS: Readonly<Record<'en' | 'tr', string>> = {
  en: `
tree | eucalyptus tree, elm tree, elm, magnolia tree, hazel tree, linden tree, poplar tree, beech tree, ash tree, aspen
hedgehog | porcupine
dog | great dane, greyhound, boxer dog, rottweiler, chihuahua, pomeranian, shih tzu, yorkie, yorkshire terrier, doberman, basset hound, terrier, french bulldog, bulldog, saint bernard, st bernard, whippet, akita, malamute, pitbull, pit bull, schnauzer, maltese, cavalier, springer spaniel, boston terrier, shiba inu, bernese mountain dog, bernese, newfoundland dog, great pyrenees, weimaraner, vizsla, pointer dog, jack russell, westie, scottie, newfoundland, clumber spaniel, cocker, cavapoo, bichon, bichon frise, havanese, collie, setter, irish setter, cane corso, rhodesian ridgeback
cat | maine coon, persian cat, sphynx, sphynx cat, bengal cat, scottish fold, munchkin cat, norwegian forest cat, burmese cat, russian blue
eagle | hawk, falcon, osprey, kestrel
parrot | macaw, cockatoo, budgie, lovebird, cockatiel, parakeet, parakeets
sparrow | finch, wren, lark, warbler
bird | starling, chickadee, kookaburra, cuckoo, oriole, tanager
blackbird | magpie
ostrich | emu, cassowary
raccoon | red panda, coati, tanuki
monkey | chimpanzee, chimp, baboon, lemur
lion | lioness
leopard | cheetah, jaguar
seal | manatee, sea lion, dugong
deer | gazelle, antelope
goat | ibex
horse | pony, foal, mustang
cow | calf, yak
donkey | mule
snail | slug
butterfly | moth, luna moth, hawk moth
fish | koi, tuna, swordfish, marlin, mackerel, carp, anchovy, sardine, bream, herring
octopus | kraken
owl | snowy owl, barn owl, tawny owl, eagle owl
otter | ferret, weasel, stoat, mink, platypus, marten, meerkat, mongoose
mouse | mole, shrew, vole, gerbil, opossum, possum
wolf | coyote, dingo, jackal
boar | warthog
partridge | pheasant, quail, grouse
crocodile | caiman
chrysanthemum | marigold, zinnia, dahlia, aster, gerbera
peony | ranunculus, camellia
jasmine | gardenia
cherry blossom | dogwood
foxglove | snapdragon, gladiolus, hollyhock, stock flower
wildflower | cosmos, primrose, buttercup, clematis, yarrow, queen anne's lace, phlox
hibiscus | begonia, plumeria, frangipani, azalea, oleander
potted plant | aloe, aloe vera
lavender | heather, salvia
blueberries | mulberry, mulberries, blackberry, cranberry, blackberries, cranberries
tangerine | grapefruit, pomelo
radish | turnip, swede
lettuce | kale, celery, swiss chard, arugula, endive, watercress, arugula leaf
cookie | macaron, biscuit, shortbread
glass of milk | milkshake
hot beverage | tea bag
hand mixer | stand mixer, blender, kitchenaid
gramophone | record player, turntable
guitar | musician, ukulele, mandolin
violin | cello, double bass
soccer ball | football
sea kayak | kayak
motorcycle | motocross bike, atv
automobile | muscle car, hot rod, sports car
delivery truck | courier, garbage truck, monster truck
excavator | bulldozer, backhoe, digger
tractor | combine harvester, combine
motor boat | tugboat, jet ski
deer head | deer antlers
envelope | postwoman, mailman, mail carrier, postman
camera | photographer
rifle | hunter
triquetra | celtic knot
dumbbell | kettlebell
candle | candlestick
flute | harmonica, recorder, oboe, piccolo
pig | hog
peanuts | pistachio, pistachios, cashew, pecan, macadamia nut
airplane | flight attendant, stewardess
articulated lorry | trucker
gear | engineer, mechanical engineer
hammer and pick | miner
broom | mop, cleaner, cleaning lady
triangular ruler | architect
ring buoy | lifeguard
parsley | dill, cilantro, coriander
petunia | morning glory
whistle | referee
fishing | fly fishing
pumpkin | gourd, squash, butternut squash
llama | vicuna, guanaco
whale | beluga, beluga whale
seagull | albatross, tern
duck | loon, cormorant, grebe, merganser, wood duck
beaver | groundhog, marmot, woodchuck
koala | wombat
seashell | clam, mussel, cockle shell
wheat | oat, oats, barley, rye
orange | clementine
hare | jackrabbit
`,
  tr: `
- | plaka, kanun, kabak dolması
at | tay, midilli
kadın | teyze, hala, yenge, görümce, elti
adam | amca, dayı, enişte, bacanak, kayınço
çocuk | torun, yeğen
inek | buzağı, manda, dana
eşek | katır
keçi | oğlak
papağan | muhabbet kuşu, sultan papağanı
serçe | ispinoz, tarla kuşu, çalıkuşu
kartal | şahin, atmaca, kerkenez
karga | saksağan
keklik | bıldırcın, sülün
ördek | karabatak
leopar | çita, vaşak, jaguar, pars
geyik | ceylan, antilop
fare | köstebek
su samuru | gelincik hayvanı, sansar, mirket
kurt | çakal, sibirya kurdu
deniz kabuğu | midye
köpek | buldok, golden, dogo, danua, çivava, pitbull, rotvayler, boxer köpeği, boxer köpek, rottweiler, doberman, terrier, cocker, cocker spaniel, setter, collie, akbaş, malaklı, pomeranian, chihuahua, şitzu, shih tzu, jack russell, maltese, samoyed, bulldog, fransız bulldog, fransız buldogu, fransız buldoğu, schnauzer, spaniel, fino
yüksükotu | aslanağzı, gülhatmi, glayöl, hatmi çiçeği
kasımpatı | kadife çiçeği, dalya, yıldız çiçeği, zinya, gerbera
kirpi | oklu kirpi
ağaç | okaliptüs ağacı, karaağaç, fındık ağacı, kayın ağacı, manolya ağacı, akasya, ıhlamur ağacı, dut ağacı
şakayık | kamelya, düğün çiçeği
portakal | greyfurt
ekmek | poğaça, çörek, açma
pide | gözleme
kurabiye | künefe, kadayıf
mum | şamdan
keman | kemençe, çello, viyolonsel
kral | sultan, padişah, hükümdar
asker | yeniçeri
satranç | dama
cami | ayasofya, sultanahmet, sultanahmet camii, selimiye, minare
halay | horon
kamera | fotoğrafçı
kelebek | güve
maydanoz | dereotu, kişniş, tere
süpürge | temizlikçi, paspas
zarf | postacı
dişli | mühendis, makine mühendisi
gönye | mimar
uçak | hostes, kabin memuru
kamyon | kamyoncu, kurye
tişört | gömlek
traktör | biçerdöver
düdük | hakem
havan | eczacı
tapınak | anıtkabir
doktor | veteriner hekim
süt | rakı
gitar | müzisyen, ukulele
boks eldiveni | boksör
ayakkabı | pabuç, iskarpin, mokasen, çarık
anahtar | çilingir
gramofon | pikap
motosiklet | atv, motokros
marul | roka, semizotu, kereviz, pazı
hibiskus | açelya, zakkum, ebegümeci, begonya
kır çiçeği | sıklamen, şebboy, anemon
kedi | scottish fold, bengal
buğday | arpa, yulaf, çavdar
yaprak | asma yaprağı
fıstık | antep fıstığı, kaju
`,
};
