/*
 * The motifs of one colour that are worth sewing, for tattoos and for what the
 * coloured set lacks: `icon | kind | English | Turkish`, best names first.
 * Icons that only say the same as a coloured one are here for their line.
 */
export const GAME_NAMES = `
rose | flower | rose, line rose | gül, çizgi gül
shut-rose | flower | rosebud, closed rose, rose with stem | gonca gül, saplı gül
dagger-rose | flower | rose and dagger, dagger and rose, rose dagger | hançer ve gül, güllü hançer
gun-rose | flower | gun and rose, rose and gun | silah ve gül
lotus | flower | lotus, lotus blossom | lotus, nilüfer
lotus-flower | flower | lotus flower, open lotus, sacred lotus | lotus çiçeği, açık lotus
daisy | flower | ox eye daisy, line daisy | çizgi papatya
dandelion-flower | flower | dandelion, dandelion clock, chrysanthemum, aster | karahindiba, hindiba, radika, krizantem, kasımpatı
poppy | flower | poppy, red poppy, corn poppy | gelincik, haşhaş, gelincik çiçeği
jasmine | flower | jasmine, jasmine blossom, gardenia | yasemin, yasemin çiçeği
vanilla-flower | flower | lily, orchid, iris, spider lily, lily flower, iris flower, vanilla flower, vanilla, freesia, gladiolus, amaryllis | zambak, orkide, süsen, iris, zambak çiçeği, vanilya çiçeği, glayöl, süsen çiçeği, sümbülteber
cotton-flower | flower | cotton flower, cotton, cotton boll, cotton branch | pamuk, pamuk çiçeği, pamuk dalı
cantua | flower | fuchsia, bell flower, snowdrop, lily of the valley | küpe çiçeği, kardelen, müge
vine-flower | flower | morning glory, vine flower, climbing flower | gündüz sefası, sarmaşık çiçeği
spoted-flower | flower | daffodil, narcissus, pansy, forget me not, viola flower, primula | nergis, hercai menekşe, hercai, unutma beni, unutmabeni, nergis çiçeği
flower-emblem | flower | flower emblem, stylised flower, stylized flower, folk flower, ottoman flower, folk art flower | çiçek arması, stilize çiçek, halk motifi çiçek, osmanlı çiçeği
flower-twirl | flower | swirling flower, anemone, flower swirl | dönen çiçek, anemon, girdap çiçek, manisa lalesi
flower-star | flower | edelweiss, star flower, star shaped flower, poinsettia | yıldız şeklinde çiçek, edelvays, atatürk çiçeği, ponsetya
flower-pot | flower | potted flower, flower in pot | saksıda çiçekler, saksı çiçekleri
butterfly-flower | flower | butterfly and flower, butterfly on flower | kelebek ve çiçek, çiçekte kelebek
bleeding-heart | flower | bleeding heart | kanayan kalp
flax | flower | flax, flax flower, cornflower | keten, keten çiçeği, peygamber çiçeği
hemp | leaf | hemp leaf, cannabis | kenevir yaprağı, kenevir
fern | leaf | fern, fern frond | eğrelti otu yaprağı, eğrelti yaprağı, eğrelti otu
monstera-leaf | leaf | monstera, monstera leaf, tropical leaf, swiss cheese plant | monstera, deve tabanı, tropik yaprak, monstera yaprağı, devetabanı
ginkgo-leaf | leaf | ginkgo, ginkgo leaf, gingko | ginkgo, ginkgo yaprağı, mabet ağacı yaprağı
oak-leaf | leaf | oak leaf | meşe yaprağı
linden-leaf | leaf | linden leaf, linden, heart leaf, birch leaf | ıhlamur yaprağı, ıhlamur
chestnut-leaf | leaf | chestnut leaf | kestane yaprağı
vine-leaf | leaf | grape leaf, vine leaf | asma yaprağı, üzüm yaprağı
three-leaves | leaf | three leaves, leaf trio | üç yaprak
solid-leaf | leaf | single leaf, plain leaf | tek yaprak, düz yaprak
leaf-swirl | leaf | leaf swirl | dönen yapraklar
curled-leaf | leaf | curled leaf, paisley, paisley leaf, acanthus, scroll leaf | rumi, şal deseni, kıvrık yaprak, hançer yaprağı, badem motifi, kıvrık dal, akantus, hatayi
zigzag-leaf | leaf | zigzag leaf, feather leaf | zikzak yaprak
laurels | leaf | laurel wreath, laurels, olive wreath | defne çelengi, defne tacı, zeytin çelengi
laurel-crown | leaf | laurel crown | defne taç
curling-vines | leaf | curling vines, scrollwork, vines, tendrils, filigree, flourish, swirls | kıvrımlı sarmaşık, kıvrımlar, filigran, telkari
vines | leaf | garland, leaf garland, hanging vines, swag | girland, yaprak girland, sarkan sarmaşık
shamrock | leaf | shamrock outline | üç yapraklı yonca çizgi
tree-branch | leaf | tree branch | ağaç dalı
bamboo | leaf | bamboo, bamboo stalk | bambu
grass | leaf | grass, blades of grass, lawn | çimen, çim
wheat | leaf | wheat ears | buğday başakları
reed | leaf | reeds, bulrush, cattail | sazlık, hasırotu
beanstalk | leaf | beanstalk | fasulye sırığı
agave | leaf | agave, agave plant | agav, sabır otu
maple-leaf | leaf | maple leaf outline | akçaağaç yaprağı çizgi
oak | tree | oak, mighty oak | meşe, meşe ağacı
willow-tree | tree | willow, weeping willow, willow tree | söğüt, salkım söğüt, söğüt ağacı
birch-trees | tree | birch, birch trees | huş ağacı, huş
beech | tree | beech | kayın, kayın ağacı
baobab | tree | baobab | baobab
bonsai-tree | tree | bonsai, bonsai tree | bonsai, bonsai ağacı
fruit-tree | tree | fruit tree | meyve ağacı
family-tree | tree | family tree | soy ağacı, aile ağacı
forest | tree | group of pines | çam grubu
acorn | leaf | acorn | meşe palamudu, palamut
pine-tree | tree | pine silhouette | çam silüeti
cat | animal | cat silhouette | kedi silüeti
baseball-bat | object | baseball bat, bat and ball | beyzbol sopası
bastet | animal | bastet, egyptian cat | bastet, mısır kedisi
feline | animal | feline, panther, black panther | panter, kara panter
sitting-dog | animal | sitting dog | oturan köpek
jumping-dog | animal | jumping dog, running dog | zıplayan köpek, koşan köpek
labrador-head | animal | labrador | labrador
basset-hound-head | animal | basset hound, basset | basset
wolf-head | animal | tribal wolf, tribal wolf head, snarling wolf | kurt başı, hırlayan kurt
wolf-howl | animal | howling wolf, wolf howling | uluyan kurt
werewolf | animal | werewolf | kurt adam, kurtadam
fox-head | animal | tribal fox | çizgi tilki
fox | animal | running fox | koşan tilki
lion | animal | heraldic lion | arma aslanı
tiger-head | animal | tribal tiger | kükreyen kaplan
lynx-head | animal | lynx, bobcat, wildcat, caracal | vaşak, karakulak
saber-toothed-cat-head | animal | saber tooth, sabertooth tiger, saber toothed tiger | kılıç dişli kaplan
bear-head | animal | tribal bear | çizgi ayı
polar-bear | animal | walking polar bear | yürüyen kutup ayısı
deer | animal | deer silhouette | geyik silüeti
deer-head | animal | deer head, buck head | geyik başı, geyik kafası
stag-head | animal | stag head, stag antlers, antler | geyik boynuzu, boynuzlu geyik, boynuz
charging-bull | animal | bull, charging bull | boğa, saldıran boğa
bull-horns | animal | bull horns, horns | boğa boynuzu, boynuzlar
buffalo-head | animal | buffalo head, buffalo | bufalo, bufalo başı
horse-head | animal | chess horse, stallion head | yeleli at başı
pegasus | animal | pegasus, winged horse, flying horse | pegasus, kanatlı at
unicorn | animal | line unicorn | çizgi unicorn
griffin-symbol | animal | griffin, gryphon | grifon
hydra | animal | hydra | hidra
double-dragon | animal | two dragons, double dragon | çift ejderha
dragon-head | animal | fierce dragon, dragon tattoo | ejderha başı
spiked-dragon-head | animal | spiked dragon | dikenli ejderha
sea-dragon | animal | sea dragon, leviathan | deniz ejderhası
sea-serpent | animal | sea serpent, sea monster, loch ness monster | deniz yılanı, deniz canavarı
wyvern | animal | wyvern | wyvern
ram-profile | animal | ram profile, aries ram | koç profili
sheep | animal | woolly sheep | yünlü koyun
goat | animal | goat line | çizgi keçi
rabbit | animal | running rabbit | koşan tavşan
squirrel | animal | squirrel, red squirrel | sincap
badger | animal | badger head | porsuk başı
porcupine | animal | porcupine | oklu kirpi
armadillo | animal | armadillo | armadillo, tatu
anteater | animal | anteater | karıncayiyen
capybara | animal | capybara | kapibara
pangolin | animal | pangolin | pangolin
tapir | animal | tapir | tapir
axolotl | animal | axolotl | aksolotl
salamander | animal | salamander, newt | semender
gecko | animal | gecko | geko
chameleon-glyph | animal | chameleon | bukalemun
snake | animal | coiled snake | kıvrılmış yılan
snake-spiral | animal | spiral snake | sarmal yılan
ouroboros | symbol | ouroboros, uroboros | ouroboros, uroboros
rattlesnake | animal | rattlesnake | çıngıraklı yılan
tortoise | animal | tortoise line | çizgi kaplumbağa
sea-turtle | sea | swimming turtle | yüzen kaplumbağa
elephant | animal | elephant silhouette | fil silüeti
elephant-head | animal | elephant head | fil başı, fil kafası
mammoth | animal | woolly mammoth | yünlü mamut
rhinoceros-horn | animal | rhino head | gergedan başı
kangaroo | animal | jumping kangaroo | zıplayan kanguru
dinosaur-rex | animal | roaring dinosaur | kükreyen dinozor
velociraptor | animal | velociraptor, raptor | velosiraptor
triceratops-head | animal | triceratops | triseratops
pterodactylus | animal | pterodactyl, pteranodon | pterodaktil, kanatlı dinozor
hyena-head | animal | hyena | sırtlan
juggling-seal | animal | circus seal | sirk foku
eagle-head | bird | eagle head, bald eagle | kartal başı, kartal kafası
eagle-emblem | bird | eagle emblem, spread eagle, tribal eagle | kartal arması, kanatlarını açmış kartal
hawk-emblem | bird | hawk emblem | şahin arması, doğan arması
condor-emblem | bird | condor, condor emblem | kondor
raven | bird | raven, crow line | kuzgun
crow-dive | bird | diving crow, flying crow | dalan karga, uçan karga
owl | bird | line owl | çizgi baykuş
barn-owl | bird | barn owl, owl face | peçeli baykuş, baykuş yüzü
sparrow | bird | sparrow line | çizgi serçe
finch | bird | finch | ispinoz
hummingbird | bird | hummingbird, humming bird, colibri | sinekkuşu, kolibri, arı kuşu, sinek kuşu
kiwi-bird | bird | kiwi bird | kivi kuşu
heron | bird | heron, egret, crane bird, crane | balıkçıl, turna, turna kuşu
stork-delivery | object | stork bundle, baby bundle | bebek bohçası
shoebill-stork | bird | shoebill | pabuçgagalı
ostrich | bird | ostrich, emu | devekuşu
seagull | bird | seagull, gull | martı
eating-pelican | bird | pelican | pelikan
ibis | bird | ibis | ibis, aynak
toucan | bird | toucan | tukan
vulture | bird | vulture | akbaba
swan | bird | swan line | çizgi kuğu
peace-dove | bird | dove with olive branch, olive dove | zeytin dallı güvercin
freedom-dove | bird | flying dove, freedom dove | uçan güvercin
nest-birds | bird | birds in nest, baby birds | yuvadaki kuşlar, yavru kuşlar
bird-cage | object | birdcage, bird cage, cage | kuş kafesi, kafes
bird-house | object | birdhouse, bird house | kuş evi
paper-crane | bird | paper crane, origami crane, origami | origami turna, kağıt turna, origami
dragonfly | insect | dragonfly, damselfly | yusufçuk, helikopter böceği, yusufcuk
bee | insect | bee line | çizgi arı
beehive | insect | beehive, hive | kovan, arı kovanı
honeycomb | insect | honeycomb, hexagon cells | petek, bal peteği
praying-mantis | insect | praying mantis, mantis | peygamberdevesi, peygamber devesi
scarab-beetle | insect | scarab, scarab beetle | skarabe, bok böceği, skarabe böceği
caterpillar | insect | caterpillar | tırtıl
cigale | insect | cicada | ağustosböceği
centipede | insect | centipede, millipede | kırkayak, çıyan
spider-alt | insect | line spider | çizgi örümcek
masked-spider | insect | black widow | kara dul
spider-web | insect | spiders web | örümcek ağı çizgi
cobweb | insect | corner web, corner cobweb | köşe örümcek ağı
scorpion | insect | tribal scorpion | çizgi akrep
seahorse | sea | seahorse, sea horse | denizatı, deniz atı
octopus | sea | octopus line | çizgi ahtapot
giant-squid | sea | giant squid | dev kalamar
kraken-tentacle | sea | tentacle, kraken tentacle | dokunaç, kraken kolu
sperm-whale | sea | sperm whale, moby dick | ispermeçet balinası, kaşalot
whale-tail | sea | whale tail, whale fin | balina kuyruğu
shark-fin | sea | shark fin | köpek balığı yüzgeci
shark-bite | sea | biting shark | ısıran köpek balığı
manta-ray | sea | manta ray, stingray, manta | vatoz, manta
angler-fish | sea | angler fish, anglerfish | fener balığı
piranha | sea | piranha | pirana, piranha
salmon | sea | salmon, trout line | somon, somon balığı
flatfish | sea | flatfish, flounder | kalkan balığı, dil balığı
eel | sea | eel | yılan balığı
double-fish | sea | two fish, pisces fish | çift balık
school-of-fish | sea | school of fish | balık sürüsü
circling-fish | sea | circling fish, koi pair | dönen balıklar
fishbone | sea | fishbone, fish bone, fish skeleton | kılçık, balık kılçığı
sea-urchin | sea | sea urchin | deniz kestanesi
sea-star | sea | starfish line | çizgi denizyıldızı
scallop | sea | scallop, scallop line | tarak kabuğu
nautilus-shell | sea | nautilus, nautilus shell, ammonite | notilus
oyster-pearl | sea | pearl, oyster pearl, pearl oyster | inci, inci istiridyesi
mermaid | sea | line mermaid | çizgi deniz kızı
triton-head | person | poseidon, neptune, triton head | poseidon, neptün
crucifix | symbol | crucifix | çarmıh
skull-crossed-bones | symbol | skull and crossed bones | çapraz kemikli kuru kafa
calavera | symbol | sugar skull, calavera, day of the dead, dia de los muertos, mexican skull, day of the dead skull, dead skull | şeker kafatası, meksika kafatası, kalavera, süslü kafatası
death-skull | symbol | grinning skull, tattoo skull | dövme kafatası
crowned-skull | symbol | crowned skull, skull with crown, king skull | taçlı kafatası, taçlı kuru kafa
horned-skull | symbol | horned skull, demon skull | boynuzlu kafatası
pirate-skull | symbol | pirate skull | korsan kafatası
animal-skull | symbol | ape skull | maymun kafatası
desert-skull | symbol | cow skull, bull skull, desert skull, animal skull, longhorn skull | inek kafatası, boğa kafatası, hayvan kafatası, çöl kafatası
candle-skull | symbol | candle skull, skull with candle | mumlu kafatası
star-skull | symbol | star skull | yıldızlı kafatası
spade-skull | symbol | spade skull | maça kafatası
happy-skull | symbol | happy skull, laughing skull | gülen kafatası
broken-skull | symbol | broken skull, cracked skull | kırık kafatası
skull-mask | symbol | skull mask | kafatası maskesi
fanged-skull | symbol | vampire skull | vampir kafatası
skeleton | person | skeleton | iskelet
skeletal-hand | symbol | skeleton hand, bone hand | iskelet eli, iskelet el
crossed-bones | symbol | crossed bones | çapraz kemikler
ribcage | symbol | ribcage, rib cage, ribs | göğüs kafesi, kaburga
grim-reaper | person | grim reaper, death, reaper | azrail, ölüm meleği
scythe | object | scythe | tırpan
coffin | object | line coffin | çizgi tabut
plague-doctor-profile | person | plague doctor | veba doktoru
tribal-mask | symbol | tribal mask, tiki, tiki mask, african mask | kabile maskesi, tiki, afrika maskesi
tribal-gear | object | tribal shield and spear, spear and shield | mızrak ve kalkan, kabile kalkanı
totem | symbol | totem, totem pole | totem
totem-head | symbol | totem head | totem başı
war-bonnet | person | war bonnet, native american headdress, feather headdress, indian headdress | kızılderili başlığı, tüylü başlık
tipi | building | teepee, tipi, tepee | kızılderili çadırı
dream-catcher | symbol | dream catcher, dreamcatcher | düş kapanı, rüya kapanı, düşkapanı
feather | bird | line feather | çizgi tüy
two-feathers | bird | two feathers, pair of feathers | iki tüy, çift tüy
feather-necklace | object | feather necklace | tüy kolye
curly-wing | bird | curly wing | kıvrımlı kanat
angel-wings | symbol | angel wings, wings, pair of wings | melek kanatları, kanatlar, kanatları
feathered-wing | bird | feathered wing | tüylü kanat
fairy-wings | symbol | fairy wings | peri kanatları, peri kanadı
heart-wings | symbol | winged heart, heart with wings, flying heart | kanatlı kalp
crowned-heart | symbol | crowned heart, claddagh, heart with crown | taçlı kalp
chained-heart | symbol | chained heart | zincirli kalp
heart-key | symbol | heart key, key to my heart | kalp anahtar, kalpli anahtar
locked-heart | symbol | heart lock, locked heart, heart padlock | kalp kilit, kilitli kalp
nested-hearts | symbol | nested hearts | iç içe kalpler
paw-heart | symbol | paw heart, heart with paw, paw in heart, heart paw | patili kalp, kalp pati, pati kalp
heart-beats | symbol | heartbeat, heart beat, pulse, ecg, ekg | kalp atışı, nabız
pierced-heart | symbol | pierced heart | saplanmış kalp
triquetra | symbol | triquetra, celtic knot, trinity knot, celtic, celtic symbol | kelt düğümü, triketra, kelt motifi
bowen-knot | symbol | bowen knot, endless knot, geometric knot, ornamental knot | sonsuz düğüm, geometrik düğüm, süs düğümü
heavy-thorny-triskelion | symbol | tribal motif, tribal ornament, tribal design, thorns, triskelion, triskele | kabile motifi, tribal motif, kabile süsü, diken
trinacria | symbol | trinacria | trinakria
thor-hammer | symbol | thor hammer, mjolnir, thors hammer | thor çekici, thorun çekici
rune-stone | symbol | rune, rune stone | rün, rün taşı
pentacle | symbol | pentagram, pentacle | pentagram
heptagram | symbol | heptagram, seven pointed star | yedi köşeli yıldız
rub-el-hizb | symbol | eight pointed star, seljuk star, eight point star, 8 pointed star, octagram, rub el hizb, islamic star, star octagon, geometric star | sekiz köşeli yıldız, selçuklu yıldızı, sekizgen yıldız, islami yıldız, geometrik yıldız, rub el hizb
round-star | symbol | plain star | sade yıldız
barbed-star | symbol | nautical star | denizci yıldızı
polar-star | sky | north star, polar star, pole star, guiding star | kutup yıldızı, kuzey yıldızı
star-swirl | sky | swirling star | sarmal yıldız
triangle-target | symbol | nested triangles, geometric triangle | iç içe üçgenler
divided-spiral | symbol | spiral, geometric spiral | sarmal, spiral
infinity | symbol | line infinity | çizgi sonsuzluk
all-seeing-eye | symbol | all seeing eye, eye of providence, third eye | her şeyi gören göz, üçüncü göz
eye-of-horus | symbol | eye of horus, eye of ra | horusun gözü, horus gözü
ankh | symbol | ankh, egyptian cross | ankh, mısır haçı
anubis | person | anubis | anubis
djed-pillar | symbol | djed pillar | djed sütunu
caduceus | symbol | caduceus | kadüse
rod-of-asclepius | symbol | rod of asclepius | asklepios asası
fleur-de-lys | symbol | line fleur de lis | çizgi zambak
trefoil-lily | flower | trefoil lily, ottoman tulip, stylised lily, stylised tulip, iznik tulip, turkish tulip | osmanlı lalesi, stilize lale, iznik lalesi, türk lalesi
yin-yang | symbol | yin yang, yin and yang, ying yang, taijitu | yin yang, yin ve yang
moon | sky | line moon | çizgi ay
moon-bats | sky | moon and bats | ay ve yarasalar
sun | sky | line sun | çizgi güneş
striped-sun | sky | retro sun, synthwave sun, striped sun | çizgili güneş, retro güneş
heraldic-sun | sky | heraldic sun, sun of may | arma güneşi
aztec-calendar-sun | symbol | aztec sun, aztec calendar, aztec, mayan calendar | aztek güneşi, aztek takvimi
sun-priest | symbol | tribal sun, inca sun | kabile güneşi, inka güneşi
eclipse | sky | eclipse, solar eclipse, sun and moon | güneş tutulması, tutulma, güneş ve ay
solar-system | sky | solar system, planets | güneş sistemi
galaxy | sky | spiral galaxy | sarmal galaksi
asteroid | sky | asteroid, meteorite | asteroit, göktaşı
comet-spark | sky | comet line | çizgi kuyruklu yıldız
waves | nature | sea waves, wavy lines | deniz dalgaları
big-wave | nature | big wave, kanagawa wave, tsunami, japanese wave | büyük dalga, japon dalgası, kanagawa dalgası
wave-crest | nature | wave crest | dalga tepesi
waterfall | nature | waterfall | şelale
mountains | nature | mountain line, line mountains | çizgi dağlar
fuji | nature | fuji silhouette | fuji silüeti
snowflake-1 | sky | line snowflake | çizgi kar tanesi
snowflake-2 | sky | ice crystal | buz kristali
campfire | nature | campfire, bonfire | kamp ateşi
lighthouse | building | lighthouse, light house | deniz feneri, fener kulesi
windmill | building | windmill, wind mill | yel değirmeni, değirmen
wind-turbine | building | wind turbine | rüzgar türbini
pisa-tower | building | leaning tower, tower of pisa, leaning tower of pisa | pisa kulesi
egyptian-pyramids | building | pyramid, egyptian pyramid | piramit, mısır piramidi
egyptian-sphinx | animal | sphinx | sfenks
greek-temple | building | greek temple, parthenon | yunan tapınağı
coliseum | building | colosseum, coliseum | kolezyum
pagoda | building | pagoda, japanese pagoda | pagoda
shinto-shrine | building | torii, torii gate | torii kapısı, torii
stone-tower | building | tower, stone tower, galata tower | kule, taş kule, galata kulesi
tower-bridge | building | tower bridge | londra köprüsü
bridge | building | bridge | köprü
saint-basil-cathedral | building | saint basil cathedral | aziz vasil katedrali
barn | building | barn, farm, farmhouse | ahır, çiftlik
treehouse | building | treehouse, tree house | ağaç ev
mushroom-house | building | mushroom house | mantar ev
water-mill | building | water mill, watermill | su değirmeni
well | building | well, wishing well | kuyu, dilek kuyusu
sand-castle | building | sandcastle, sand castle | kumdan kale
air-balloon | vehicle | hot air balloon, air balloon, hotair balloon, balloon ride | sıcak hava balonu, hava balonu, kapadokya balonu, gökyüzü balonu, kapadokya
zeppelin | vehicle | zeppelin, airship, blimp | zeplin
paper-plane | object | paper plane, paper airplane | kağıt uçak
paper-boat | object | paper boat | kağıt gemi, kağıttan gemi, kağıt kayık
paper-windmill | object | pinwheel, paper windmill | rüzgar gülü, fırıldak
caravel | vehicle | caravel, galleon, tall ship, old ship | kalyon, eski yelkenli gemi, kadırga
galleon | vehicle | pirate ship, galleon ship | korsan gemisi
drakkar | vehicle | viking ship, drakkar, longship | viking gemisi
submarine | vehicle | submarine, yellow submarine | denizaltı
ship-wheel | object | ship wheel, ships wheel, helm, ship steering wheel, rudder | dümen, gemi dümeni
anchor | object | tattoo anchor, line anchor | çizgi çapa
treasure-map | object | treasure map | hazine haritası
open-treasure-chest | object | treasure chest, treasure, chest of gold | hazine sandığı, hazine, sandık
spyglass | object | spyglass | tek dürbün
caravan | vehicle | caravan, trailer | çekme karavan
surfer-van | vehicle | hippie van, surfer van | vosvos minibüs
surf-board | object | surfboard, surf board | sörf tahtası
steam-locomotive | vehicle | line locomotive | çizgi lokomotif
rocking-chair | object | rocking chair | sallanan sandalye
sewing-machine | object | sewing machine | dikiş makinesi
spinning-wheel | object | spinning wheel | çıkrık
sewing-string | object | sewing thread, bobbin of thread | dikiş ipliği
sewing-needle | object | line needle | çizgi iğne
shirt-button | object | button | düğme
lantern | object | old lantern | gemici feneri
old-lantern | object | oil lantern, camping lantern | gaz lambası, el lambası
magic-lamp | object | magic lamp, aladdin lamp, aladdins lamp, genie lamp | sihirli lamba, alaaddinin lambası, alaaddin lambası
quill-ink | object | quill and ink, inkwell, ink pot, quill pen | hokka ve tüy, mürekkep hokkası, divit, hokka
old-microphone | object | vintage microphone | eski mikrofon
retro-controller | object | gamepad, game controller, joystick pad | oyun kolu, oyun kolu, oyun konsolu
harp | object | harp | arp
lyre | object | lyre | lir
g-clef | symbol | line treble clef | çizgi sol anahtarı
f-clef | symbol | bass clef, f clef | fa anahtarı
ballerina-shoes | object | line ballet shoes | çizgi bale pabucu
carnival-mask | object | carnival mask, venetian mask, masquerade mask, masquerade | karnaval maskesi, venedik maskesi, balo maskesi
drama-masks | object | line drama masks | çizgi tiyatro maskesi
jester-hat | object | jester hat, jester | soytarı şapkası, soytarı
magic-hat | object | rabbit hat | tavşanlı şapka
pointy-hat | object | witch hat, wizard hat | cadı şapkası, büyücü şapkası
cauldron | object | cauldron, witch cauldron | kazan, cadı kazanı
magic-potion | object | potion, magic potion | iksir, büyülü iksir
horseshoe | object | horseshoe, horse shoe, lucky horseshoe | at nalı, nal
cowboy-boot | object | cowboy boot | kovboy çizmesi, çizme
western-hat | object | cowboy hat, western hat | kovboy şapkası
sombrero | object | sombrero | sombrero
sherlock-holmes | person | sherlock, sherlock holmes | şerlok holmes, dedektif silüeti
corset | object | corset | korse
bow-tie-ribbon | object | line bow, coquette bow | çizgi fiyonk
diamond-ring | object | line diamond ring | çizgi yüzük
pearl-necklace | object | necklace | kolye, gerdanlık
crystal-cluster | object | crystals, crystal cluster, quartz | kristaller, kuvars, ametist
cut-diamond | object | line diamond | çizgi elmas
jewel-crown | object | jewelled crown, jeweled crown, imperial crown | mücevherli taç
queen-crown | object | queens crown | kraliçe tacı çizgi
candlebright | object | candle flame | mum alevi
candle-holder | object | candle holder, candelabra | mumluk
hourglass | object | line hourglass | çizgi kum saati
pocket-watch | object | pocket watch | köstekli saat, cep saati
sundial | object | sundial | güneş saati
key | object | line key | çizgi anahtar
crossed-swords | object | line crossed swords | çizgi kılıçlar
katana | object | katana, samurai sword | katana, samuray kılıcı
broadsword | object | broadsword, knight sword | şövalye kılıcı
battle-axe | object | battle axe | savaş baltası
viking-helmet | object | viking helmet | viking miğferi
viking-head | person | viking | viking
spartan-helmet | object | spartan helmet, spartan, gladiator helmet | spartalı miğferi, gladyatör miğferi
samurai-helmet | person | samurai, samurai helmet | samuray, samuray miğferi
oni | person | oni, oni mask, japanese demon, hannya, hannya mask | oni, oni maskesi, japon şeytanı, hannya
mounted-knight | person | knight, knight on horse | şövalye, atlı şövalye
medusa-head | person | medusa | medusa, şahmeran
cleopatra | person | cleopatra | kleopatra
nefertiti | person | nefertiti | nefertiti
pharoah | person | pharaoh | firavun
minotaur | person | minotaur | minotor
centaur | person | centaur | sentor
djinn | person | smoke djinn | duman cin
angel-outfit | person | angel robe | melek kıyafeti
devil-mask | symbol | devil, devil mask, demon | şeytan, iblis
gargoyle | animal | gargoyle | gargoyl
female | symbol | female sign | dişi işareti
mona-lisa | person | mona lisa, portrait of a lady | mona lisa
portrait | person | portrait, framed portrait, cameo | portre, çerçeveli portre
woman-elf-face | person | elf face, elven face | elf yüzü
meditation | person | buddha, meditating person, monk, zen | buda, keşiş, meditasyon yapan, zen
lovers | person | lovers, couple, kissing couple, couple portrait | sevgililer, çift portresi, aşıklar
pirate-captain | person | pirate captain | korsan kaptan
beard | person | beard, bearded man | sakal, sakallı adam
mustache | person | gentleman with moustache, mustache, moustache | bıyık, bıyıklı adam
scarecrow | person | scarecrow | korkuluk
gingerbread-man | food | gingerbread man, gingerbread, gingerbread cookie | zencefilli kurabiye adam, zencefilli kurabiye, kurabiye adam
candy-canes | food | candy cane | şeker baston, baston şeker, noel bastonu
cupcake | food | line cupcake | çizgi kek
fruiting | food | fruit branch, apple branch | meyve dalı, meyveli dal
raspberry | food | raspberry | ahududu, frambuaz
elderberry | food | elderberry, holly berries, rowan | mürver, ökse otu, alıç
plum | food | plum | erik, mürdüm eriği
artichoke | food | artichoke | enginar
pumpkin | food | plain pumpkin | düz kabak
coffee-cup | food | line coffee cup | çizgi kahve fincanı
coffee-beans | food | coffee bean | kahve çekirdeği
moka-pot | food | moka pot | moka pot
cornucopia | food | cornucopia, horn of plenty | bereket boynuzu
watering-can | object | watering can | sulama kabı, sulama ibriği
gardening-shears | object | garden shears, secateurs | bahçe makası
plant-watering | object | watering a plant | bitki sulama
bread-slice | food | slice of bread | ekmek dilimi
jug | object | jug, pitcher | sürahi, ibrik
porcelain-vase | object | porcelain vase, china vase | porselen vazo, çini vazo
painted-pottery | object | painted pottery, pottery, tile vase | çömlek, seramik
balloon-dog | object | balloon dog | balon köpek
plastic-duck | object | rubber duck, rubber ducky | plastik ördek, banyo ördeği
party-flags | object | bunting, party flags, garland flags | flama süs, parti bayrakları, flama, flamalar
linked-rings | object | linked rings, wedding rings, entwined rings, wedding bands | alyanslar, nikah yüzükleri, iç içe halkalar, çift yüzük, alyans, alyanslar
kite | object | line kite | çizgi uçurtma
boomerang | object | line boomerang | çizgi bumerang
fishing-boat | vehicle | fishing boat | balıkçı teknesi, balıkçı kayığı
fishing-hook | object | line fishing hook | çizgi olta
fishing-lure | object | fishing lure, bait | olta yemi
chess-knight | object | chess knight, knight piece | satranç atı
chess-queen | object | chess queen | satranç veziri
chess-king | object | chess king | satranç şahı
chess-rook | object | chess rook | satranç kalesi
tarot-18-the-moon | symbol | moon tarot, tarot moon | tarot ay, ay kartı
tarot-17-the-star | symbol | star tarot, tarot | tarot yıldız, tarot
tarot-19-the-sun | symbol | sun tarot, tarot sun | tarot güneş
card-ace-spades | symbol | spade ace card, playing card | maça as kartı, oyun kartı, iskambil
rolling-dices | object | pair of dice, rolling dice | çift zar, zarlar
eight-ball | object | line eight ball | çizgi bilardo topu
nuclear | symbol | radiation symbol | radyasyon simgesi
atom | symbol | atom, atom symbol | atom, atom simgesi
dna2 | symbol | double helix | çift sarmal
boxing-glove | object | line boxing glove | çizgi boks eldiveni
weight-lifting-up | person | weightlifter, weight lifting | halterci, halter
wave-surfer | person | surfer, surfing | sörfçü, sörf
cycling | person | cyclist, cycling | bisikletçi, bisikletli
cavalry | person | horse rider, horseman, rider | atlı, süvari, binici
archer | person | archer | okçu
juggler | person | juggler | jonglör
sauropod-skeleton | animal | dinosaur skeleton | dinozor iskeleti
abstract-001 | symbol | abstract mask | soyut maske
abstract-010 | symbol | abstract sun, sunburst | soyut güneş, güneş patlaması
abstract-024 | symbol | abstract motif, abstract shape | soyut motif, soyut desen, soyut şekil
abstract-066 | symbol | mandala, round ornament, ornament | mandala, süs motifi, yuvarlak motif
abstract-091 | symbol | rosette ornament, doily, lace motif, medallion ornament | dantel motifi, dantel, madalyon süsü, gül rozet
cubes | symbol | cubes, cube, isometric cubes | küp
nested-hexagons | symbol | hexagon, nested hexagons | altıgen
prism | symbol | prism | prizma
moebius-triangle | symbol | impossible triangle, penrose triangle | imkansız üçgen, penrose üçgeni
moebius-trefoil | symbol | three rings, interlocked circles | üç halka, iç içe daireler
maze | symbol | maze, labyrinth | labirent
concentric-crescents | symbol | concentric crescents | iç içe hilaller
fluffy-swirl | symbol | swirl motif, curl | kıvrım motif, kıvrım
quill | object | quill line | çizgi divit
open-book | object | line book | çizgi kitap
spell-book | object | spell book, magic book | büyü kitabı
compass | object | line compass, nautical compass | çizgi pusula
globe | object | desk globe | masa küresi
cactus | leaf | line cactus | çizgi kaktüs
mushroom | nature | line mushroom | çizgi mantar
mushrooms | nature | mushroom group, cluster of mushrooms | mantarlar, mantar grubu
leaf-skeleton | leaf | leaf skeleton | yaprak iskeleti
lily-pads | leaf | lily pad | nilüfer yaprağı
venus-flytrap | leaf | venus flytrap, carnivorous plant | sinekkapan, venüs sinekkapanı
sprout | leaf | line sprout | çizgi filiz
palm-tree | tree | line palm | çizgi palmiye
island | nature | line island | çizgi ada
oasis | nature | oasis | vaha
lightning-tree | tree | lightning tree | yıldırımlı ağaç
dead-wood | tree | bare tree, dead tree, leafless tree, winter tree | kuru ağaç, yapraksız ağaç, çıplak ağaç
circle-forest | tree | forest circle, forest badge | daire orman
clownfish | sea | line clownfish | çizgi palyaço balığı
jellyfish | sea | line jellyfish | çizgi denizanası
coral | sea | line coral | çizgi mercan
crab | sea | line crab | çizgi yengeç
dolphin | sea | line dolphin | çizgi yunus
snail | animal | line snail | çizgi salyangoz
hedgehog | animal | line hedgehog | çizgi kirpi
frog | animal | line frog | çizgi kurbağa
panda | animal | line panda | çizgi panda
koala | animal | line koala | çizgi koala
gorilla | animal | line gorilla | çizgi goril
monkey | animal | line monkey | çizgi maymun
pig | animal | line pig | çizgi domuz
cow | animal | line cow | çizgi inek
rooster | bird | line rooster | çizgi horoz
duck | bird | line duck | çizgi ördek
goose | bird | line goose | çizgi kaz
penguin | bird | line penguin | çizgi penguen
parrot-head | bird | parrot head | papağan başı
flamingo | bird | line flamingo | çizgi flamingo
bat | animal | line bat | çizgi yarasa
evil-bat | animal | flying bat | uçan yarasa
lighter | object | lighter | çakmak
smoking-pipe | object | pipe, smoking pipe | pipo
razor-blade | object | razor blade | jilet
medal | object | line medal | çizgi madalya
trophy | object | line trophy | çizgi kupa
winged-emblem | symbol | winged emblem, winged badge | kanatlı arma
griffin-shield | symbol | griffin shield, heraldic shield | grifonlu kalkan
ninja-star | object | shuriken, ninja star | ninja yıldızı, şuriken
hang-glider | vehicle | hang glider, paraglider | yamaç paraşütü, planör
sasquatch | animal | bigfoot, sasquatch, yeti | koca ayak, yeti
nurse-female | person | nurse | hemşire
chef-toque | object | chef hat | aşçı şapkası
barbecue | object | barbecue, grill | mangal, barbekü
doner-kebab | food | doner, kebab, kebap | döner, kebap
djembe | object | djembe | cembe, darbuka
pan-flute | object | pan flute | pan flüt
bagpipes | object | bagpipes | gayda
whirlwind | nature | line whirlwind | çizgi hortum
aries | symbol | aries, aries sign | koç burcu, koç sembolü
taurus | symbol | taurus, taurus sign | boğa burcu
gemini | symbol | gemini, gemini sign | ikizler burcu, ikizler
cancer | symbol | cancer zodiac, cancer sign, cancer | yengeç burcu
leo | symbol | leo, leo sign | aslan burcu
virgo | symbol | virgo, virgo sign | başak burcu
libra | symbol | libra, libra sign | terazi burcu
scorpio | symbol | scorpio, scorpio sign | akrep burcu
sagittarius | symbol | sagittarius, sagittarius sign | yay burcu
capricorn | symbol | capricorn, capricorn sign | oğlak burcu
aquarius | symbol | aquarius, aquarius sign | kova burcu, kova burcu
pisces | symbol | pisces, pisces sign | balık burcu
male | symbol | male sign | erkek işareti
santa-hat | object | santa hat, christmas hat | noel şapkası, noel baba şapkası
mason-jar | object | mason jar, jar, glass jar | kavanoz, cam kavanoz
`;
