/*
 * Motifs of one colour of work, workshops, kitchens, sports and journeys, which no coloured set
 * has, written as in `game-names-living.table.ts`.
 */
export const GAME_NAMES_WORK = `
domino-tiles | object | dominoes, domino, dominos, domino tiles | domino, domino taşları, okey taşı, okey
anvil | object | anvil, blacksmith anvil | örs
axe-in-stump | object | tree stump, stump, axe in stump, chopping block, lumberjack | kütük, ağaç kütüğü, kütükte balta, oduncu
black-belt | object | black belt, karate belt, judo belt, martial arts belt | siyah kuşak, karate kuşağı, judo kuşağı
belt | object | belt, leather belt | kemer, deri kemer
blacksmith | person | blacksmith | demirci, nalbant
boombox | object | boombox, boom box, ghetto blaster | teyp, müzik seti
audio-cassette | object | cassette, cassette tape, mixtape, audio cassette | kaset, teyp kaseti
bookshelf | object | bookshelf, book shelf, library, bookcase, librarian | kitaplık, kütüphane, kitap rafı, kütüphaneci
bowling-pin | object | bowling pin, bowling pins | bovling lobutu, lobut, bowling lobutu
cabbage | food | cabbage | lahana
calculator | object | calculator | hesap makinesi
cannon | object | cannon, cannons | savaş topu, top arabası
captain-hat-profile | object | captain hat, captains hat, captain's hat, sailor cap, captain | kaptan şapkası, denizci kepi, kaptan
car-key | object | car key, car keys | araba anahtarı, oto anahtarı
chainsaw | object | chainsaw, chain saw | motorlu testere, zincirli testere
hand-saw | object | carpenter | marangoz testeresi, marangoz
circular-saw | object | saw blade, circular saw blade | daire testere, testere bıçağı
clarinet | object | clarinet | klarnet, gırnata
clothesline | object | clothesline, laundry line, washing line, laundry | çamaşır ipi, asılı çamaşır, çamaşır
clothespin | object | clothespin, clothes peg, clothes pin | mandal, çamaşır mandalı
coffee-pot | object | coffee pot, filter coffee | kahve sürahisi, filtre kahve
converse-shoe | object | high top, high tops, high top sneaker, basketball shoe, canvas shoe | bilekli spor ayakkabı, kanvas ayakkabı, basketbol ayakkabısı
cooking-glove | object | oven mitt, oven glove, pot holder | fırın eldiveni, mutfak eldiveni
corkscrew | object | corkscrew, wine opener | tirbuşon
dog-bowl | object | dog bowl, pet bowl, food bowl, cat bowl | mama kabı, mama kasesi
drum-kit | object | drum kit, drum set, drumset, drummer | bateri, davul seti, baterist
easel | object | easel | şövale
earrings | object | earring, earrings | küpe, küpeler
eyelashes | symbol | eyelashes, lashes, eyelash, lash, mascara, eyelash extensions | kirpik, kirpikler, ipek kirpik, maskara
f1-car | vehicle | formula one car, f1 car, f1, formula one, formula 1 | formula bir arabası, f1 arabası, formula bir, formula 1
fez | object | fez, ottoman fez | fes, osmanlı fesi
fedora | object | fedora, fedora hat, trilby | fötr şapka, fötr
film-projector | object | film projector, movie projector | film makinesi, sinema makinesi
film-spool | object | film reel, movie reel, film spool | film makarası, film rulosu
fireplace | object | fireplace, hearth | şömine
first-aid-kit | object | first aid kit, first aid, paramedic, medic bag | ilk yardım çantası, ilk yardım, ecza çantası, paramedik
fishing-net | object | fishing net, fish net | balık ağı
food-truck | vehicle | food truck | yemek kamyonu, büfe aracı
forklift | vehicle | forklift, forklift truck | forklift
french-horn | object | french horn | korno
frankenstein-creature | person | frankenstein, frankenstein's monster | frankenştayn, frankenstein
gavel | object | gavel, judge gavel, judge's gavel, lawyer, attorney | tokmak, hakim tokmağı, yargıç tokmağı, avukat
goal-keeper | person | goalkeeper in the goal | kaledeki kaleci
grand-piano | object | grand piano, pianist | kuyruklu piyano, piyanist
graveyard | building | graveyard, cemetery | mezarlık
greenhouse | building | greenhouse, glasshouse | sera
gym-bag | object | gym bag, duffel bag, sports bag | spor çantası
handcuffs | object | handcuffs, cuffs | kelepçe
hatchet | object | hatchet, tomahawk, small axe | nacak, küçük balta
hiking | person | hiker, trekker, backpacker, hiking man | yürüyüşçü, doğa yürüyüşü, gezgin, trekking
hops | leaf | hops, hop cone, beer hops | şerbetçiotu
house-keys | object | house keys, bunch of keys, set of keys, realtor | ev anahtarı, ev anahtarları, emlakçı
ice-pop | food | popsicle, ice pop, ice lolly, popsicles | çubuk dondurma, buz dondurma
igloo | building | igloo | iglo, eskimo evi
jeep | vehicle | jeep, 4x4, off roader, off road car | cip, jip, arazi aracı, arazi arabası
juggling-clubs | object | juggling clubs | jonglör lobutları
jumping-rope | object | jump rope, skipping rope | atlama ipi, ip atlama
jet-fighter | vehicle | fighter jet, jet fighter, fighter plane, warplane, f16, f-16 | savaş uçağı, jet uçağı, avcı uçağı, savaş jeti
ketchup | food | ketchup, ketchup bottle, hot sauce | ketçap, sos şişesi, acı sos
kidneys | symbol | kidneys, kidney | böbrek, böbrekler
kitchen-scale | object | kitchen scale, weighing scale | mutfak terazisi, tartı
kitchen-tap | object | faucet, tap, water tap, kitchen tap, plumbing | musluk, tesisat
lasso | object | lasso, lariat | kement
leek | food | leek, spring onion, scallion | pırasa, taze soğan, yeşil soğan
life-jacket | object | life jacket, life vest | can yeleği
liver | symbol | liver | karaciğer
luchador | person | luchador, wrestling mask, wrestler mask | güreşçi maskesi
magick-trick | object | magician hat, magic hat, magician, magician's hat, magic show, magic trick | sihirbaz şapkası, sihirbaz, sihirbazlık, illüzyonist
manual-meat-grinder | object | meat grinder, meat mincer | kıyma makinesi
manual-juicer | object | juicer, lemon squeezer, citrus juicer | narenciye sıkacağı, limon sıkacağı
matchbox | object | matchbox, matches, box of matches | kibrit, kibrit kutusu
marshmallows | food | marshmallow, marshmallows, smores, s'mores | marşmelov, marşmelo
meat-cleaver | object | cleaver, meat cleaver, butcher knife, butcher | kasap satırı, kasap bıçağı, kasap
medical-drip | object | iv drip, iv bag, infusion | serum, serum askısı
metronome | object | metronome | metronom
mummy-head | person | mummy, egyptian mummy | mumya
nachos | food | nachos, tortilla chips | naços
nun-face | person | nun | rahibe
nunchaku | object | nunchucks, nunchaku | nunçaku
observatory | building | observatory | gözlemevi, rasathane
office-chair | object | office chair, desk chair, swivel chair | ofis koltuğu, çalışma koltuğu
old-wagon | vehicle | covered wagon, old wagon, wagon, western wagon | kağnı, üstü kapalı at arabası
paddles | object | paddles, paddle, oar, oars, crossed paddles, crossed oars, kayak paddle | kano küreği, tekne küreği, çapraz kürekler
paint-roller | object | paint roller, roller brush, house painter | boya rulosu, badanacı, badana, boyacı
pestle-mortar | object | mortar and pestle, pestle and mortar, pharmacist, pharmacy | havan, havan ve tokmak, eczacı, eczane
pizza-cutter | object | pizza cutter, pizza wheel | pizza kesici
plow | object | plow, plough | saban, pulluk
police-badge | symbol | police badge, badge shield, sheriff badge | polis rozeti, polis arması, şerif rozeti
pool-table-corner | object | pool table, billiard table, snooker table | bilardo masası
puppet | object | puppet, marionette, string puppet | kukla, ipli kukla
rake | object | rake, garden rake | tırmık, bahçe tırmığı
winchester-rifle | object | rifle, hunting rifle, shotgun, hunter | tüfek, av tüfeği, çifte, avcı
ringmaster | person | ringmaster, showman | sirk sunucusu
robin-hood-hat | object | robin hood hat, feather hat, tyrolean hat | tüylü şapka
rope-coil | object | coil of rope, coiled rope | halat, halat kangalı
round-straw-bale | object | hay bale, hay bales, hay, haystack, straw bale, bale of hay, hay roll, straw | saman balyası, saman, ot balyası, balya
rubber-boot | object | rubber boot, rain boot, rubber boots, rain boots, wellington, wellies, gumboots | lastik çizme, yağmur çizmesi
rugby-conversion | object | rugby posts, rugby goal | ragbi direği
saddle | object | saddle, horse saddle | eyer, at eyeri
saloon | building | saloon, western saloon | vahşi batı barı, kovboy barı
sausage | food | sausage, sausages, bratwurst | sosis, sucuk
scuba-mask | object | scuba mask, snorkel, snorkel mask, snorkeling, scuba diver, diver, scuba | dalış maskesi, şnorkel, dalgıç, tüplü dalış
scuba-tanks | object | scuba tank, oxygen tank, scuba gear, air tank | dalış tüpü, oksijen tüpü
sickle | object | sickle | orak
shears | object | garden shears, hedge shears, pruning shears, secateurs, shears | bahçe makası, budama makası
shuttlecock | object | shuttlecock | badminton topu, tüytop
ski-boot | object | ski boot, ski boots | kayak ayakkabısı, kayak botu
skirt | object | skirt, pleated skirt | etek
sleeping-bag | object | sleeping bag | uyku tulumu
snowboard | object | snowboard | snowboard, kar tahtası
soda-can | object | soda can, tin can, cola can, beer can, can of soda, energy drink | kutu kola, teneke kutu, enerji içeceği, teneke, konserve
soldering-iron | object | soldering iron | havya
spark-plug | object | spark plug | buji
speedometer | object | speedometer, tachometer | kilometre saati, hız göstergesi
spinning-top | object | spinning top, wooden top | topaç
spray | object | spray can, spray paint, hair spray, hairspray | sprey, sprey boya, saç spreyi
stapler | object | stapler | zımba
steamroller | vehicle | steamroller, road roller | yol silindiri
steeltoe-boots | object | work boots, safety boots, combat boots, military boots, army boots | iş botu, işçi botu, asker botu, postal
strong-man | person | strongman, strong man, powerlifter | güçlü adam
swimfins | object | flippers, swim fins, fins | palet, dalış paleti
swiss-army-knife | object | pocket knife, swiss army knife, penknife, multitool | çakı, isviçre çakısı
tambourine | object | tambourine | tef, zilli tef
tank | vehicle | army tank, tank, military tank | savaş tankı, tank
measure-tape | object | tape measure, measuring tape, tailor tape, seamstress, tailor | mezura, şerit metre, terzi mezurası
tightrope | person | tightrope walker, acrobat | ip cambazı, cambaz, akrobat
toaster | object | toaster | ekmek kızartma makinesi, tost makinesi
traffic-cone | object | traffic cone, road cone, safety cone | trafik konisi, trafik dubası
trombone | object | trombone | trombon
trowel | object | trowel, bricklayer | mala, duvarcı, duvarcı malası
tow-truck | vehicle | tow truck, recovery truck | çekici kamyon, oto çekici
tuba | object | tuba, sousaphone | tuba
unicycle | vehicle | unicycle | tek tekerlekli bisiklet
vacuum-cleaner | object | vacuum cleaner, vacuum, hoover | elektrikli süpürge
voodoo-doll | object | voodoo doll, voodoo | vudu bebeği, vudu
vr-headset | object | vr headset, virtual reality headset | sanal gerçeklik gözlüğü
walkie-talkie | object | walkie talkie, walkie talkies | telsiz
washing-machine | object | washing machine | çamaşır makinesi
water-tower | building | water tower | su kulesi
whistle | object | whistle, coach whistle, referee whistle, referee | düdük, hakem düdüğü, hakem
windchimes | object | wind chime, wind chimes | rüzgar çanı
windpump | building | farm windmill, windpump | rüzgar pompası
windsock | object | windsock | rüzgar tulumu
wood-pile | nature | wood pile, firewood, log pile, lumber, logs | odun, odun yığını, odunlar
wooden-clogs | object | clogs, wooden shoes, wooden clogs | takunya, nalın
wooden-sign | object | wooden sign, signpost | ahşap tabela, tahta tabela
xylophone | object | xylophone | ksilofon
zipper | object | zipper | fermuar
almond | food | almond, almonds | badem
beet | food | beet, beetroot, beets | pancar
jeweled-chalice | object | chalice, holy grail, goblet, communion cup, communion | ayin kadehi, kutsal kase
american-football-helmet | object | football helmet, american football helmet | amerikan futbolu kaskı
american-football-player | person | american football player, quarterback, linebacker | amerikan futbolcusu
basketball-basket | object | basketball hoop, basketball net, hoop | pota, basketbol potası, basket potası
boxing-ring | object | boxing ring | boks ringi
cartwheel | object | wagon wheel, cart wheel, wooden wheel | at arabası tekerleği, kağnı tekerleği
muscle-up | person | bodybuilder, body builder, bodybuilding, muscle man | vücutçu, vücut geliştirme
high-kick | person | karate kick, taekwondo kick, karate fighter, martial artist, kickboxing, kickboxer, taekwondo | tekvando, karateci, dövüş sanatı, kick boks
road | nature | road, highway | yol, otoyol, asfalt yol
gate | building | iron gate, wrought iron gate, garden gate, gate | bahçe kapısı, ferforje kapı, demir kapı
ranch-gate | building | ranch gate, ranch entrance | çiftlik kapısı
kebab-spit | food | doner spit, kebab spit | dönerci, döner tezgahı, döner kebap
pie-slice | food | slice of pie, pie slice, piece of pie | turta dilimi
erlenmeyer | object | chemistry flask, lab flask, flask, beaker, chemistry, erlenmeyer flask | erlenmayer, deney şişesi, kimya, beher
molecule | symbol | molecule | molekül
space-shuttle | vehicle | space shuttle | uzay mekiği
wooden-pier | building | pier, wooden pier, jetty | ahşap iskele, iskele
buoy | object | buoy | şamandıra
cargo-ship | vehicle | cargo ship, container ship, freighter, tanker | yük gemisi, konteyner gemisi, şilep
delivery-drone | vehicle | drone, quadcopter | drone, insansız hava aracı
sydney-opera-house | building | sydney opera house | sydney opera binası
arc-triomphe | building | arc de triomphe, triumphal arch | zafer takı
rialto-bridge | building | rialto bridge, venice bridge | rialto köprüsü
space-needle | building | space needle | uzay iğnesi
clock-tower | building | clock tower, big ben | saat kulesi, izmir saat kulesi, big ben
capitol | building | capitol building, white house, courthouse | beyaz saray, adliye
theater-curtains | object | theater curtains, stage curtains, theatre curtain, opera | tiyatro perdesi, opera
director-chair | object | director chair, director's chair | yönetmen koltuğu
tic-tac-toe | object | tic tac toe, noughts and crosses | xox
poker-hand | object | poker hand, hand of cards, poker | poker, poker eli
card-ace-hearts | object | ace of hearts | kupa ası
card-king-hearts | object | king of hearts | kupa papazı
card-queen-hearts | object | queen of hearts | kupa kızı
bunny-slippers | object | slippers, bunny slippers, house slippers | tavşanlı terlik, ev terliği, panduf
musical-keyboard | object | synthesizer, music keyboard, piano keyboard | org, synth, elektronik org
trojan-horse | symbol | trojan horse | truva atı
piggy-bank | object | piggy bank, money box | kumbara
nails | object | iron nails, carpenter nails | çivi, çiviler
desk | object | desk, school desk | çalışma masası, okul sırası
revolver | object | revolver, pistol, gun | tabanca, altıpatlar
binoculars | object | binoculars | dürbün
wallet | object | wallet | cüzdan
post-stamp | object | postage stamp, stamp | posta pulu
`;
