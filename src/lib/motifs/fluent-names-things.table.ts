/*
 * What people call the coloured motifs of all that is no plant, animal or person: weather,
 * places, food, things and signs, written as in `fluent-names-living.table.ts`.
 */
export const FLUENT_NAMES_THINGS = `
red-heart | !heart, love, love heart, sweetheart, valentine, valentine heart, heart shape, valentines heart | !kalp, yürek, sevgi, aşk, kırmızı kalp, gönül, sevgi kalbi, kalpcik
two-hearts | double heart, pair of hearts, love hearts | çift kalp
broken-heart | heartbreak | kırık kalp
heart-with-arrow | cupid arrow, cupids arrow, cupid heart, heart and arrow, arrow through heart | oklu kalp, aşk oku
heart-with-ribbon | heart gift | fiyonklu kalp
heart-on-fire | flaming heart, burning heart, sacred heart | alevli kalp, yanan kalp
sparkling-heart | glittering heart | ışıltılı kalp
revolving-hearts | floating hearts | uçuşan kalpler
love-letter | valentine card | aşk mektubu
kiss-mark | lips, kiss, lipstick mark | dudak, öpücük
star | golden star, gold star, five pointed star, yellow star, starfish, starry, sea star | deniz yıldızı, denizyıldızı, beş köşeli yıldız, yıldızcık
glowing-star | shining star, bright star, star of bethlehem, bethlehem star, nativity star | parlayan yıldız
shooting-star | falling star, wishing star | kayan yıldız
sparkles | twinkle, glitter, sparkling stars | pırıltı, parıltı, ışıltı
sun | sunshine, bright sun | güneşcik, gün ışığı
sun-with-face | smiling sun, sun face, happy sun | güler yüzlü güneş, gülen güneş, gülümseyen güneş, yüzlü güneş, güneş yüzü
sunrise-over-mountains | mountain sunrise, mountain landscape, sunrise mountains | dağ manzarası, dağ manzara
sunrise | sun rise, dawn, seascape, sea sunrise | gündoğumu, gün doğumu, şafak, deniz manzarası
sunset | sun set, dusk, sundown | günbatımı, gün batışı
crescent-moon | moon, crescent, half moon, new crescent, lunar | !hilal, ay, yarım ay, hilâl, ayça
full-moon | round moon | ay dede
full-moon-face | moon with face, moon face, smiling moon | aydede, gülen ay, ay yüzü
first-quarter-moon-face | sleeping moon, crescent moon face, moon with a face | uyuyan ay, yüzlü ay
star-and-crescent | crescent and star, star crescent, moon and star symbol | !ay yıldız, ay-yıldız, hilal ve yıldız, ayyıldız
cloud |  | bulutcuk
cloud-with-rain | rain cloud, raincloud, rain, rainy cloud | yağmur, yağmurlu bulut
cloud-with-lightning | thunder cloud, thundercloud, storm cloud, storm, thunderstorm, thunder | fırtına, şimşekli bulut, gök gürültüsü
cloud-with-snow | snow cloud, snow | kar, karlı bulut, kar yağışı
sun-behind-cloud | sun and cloud, partly cloudy | güneş ve bulut, parçalı bulutlu
high-voltage | lightning, lightning bolt, thunderbolt, flash bolt, bolt | şimşek, yıldırım, elektrik
rainbow | rain bow | gök kuşağı, ebemkuşağı
snowflake | snow flake, snow crystal | kartanesi, kar kristali
snowman | snow man | kardanadam
fire | flame | alev
droplet | water drop, drop, raindrop, water droplet, dew drop, teardrop, tear drop | su damlası, damla, yağmur damlası, gözyaşı
water-wave | wave, ocean, sea, ocean wave, great wave, surf, seaside, water | deniz, okyanus, deniz dalgası, su
cyclone | swirl, whirl, whirlpool, hurricane | girdap, kasırga
tornado | twister, whirlwind | kasırga hortumu
rock | stone, boulder, pebble | taş, çakıl, çakıl taşı, kaya, kayalık
spaghetti | pasta, noodles, plate of pasta, plate of spaghetti | makarna, spagetti, bir tabak makarna
mountain | hill, mountain peak, peak, mountain range | tepe, sıradağlar, zirve
snow-capped-mountain | snowy mountain, snow mountain, alps, everest, snowcapped mountain, ararat | karlı dağ, ağrı dağı, erciyes, uludağ
national-park | landscape, nature, countryside, meadow, scenery, nature scene, river, lake, park | !manzara, doğa, göl, kır manzarası, çayır, dere, doğa manzarası, milli park
beach-with-umbrella | beach, seashore, beach scene, shore | plaj, kumsal, sahil
desert-island | tropical island, island, palm island | ada, tropik ada
volcano |  | volkan
desert | sand dunes, dunes | kum tepeleri
milky-way | galaxy, night sky, starry sky, starry night, cosmos, universe, outer space | galaksi, uzay, evren, yıldızlı gökyüzü, gece gökyüzü, kozmos
ringed-planet | planet, saturn, jupiter | gezegen, satürn
globe-showing-europe-africa | globe, earth, world, planet earth | dünya, küre, yerküre
house | farmhouse, farm house, home, cottage, little house | yuva evi, ev evcik
house-with-garden | garden house, country house, cottage garden, garden | bahçe, köy evi, müstakil ev, kır evi
hut | cabin, log cabin | kulübecik, dağ evi, kulübe
castle | castle tower, fairy tale castle, palace, fortress, fort | kale, saray, masal şatosu, hisar
mosque | minaret, hagia sophia, blue mosque | camii, minare, ayasofya, sultanahmet
church | chapel | şapel
cityscape | city, skyline, city skyline, town, street | şehir, kent, şehir silueti, istanbul silueti, istanbul manzarası
classical-building | temple, museum, columns | tapınak, müze, sütunlu yapı, anıtkabir, efes
tent | camp tent, camping tent, glamping tent | kamp çadırı
camping | campsite, camp | kamp alanı
fountain | water fountain | çeşme, havuz fıskiyesi
ferris-wheel | big wheel | dönmedolap
carousel-horse | carousel, merry go round | atlı karınca
circus-tent | circus, big top | sirk
airplane | plane, aeroplane, jet, aircraft, flight attendant, stewardess, airport | tayyare, yolcu uçağı, hostes, kabin memuru, havaalanı, havalimanı
small-airplane | light aircraft, propeller plane, biplane | pervaneli uçak
helicopter | chopper | 
rocket | spaceship, space rocket, spacecraft, rocket ship | uzay gemisi, uzay mekiği, füze
flying-saucer | ufo | ufo
automobile | car, red car, motor car, toy car, limo, limousine, sedan | otomobil, kırmızı araba, oyuncak araba, limuzin
sport-utility-vehicle | suv, jeep, off road car | jip, arazi aracı
racing-car | race car, formula one car, f1 car, sports car | formula 1, spor araba
pickup-truck | pickup, ute, farm truck, old truck, vintage truck, red truck | kamyonet
delivery-truck | lorry, truck, van, truck driver, courier | kamyon, kamyon şoförü, kurye
tractor | farm tractor, combine harvester, combine | biçerdöver
bus | school bus, coach | okul otobüsü, okul servisi
bicycle | bike, cycle, pushbike, mountain bike, road bike, bmx bike | velespit, dağ bisikleti
motorcycle | motorbike, motor bike, harley, motorcyclist, motorcycle rider | motor, motorsiklet, motosikletçi, motosiklet sürücüsü
motor-scooter | scooter, vespa, moped, motor scooter | skuter, vespa, mobilet, skutır
locomotive | train engine, steam train, steam engine, steam locomotive, toy train | buharlı tren, lokomotif, kara tren, oyuncak tren
train | railway | 
sailboat | sail boat, boat, yacht, sailing boat, sailing ship, sailing | !yelkenli, tekne, yat, yelken, kayık, sandal, yelkenli tekne, yelkenli gemi
ship | steamship, vessel, liner | vapur
passenger-ship | cruise ship, ocean liner | yolcu gemisi
ferry | ferryboat | vapur feribot
anchor | ship anchor, nautical anchor | çapa, gemi çapası, çipa, gemi demiri
ring-buoy | lifebuoy, life buoy, life ring, lifebelt, life preserver, lifeguard | can simidi, cankurtaran
compass | compass rose | 
world-map | map | harita
umbrella | parasol, brolly | güneş şemsiyesi
umbrella-with-rain-drops | umbrella in rain, rain umbrella | yağmur şemsiyesi
santa-claus | santa, father christmas, saint nicholas, st nicholas | noel baba, noelbaba
wrapped-gift | gift, present, gift box, christmas present | hediye, hediye paketi, armağan, hediye kutusu
balloon | party balloon, red balloon | uçan balon, kırmızı balon
party-popper | confetti, party, celebration | konfeti, parti, kutlama
birthday-cake | cake, layer cake | pasta, yaş pasta
jack-o-lantern | halloween pumpkin, jack o lantern, carved pumpkin | cadılar bayramı kabağı, oyulmuş kabak, oyma kabak
fireworks | firework | havaifişek
ribbon | bow, gift bow, hair bow, bow ribbon, bowknot | fiyonk, kurdela, fiyong
reminder-ribbon | awareness ribbon, cancer ribbon | farkındalık kurdelesi
nazar-amulet | evil eye, evil eye bead, nazar, blue eye bead, nazar bead, evil eye amulet, turkish eye | nazar boncuğu, nazar, nazarboncuğu, boncuk, göz boncuğu, mavi boncuk
hamsa | hand of fatima, hamsa hand, hand of fatma, fatima hand | !fatma ananın eli, fatma'nın eli, hamsa, fatma ana eli, fatıma'nın eli, fatma eli
crystal-ball | magic ball | fal küresi
magic-wand | wand, fairy wand | sihirli değnek, asa, değnek
kite |  | 
soccer-ball | football, soccer, football ball, ball | futbol, futbol topu, top, meşin yuvarlak
basketball | basketball ball, basket ball | basket topu, basketbol topu, basket
volleyball | volleyball ball | voleybol topu
tennis | tennis ball | tenis topu
baseball | baseball ball | beyzbol topu
american-football | gridiron, football american | amerikan futbol topu
trophy | cup trophy, winners cup | kupa, şampiyonluk kupası, ödül
sports-medal | medal, gold medal | madalya, altın madalya
artist-palette | palette, paint palette, painters palette | palet, ressam paleti
performing-arts | theatre masks, theater masks, drama masks, theatre, comedy and tragedy | tiyatro maskeleri, tiyatro, maske
thread | spool, spool of thread, cotton reel, thread spool, bobbin | makara, iplik makarası, ip
yarn | ball of yarn, yarn ball, wool, wool ball, knitting | yumak, yün yumağı, örgü, yün, örgü ipi
sewing-needle | needle, needle and thread, sewing | iğne, iğne iplik, dikiş
knot | rope, rope knot, sailor knot | düğüm, halat, gemici düğümü
scissors | pair of scissors, shears | terzi makası
safety-pin | nappy pin | 
puzzle-piece | puzzle, jigsaw, jigsaw piece, autism, autism awareness | yapboz, puzzle, otizm
game-die | dice, die | zar, tavla zarı
chess-pawn | chess, pawn | satranç, satranç piyonu
guitar | electric guitar, acoustic guitar, bass guitar, ukulele, musician | elektro gitar, bağlama, saz çalgısı, ut, bas gitar, müzisyen, ukulele
violin | fiddle, cello | kemençe, çello
musical-note | music note, note music, quaver, music | nota, müzik, müzik notası
musical-notes | music notes, notes of music | notalar
musical-score | treble clef, g clef, clef, sheet music | sol anahtarı, müzik anahtarı
musical-keyboard | piano keys | piyano tuşları
trumpet |  | 
drum | snare drum | trampet
microphone | mic, karaoke | 
headphone | earphones | 
camera | photo camera, photography, photographer, photo studio | kamera, fotoğraf, fotoğrafçı
books | stack of books, pile of books, book stack | kitap yığını
open-book | book, reading book | !açık kitap, kitap
pencil |  | kurşun kalem, kalemler, kalem
paintbrush | brush, paint brush, artist brush, makeup brush | fırça, resim fırçası, makyaj fırçası, boya
light-bulb | bulb, lightbulb, idea | lamba, fikir
candle | candlelight | mum
key |  | 
old-key | antique key, skeleton key, vintage key | antika anahtar
locked | padlock, lock | asma kilit
bell | jingle bell, christmas bell | çan, çıngırak, noel çanı
crown | royal crown, king crown, queen crown, tiara, coronet, princess crown, queen crown, king crown, royal crown | kral tacı, kraliçe tacı, prenses tacı, prenses tacı, kraliçe tacı, kral tacı
gem-stone | gem, diamond, jewel, gemstone, crystal, ruby, sapphire, emerald stone | elmas, pırlanta, değerli taş, kristal, yakut
ring | wedding ring, engagement ring, diamond ring, wedding rings | alyans, tek taş, nişan yüzüğü, tektaş
prayer-beads | rosary, beads, misbaha | tesbih
sunglasses | shades eyewear | 
glasses | eyeglasses, spectacles, reading glasses | 
dress | gown, frock | kıyafet, giysi
kimono |  | 
t-shirt | tshirt, tee, shirt | gömlek
jeans | denim trousers, pants, trousers, overalls | kot pantolon, pantolon
high-heeled-shoe | high heel, heels, stiletto, bridal shoe, wedding shoe, bridal shoes, wedding shoes | topuklu ayakkabı, stiletto, gelin ayakkabısı, abiye ayakkabı
ballet-shoes | ballet shoe, ballet, ballet slippers, pointe shoes, ballerina shoes | bale pabucu, bale, balerin ayakkabısı, bale ayakkabısı, bale pabucu
running-shoe | sneaker, trainers, shoe, football boot, football boots, soccer cleats, cleats | spor ayakkabı, ayakkabı, krampon, futbol ayakkabısı
womans-hat | sun hat, straw hat, hat | !hasır şapka, şapka, kadın şapkası
top-hat | magician hat | silindir şapka
billed-cap | cap, baseball cap | beyzbol şapkası, beyzbol kepi, spor kep
handbag | purse bag | kol çantası, çanta
folding-hand-fan | fan, hand fan | el yelpazesi
lipstick | lip stick | 
axe | hatchet | nacak
hammer | mallet | 
crossed-swords | sabres | çapraz kılıç
dagger | knife, dirk | bıçak, kama
bow-and-arrow | arrow, archery, bow arrow | ok yay, yay, okçuluk, ok, ok ve yay
coat | raincoat, jacket, overcoat, winter coat | kaban, palto, mont, ceket, yağmurluk
shield | coat of arms, crest | arma
telescope | spyglass | dürbün
hourglass-done | hourglass, sand timer, sand clock | kumsaati
watch | wristwatch, wrist watch | saat, kol saati
alarm-clock | clock | masa saati, saat
mantelpiece-clock | antique clock | antika saat
basket | picnic basket, wicker basket | hasır sepet, piknik sepeti
broom | witch broom, broomstick, mop, cleaner, cleaning lady | cadı süpürgesi, temizlikçi, paspas
envelope | letter envelope, mail, mail carrier, postman, mailman, postwoman | mektup, postacı, davetiye
money-bag | money | para
balance-scale | scales, scales of justice, justice | adalet terazisi, adalet
gear | cog, cogwheel, wheel gear, engineer, engine, mechanical engineer | çark, dişli çark, mühendis, makine mühendisi
skull | human skull, death head | kuru kafa, iskelet kafası, kurukafa, kurukafa
skull-and-crossbones | crossbones, jolly roger | çapraz kemikli kafatası, korsan kurukafa
bone | dog bone | kemik
pirate-flag | pirate | korsan bayrağı, korsan
ghost | cute ghost, spooky ghost | hayaletcik, hortlak
alien | extraterrestrial | 
alien-monster | monster, space invader | canavar
robot | android | 
clown-face | clown | palyaço
smiling-face-with-smiling-eyes | smiling face, smile, smiley, smiley face, happy face, face | gülen yüz, gülücük, gülümseme, gülen surat, mutlu yüz, yüz
smiling-face-with-heart-eyes | heart eyes | kalp gözlü yüz
smiling-face-with-sunglasses | cool face | gözlüklü yüz
smiling-face-with-halo | angel face | melek yüz, haleli yüz
cowboy-hat-face | cowboy | kovboy
red-apple | apple | elma
green-apple | granny smith | yeşil elma
cherries | cherry, pair of cherries, cherry pair, sour cherry | vişne
strawberry |  | 
grapes | grape, bunch of grapes, grape bunch, grapevine | üzüm salkımı, asma
watermelon | watermelon slice, melon slice | karpuz dilimi
lemon | lemon slice | limon dilimi
tangerine | orange, orange fruit, mandarin, clementine, orange slice | portakal, mandalin
banana |  | 
pineapple | ananas | 
peach | apricot, nectarine, apricot | kayısı, kayısı
pear |  | 
blueberries | blueberry, berry, blackberry, raspberry, mulberry, mulberries, cranberry, cranberries | böğürtlen, ahududu, yabanmersini, dut, yaban mersini, yaban mersinleri
olive | black olive, green olive | zeytin tanesi, siyah zeytin, yeşil zeytin
kiwi-fruit | kiwi | kivi meyvesi
avocado | avocado half | 
coconut |  | hindistan cevizi, hindistancevizi
tomato |  | 
eggplant | aubergine | 
carrot |  | 
ear-of-corn | corn on the cob, corn, maize, corn cob, sweetcorn | mısır
hot-pepper | chili, chilli, chili pepper, red pepper, hot chili, chilli pepper | kırmızı biber, biber, acı kırmızı biber
bell-pepper | pepper, green pepper | dolmalık biber, biber
chestnut | nut, hazelnut, walnut, hazelnuts | fındık, ceviz
peanuts | peanut, pistachio, pistachios | fıstık, antep fıstığı
pea-pod | pea | bezelye
honey-pot | honey, honey jar, pot of honey, jar of honey, pot of honey | bal, bal kavanozu
bread | loaf, loaf of bread, sourdough, sourdough bread, sourdough loaf | ekmek somunu, somun ekmek, somun ekmeği, köy ekmeği
croissant |  | ay çöreği
pretzel |  | çubuk kraker
doughnut | donut | çörek
cookie | biscuit, macaron, macarons | bisküvi, makaron
cupcake | cup cake, muffin | kap kek, kek, mafin
ice-cream | icecream, sundae | dondurma kasesi
soft-ice-cream | ice cream cone, icecream cone | külah dondurma, külahta dondurma
lollipop | lolly | lolipop şeker
candy | sweet, bonbon | şeker, bonbon
pizza | pizza slice | pizza
hamburger | burger, cheeseburger | burger
hot-beverage | coffee, coffee cup, cup of coffee, tea, cup of tea, mug, coffee mug, hot drink, hot chocolate, cappuccino, espresso, tea cup | !kahve fincanı, kahve, fincan, türk kahvesi, sıcak içecek, bir fincan kahve
teacup-without-handle | teacup, green tea | çay, çay bardağı, ince belli, ince belli bardak
teapot | tea pot | çaydanlık
wine-glass | wine, glass of wine, red wine, wine goblet | şarap, şarap bardağı, kadeh
beer-mug | beer, pint | bira
cocktail-glass | cocktail, martini, margarita, bartender | kokteyl, barmen
egg | easter egg | paskalya yumurtası
chocolate-bar | chocolate | 
cheese-wedge | cheese | peynir
amphora | vase, urn, greek vase | vazo, testi, küp
bagel | simit | !simit
fleur-de-lis | fleur de lys, lily emblem, french lily | !zambak arması, fleur de lis, zambak motifi
infinity | infinity sign, infinity symbol, eternity | sonsuzluk, sonsuzluk işareti, sonsuz işareti, sonsuzluk sembolü
peace-symbol | peace sign, peace | barış işareti, barış sembolü, barış
latin-cross | cross, christian cross, crucifix | !haç, latin haçı
star-of-david | hexagram, six pointed star | davut yıldızı, davud'un yıldızı, altı köşeli yıldız, davut'un yıldızı
om | om symbol, aum | om sembolü
trident-emblem | trident, poseidon | üç dişli mızrak, trident
recycling-symbol | recycle, recycling | geri dönüşüm
red-circle | !circle, disc, disk, dot, round dot | !daire, çember, yuvarlak, nokta, benek
red-square | !square, block square | !kare
red-triangle | !triangle, triangle shape | !üçgen
large-blue-diamond | !rhombus, lozenge, diamond shape | !eşkenar dörtgen, baklava dilimi, baklava deseni
medical-symbol | caduceus, asclepius, medicine symbol | tıp sembolü, asklepios
triangular-flag | flag, pennant, red flag, banner | bayrak
sled | sleigh, sledge | 
ice-skate | skate, skates | 
roller-skate | rollerskate | tekerlekli paten
skateboard | skate board | 
baby-bottle | feeding bottle | bebek biberonu
wind-chime | windchime | 
diya-lamp | oil lamp | yağ lambası, yağ kandili
red-paper-lantern | lantern, paper lantern, chinese lantern | fener, kağıt fener
nesting-dolls | matryoshka, russian doll, babushka | matruşka bebek
parachute |  | 
fishing-pole | fishing rod, fishing, fisherman, angler | balık oltası, balıkçılık, balıkçı adam, olta balıkçısı
ladder |  | 
window | windowsill, window sill, window frame, window view | pencere önü, pencere pervazı, pencere kenarı
door |  | 
chair |  | iskemle
bed |  | 
statue-of-liberty | liberty statue | özgürlük anıtı
moai | easter island head | paskalya adası heykeli
graduation-cap | graduation, mortarboard, graduate cap | mezuniyet, mezuniyet şapkası, mezuniyet kepi, kep
socks | sock, stocking | 
gloves | glove, mitten | 
scarf |  | kaşkol, şal
umbrella-on-ground | beach umbrella | plaj şemsiyesi
soap | soap bar | kalıp sabun
clinking-glasses | champagne, champagne glasses, toast glasses | şampanya, şampanya kadehleri
clinking-beer-mugs | beers | biralar
fork-and-knife | cutlery, fork | çatal bıçak, çatal
spoon | ladle | 
cooking | frying pan, pan, fried egg, skillet | tava, sahanda yumurta
pot-of-food | pot, stew, saucepan | tencere, güveç
wood | log, firewood | odun
wheel | tyre, tire | teker
hook | fish hook, fishing hook | olta kancası, kanca, balık kancası
flying-disc | frisbee, flying disk | frizbi diski, uçan disk
chains | chain, chain links | 
bubbles | bubble, soap bubbles | sabun köpüğü, köpük
collision | explosion, boom, bang | patlama
bomb |  | 
speech-balloon | speech bubble | konuşma balonu
joker | joker card | joker kartı
club-suit | club card | !sinek kartı, sinek kart
spade-suit | spade card, ace of spades, spade | maça ası
heart-suit | heart card | !kupa kartı, kupa kart
diamond-suit | diamond card | karo kart
ice-hockey | hockey | hokey, buz hokeyi
martial-arts-uniform | karate, judo, taekwondo | karate, judo, tekvando
fire-engine | fire truck, firetruck, fire engine | itfaiye aracı, itfaiye arabası, itfaiye kamyonu
wrench |  | ingiliz anahtarı
backpack | school bag, schoolbag | okul çantası, sırt çantası
skis | ski | kayak
hiking-boot | boot, boots, rain boot, rain boots, rubber boot, wellington boot, wellies | çizme, bot, postal
syringe | syringe, injection | şırınga, iğne şırınga, enjektör
baguette-bread | baguette, french bread, french baguette | baget
french-fries | fries, chips | kızarmış patates
pancakes | pancake | pankek
rugby-football | rugby, rugby ball | ragbi, rugby
vertical-traffic-light | traffic light, traffic lights, stoplight | trafik lambası, trafik ışığı
taxi | taxi driver, cab driver | taksi şoförü
necktie | suit and tie | 
toothbrush | toothpaste | diş macunu
cucumber | zucchini | kabak dolması
motor-boat | tugboat | 
boxing-glove | boxing | boks
sandwich | toast sandwich, grilled cheese | tost
accordion |  | akordeon
`;
