/*
 * Our own drawings of things, food, places and signs: `name | kind | English | Turkish`, best names first, as in the other tables.
 */
export const OWN_NAMES_THINGS = `
halo | symbol | halo, angel halo, golden halo, saint's halo | hale, melek halesi, ışık halkası
bundle | object | bundle, cloth bundle, swaddle, knotted bundle | bohça, kundak, çıkın
pomegranate | food | pomegranate | nar, nar meyvesi
pomegranate-branch | food | pomegranate branch, pomegranate bough | nar dalı, dalında nar, narlı dal
elibelinde | symbol | elibelinde, hands on hips motif, mother goddess motif, kilim motif, kilim, rug motif | elibelinde, eli belinde, elibelinde motifi, elibelinde kilim motifi, elibelinde kilim, kilim motifi, kilim, anadolu motifi
kocboynuzu | symbol | ram's horn motif, rams horn motif, ram's horn kilim motif, ram's horn kilim, kocboynuzu, ram's horn motif, ram's horn, ram horn motif, ram horn | koçboynuzu, koç boynuzu, koçboynuzu motifi, koç boynuzu motifi, koçboynuzu kilim motifi, koç boynuzu kilim motifi, koçboynuzu kilim, koçboynuzu kilim deseni
kilim-eye | symbol | kilim eye, eye motif, kilim diamond | göz motifi, kilim gözü, kilim baklavası
kilim-star | symbol | kilim star, star motif of kilims | kilim yıldızı, yıldız motifi, bereket motifi, pıtrak, pıtrak motifi
kilim-hook | symbol | hook motif, kilim hook, cengel | çengel motifi, çengel, kanca motifi
muska | symbol | amulet motif, muska, triangle amulet | muska, muska motifi
rooted-tree-of-life | tree | rooted tree of life, tree of life with roots | köklü hayat ağacı, kökleri görünen hayat ağacı
pearl | object | pearl, single pearl | inci, inci tanesi, tek inci
water-bearer | symbol | aquarius water bearer, aquarius the water bearer, water bearer, water carrier | su taşıyan kova burcu, su taşıyıcı
sweater | object | sweater, jumper, pullover, knitted sweater, christmas sweater, cardigan | kazak, hırka, örgü kazak, süveter
pajamas | object | pajamas, pyjamas, pjs | pijama, pijama takımı
walnut-shell | object | walnut shell, half a walnut shell | ceviz kabuğu, ceviz kabuğu yarısı
bridal-veil | object | veil, bridal veil, wedding veil | duvak, gelin duvağı, telli duvak, kına duvağı, gelin duvağı teli
tassel | object | tassel, tassels, boho tassel | püskül, saçak püskülü
curtain | object | curtain, drape, drapes, stage curtain | kadife perde, sahne perdesi
garlic-braid | food | garlic braid, string of garlic, braided garlic, garlic plait | sarımsak örgüsü, sarımsak hevengi, örgü sarımsak
hittite-sun | symbol | hittite sun, hittite sun disc, hittite sun disk | hitit güneşi, hitit güneş kursu, hitit kursu
handkerchief | object | embroidered handkerchief, handkerchief | oyalı mendil, işlemeli mendil, kına mendili
cuckoo-clock | object | cuckoo clock, cuckoo-clock, black forest clock | guguklu saat, guguk saati
cintemani | symbol | cintamani, cintemani, three balls motif | çintemani, çintamani, üç benek
oya | symbol | needle lace, oya, oya lace, turkish lace, needle lace edging, lace edging, lace trim, crochet edging, lace edge | oya, iğne oyası, oya motifi, tığ oyası, mekik oyası, boncuk oyası, dantel oya, oya kenarı
tea-glass | object | turkish tea, tea glass, glass of tea | çay bardağı, ince belli bardak, ince belli, türk çayı, bardak çay, ince belli bardakta çay, bardakta çay, ince bellide çay, bardak, tavşan kanı çay
simit | food | simit, sesame bagel, turkish bagel | simit, susamlı simit
galata-tower | building | galata tower, galata | galata kulesi, galata
henna-hand | symbol | henna hand, henna, mehndi, mehndi hand, hennaed hand | kına eli, kınalı el
plant-pot | object | plant pot, terracotta pot, clay pot, flowerpot | saksı, toprak saksı, çiçek saksısı
vase | object | vase, flower vase, blue vase, porcelain vase, china vase | vazo, çiçek vazosu, çini vazo, porselen vazo
fish-bowl | object | fish bowl, fishbowl, aquarium | akvaryum, fanus, balık fanusu
lighthouse | building | lighthouse, light house | deniz feneri, fener kulesi
pacifier | object | pacifier, dummy, baby dummy, soother | emzik, bebek emziği
onesie | object | onesie, baby clothes, romper, baby bodysuit | zıbın, bebek tulumu, badi
cezve | object | cezve, turkish coffee pot, ibrik, coffee pot | cezve, kahve cezvesi
fez | object | fez, tarboosh | fes
peacock-feather | object | peacock feather | tavus tüyü, tavus kuşu tüyü
pine-cone | nature | pine cone, pinecone, fir cone | çam kozalağı, kozalak
fig | food | fig, figs | incir
quince | food | quince | ayva
hot-air-balloon | vehicle | hot air balloon, hot-air balloon, air balloon, cappadocia balloon, cappadocia | sıcak hava balonu, kapadokya balonu, kapadokya balon, kapadokya
turkish-flag | object | turkish flag, flag of turkey, flag of türkiye, turkey flag | türk bayrağı, türkiye bayrağı, ay yıldızlı bayrak, al bayrak, türkiye cumhuriyeti bayrağı
crescent-star | symbol | crescent and star, star and crescent, moon and star of turkey | ay yıldız, ayyıldız, hilal ve yıldız, ay-yıldız
maidens-tower | building | maiden's tower, maidens tower, leander's tower, maiden tower | kız kulesi
bosphorus-bridge | building | bosphorus bridge, bosporus bridge, suspension bridge, istanbul bridge | boğaz köprüsü, boğaziçi köprüsü, istanbul köprüsü, asma köprü
chef-hat | object | chef hat, chef's hat, chefs hat, toque, cook's hat, baker's hat, baker hat | aşçı şapkası, şef şapkası, aşçı kepi
whisk | object | whisk, balloon whisk, egg beater | çırpma teli, çırpıcı, el çırpıcısı
mushroom-house | building | mushroom house, toadstool house, gnome house, fairy house, fairy toadstool house, fairy mushroom house, fairy toadstool, fairy cottage, fairy home | mantar ev, mantar evi, peri evi, peri mantar evi, mantardan ev, cüce evi
firefighter-helmet | object | firefighter helmet, fireman helmet, fire helmet, fireman's helmet, firefighter's helmet, firefighter hat, fire hat | itfaiyeci kaskı, itfaiye kaskı, itfaiyeci bareti, itfaiyeci miğferi, itfaiyeci şapkası
doghouse | building | doghouse, dog house, kennel | köpek kulübesi, kulübe köpek
stroller | object | stroller, pram, baby carriage, buggy, pushchair, baby stroller | bebek arabası, puset
cradle | object | cradle, crib, baby crib, cot | beşik, bebek beşiği, bebek yatağı
rattle | object | rattle, baby rattle | bebek çıngırağı, çıngırak oyuncak, çıngırak oyuncağı
building-blocks | object | building blocks, toy blocks, alphabet blocks, abc blocks, baby blocks | oyuncak blok, oyuncak bloklar, harfli küpler, oyuncak küp
circumcision-hat | object | circumcision hat, circumcision prince hat, sunnet hat, ottoman prince hat | sünnet şapkası, sünnet tacı, şehzade şapkası, şehzade kavuğu, sünnet kavuğu, sünnet başlığı, kavuk
scepter | object | scepter, sceptre, royal scepter | asa, sünnet asası, şehzade asası, kral asası
quran | object | quran, koran, holy quran | kuran, kur'an, kuranı kerim, kur'an-ı kerim, mushaf
prayer-rug | object | prayer rug, prayer mat | seccade, namazlık, namaz seccadesi
baglama | object | baglama, saz instrument, turkish lute, turkish saz | bağlama, saz, cura, türk sazı
wedding-dress | object | wedding dress, bridal gown, bridal dress, bride dress, wedding gown | gelinlik, gelin elbisesi
comb | object | comb, hair comb | tarak, saç tarağı
dumbbell | object | dumbbell, barbell, gym weights, dumbbells | dambıl, halter, ağırlık
perfume | object | perfume, perfume bottle | parfüm, parfüm şişesi
eiffel-tower | building | eiffel tower, eiffel | eyfel kulesi, eyfel
excavator | vehicle | excavator, digger, bulldozer, backhoe | kepçe, ekskavatör, iş makinesi, dozer, buldozer
golf-ball | object | golf ball, golf, golf tee | golf topu, golf
tughra | symbol | tughra, ottoman tughra, sultan's signature | tuğra, osmanlı tuğrası, padişah tuğrası
party-hat | object | party hat, birthday hat, cone hat | parti şapkası, doğum günü şapkası
flower-crown | object | floral headband, flower headband, flower tiara | çiçekli taç, çiçek taçlı saç bandı
daisy-crown | object | daisy headband, chamomile crown | papatyalı saç bandı
rose-crown | object | rose headband, rose tiara | güllü saç bandı
fairy-chimneys | nature | fairy chimneys, fairy chimney, hoodoo | peri bacası, peri bacaları
hockey-stick | object | hockey stick, ice hockey stick | hokey sopası
puck | object | puck, hockey puck | hokey diski, pak
camper-van | vehicle | camper van, campervan, camper, vw bus, vw van, vw camper, microbus, hippie van | karavan minibüs, kamp minibüsü, vosvos minibüs, vosvos karavan
sword | object | sword, knight's sword, straight sword | kılıç, pala, yatağan, düz kılıç
sea | nature | sea, ocean, open sea, sea scene, water | deniz, okyanus, açık deniz, su
pond | nature | pond, lake, puddle, duck pond, lily pond | göl, gölet, su birikintisi, gölcük
shore | nature | beach, shore, seashore, seaside, sandy beach | sahil, kumsal, plaj, deniz kıyısı, kıyı
setting-sun | sky | setting sun, sunset, sunrise, rising sun, dawn, sundown, sunset sky | batan güneş, gün doğumu, doğan güneş, gün batımı, günbatımı, gün batışı
bandana | object | bandana, neckerchief, bandanna | bandana, fular, boyun bağı
bow-tie | object | bow tie, bowtie | papyon, papyon kravat, kelebek papyon
collar | object | collar, bell collar, dog collar, cat collar | tasma, çıngıraklı tasma, zilli tasma
arrow | object | arrow | ok
fork | object | fork, dinner fork | çatal, yemek çatalı
smoke | nature | smoke, steam | duman, buhar
heart-steam | nature | heart steam, heart shaped steam, heart-shaped steam, steam heart | kalp buhar, kalp şeklinde buhar, buhardan kalp
constellation | sky | constellation | takımyıldız, takımyıldızı, yıldız kümesi
fence | object | fence, picket fence, garden fence | çit, bahçe çiti, tahta çit
rolling-pin | object | rolling pin | oklava, merdane
sombrero | object | sombrero, mexican hat | sombrero, meksika şapkası
cowboy-hat | object | cowboy hat, western hat, stetson | kovboy şapkası
santa-hat | object | santa hat, santa's hat, christmas hat | noel şapkası, noel baba şapkası, yılbaşı şapkası
witch-hat | object | witch hat, witch's hat, wizard hat, pointy hat | cadı şapkası, büyücü şapkası
beanie | object | beanie, winter hat, knit hat, woolly hat, bobble hat, knitted hat | bere, ponponlu bere, kışlık bere, yün bere
beret | object | beret, french beret | ressam beresi, fransız beresi
monocle | object | monocle | monokl, tek gözlük
watering-can | object | watering can | sulama kabı, süzgeçli kova, bahçe kovası
beehive | object | beehive, bee hive, hive | arı kovanı, kovan
bench | object | bench, park bench, garden bench | bank, park bankı, bahçe bankı
suitcase | object | suitcase, vintage suitcase, travel case | bavul, valiz
lamp | object | lamp, table lamp | lamba, masa lambası, abajur
doll | object | doll, rag doll | bez bebek, oyuncak bebek
samovar | object | samovar | semaver
baklava | food | baklava, slice of baklava, baklava slices, pistachio baklava | baklava, fıstıklı baklava, cevizli baklava, fıstıklı baklava dilimi, fıstıklı baklava dilimleri, baklava tatlısı, baklava tepsisi
rainbow | sky | rainbow, rainbow arch | gökkuşağı, gök kuşağı, ebemkuşağı
teacup | object | teacup, tea cup, cup, coffee cup, cup of coffee, cup of tea, coffee, mug, coffee mug, cappuccino, espresso, hot chocolate, hot cocoa, cocoa, latte | fincan, kahve fincanı, çay fincanı, kahve, türk kahvesi, bir fincan kahve, kupa bardak
cowboy-boot | object | cowboy boot, cowgirl boot, western boot, cowboy boots, cowgirl boots | kovboy çizmesi, kovboy botu
mustache | object | mustache, moustache, handlebar mustache | bıyık, pala bıyık
necktie | object | necktie, tie, neck tie | kravat
oud | object | oud, ud, turkish lute | ud
ney | object | ney, reed flute, ney flute, kaval | ney, ney flüt, kaval
tennis-ball | object | tennis ball | tenis topu
couch | object | couch, sofa, settee, armchair | kanepe, koltuk, divan, sedir koltuk
mailbox | object | mailbox, letter box, postbox | posta kutusu, mektup kutusu
gingerbread-house | building | gingerbread house, gingerbread cottage, candy house, cookie house | zencefilli ev, kurabiye ev, zencefilli kurabiye ev, kurabiye evi, zencefilli kurabiye evi, şeker ev
caravan | vehicle | caravan, travel trailer, vintage trailer, camping trailer | karavan, çekme karavan, kamp karavanı
ataturk | symbol | ataturk, mustafa kemal, ataturk silhouette, ataturk portrait, kemal ataturk | atatürk, atatürk silüeti, atatürk silueti, mustafa kemal, mustafa kemal atatürk, atatürk portresi, atam, ata
lokum | food | turkish delight, lokum, plate of turkish delight | lokum, lokum tabağı, türk lokumu, tabakta lokum, lokumlar
ramadan-lantern | object | ramadan lantern, fanous, fanoos, arabic lantern, moroccan lantern, eid lantern | ramazan feneri, ramazan fanusu, iftar feneri, fas feneri, kandil
pearls | object | pearls, string of pearls, pearl string, pearl necklace | inciler, inci dizisi, inci kolye
hanger | object | hanger, clothes hanger, coat hanger | askı, elbise askısı
plate | object | plate, dinner plate, dish | tabak, yemek tabağı
hair-dryer | object | hair dryer, blow dryer, hairdryer | fön makinesi, saç kurutma makinesi, fön
chalkboard | object | chalkboard, blackboard, school board | karatahta, kara tahta, yazı tahtası, tahta
swing | object | swing, rope swing | salıncak
booties | object | baby booties, booties, baby shoes, bootie, crochet booties | patik, bebek patiği, bebek patikleri, patikler, bebek ayakkabısı
gramophone | object | gramophone, phonograph, record player | gramofon, plak çalar, pikap
glass-bottle | object | bottle, glass bottle, bottle with a cork | şişe, cam şişe, mantarlı şişe
flower-arch | object | flower arch, floral arch, wedding arch, arch of flowers, garden arch, arch, rose arch | çiçekli kemer, çiçek kemeri, düğün kemeri, nikah kemeri, çiçekten kemer, gül kemeri
mountain-range | nature | mountain range, range of mountains, mountain chain, mountain landscape | sıradağ, sıradağlar, dağ silsilesi, dağ manzarası
window-round | object | round window, porthole, circular window | yuvarlak pencere, lombar, lomboz
crossed-skis | object | crossed skis, two skis, pair of skis | çapraz kayaklar, çapraz kayak, kayak takımı
surfboard | object | surfboard, surf board | sörf tahtası, sörf
snow-globe | object | snow globe, snowglobe, snow dome | kar küresi, kar topu küresi
henna-tray | object | henna tray, henna bowl | kına tepsisi, kına tası
golf-club | object | golf club, golf stick | golf sopası
diploma | object | diploma, certificate, degree, graduation scroll | diploma, sertifika, mezuniyet belgesi
straight-razor | object | straight razor, cut throat razor, barber razor, cutthroat razor | ustura, berber usturası
hard-hat | object | hard hat, hardhat, safety helmet, construction helmet, helmet | baret, işçi bareti, kask
tutu | object | tutu, tutu skirt, ballet dress, ballerina dress | tütü, bale eteği, bale elbisesi
drill | object | drill, power drill, cordless drill, electric drill | matkap, şarjlı matkap
vinyl-record | object | vinyl record, vinyl, record, lp, vinyl disc | plak, taş plak, vinil plak
american-flag | object | american flag, usa flag, us flag, stars and stripes | amerikan bayrağı, abd bayrağı
hair-brush | object | hairbrush, hair brush | saç fırçası
hair-clippers | object | clippers, hair clippers, barber clippers, hair trimmer, clipper | tıraş makinesi, traş makinesi, saç kesme makinesi
spatula | object | spatula, bbq spatula, turner | spatula
hand-mixer | object | mixer, hand mixer, stand mixer, cake mixer | mikser, mutfak mikseri
pom-poms | object | pom poms, pompoms, cheer pom poms, cheerleading pom poms | ponpon, ponponlar, amigo ponponu
medical-cross | symbol | red cross, medical cross, first aid cross, nurse cross | sağlık artısı, kırmızı artı, kızıl haç
pointe-shoes | object | ballet shoes, pointe shoes, ballet slippers, ballet shoe, ballerina shoes | bale ayakkabısı, bale pabucu, puant, bale patiği, balerin ayakkabısı
fire-hydrant | object | fire hydrant, hydrant | yangın musluğu, yangın vanası, hidrant
rowboat | vehicle | rowing boat, rowboat, row boat, wooden boat, dinghy | sandal, kayık, kürekli tekne
nativity | symbol | nativity, nativity scene, holy family, manger, bethlehem stable | isa'nın doğuşu, kutsal aile
baby-mobile | object | baby mobile, crib mobile, mobile, moon mobile | bebek dönencesi, dönence
stethoscope | object | stethoscope, heart stethoscope | stetoskop, steteskop
nurse-cap | object | nurse cap, nurse's cap, nurse hat | hemşire kepi, hemşire şapkası, hemşire başlığı
typewriter | object | typewriter, vintage typewriter | daktilo
hammock | object | hammock | hamak
lahmacun | food | lahmacun, turkish pizza | lahmacun
flying-carpet | object | flying carpet, magic carpet | uçan halı, sihirli halı
rug | object | rug, carpet, kilim rug, persian rug | halı, kilim halısı, yer halısı
stocking | object | stocking, christmas stocking, xmas stocking | noel çorabı, yılbaşı çorabı
jar | object | jar, glass jar, mason jar, cookie jar | kavanoz, cam kavanoz
jam-jar | object | jam jar, jar of jam, jam, marmalade, jelly jar | reçel, reçel kavanozu, reçel kavanozunda
wooden-table | object | table, wooden table, dining table | masa, ahşap masa, yemek masası
kitchen-knife | object | knife, kitchen knife, bread knife, carving knife, chef knife, chef's knife, butter knife | bıçak, mutfak bıçağı, ekmek bıçağı
tree-log | nature | log, tree log, wooden log, fallen log, tree trunk | kütük, tomruk, ağaç kütüğü
backgammon | object | backgammon, backgammon board | tavla, tavla tahtası
coffee-grinder | object | coffee grinder, coffee mill | kahve değirmeni
wheelbarrow | object | wheelbarrow, garden cart | el arabası, bahçe arabası
ice-cream-scoops | food | triple scoop ice cream, scoops, ice cream scoops | toplu dondurma, üç top dondurma, top dondurma
kettle | object | kettle, tea kettle | su ısıtıcısı, güğüm
embroidery-hoop | object | embroidery hoop | kasnak, nakış kasnağı
apron | object | kitchen apron drawing, apron and pocket | askılı önlük
iron | object | clothes iron, flat iron, steam iron | ütü
disco-ball | object | disco ball, mirror ball | disko topu
pickleball-paddle | object | pickleball paddle, pickleball | pickleball raketi, pickleball
kayak | vehicle | sea kayak, kayak boat, kayaker, kayaking | deniz kanosu, kayak botu
wave | nature | wave, ocean wave, wave pattern, wave motif | dalga, dalga motifi, deniz dalgası
dreidel | object | dreidel | dreidel
nutcracker | object | nutcracker, nutcracker soldier, wooden nutcracker, toy soldier nutcracker | fındıkkıran, fındıkkıran asker
pitchfork | object | pitchfork, hay fork | yaba, dirgen
mannequin | object | mannequin, dress form | terzi mankeni, manken
loom | object | loom, weaving loom | dokuma tezgahı, halı tezgahı, dokuma tezgâhı
french-press | object | french press | french press
welding-mask | object | welding mask, welder mask, welding helmet | kaynak maskesi, kaynakçı maskesi
water-glass | object | glass of water, water glass | su bardağı, bir bardak su
dates | food | dates, date fruit, plate of dates | hurma, hurma tabağı
street-lamp | object | street lamp, street light, lamp post, lamppost | sokak lambası, sokak feneri
orange-slice | food | orange slice, orange slices | portakal dilimi, portakal dilimleri
lemon-slice | food | lemon slice, lemon slices, slice of lemon | limon dilimi, limon dilimleri
bowl | object | bowl, ceramic bowl, porcelain bowl, glass bowl, mixing bowl, sugar bowl | kase, şeker kasesi, şekerlik, kâse, çanak, porselen kase
throne | object | throne, royal throne, royal chair, sultan's throne | taht, padişah tahtı, sünnet tahtı, kral tahtı
gingerbread-man | food | gingerbread man, gingerbread, gingerbread cookie, gingerbread boy | zencefilli kurabiye adam, zencefilli kurabiye, kurabiye adam
candy-cane | food | candy cane, peppermint stick | şeker baston, baston şeker, noel bastonu, şeker bastonu
wooden-spoon | object | wooden spoon, wood spoon, cooking spoon | tahta kaşık, ahşap kaşık, kepçe kaşık
clay-pot | object | clay jug, pottery, earthen pot, earthenware pot, clay jar, terracotta jar, ceramic pot | çömlek, toprak testi, testi, toprak çömlek, seramik çömlek, güveç
olive-oil | object | olive oil, bottle of olive oil, olive oil bottle, oil bottle | zeytinyağı, zeytinyağı şişesi, yağ şişesi, zeytin yağı, zeytin yağı şişesi
doctor-bag | object | doctor bag, doctor's bag, medical bag, midwife bag, midwife's bag, nurse bag, first aid bag | doktor çantası, ebe çantası, ilk yardım çantası, hemşire çantası
water-pipe | object | water pipe, plumbing pipe, copper pipe, drain pipe, steel pipe | su borusu, boru, tesisat borusu, bakır boru
anchor-and-rope | object | anchor with rope, anchor wrapped in rope, anchor wrapped with rope, anchor with a rope, rope anchor, anchor with rope around it | halatlı çapa, halat sarılı çapa, halata sarılı çapa, ipli çapa
cliff | nature | cliff, cliffs, sea cliff, headland, rocky cliff | uçurum, falez, sarp kaya, kayalıklar
istanbul-skyline | building | istanbul skyline, istanbul silhouette, skyline of istanbul, silhouette of istanbul | istanbul silüeti, istanbul silueti, istanbul siluet, istanbul manzarası
candy-canes | food | candy canes, crossed candy canes, two candy canes | şeker bastonlar, çapraz şeker bastonlar, iki şeker baston
crochet-hook | object | crochet hook, crochet needle | tığ, tığ işi, dantel tığı
pliers | object | pliers, pincers, combination pliers | pense, kerpeten, kargaburun
chessboard | object | chessboard, chess board, checkerboard | satranç tahtası, dama tahtası
passport | object | passport | pasaport
window-with-curtains | object | window with curtains, curtained window, curtains | perdeli pencere, perde
tile | symbol | tile, tiles, blue tile, blue tiles, azulejo | fayans, karo, çini karo
radish | food | radish, radishes | turp, kırmızı turp
windmill | building | windmill, wind mill | yel değirmeni, değirmen
zurna | object | zurna | zurna
bangles | object | bracelet, gold bracelet, bangle, bangles, gold bangles | bilezik, altın bilezik, burma bilezik
golf-bag | object | golf bag | golf çantası
dog-tags | object | dog tags, dog tag, military tags | künye, asker künyesi
coffee-beans | food | coffee bean, coffee beans | kahve çekirdeği
espresso-machine | object | espresso machine, coffee machine, coffee maker | kahve makinesi, espresso makinesi
hay-trailer | vehicle | trailer of hay, trailer, hay trailer, hay wagon, farm trailer, trailer with hay, hay cart | saman römorku, römork, traktör römorku, saman arabası
mittens | object | mittens, mittens on a string, pair of mittens, winter mittens | ipli eldiven, parmaksız eldiven, kış eldiveni
campfire | nature | campfire, bonfire, camp fire | kamp ateşi
birdhouse | object | birdhouse, bird house | kuş evi
shovel | object | shovel, spade, garden shovel, garden spade | kürek, bahçe küreği, bel
lemonade | object | lemonade, glass of lemonade, iced tea | limonata, limonata bardağı, buzlu çay
lantern | object | lantern, metal lantern, candle lantern | fener, mum feneri
bakers-peel | object | bread peel, baker's peel, pizza peel | fırıncı küreği, pide küreği, fırın küreği, ekmek küreği, pizza küreği
hand-plane | object | hand plane, wood plane | rende, marangoz rendesi
handsaw | object | saw, hand saw, handsaw, carpenter saw | testere, el testeresi
string-lights | object | string lights, christmas lights | ışık dizisi, noel ışıkları
iron-nails | object | iron nails, nails and screws | çiviler, çivi
mushroom | nature | mushroom, toadstool, red mushroom, amanita, fly agaric, fungus | mantar, kırmızı mantar, şapkalı mantar
mushrooms | nature | mushroom group, cluster of mushrooms, mushroom cluster | mantar grubu, mantar kümesi
plum | food | plum, plums, damson | erik, mürdüm eriği
artichoke | food | artichoke | enginar
cabbage | food | cabbage, lettuce head | lahana
pumpkin | food | pumpkin, autumn pumpkin, squash | balkabağı, bal kabağı, kabak
walnut | food | walnut, walnuts | ceviz
hazelnuts | food | hazelnut, hazelnuts | fındık
almond | food | almond, almonds | badem
olives | food | olives, olive, black olives, green olives | zeytin, zeytinler, yeşil zeytin, siyah zeytin
hot-pepper | food | hot pepper, chili pepper, chilli, chili, red pepper, cayenne | acı biber, kırmızı biber
barn | building | barn, red barn, farm, farm barn, barn house | ahır, çiftlik, kırmızı ahır, ambar, samanlık
silo | building | silo, grain silo | silo, tahıl silosu
fishing-boat | vehicle | fishing boat, trawler, fisher boat, fishing trawler | balıkçı teknesi, balıkçı kayığı, balıkçı gemisi, taka
galleon | vehicle | pirate ship, galleon ship, tall ship, old ship, pirate boat | korsan gemisi, kalyon
ship-wheel | object | ship wheel, ship's wheel, ships wheel, helm, captain's wheel, rudder | dümen, gemi dümeni
submarine | vehicle | submarine, yellow submarine | denizaltı
cabin | building | cabin, lake house, log cabin, wooden cabin, log house, mountain cabin, wooden house, lodge | dağ evi, göl evi, kütük ev, ahşap ev, ahşap kulübe, kulübe
stone-bridge | building | bridge, stone bridge, old bridge, arch bridge | köprü, taş köprü, kemer köprü
goal-posts | object | goal posts, rugby posts, rugby goal, field goal, football goal posts, american football goal, goalposts | rugby kalesi, rugby direği, rugby direkleri
fishing-pole | object | fishing rod, fishing pole | olta, balık oltası, olta takımı
baseball-bat | object | baseball bat | beyzbol sopası
chess-king | object | chess king, king chess piece, chess piece | satranç şahı, şah taşı, satranç taşı
horseshoe | object | horseshoe, lucky horseshoe | at nalı, nal
saddle | object | saddle, horse saddle, western saddle | eyer, at eyeri
paint-roller | object | paint roller | boya rulosu, rulo fırça
chainsaw | object | chainsaw, chain saw | motorlu testere, hızar, elektrikli testere
horse-cart | vehicle | horse cart, horse and cart, horse drawn cart, horse drawn carriage, wagon, horse and carriage | at arabası, fayton, kağnı, atlı araba
cornucopia | food | cornucopia, horn of plenty | bereket boynuzu, bolluk boynuzu
sewing-machine | object | sewing machine, vintage sewing machine, old sewing machine | dikiş makinesi, dikiş makinası, eski dikiş makinesi
thread | object | spool of thread, thread spool, thread, spool, bobbin, sewing thread | makara, iplik makarası, iplik, dikiş ipliği, bobin, makara iplik
thimble | object | thimble | yüksük, dikiş yüksüğü
shirt-button | object | button, shirt button, sewing button | düğme
pincushion | object | pincushion, pin cushion, tomato pincushion | iğnelik, iğne yastığı
knitting-needles | object | knitting needles, yarn and needles, knitting, yarn and knitting needles, knitting needles and yarn | örgü şişi, örgü şişleri, şiş ve yumak, yumak ve şiş, örgü
glass-vase | object | glass vase, open jar | cam vazo, açık kavanoz
cutting-board | object | cutting board, chopping board | kesme tahtası, ekmek tahtası
kitchen-scale | object | kitchen scale, scale, weighing scale, kitchen scales | mutfak terazisi, mutfak tartısı, tartı
mortar-and-pestle | object | mortar and pestle, pestle and mortar, mortar, pharmacist, pharmacy | havan, havan ve tokmak, tahta havan, eczacı, eczane, havan tokmak
wine-bottle | object | bottle of wine, wine bottle, red wine bottle | şarap şişesi, bir şişe şarap
easel | object | easel, painter's easel, canvas on easel | şövale, ressam sehpası
gavel | object | gavel, judge gavel, judge's gavel | tokmak, hakim tokmağı, yargıç tokmağı
pillow | object | pillow, cushion, bolster | yastık, minder
bauble | object | bauble, christmas ornament, christmas bauble, ornament bauble, ornament ball, christmas ball, tree ornament | yılbaşı süsü, noel süsü, ağaç süsü, yılbaşı topu
wedding-cake | food | wedding cake, tiered cake | düğün pastası, katlı pasta
easter-egg | food | easter egg, decorated egg, painted egg | paskalya yumurtası, boyalı yumurta
egg-basket | food | basket of eggs, egg basket, easter basket, basket with easter eggs | yumurta sepeti, sepette yumurtalar, bir sepet yumurta, paskalya sepeti
hookah | object | hookah, water pipe hookah, shisha | nargile
hammam-bowl | object | hammam bowl, turkish bath bowl | hamam tası, bakır tas
towel | object | turkish towel, peshtemal, hanging towel | peştemal, havlu askısı, peştamal
clogs | object | bath clogs, wooden clogs, clogs | nalın, takunya, hamam nalını
school | building | school building, school | okul, okul binası
stove | object | wood stove, wood burning stove, fireplace stove | soba, odun sobası
american-football-helmet | object | football helmet, american football helmet | amerikan futbolu kaskı
captain-hat-profile | object | captain hat, captains hat, captain's hat, sailor cap, captain | kaptan şapkası, denizci kepi, kaptan
dream-catcher | object | dream catcher, dreamcatcher | düş kapanı, rüya kapanı, düşkapanı
open-treasure-chest | object | treasure chest, treasure, chest of gold | hazine sandığı, hazine, sandık
party-flags | object | bunting, party flags, garland flags | flama süs, parti bayrakları, flama, flamalar
honeycomb | nature | honeycomb, hexagon cells | petek, bal peteği, petek bal, arı peteği
raspberry | food | raspberry | ahududu, frambuaz
greenhouse | building | greenhouse, glasshouse | sera
basketball-basket | object | basketball hoop, basketball net, hoop | pota, basketbol potası, basket potası
paper-boat | vehicle | paper boat | kağıt gemi, kağıttan gemi, kağıt kayık
plastic-duck | object | rubber duck, rubber ducky | plastik ördek, banyo ördeği
grand-piano | object | grand piano, piano, pianist | kuyruklu piyano, piyano, piyanist
water-mill | building | water mill, watermill | su değirmeni
fireplace | object | fireplace, hearth | şömine
tray | object | tray, serving tray, silver tray | tepsi, gümüş tepsi, servis tepsisi
gate | building | garden gate, gate, wooden gate | bahçe kapısı, ahşap kapı
rocking-chair | object | rocking chair | sallanan sandalye
rake | object | rake, garden rake | tırmık, bahçe tırmığı
moka-pot | object | moka pot | moka pot
slippers | object | slippers, slipper, house slippers | terlik, terlikler, ev terliği
guitar | object | guitar, acoustic guitar, ukulele | gitar, akustik gitar, ukulele
mosque | building | mosque, blue mosque, hagia sophia | cami, camii, ayasofya, sultanahmet
linked-rings | object | wedding rings, wedding bands, linked rings, entwined rings | alyans, alyanslar, nikah yüzükleri, iç içe halkalar
train | vehicle | train, steam train, railway | tren, buharlı tren
nostalgic-tram | vehicle | nostalgic tram, tram, streetcar | nostaljik tramvay, tramvay, taksim tramvayı
latin-cross | symbol | cross, christian cross, crucifix, wooden cross | haç, tahta haç
ice-pop | food | popsicle, ice pop, ice lolly, popsicles | çubuk dondurma, buz dondurma
paper-windmill | object | pinwheel, paper windmill | rüzgar gülü, fırıldak
paper-plane | object | paper plane, paper airplane | kağıt uçak
angel-wings | symbol | angel wings, wings, pair of wings | melek kanatları, kanatlar, kanatları
mason-jar | object | pickle jar, pickles, jar of pickles | turşu, turşu kavanozu, kavanozda turşu
cotton-candy | food | cotton candy, candy floss | pamuk şeker, pamuk şekeri, pamuk helva
chicken-coop | building | chicken coop, hen house, henhouse, coop | kümes, tavuk kümesi
deck-chair | object | deck chair, beach chair, lounge chair, sun lounger | şezlong, plaj sandalyesi, plaj şezlongu
street-wire | object | wire, telephone wire, power line, telephone line, electric wire, powerline | tel, elektrik teli, telefon teli
seesaw | object | seesaw, teeter totter | tahterevalli
street-stall | object | street stall, food cart, market stall, food stall, vendor cart, food stand, market stand | tezgah, seyyar araba, pazar tezgahı, seyyar tezgah
clothed-table | object | clothed table, table with a tablecloth, picnic table | örtülü masa, kareli örtülü masa, masa örtülü masa
gingham-square | symbol | gingham square, gingham squares, checked square | pötikare, kareli motif
fruit-bowl | food | fruit bowl, bowl of fruit, bowl of fruits | meyve kasesi, meyve tabağı, meyve çanağı
vegetable-basket | food | vegetable basket, basket of vegetables, vegetables, veggies | sebze sepeti, sebzeler, sebze
boutonniere | flower | boutonniere, corsage, buttonhole flower | yaka çiçeği, damat çiçeği
wine-barrel | object | barrel, wooden barrel, keg, cask | fıçı, şarap fıçısı, varil
beach-ball | object | beach ball, beachball | plaj topu, deniz topu
ironing-iron | object | clothes iron, steam iron, flat iron | ütü, buharlı ütü
cement-mixer | vehicle | cement mixer, concrete mixer, cement truck | beton mikseri, çimento kamyonu, beton kamyonu
dump-truck | vehicle | dump truck, tipper truck, dumper truck | damperli kamyon, hafriyat kamyonu
food-van | vehicle | food truck, food van, ice cream truck, ice cream van | yemek kamyonu, karavan büfe, dondurma kamyonu
piggy-bank | object | piggy bank, money box, piggybank | kumbara, domuz kumbara
tree-house | building | treehouse, tree house | ağaç ev, ağaç evi
igloo | building | igloo | iglo, buz ev
wishing-well | object | wishing well, well, water well | kuyu, dilek kuyusu, su kuyusu
iron-cauldron | object | cauldron, witch cauldron, witch's cauldron | kazan, cadı kazanı
potion-bottle | object | potion, magic potion, potion bottle | iksir, büyülü iksir, iksir şişesi
dressing-skirt | object | skirt, pleated skirt | etek, pileli etek
bonsai | tree | bonsai, bonsai tree | bonsai, bonsai ağacı
bread-slice | food | slice of bread, bread slice, toast | ekmek dilimi, dilim ekmek, tost ekmeği
hay-bale | object | hay bale, hay bales, hay, haystack, straw bale | saman balyası, balya, saman
ocean-buoy | object | buoy | şamandıra
washing-line | object | clothesline, laundry line, washing line, clothes line, laundry | çamaşır ipi, asılı çamaşır, çamaşırlar
laundry-washer | object | washing machine | çamaşır makinesi
viking-head | face | viking, viking warrior, viking head | viking, viking savaşçısı
oven-mitten | object | oven mitt, oven glove, pot holder, oven mitten | fırın eldiveni, mutfak eldiveni, tutacak
toast-maker | object | toaster | ekmek kızartma makinesi, tost makinesi
oyali-yazma | object | yazma, turkish headscarf, needle lace scarf | yazma, oyalı yazma, çiçekli yazma, yemeni, oyalı yemeni
broad-leaf | leaf | broad leaf, single leaf, big leaf | geniş yaprak, tek yaprak, büyük yaprak
rain-puddle | nature | puddle, rain puddle, puddles | su birikintisi, birikinti, çamurlu su
plain-snowman | object | plain snowman, bare snowman | sade kardan adam
single-paw | symbol | paw, single paw, pawprint, paw print, cat paw, dog paw, dog paw print | pati izi, pati, tek pati, köpek patisi, kedi patisi, kedi patisi izi, kedi pati izi, köpek patisi izi
fridge | object | fridge, refrigerator | buzdolabı
kettle-grill | object | barbecue, grill, bbq, barbecue grill | mangal, barbekü
bookcase | object | bookshelf, bookcase, library, book shelf, librarian | kitaplık, kütüphane, kitap rafı
country-road | object | road, highway, country road | yol, otoyol, karayolu, köy yolu, şehirler arası yol
sausages | food | sausage, sausages, bratwurst | sosis, sucuk
golden-harp | object | harp, golden harp | arp, altın arp
clock-tower | building | clock tower, big ben | saat kulesi, big ben
xylophone | object | xylophone | ksilofon
bead-necklace | object | necklace, pearl necklace, beads | kolye, inci kolye, gerdanlık
drop-earrings | object | earrings, pair of earrings | küpe, bir çift küpe
field-glasses | object | binoculars | dürbün
aid-kit | object | first aid kit, first aid, medic bag, paramedic | ilk yardım çantası, ilk yardım, ecza çantası
snow-board | object | snowboard | snowboard, kar kayağı tahtası
crossed-oars | object | oars, oar, paddles, paddle, crossed paddles, crossed oars | kürek çifti, sandal kürekleri, çapraz kürekler
one-wheeler | vehicle | unicycle | tek tekerlekli bisiklet
ketchup-bottle | food | ketchup, ketchup bottle | ketçap, ketçap şişesi
bowling-skittle | object | bowling pin, bowling pins, skittle | bowling lobutu, lobut
viking-ship | vehicle | viking ship, longship, viking boat | viking gemisi
marshmallows | food | marshmallow, marshmallows, smores | marşmelov, lokum şekeri
exercise-ball | object | exercise ball, gym ball, pilates ball, yoga ball, stability ball, swiss ball, fitness ball | pilates topu, egzersiz topu, yoga topu, denge topu
dragon-fruit | food | dragon fruit, dragonfruit, pitaya, pitahaya | ejder meyvesi, pitaya, ejderha meyvesi
weathervane | object | weathervane, weather vane, weathercock, wind vane, rooster weathervane, rooster weather vane | rüzgar gülü horoz, rüzgar horozu, rüzgargülü horozu, horozlu rüzgar gülü, yelkovan horozu, fırıldak horoz, rüzgâr horozu
bird-bath | object | bird bath, birdbath, bird basin | kuş havuzu, kuş banyosu, kuş suluğu, kuş yalağı
pagoda | building | pagoda, japanese pagoda | pagoda
`;
