/*
 * What is drawn as something near it, which is told ("read as: seal"): `what is drawn | names`, each a name in its own
 * language. A name that stands here is no motif's name. Nothing before the line: nothing that is near is drawn.
 */
export const STAND_INS: Readonly<Record<'en' | 'tr', string>> = {
  en: `
tree | eucalyptus tree, elm tree, elm, magnolia tree, hazel tree, linden tree, poplar tree, beech tree, ash tree, aspen, tulip tree
hedgehog | porcupine
dog | great dane, greyhound, pomeranian, shih tzu, yorkie, yorkshire terrier, doberman, basset hound, terrier, saint bernard, st bernard, whippet, akita, pitbull, pit bull, schnauzer, maltese, cavalier, springer spaniel, boston terrier, shiba inu, bernese mountain dog, bernese, newfoundland dog, great pyrenees, weimaraner, vizsla, pointer dog, jack russell, westie, scottie, newfoundland, clumber spaniel, cocker, cavapoo, bichon, bichon frise, havanese, setter, irish setter, cane corso, rhodesian ridgeback
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
seal | manatee, sea lion, dugong, sea cow
deer | gazelle, antelope
goat | ibex
horse | pony, foal, mustang
cow | calf, yak
donkey | mule
snail | slug
butterfly | moth, luna moth, hawk moth
fish | tuna, swordfish, marlin, mackerel, carp, anchovy, sardine, bream, herring, catfish, sunfish, butterflyfish
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
potted plant | aloe, aloe vera, spider plant, snake plant, rubber plant, jade plant, money plant
lavender | heather, salvia
blueberries | mulberry, mulberries, blackberry, cranberry, blackberries, cranberries, gooseberry, goose berry, gooseberries
tangerine | grapefruit, pomelo
radish | turnip, swede
lettuce | kale, celery, swiss chard, arugula, endive, watercress, arugula leaf
cookie | macaron, biscuit, shortbread
glass of milk | milkshake
hot beverage | tea bag
hand mixer | stand mixer, blender, kitchenaid
gramophone | record player, turntable
guitar | musician, ukulele, mandolin
violin | cello, double bass, violin bow
soccer ball | football
sea kayak | kayak
motorcycle | motocross bike, atv
automobile | muscle car, hot rod, sports car
delivery truck | courier, garbage truck, monster truck
excavator | bulldozer, backhoe, digger
tractor | combine harvester, combine
motor boat | tugboat, jet ski
deer head | deer antlers
envelope | postwoman, mailman, mail carrier, postman, snail mail
camera | photographer
rifle | hunter
triquetra | celtic knot
dumbbell | kettlebell
candle | candlestick, candle stick
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
- | star fruit, passion flower, lamb's ear, rooster comb, mock turtle, elephant ear, lion's tooth, tiger's eye, tigers eye, zebra crossing, rabbit's foot, mouse pad, rat king, monkey flower, monkey bars, toad flax, snow angel, daisy duck, heart of palm, tea tree, sugar cane, moon cake, key hole, key west, cats cradle, cat's cradle, pig tail, snowball, snowball bush, egg cup, butterfly net, sea cow's, horseradish
lilac | butterfly bush, buddleia
eye | cat's eye, cats eye
glasses | cat eye glasses, cat-eye glasses
fox | fox tail
apple | apple core, crab apple, crabapple
bee | queen bee, worker bee
bird's nest | eagle's nest, eagle nest
sweater | turtleneck
fish bowl | fish tank, aquarium
tooth | shark tooth, shark teeth
elephant | elephant trunk
paw print | bear paw
bear | bear hug, sun bear
rabbit | bunny ears, rabbit ears
bell | cow bell
rocking horse | hobby horse
frog | leap frog, tree frog
window | rose window
wine glass | tulip glass
daisy | daisy chain
hot dog | corn dog
jug | milk jug
pine tree | pine needles
water mill | water wheel
campfire | fire pit
sleeping cat | cat nap, catnap
hand | palm of hand
`,
  tr: `
- | plaka, kanun, kabak dolması, kedi merdiveni, çobançantası, ay taşı, ateş topu, kar topu, kar topu çiçeği, gül suyu, çay tepsisi, göz farı, saç örgüsü, kelebek ağı, kelebek vanası, balık pulu, boğa gözü, tavuk gözü, sinek valesi, fil ayağı sehpa, ekmek teknesi, ekmek ağacı, örümcek adam, lale devri, at kuyruğu
at | tay, midilli
kadın | teyze, hala, yenge, görümce, elti
adam | amca, dayı, enişte, bacanak, kayınço
çocuk | torun, yeğen
inek | buzağı, manda, dana
eşek | katır
keçi | oğlak
papağan | muhabbet kuşu, sultan papağanı
serçe | ispinoz, tarla kuşu, çalıkuşu, çalı kuşu
kartal | şahin, atmaca, kerkenez
karga | saksağan
keklik | bıldırcın, sülün
ördek | karabatak
leopar | çita, vaşak, jaguar, pars, kar kaplanı, kar parsı
geyik | ceylan, antilop
fare | köstebek
su samuru | gelincik hayvanı, sansar, mirket
kurt | çakal
deniz kabuğu | midye
köpek | golden, dogo, danua, pitbull, doberman, terrier, cocker, cocker spaniel, setter, akbaş, malaklı, pomeranian, şitzu, shih tzu, jack russell, maltese, samoyed, schnauzer, spaniel, fino
yüksükotu | aslanağzı, gülhatmi, glayöl, hatmi çiçeği, aslan ağzı
kasımpatı | kadife çiçeği, dalya, yıldız çiçeği, zinya, gerbera
kirpi | oklu kirpi
ağaç | okaliptüs ağacı, karaağaç, fındık ağacı, kayın ağacı, manolya ağacı, akasya, ıhlamur ağacı, dut ağacı
şakayık | kamelya, düğün çiçeği, ayı gülü
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
hibiskus | açelya, zakkum, ebegümeci, begonya, orman gülü, rododendron
kır çiçeği | sıklamen, şebboy, anemon
kedi | scottish fold, bengal
buğday | arpa, yulaf, çavdar
yaprak | asma yaprağı
fıstık | antep fıstığı, kaju
el | serçe parmak, serçe parmağı
göz | kedi gözü
nane | kedi nanesi
aslan | aslan yelesi
yılan | yılan derisi
kaplumbağa | kaplumbağa kabuğu
zürafa | zürafa boynu
yengeç | yengeç kıskacı
kınalı el | gelin eli
böcek | mayıs böceği
peygamberdevesi | peygamber böceği
gül | ağaç gülü
pencere | gül pencere
kurdele | saç tokası
gözlük | kelebek gözlük
sandviç | balık ekmek
fil | fil hortumu
saksı bitkisi | fil kulağı bitkisi
domates | kiraz domates
koltuk | armut koltuk
arı | kraliçe arı, işçi arı
kestane | kestane kebabı, kestane kebap
kahve değirmeni | el değirmeni
prenses | külkedisi, sindirella
`,
};
