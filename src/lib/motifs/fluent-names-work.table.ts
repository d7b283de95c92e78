/*
 * What people call the coloured motifs of work, shops, kitchens, sickrooms, streets and sports:
 * what customers ask for who sew for their trade, written as in `fluent-names-living.table.ts`.
 */
export const FLUENT_NAMES_WORK = `
1st-place-medal | first place medal, gold medal, number one medal | birincilik madalyası, altın madalya
2nd-place-medal | second place medal, silver medal | ikincilik madalyası, gümüş madalya
3rd-place-medal | third place medal, bronze medal | üçüncülük madalyası, bronz madalya
military-medal | war medal | gazi madalyası
bullseye | target, dartboard, dart board, darts, archery target, bulls eye | !hedef tahtası, dart tahtası, dart, hedef
confetti-ball | confetti | 
goal-net | soccer goal, football goal, goalpost, goal | !futbol kalesi, kale direği, kale filesi, gol
pool-8-ball | eight ball, 8 ball, billiard ball, billiards, pool ball, snooker | bilardo topu
admission-tickets | ticket, tickets, movie ticket, raffle ticket | bilet, biletler, sinema bileti
field-hockey | field hockey stick | çim hokeyi sopası
softball | softball ball | softbol topu, softbol
cricket-game | cricket bat, cricket bat and ball | kriket sopası, kriket
rat | white rat, lab rat | sıçan
burrito | burritos | !bürrito, burito
bubble-tea | boba, boba tea, milk tea | baloncuklu çay, boba çayı, boba
beverage-box | juice box, juice carton | meyve suyu kutusu, meyve suyu
cooked-rice | rice bowl, bowl of rice, rice | pirinç pilavı
cut-of-meat | steak, beef steak, sirloin, beef, raw meat, meat | !biftek, bonfile, pirzola, kırmızı et
meat-on-bone | ham bone, leg of meat, roast meat | !kemikli et, kuzu budu
poultry-leg | drumstick, chicken leg, fried chicken, chicken wing | tavuk bageti, kızarmış tavuk
dumpling | dumplings, pierogi, empanada, gyoza | !mantı, puf böreği, çiğ börek, börek
green-salad | salad, salad bowl, caesar salad | salata, yeşil salata, salata kasesi, çoban salata
leafy-green | lettuce, spinach | !marul, ıspanak, pazı, kıvırcık
glass-of-milk | milk, milkshake, raki | süt, ayran, rakı, rakı bardağı
salt | salt shaker, saltshaker | tuzluk, tuz
shortcake | slice of cake, cake slice, cheesecake, strawberry shortcake | dilim pasta, çilekli pasta
steaming-bowl | ramen, noodles, noodle soup, noodle bowl, noodle | !erişte, noodle, ramen
bowl-with-spoon | !soup, soup bowl, porridge, oatmeal, cereal | !çorba, çorba kasesi, tarhana
stuffed-flatbread | kebab, doner, gyro, pita, shawarma, kebap | döner, döner ekmek, kebap, tantuni
flatbread | flat bread, naan, pita bread | !pide, lavaş, ramazan pidesi, bazlama, lahmacun
tumbler-glass | whiskey, whisky, whiskey glass, bourbon, scotch | !viski, viski bardağı
tropical-drink | tropical cocktail, smoothie, mai tai, tiki drink | !tropikal içecek, meyveli kokteyl, soğuk çay
bacon | bacon strips | !pastırma, beykın
beans | bean, kidney beans | kuru fasulye, baklagil
ginger-root | ginger | zencefil
butter | stick of butter, butter dish | tereyağı
cup-with-straw | soda, cola, soft drink, iced coffee | kola, gazoz, buzlu kahve
custard | pudding, flan | puding, muhallebi, sütlaç
shaved-ice | snow cone, slushie | bici bici, buzlu tatlı
ice | ice cube, ice cubes | buz, buz küpü
bottle-with-popping-cork | !champagne bottle, prosecco bottle, prosecco | !şampanya şişesi
shallow-pan-of-food | !paella, pan of food | !sahanda yemek, sahan
fork-and-knife-with-plate | !place setting, dinner plate | !servis tabağı, yemek tabağı
chopsticks | pair of chopsticks | yemek çubukları, çubuk
takeout-box | takeout, chinese takeout, noodle box | !paket yemek, noodle kutusu
falafel | meatballs, meatball | köfte, içli köfte
roasted-sweet-potato | sweet potato, yam | tatlı patates
abacus | counting frame, counting beads | abaküs
adhesive-bandage | bandage, bandaid, band aid | bandaj
bathtub | bath tub, tub | !küvet, banyo küveti, banyo
battery | batteries, full battery | pil, batarya
bucket | pail, water bucket, mop bucket | kova, su kovası
calendar | wall calendar | takvim yaprağı
clapper-board | clapperboard, clapboard, movie slate, film slate, movie, cinema | !klaket, film klaketi, sinema
clipboard | clip board, checklist | pano, kıskaçlı pano
credit-card | bank card | banka kartı
crutch | crutches, pair of crutches | koltuk değneği
desktop-computer | computer, pc, monitor | bilgisayar, monitör
laptop | laptop computer | laptop
computer-mouse | pc mouse | bilgisayar mausu
keyboard | computer keyboard | klavye
printer | office printer | yazıcı
mobile-phone | phone, cell phone, smartphone, cellphone, iphone | akıllı telefon, telefon
telephone-receiver | phone receiver, handset | ahize, telefon ahizesi
dollar-banknote | dollar, dollar bill, banknote, money, cash | !dolar, banknot, para, kağıt para
electric-plug | plug, power plug, electrician | fiş, elektrikçi, priz
fire-extinguisher | extinguisher | yangın tüpü, yangın söndürücü
film-frames | film strip, filmstrip | !film şeridi
goggles | swim goggles, swimming goggles, safety goggles, ski goggles | !yüzücü gözlüğü, yüzme gözlüğü, kayak gözlüğü, koruyucu gözlük
hair-pick | afro pick, afro comb | !afro tarağı
hammer-and-wrench | !handyman tools, repair tools, handyman, tools, handyman tools, repairman | !tamir aletleri, aletler, tamirat
hammer-and-pick | crossed hammers, mining tools, miner | madenci, maden
headstone | tombstone, gravestone, grave | mezar
lab-coat | white coat, doctors coat, doctor coat, scrubs | beyaz önlük, doktor önlüğü
lotion-bottle | lotion, sunscreen, shampoo, hand cream | losyon, güneş kremi, şampuan
newspaper | news paper, daily news | gazete
notebook | note book, school notebook, exercise book, journal, diary | !defter, okul defteri, not defteri, ajanda
nut-and-bolt | bolts, screw | !cıvata, somun, vida
one-piece-swimsuit | swimsuit, bathing suit, swimming suit | mayo, yüzücü mayosu
bikini | two piece swimsuit | bikini
package | parcel, delivery box, cardboard box, shipping box, box | !koli, kargo, kargo kutusu, kutu, paket
paperclip | paper clip | ataş
pushpin | thumbtack, push pin | !raptiye
round-pushpin | !map pin, location pin, place marker | !harita iğnesi, konum işareti
pill | pills, capsule, vitamin, medicine | ilaç, kapsül, vitamin
plunger | toilet plunger | lavabo açacağı
razor | shaving razor, safety razor, shaver | !tıraş bıçağı, traş bıçağı, jilet
rescue-workers-helmet | !rescue helmet, rescue workers helmet, red helmet | !kurtarma bareti, kurtarma kaskı
military-helmet | army helmet, combat helmet, soldier helmet | asker kaskı, miğfer, askeri kask
roll-of-paper | toilet paper, toilet roll | !tuvalet kağıdı
safety-vest | high vis vest, reflective vest | !reflektörlü yelek, iş yeleği, ikaz yeleği
satellite | space satellite, sputnik | uydu, uzay uydusu
shopping-bags | shopping bag, gift bag | alışveriş torbası, hediye çantası
shopping-cart | shopping trolley, cart, trolley, grocery cart | alışveriş arabası, market arabası
shower | !shower head, showerhead | !duş başlığı, duş
sponge | bath sponge, kitchen sponge | bulaşık süngeri
studio-microphone | podcast microphone, podcast mic, podcast, recording microphone | stüdyo mikrofonu, podcast, podcast mikrofonu
test-tube | test tubes, lab tube | laboratuvar tüpü
microbe | germ, bacteria, virus, germs | mikrop, bakteri, virüs
thong-sandal | flip flop, flip flops, flip-flop, flip-flops, beach sandals | terlik, plaj terliği, parmak arası
toilet | toilet seat, toilet bowl | tuvalet
straight-ruler | ruler, school ruler | !cetvel
triangular-ruler | set square, drafting triangle, architect | mimar
wastebasket | trash can, garbage can, waste bin, recycle bin, dustbin | çöp kutusu, çöp sepeti
water-pistol | water gun, squirt gun | su tabancası
x-ray | xray, x ray, radiology, radiologist | !röntgen, röntgen filmi, radyoloji
drop-of-blood | blood drop, blood, blood donor, blood donation | kan, kan bağışı
flat-shoe | flats, flat shoes | !babet, babet ayakkabı
mans-shoe | dress shoe, oxford shoe, leather shoe, loafers | !erkek ayakkabısı, klasik ayakkabı
womans-boot | ladies boot, knee high boot | !kadın çizmesi
womans-sandal | ladies sandal | !sandalet, kadın sandaleti
womans-clothes | blouse | !bluz
closed-book | bible, holy bible, red book | kırmızı kitap, incil
ballot-box-with-ballot | ballot box, vote | seçim sandığı
loudspeaker | public address speaker | hoparlör
clamp | vise, vice, bench vise | mengene, kıskaç
luggage | rolling suitcase, baggage, trolley suitcase | valiz, tekerlekli bavul
barber-pole | barbers pole, barber's pole, barber sign, barber shop pole | !berber direği, berber tabelası
bellhop-bell | reception bell, service bell, desk bell, call bell, hotel bell | resepsiyon zili, otel zili, masa zili
brick | bricks, brick wall | !tuğla, tuğla duvar
bullet-train | high speed train, fast train | !hızlı tren, yüksek hızlı tren
fuel-pump | gas pump, petrol pump, gas station, petrol station, petrol | !benzin pompası, benzinlik, benzin istasyonu
hospital | hospital building | hastane binası
houses | row of houses, village, neighborhood, neighbourhood | mahalle, köy, kasaba
kick-scooter | push scooter, kids scooter | !trotinet, çocuk skuteri
metro | subway, underground train, subway train | metro treni
manual-wheelchair | wheelchair, wheel chair, hand wheelchair | tekerlekli sandalye
motorized-wheelchair | electric wheelchair | akülü sandalye
minibus | shuttle bus | dolmuş, servis minibüsü
aerial-tramway | cable car, ropeway | teleferik kabini
mountain-cableway | ski lift, chairlift | !telesiyej, kayak lifti
playground-slide | slide, playground | çocuk parkı, oyun parkı
post-office | post building, post office building | postane, postahane
railway-track | train tracks, railroad, train track | !tren yolu, demiryolu, tren rayı, raylar
school | !school building, schoolhouse, school house | !okul binası
bank | !bank building | !banka, banka binası
stadium | football stadium, arena, soccer stadium | stadyum, stad, stat
station | !train station, railway station, station | !tren istasyonu, istasyon, tren garı
stop-sign | traffic stop sign | !dur levhası, dur tabelası, dur işareti
stopwatch | stop watch, timer | !kronometre
thermometer | fever thermometer | ateş ölçer
derelict-house | !abandoned house, derelict house, haunted house, spooky house | !terk edilmiş ev, perili ev, harabe
convenience-store | !convenience store, corner shop, grocery store | !bakkal, bakkal dükkanı, market
department-store | shopping mall, mall | !alışveriş merkezi, avm
office-building | skyscraper, office block, apartment building, apartment | !ofis binası, gökdelen, iş merkezi, apartman
articulated-lorry | semi truck, lorry, big rig, semi, trailer truck, trucker | tır kamyonu, kamyoncu
construction | !construction barrier, barricade, roadworks, road barrier | !barikat, yol çalışması
oil-drum | oil barrel | varil
building-construction | !construction crane, tower crane, construction site, building site | !vinç, inşaat vinci, şantiye, inşaat
bridge-at-night | !golden gate bridge, golden gate, suspension bridge, bosphorus bridge | !boğaz köprüsü, asma köprü, boğaziçi köprüsü
globe-showing-americas | !american globe | !amerika küresi
trolleybus | trolley bus | 
pile-of-poo | poop, poo emoji, poo, poop emoji | kaka, kaka emojisi
zzz | snore | horlama
hundred-points | one hundred points | tam puan
thought-balloon | thought bubble | düşünce baloncuğu
goblin | tengu | !goblin
ogre | !oni, oni mask, ogre | !oni maskesi, ogre
smiling-face-with-horns | !devil, devil face, little devil | !şeytan, şeytan yüzü, küçük şeytan
videocassette | vhs, vhs tape, video tape | !video kaset
long-drum | conga, djembe, bongo, bongos | !darbuka, bongo
mouse-trap | mousetrap | fare kapanı
service-dog | assistance dog, service german shepherd | hizmet köpeği
scientist | chemist, biologist, lab scientist, researcher | bilim adamı, kimyager, biyolog, kimyacı
office-worker | secretary, businessman, boss, manager, accountant | müdür, patron, sekreter, iş insanı, muhasebeci
technologist | programmer, software developer, developer, coder, computer engineer | !yazılımcı, programcı, bilgisayar mühendisi
factory-worker | welder | kaynakçı, işçi
pregnant-woman | pregnant, mom to be, mother to be, expecting mother | hamile, hamile anne, anne adayı
breast-feeding | nursing mother, breastfeeding, mother holding baby, mother holding a baby, mom holding baby | !emziren anne, bebekli anne, kucağında bebek olan anne
person-in-manual-wheelchair | wheelchair user | tekerlekli sandalyeli
person-juggling | juggler | hokkabaz
person-walking | walker, pedestrian | yaya, yürüyüş yapan
person-playing-water-polo | water polo, water polo player | !su topu, sutopu, su topu oyuncusu
person-wrestling | !wrestlers, wrestling, wrestler | !güreşçiler, güreşçi, güreş
person-getting-massage | massage, head massage | !masaj, baş masajı
person-with-white-cane | blind person | !görme engelli
person-in-bed | sleeping person, sleeping man | yatakta uyuyan
person-taking-bath | bath time | küvette yıkanan
woman-teacher | female teacher, lady teacher | !kadın öğretmen, bayan öğretmen
woman-health-worker | female doctor, woman doctor, lady doctor, female nurse | !kadın doktor, hanım doktor, kadın hemşire
woman-police-officer | policewoman, female police officer | !kadın polis
woman-firefighter | female firefighter | kadın itfaiye eri
woman-pilot | female pilot | bayan pilot
woman-farmer | female farmer | bayan çiftçi
woman-scientist | female scientist | kadın bilim adamı
woman-astronaut | female astronaut | bayan astronot
woman-running | female runner, girl running, running girl, running woman | koşan kız, kadın koşucu
woman-swimming | female swimmer, girl swimming, swimming girl | yüzen kız, kadın yüzücü
woman-surfing | surfer, surfer girl, female surfer | sörfçü kız
woman-biking | female cyclist, girl on a bike | kadın bisikletçi
woman-bouncing-ball | girl playing basketball, female basketball player | !kadın basketbolcu, basketbol oynayan kız
woman-lifting-weights | female weightlifter | kadın halterci
nail-polish | nail art, manicure, nails, nail salon, nail tech, painted nails | !oje, manikür, tırnak, protez tırnak
call-me-hand | shaka, hang loose, shaka sign | !shaka, aloha eli
writing-hand | hand writing, hand with pencil | !yazan el, kalem tutan el
pinched-fingers | italian hand, italian gesture | !italyan el hareketi
raising-hands | raised hands, praise hands, hands up | !eller havaya
selfie | selfie hand | özçekim
thumbs-down | thumb down, dislike | !beğenmeme
vulcan-salute | spock hand | !vulkan selamı
hand-with-index-finger-and-thumb-crossed | !finger heart, korean heart | !parmak kalp
biohazard | biohazard sign | !biyolojik tehlike
radioactive | radiation, radioactive sign, nuclear sign | radyasyon
warning | warning sign, caution sign | !uyarı işareti, dikkat levhası
check-mark | tick, checkmark, tick mark | !onay işareti, tik
red-question-mark | question mark | !soru işareti
no-smoking | no smoking sign | !sigara içilmez
rainbow-flag | pride flag, lgbt flag | lgbt bayrağı
bowling | bowling ball, bowling ball and pins, bowling ball and pin, ten pin bowling | bovling, bovling topu, bowling topu, bowling topu ve lobutlar, bovling topu ve lobutlar
`;
