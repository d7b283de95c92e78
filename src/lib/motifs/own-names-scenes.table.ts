/*
 * Names of our own drawings of folk art, roofs and acts: `name | kind | English | Turkish`.
 */
export const OWN_NAMES_SCENES = `
skateboard | object | skateboard, skate board | kaykay
skipping-girl | person | skipping girl, girl skipping rope, girl jumping rope, girl with a skipping rope, girl with a jump rope, child skipping rope, child jumping rope, kid jumping rope | ip atlayan kız, ip atlayan çocuk, ip atlayan kız çocuğu
skipping-boy | person | skipping boy, boy skipping rope, boy jumping rope, boy with a jump rope | ip atlayan oğlan, ip atlayan erkek çocuk
sleeping-hat | object | sleeping hat, nightcap, night cap, sleeping cap, sleep cap | uyku şapkası, gece takkesi, uyku takkesi, gece şapkası, uyku başlığı
rocking-horse | object | rocking horse, wooden rocking horse, toy horse | sallanan at, oyuncak at, ahşap at, tahta at
karateka | person | karateka, karate kid, karate boy, karate girl, judoka, judo kid, taekwondo kid, karate fighter, martial artist | karateci, karateci çocuk, judocu, tekvandocu, karate yapan çocuk
hurricane-lantern | object | hurricane lantern, storm lantern, kerosene lantern, oil lantern, barn lantern | gemici feneri, gaz feneri, rüzgar feneri, rüzgâr feneri
corn-cob | food | corn, ear of corn, corn on the cob, corn cob, maize, sweetcorn, sweet corn | mısır, mısır koçanı, koçan mısır, koçanda mısır
knot | object | knot, rope knot, reef knot, sailor's knot, sailor knot, nautical knot, square knot | düğüm, halat düğümü, denizci düğümü, gemici düğümü, halat
tea-leaves | leaf | tea leaves, tea leaf, tea sprig, tea plant, tea shoot | çay yaprağı, çay filizi, çay bitkisi, çay dalı, çay yaprakları
ducks-in-a-row | bird | ducks in a row, mother duck with ducklings, mother duck and ducklings, mother duck with her ducklings, mother duck and her ducklings, mother duck with three ducklings, mother duck and three ducklings, duck with ducklings, duck and ducklings, duck with three ducklings, duck and three ducklings, duck with her ducklings, ducklings following their mother, ducklings following mother duck | sıra sıra ördekler, anne ördek ve yavruları, ördek ve yavruları, anne ördek ve üç yavrusu, yavru ördekler annesinin arkasında, annesinin arkasında yavru ördekler, annesini takip eden yavru ördekler, annesini takip eden ördek yavruları
baby-in-a-pram | person | baby in a pram, baby in pram, baby in a stroller, baby in stroller, baby in a baby carriage, baby sleeping in a pram, baby sleeping in a stroller | bebek arabasında bebek, bebek arabasındaki bebek, pusette bebek, bebek arabasında uyuyan bebek
ice-floe | nature | ice floe, ice floes, floating ice, iceberg piece | buz parçası, buz kütlesi, yüzen buz, buz kalıbı
dala-horse | symbol | dala horse, dalecarlian horse, swedish horse, painted folk horse, scandinavian horse, folk horse | dala atı, isveç atı
hummingbird-feeder | object | hummingbird feeder, bird feeder, nectar feeder | kuş yemliği, sinekkuşu yemliği
brick-chimney | building | brick chimney, chimney stack | tuğla baca, ev bacası
stork-nest | bird | stork nest, stork's nest, storks nest, nesting stork, stork in a nest, stork on its nest | leylek yuvası, yuvadaki leylek, yuvasında leylek
fishing-boy | person | fishing boy, boy fishing, child fishing, girl fishing, little fisherman | balıkçı çocuk, balık tutan çocuk, olta atan çocuk
heart-balloon | object | heart balloon, heart shaped balloon, heart-shaped balloon, valentine balloon | kalp balon, kalpli balon, kalp şeklinde balon, kalp şeklinde uçan balon, kalpli uçan balon
star-balloon | object | star balloon, star shaped balloon, star-shaped balloon | yıldız balon, yıldız şeklinde balon, yıldız şeklinde uçan balon, yıldızlı balon
beekeeper | person | beekeeper, bee keeper, apiarist | arıcı, bal üreticisi
prince | person | prince, little prince, prince charming | prens, küçük prens, beyaz atlı prens
princess | person | princess, little princess, queen | prenses, küçük prenses, kraliçe
mermaid | person | mermaid, little mermaid, siren | deniz kızı, denizkızı, su perisi
diver | person | diver, scuba diver, scuba diving | dalgıç, tüplü dalgıç, tüplü dalış
sahmaran | animal | shahmaran, sahmaran, shahmeran | şahmeran, şahmaran, yılanların şahı
swan-heart | bird | swans heart, heart of swans, swan heart | kuğu kalbi, kuğulu kalp
dolphin-heart | sea | dolphins heart, heart of dolphins, dolphin heart | yunus kalbi, yunuslu kalp
cat-heart | animal | cat tails heart, heart of cats, cats heart | kedili kalp, kedi kalbi
mandala | symbol | mandala, round ornament | mandala, yuvarlak motif
damask | symbol | damask, damask ornament, baroque ornament, baroque motif | damask, damask motifi, barok motif, barok
moon-phases | symbol | moon phases, phases of the moon, moon phase, lunar phases, lunar cycle | ay evreleri, ayın evreleri, ay döngüsü, ayın halleri
hygieia | symbol | bowl of hygieia, pharmacy symbol, pharmacy sign, snake and goblet | eczane sembolü, eczane logosu, eczacı sembolü, eczane amblemi
butcher-cleaver | object | cleaver, meat cleaver, butcher's cleaver, butcher knife | satır, kasap satırı, et satırı
mud | nature | mud, mud puddle, muddy puddle | çamur, çamur birikintisi
meadow | nature | grassy meadow, strip of meadow | otlak, yeşil otlak
hills | nature | hill, hills, green hills, rolling hills, grassy hill | tepe, tepeler, yeşil tepe, yeşil tepeler
boxing-gloves | object | boxing gloves, pair of boxing gloves | boks eldiveni, boks eldivenleri, bir çift boks eldiveni
lacrosse-stick | object | lacrosse stick, lacrosse sticks | lakros sopası, lakros raketi
motorcycle-helmet | object | motorcycle helmet, motorbike helmet, biker helmet, racing helmet, full face helmet, crash helmet | motosiklet kaskı, motor kaskı, yarış kaskı
corgi | animal | corgi, welsh corgi, corgis | corgi, corgi köpeği, korgi
hero-cape | object | superhero cape, cape, hero cape, red cape, cloak | pelerin, süper kahraman pelerini, kahraman pelerini
tennis-racket | object | tennis racket, tennis racquet, racket | tenis raketi, raket
menorah-candles | object | menorah, hanukkiah, hanukkah menorah, chanukah menorah | hanuka şamdanı, yahudi şamdanı, menora
fedora | object | fedora, fedora hat, trilby, felt hat | fötr şapka, fötr, fötr şapkası
walking-cane | object | walking stick, cane, walking cane | baston, yürüyüş bastonu
yogurt-bowl | food | yogurt, yoghurt, bowl of yogurt, yogurt bowl | yoğurt, yoğurt kasesi, yoğurt kâsesi, cacık, ayran aşı
plain-cake | food | plain cake, cake without candles, iced cake | mumsuz pasta, kremalı pasta
cinnamon | food | cinnamon, cinnamon stick, cinnamon sticks | tarçın, tarçın çubuğu, tarçın çubukları
crocus | flower | crocus, saffron, saffron flower, saffron crocus | çiğdem, safran, safran çiçeği, çiğdem çiçeği
calla-lily | flower | calla lily, arum lily, calla | gala çiçeği, kala çiçeği, kala
gypsophila | flower | gypsophila, baby's breath, babys breath | cipso, gypso, cipsofila, çöven çiçeği
foxglove | flower | foxglove, snapdragon, hollyhock, gladiolus | yüksükotu, aslanağzı, gülhatmi, glayöl, hatmi çiçeği
petunia | flower | petunia, morning glory | petunya, gündüz sefası, kahkaha çiçeği, boru çiçeği
fuchsia | flower | fuchsia flower, fuchsia blossom | küpe çiçeği, küpeli çiçeği
bird-of-paradise | flower | bird of paradise, bird of paradise flower, strelitzia | starliçe, cennet kuşu çiçeği, turna gagası
papaya | food | papaya, pawpaw | papaya
passion-fruit | food | passion fruit, passionfruit, maracuja | çarkıfelek meyvesi, çarkıfelek, pasiflora
persimmon | food | persimmon, kaki, sharon fruit | trabzon hurması, cennet hurması, cennet elması
asparagus | food | asparagus, asparagus spears | kuşkonmaz
cauliflower | food | cauliflower | karnabahar
okra | food | okra, okra pods | bamya
beet | food | beet, beetroot, red beet | pancar, kırmızı pancar
parsley | leaf | parsley, dill, cilantro, coriander, bunch of parsley | maydanoz, dereotu, kişniş, bir demet maydanoz, tere
measure-tape | object | measuring tape, tape measure, tailor tape, seamstress | mezura, terzi mezurası, şerit metre
whistle | object | whistle, referee whistle, coach whistle, referee | düdük, hakem düdüğü, hakem
davul | object | turkish drum, big drum, bass drum, davul | davul, mehter davulu, ramazan davulu, mehter
rahle | object | rahle, quran stand, book rest | rahle, rahle ve kuran, kuran rahlesi
mermaid-tail | sea | mermaid tail, mermaid's tail, mermaid fin | deniz kızı kuyruğu, denizkızı kuyruğu
whale-tail | sea | whale tail, whale fluke, whale's tail | balina kuyruğu
candy-cane-heart | object | candy cane heart, candy cane hearts, heart of candy canes | baston şeker kalp, şeker baston kalp
rain-boots | object | rain boots, rubber boots, wellies, wellington boots, gumboots | yağmur botları, yağmur çizmeleri, lastik çizmeler
rain-boot | object | rain boot, rubber boot, wellington boot, gumboot | yağmur botu, yağmur çizmesi, lastik çizme
tuxedo | object | tuxedo, suit, dinner jacket, groom's suit | damatlık, smokin, takım elbise
police-badge | symbol | police badge, sheriff badge, police star, cop badge | polis rozeti, polis arması, şerif rozeti
double-headed-eagle | symbol | double headed eagle, two headed eagle, double eagle, seljuk eagle, byzantine eagle | çift başlı kartal, iki başlı kartal, selçuklu kartalı, çifte kartal
soaring-eagle | bird | soaring eagle, flying eagle, flying hawk, soaring hawk, gliding eagle | süzülen kartal, uçan kartal, süzülen şahin, uçan şahin, süzülen atmaca, uçan atmaca, süzülen doğan
printed-mug | object | printed mug, plain mug | baskılı kupa, düz kupa
open-palm | symbol | open palm, outstretched hand, offering hand | açık avuç, uzanan el, avuç
holding-hand | symbol | closed hand, gripping hand | kapalı el
eagle-head | bird | eagle head, hawk head, falcon head, eagle's head | kartal başı, şahin başı, kartal kafası, atmaca başı
bookworm | animal | bookworm, book worm | kitap kurdu
plectrum | object | plectrum | pena, gitar penası
birthday-candle | object | birthday candle, cake candle | doğum günü mumu, pasta mumu
couple | person | couple, couple holding hands, happy couple, young couple, husband and wife, lovers, two lovers, sweethearts | çift, el ele çift, mutlu çift, genç çift, karı koca, sevgililer, iki sevgili, sevgili çift, aşık çift, iki aşık
sugar-skull | symbol | sugar skull, calavera, day of the dead skull, day of the dead, dia de los muertos, mexican skull | şeker kafatası, meksika kafatası, süslü kafatası, kalavera
skeleton | person | skeleton, dancing skeleton | iskelet
heart-rhythm | symbol | heartbeat, heart beat, heartbeat line, heart rhythm, heart rate, pulse, ecg, ekg, nurse heartbeat | kalp atışı, kalp ritmi, nabız, ekg, kalp grafiği, kalp atış çizgisi
lily-of-the-valley | flower | lily of the valley, lilies of the valley, muguet | müge, inci çiçeği, müge çiçeği
larkspur | flower | larkspur, delphinium, lupin, lupine, bluebonnet, bluebonnets, larkspur flower | hezaren, hezaren çiçeği, acı bakla çiçeği
pot-of-gold | object | pot of gold, gold pot, leprechaun's gold, cauldron of gold | altın küpü, altın dolu küp, altın kazanı
waterfall | nature | waterfall, waterfalls, cascade | şelale, çağlayan
sandcastle | building | sandcastle, sand castle | kumdan kale, kum kalesi
game-controller | object | game controller, video game controller, gamepad, gaming controller, controller, joystick, video game | oyun kolu, oyun kumandası, oyun konsolu, joystick
bird-cage | object | bird cage, birdcage, bird in a cage, caged bird | kuş kafesi, kafesteki kuş, kafeste kuş
walrus | animal | walrus | mors
mistletoe | leaf | mistletoe | ökse otu, ökseotu
pocket-watch | object | pocket watch, fob watch | köstekli saat, cep saati
drum-kit | object | drum kit, drum set, drumset, drums, drummer | bateri, davul seti, baterist
pyramids | building | pyramid, pyramids, egyptian pyramids, pyramids of giza | piramit, piramitler, mısır piramitleri
beetle-car | vehicle | vw beetle, volkswagen beetle, beetle car, vintage beetle, bug car, vw bug | vosvos, kaplumbağa araba, vosvos araba
vintage-car | vehicle | vintage car, classic car, antique car, old car, oldtimer, old timer, retro car, convertible, vintage automobile | klasik araba, antika araba, klasik otomobil, eski araba, üstü açık araba
mountain | nature | mountain, mountain peak, snowy mountain, snow capped mountain, summit, peak, alp | dağ, karlı dağ, dağ zirvesi, zirve, doruk
tent | object | tent, camping tent, camp tent | çadır, kamp çadırı
river | nature | river, stream, creek, brook | nehir, ırmak, dere, çay nehri
peace-sign | symbol | peace sign, peace symbol, peace | barış işareti, barış sembolü, barış simgesi
two-dancers | person | two folk dancers, two halay dancers, two people dancing halay | halay çeken iki kişi, iki halaycı
four-dancers | person | four folk dancers, four halay dancers, four people dancing halay | halay çeken dört kişi, dört halaycı
five-dancers | person | five folk dancers, five halay dancers, five people dancing halay | halay çeken beş kişi, beş halaycı
six-dancers | person | six folk dancers, six halay dancers, six people dancing halay | halay çeken altı kişi, altı halaycı
flying-crane | bird | flying crane, crane flying, crane in flight, crane with spread wings, soaring crane, japanese flying crane | uçan turna, süzülen turna, kanat açmış turna, havalanan turna
rearing-horse | animal | rearing horse, horse rearing, horse rearing up, rearing stallion, prancing horse, horse on its hind legs, horse standing on its hind legs, horse on hind legs, bucking horse | şaha kalkmış at, şaha kalkan at, şahlanan at, şahlanmış at, arka ayakları üstünde duran at
man-with-mustache | person | man with a mustache, man with mustache, man with a moustache, moustached man, mustached man, mustachioed man, mustache man, man with a handlebar mustache | bıyıklı adam, bıyıklı amca, bıyıklı dayı, bıyıklı erkek, pala bıyıklı adam, bıyıklı bey
man-with-beard | person | man with a beard, bearded man, man with beard, bearded guy, beard man | sakallı adam, sakallı erkek, sakallı amca, uzun sakallı adam, sakallı bey
kneeling-knight | person | kneeling knight, knight kneeling, knight on one knee, knight on his knee | diz çökmüş şövalye, diz çöken şövalye, dizinin üstünde şövalye
leaf-haired-woman | symbol | woman's face with leaves, woman face with leaves, face with leaves for hair, face with leaf hair, woman with leaf hair, woman with leaves for hair, woman with leaves as hair, leaf haired woman, leafy woman | yaprak saçlı kadın, saçları yaprak olan kadın, yapraklı kadın yüzü, saçı yaprak kadın
circling-fish | sea | circling fish, fish in a circle, pisces, pisces sign, pisces fish, two fish in a circle, yin yang fish | balık burcu, dönen balıklar, daire çizen balıklar
circling-koi | sea | circling koi, koi in a circle, two koi in a circle, yin yang koi, koi yin yang | dönen koi balıkları, daire çizen koi balıkları
stethoscope-loop | object | looped stethoscope, stethoscope loop | halka stetoskop
sashiko | symbol | sashiko, sashiko motif, asanoha, hemp leaf pattern, japanese geometric motif | saşiko, asanoha, saşiko motifi, sashiko motifi
upturned-beanie | object | upturned beanie, upside down beanie | ters bere
olive-sprig | leaf | olive sprig, sprig of olive | zeytin filizi, zeytin sürgünü
flag-children | person | children with turkish flags, turkish children with flags, kids with turkish flags, children's day | bayraklı çocuklar, bayraklı çocuk, 23 nisan çocukları, el ele bayraklı çocuklar
pomegranate-flower | flower | pomegranate flower, pomegranate blossom | nar çiçeği motifi, narçiçeği motifi, nar çiçekleri
one-eyed-monster | animal | one-eyed monster, one eyed monster, cute monster, friendly monster, little monster, cyclops monster, monster with one eye | tek gözlü canavar, tek gözlü sevimli canavar, sevimli canavar, şirin canavar, küçük canavar
baseball-glove | object | baseball glove, baseball mitt, catcher's mitt, catchers mitt, softball glove, fielder's glove | beyzbol eldiveni
fire-hose | object | fire hose, fireman's hose, firefighter's hose, water hose, garden hose | yangın hortumu, itfaiye hortumu, bahçe hortumu, su hortumu
`;
