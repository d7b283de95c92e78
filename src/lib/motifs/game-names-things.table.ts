/* All other motifs of one colour, written as in `game-names-living.table.ts`. */
export const GAME_NAMES_THINGS = `
tribal-mask | symbol | tribal mask, tiki, tiki mask, african mask | kabile maskesi, tiki, afrika maskesi
tribal-gear | object | tribal shield and spear, spear and shield | mızrak ve kalkan, kabile kalkanı
totem | symbol | totem, totem pole | totem
totem-head | symbol | totem head | totem başı
tipi | building | teepee, tipi, tepee | kızılderili çadırı
dream-catcher | symbol | dream catcher, dreamcatcher | düş kapanı, rüya kapanı, düşkapanı
feather-necklace | object | feather necklace | tüy kolye
angel-wings | symbol | angel wings, wings, pair of wings | melek kanatları, kanatlar, kanatları
fairy-wings | symbol | fairy wings | peri kanatları, peri kanadı
heart-wings | symbol | winged heart, heart with wings, flying heart | kanatlı kalp
crowned-heart | symbol | crowned heart, claddagh, heart with crown | taçlı kalp
chained-heart | symbol | chained heart | zincirli kalp
heart-key | symbol | heart key, key to my heart | kalp anahtar, kalpli anahtar
locked-heart | symbol | heart lock, locked heart, heart padlock | kalp kilit, kilitli kalp
nested-hearts | symbol | nested hearts | iç içe kalpler
paw-heart | symbol | paw print heart, paw heart, heart with paw, paw in heart, heart paw | patili kalp, kalp pati, pati kalp
heart-beats | symbol | heartbeat, heart beat, pulse, ecg, ekg | kalp atışı, nabız, kalp ritmi, kalp grafiği, ekg
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
all-seeing-eye | symbol | all seeing eye, eye of providence, third eye | her şeyi gören göz, üçüncü göz
eye-of-horus | symbol | eye of horus, eye of ra | horusun gözü, horus gözü
ankh | symbol | ankh, egyptian cross | ankh, mısır haçı
djed-pillar | symbol | djed pillar | djed sütunu
caduceus | symbol | caduceus | kadüse
rod-of-asclepius | symbol | rod of asclepius | asklepios asası
yin-yang | symbol | yin yang, yin and yang, ying yang, taijitu | yin yang, yin ve yang
moon-bats | sky | moon and bats | ay ve yarasalar
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
snowflake-2 | sky | ice crystal | buz kristali
wind-turbine | building | wind turbine | rüzgar türbini
pisa-tower | building | leaning tower, tower of pisa, leaning tower of pisa | pisa kulesi
egyptian-pyramids | building | pyramid, egyptian pyramid | piramit, mısır piramidi
greek-temple | building | greek temple, parthenon | yunan tapınağı
coliseum | building | colosseum, coliseum | kolezyum
pagoda | building | pagoda, japanese pagoda | pagoda
shinto-shrine | building | torii, torii gate | torii kapısı, torii
stone-tower | building | tower, stone tower, galata tower | kule, taş kule, galata kulesi
tower-bridge | building | tower bridge | londra köprüsü
bridge | building | bridge | köprü
saint-basil-cathedral | building | saint basil cathedral | aziz vasil katedrali
barn | building | barn, farm | ahır, çiftlik
treehouse | building | treehouse, tree house | ağaç ev
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
surfer-van | vehicle | hippie van, surfer van | vosvos minibüs
rocking-chair | object | rocking chair | sallanan sandalye
sewing-machine | object | sewing machine | dikiş makinesi
spinning-wheel | object | spinning wheel | çıkrık
sewing-string | object | sewing thread, bobbin of thread | dikiş ipliği
shirt-button | object | button | düğme
lantern | object | old lantern | eski fener
old-lantern | object | oil lantern, camping lantern | gaz lambası, el lambası
magic-lamp | object | magic lamp, aladdin lamp, aladdins lamp, genie lamp | sihirli lamba, alaaddinin lambası, alaaddin lambası
quill-ink | object | quill and ink, inkwell, ink pot, quill pen | hokka ve tüy, mürekkep hokkası, divit, hokka
old-microphone | object | vintage microphone | eski mikrofon
retro-controller | object | gamepad, game controller, joystick pad | oyun kolu, oyun kolu, oyun konsolu
harp | object | harp | arp
lyre | object | lyre | lir
f-clef | symbol | bass clef, f clef | fa anahtarı
carnival-mask | object | carnival mask, venetian mask, masquerade mask, masquerade | karnaval maskesi, venedik maskesi, balo maskesi
jester-hat | object | jester hat, jester | soytarı şapkası, soytarı
magic-hat | object | rabbit hat | tavşanlı şapka
cauldron | object | cauldron, witch cauldron | kazan, cadı kazanı
magic-potion | object | potion, magic potion | iksir, büyülü iksir
horseshoe | object | horseshoe, horse shoe, lucky horseshoe | at nalı, nal
corset | object | corset | korse
bow-tie-ribbon | object | line bow, coquette bow | çizgi fiyonk
pearl-necklace | object | necklace | kolye, gerdanlık
crystal-cluster | object | crystals, crystal cluster, quartz | kristaller, kuvars, ametist
jewel-crown | object | jewelled crown, jeweled crown, imperial crown | mücevherli taç
queen-crown | object | queens crown | kraliçe tacı çizgi
candlebright | object | candle flame | mum alevi
candle-holder | object | candle holder, candelabra | mumluk
pocket-watch | object | pocket watch | köstekli saat, cep saati
sundial | object | sundial | güneş saati
katana | object | katana, samurai sword | katana, samuray kılıcı
broadsword | object | broadsword, knight sword | şövalye kılıcı
battle-axe | object | battle axe | savaş baltası
viking-helmet | object | viking helmet | viking miğferi
spartan-helmet | object | spartan helmet, spartan, gladiator helmet | spartalı miğferi, gladyatör miğferi
devil-mask | symbol | devil, devil mask, demon | şeytan, iblis
female | symbol | female sign | dişi işareti
fruiting | food | fruit branch, apple branch | meyve dalı, meyveli dal
raspberry | food | raspberry | ahududu, frambuaz
elderberry | food | elderberry, holly berries, rowan | mürver, ökse otu, alıç
plum | food | plum | erik, mürdüm eriği
artichoke | food | artichoke | enginar
pumpkin | food | plain pumpkin | düz kabak
moka-pot | food | moka pot | moka pot
cornucopia | food | cornucopia, horn of plenty | bereket boynuzu
gardening-shears | object | garden shears, secateurs | bahçe makası
plant-watering | object | watering a plant | bitki sulama
bread-slice | food | slice of bread | ekmek dilimi
jug | object | jug, pitcher | sürahi, ibrik
porcelain-vase | object | slender vase, tall vase | ince vazo, uzun vazo
painted-pottery | object | painted pottery, tile vase | seramik
balloon-dog | object | balloon dog | balon köpek
plastic-duck | object | rubber duck, rubber ducky | plastik ördek, banyo ördeği
party-flags | object | bunting, party flags, garland flags | flama süs, parti bayrakları, flama, flamalar
linked-rings | object | linked rings, wedding rings, entwined rings, wedding bands | alyanslar, nikah yüzükleri, iç içe halkalar, çift yüzük, alyans, alyanslar
fishing-boat | vehicle | fishing boat | balıkçı teknesi, balıkçı kayığı
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
nuclear | symbol | radiation symbol | radyasyon simgesi
atom | symbol | atom, atom symbol | atom, atom simgesi
dna2 | symbol | double helix | çift sarmal
boxing-glove | object | line boxing glove, boxer | çizgi boks eldiveni, boksör
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
spell-book | object | spell book, magic book | büyü kitabı
compass | object | line compass, nautical compass | çizgi pusula
globe | object | desk globe | masa küresi
mushrooms | nature | mushroom silhouette | mantar silüeti
oasis | nature | oasis | vaha
lighter | object | lighter | çakmak
smoking-pipe | object | pipe, smoking pipe | pipo
razor-blade | object | razor blade | jilet
winged-emblem | symbol | winged emblem, winged badge | kanatlı arma
griffin-shield | symbol | griffin shield, heraldic shield | grifonlu kalkan
ninja-star | object | shuriken, ninja star | ninja yıldızı, şuriken
hang-glider | vehicle | hang glider, paraglider | yamaç paraşütü, planör
barbecue | object | barbecue, grill | mangal, barbekü
doner-kebab | food | doner, kebab, kebap | döner, kebap
djembe | object | djembe | cembe, darbuka
pan-flute | object | pan flute | pan flüt
bagpipes | object | bagpipes | gayda
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
mason-jar | object | pickle jar, pickles | turşu, turşu kavanozu
`;
