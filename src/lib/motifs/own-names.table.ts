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
hatayi | flower | hatayi, palmette, ottoman lotus, hatai | hatayi, hatayî, hatai, palmet, antep işi, hesap işi, türk işi, tel kırma, suzeni
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
rose | flower | rose, red rose, garden rose, rose stem, long stemmed rose, rose branch, rose bush, climbing rose, thornless rose, rose without thorns | gül, kırmızı gül, dal gül, gül dalı, güller dalı, sarmaşık gülü, sarmaşık gül, dikensiz gül
bare-branch | leaf | bare branch, dry branch, leafless branch, winter branch | kuru dal, yapraksız dal, çıplak dal
stork | bird | stork, white stork | leylek, leylek kuşu
bundle | object | bundle, cloth bundle, swaddle, knotted bundle | bohça, kundak, çıkın
cypress | tree | cypress, cypress tree, cypresses | servi, selvi, selvi ağacı, servi ağacı
tree-of-life | tree | tree of life, life tree | hayat ağacı, yaşam ağacı
pomegranate | food | pomegranate | nar, nar meyvesi
pomegranate-branch | food | pomegranate branch, pomegranate bough | nar dalı, dalında nar, narlı dal
olive-branch | leaf | olive branch, olive twig, olive sprig, olive leaves, olive leaf | zeytin dalı, zeytin yaprağı, zeytin dalları
branch | leaf | branch, tree branch with leaves, twig, bough, leafy branch | dal, yapraklı dal
elibelinde | symbol | elibelinde, hands on hips motif, mother goddess motif, kilim motif, kilim, rug motif | elibelinde, eli belinde, elibelinde motifi, kilim motifi, kilim, anadolu motifi
kocboynuzu | symbol | ram's horn motif, rams horn motif, kocboynuzu, ram's horn motif, ram's horn, ram horn motif, ram horn | koçboynuzu, koç boynuzu, koçboynuzu motifi, koç boynuzu motifi
kilim-eye | symbol | kilim eye, eye motif, kilim diamond | göz motifi, kilim gözü, kilim baklavası
kilim-star | symbol | kilim star, star motif of kilims | kilim yıldızı, yıldız motifi, bereket motifi, pıtrak, pıtrak motifi
kilim-hook | symbol | hook motif, kilim hook, cengel | çengel motifi, çengel, kanca motifi
muska | symbol | amulet motif, muska, triangle amulet | muska, muska motifi
cintemani | symbol | cintamani, cintemani, three balls motif | çintemani, çintamani, üç benek
saz-leaf | leaf | saz leaf, ottoman leaf, hancer leaf | saz yaprağı, hançer yaprak, hançer yaprağı
tea-glass | object | turkish tea, tea glass, glass of tea | çay bardağı, ince belli bardak, ince belli, türk çayı, bardak çay, ince belli bardakta çay, bardakta çay, ince bellide çay, bardak
simit | food | simit, sesame bagel, turkish bagel | simit, susamlı simit
galata-tower | building | galata tower, galata | galata kulesi, galata
henna-hand | symbol | henna hand, henna, mehndi, mehndi hand, hennaed hand | kına eli, kınalı el
dervish | person | whirling dervish, dervish, mevlevi, sufi dancer | semazen, derviş, mevlevi, mevlana
sleeping-cat | animal | sleeping cat, sleeping kitten, sleepy cat, curled up cat, napping cat, sleeping kitty | uyuyan kedi, uyuyan yavru kedi, uykucu kedi
sleeping-fox | animal | sleeping fox, curled up fox, sleepy fox | uyuyan tilki, uykucu tilki
sleeping-dog | animal | sleeping dog, sleeping puppy, curled up dog, sleepy dog | uyuyan köpek, uyuyan yavru köpek
seaweed | leaf | seaweed, kelp, sea grass | yosun, deniz yosunu
plant-pot | object | plant pot, terracotta pot, clay pot, flowerpot | saksı, toprak saksı, çiçek saksısı
vase | object | vase, flower vase, blue vase, porcelain vase, china vase | vazo, çiçek vazosu, çini vazo, porselen vazo
fish-bowl | object | fish bowl, fishbowl, aquarium | akvaryum, fanus, balık fanusu
seagull | bird | seagull, gull, flying gull | martı, martı kuşu
sparrow | bird | sparrow, house sparrow, finch, wren, brown bird, nightingale | serçe, bülbül, ispinoz
lighthouse | building | lighthouse, light house | deniz feneri, fener kulesi
pacifier | object | pacifier, dummy, baby dummy, soother | emzik, bebek emziği
onesie | object | onesie, baby clothes, romper, baby bodysuit | zıbın, bebek tulumu, badi
cezve | object | cezve, turkish coffee pot, ibrik, coffee pot | cezve, kahve cezvesi
fez | object | fez, tarboosh | fes
peacock-feather | object | peacock feather | tavus tüyü, tavus kuşu tüyü
cherry-branch | leaf | cherry branch, cherry bough, cherry twig, cherry tree branch | kiraz dalı, kızılcık dalı, dalda kiraz, kiraz ağacı dalı
blossom-branch | leaf | blossom branch, cherry blossom branch, blossoming branch, spring branch, almond branch, sakura branch | bahar dalı, çiçekli dal, çiçek açmış dal, badem dalı, erik dalı, sakura dalı
hydrangea | flower | hydrangea, hortensia | ortanca, ortanca çiçeği
thistle | flower | thistle, scottish thistle | deve dikeni, devedikeni, kenger, eşek dikeni
holly | leaf | holly, holly berries, holly leaf, mistletoe, holly leaves | çoban püskülü, çobanpüskülü, ökse otu, ökseotu
pine-cone | nature | pine cone, pinecone, fir cone | çam kozalağı, kozalak
fig | food | fig, figs | incir
quince | food | quince | ayva
canary | bird | canary, yellow bird, goldfinch | kanarya, sarı kuş
robin | bird | robin, robin redbreast, red breasted bird, bullfinch | kızılgerdan, nar bülbülü
bluebird | bird | bluebird, blue bird, blue jay, blue tit | mavi kuş, mavi alakarga
hummingbird | bird | hummingbird, humming bird, colibri | sinek kuşu, sinekkuşu, kolibri, arı kuşu
goldfish | sea | goldfish, gold fish, koi fish | japon balığı, kırmızı balık, süs balığı, koi balığı
sea-turtle | sea | sea turtle, caretta, loggerhead | deniz kaplumbağası, caretta, caretta caretta
hot-air-balloon | vehicle | hot air balloon, hot-air balloon, air balloon, cappadocia balloon, cappadocia | sıcak hava balonu, kapadokya balonu, kapadokya balon, kapadokya
turkish-flag | object | turkish flag, flag of turkey, flag of türkiye, turkey flag | türk bayrağı, türkiye bayrağı, ay yıldızlı bayrak, al bayrak, türkiye cumhuriyeti bayrağı
crescent-star | symbol | crescent and star, star and crescent, moon and star of turkey | ay yıldız, ayyıldız, hilal ve yıldız, ay-yıldız
maidens-tower | building | maiden's tower, maidens tower, leander's tower, maiden tower | kız kulesi
bosphorus-bridge | building | bosphorus bridge, bosporus bridge, suspension bridge, istanbul bridge | boğaz köprüsü, boğaziçi köprüsü, istanbul köprüsü, asma köprü
chef-hat | object | chef hat, chef's hat, chefs hat, toque, cook's hat, baker's hat, baker hat | aşçı şapkası, şef şapkası, aşçı kepi
whisk | object | whisk, balloon whisk, egg beater | çırpma teli, çırpıcı, el çırpıcısı
mushroom-house | building | mushroom house, toadstool house, gnome house, fairy house | mantar ev, mantar evi, mantardan ev, cüce evi
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
tropical-leaf | leaf | palm leaf, palm frond, tropical leaf | palmiye yaprağı, tropikal yaprak, hurma yaprağı
comb | object | comb, hair comb | tarak, saç tarağı
dumbbell | object | dumbbell, barbell, gym weights, dumbbells | dambıl, halter, ağırlık
perfume | object | perfume, perfume bottle | parfüm, parfüm şişesi
woodpecker | bird | woodpecker | ağaçkakan
eiffel-tower | building | eiffel tower, eiffel | eyfel kulesi, eyfel
excavator | vehicle | excavator, digger, bulldozer, backhoe | kepçe, ekskavatör, iş makinesi, dozer, buldozer
golf-ball | object | golf ball, golf, golf tee | golf topu, golf
family | person | family, parents and child | aile, aile figürü, çekirdek aile
tughra | symbol | tughra, ottoman tughra, sultan's signature | tuğra, osmanlı tuğrası, padişah tuğrası
starfish | sea | starfish, sea star | denizyıldızı, deniz yıldızı
party-hat | object | party hat, birthday hat, cone hat | parti şapkası, doğum günü şapkası
monarch | insect | monarch butterfly, monarch, orange butterfly | kral kelebeği, kral kelebek
flower-crown | object | floral headband, flower headband, flower tiara | çiçekli taç, çiçek taçlı saç bandı
daisy-crown | object | daisy headband, chamomile crown | papatyalı saç bandı
rose-crown | object | rose headband, rose tiara | güllü saç bandı
circumcision-boy | person | circumcision boy, circumcision prince, little sultan, sunnet boy, ottoman prince | sünnet çocuğu, şehzade, sünnet prensi, küçük şehzade, pelerinli çocuk
henna-bride | person | henna bride, henna night bride, bindalli bride, bindalli | kına gelini, bindallı gelin, bindallılı gelin, bindallı, kınalı gelin, kaftanlı gelin, kına gelini
fairy-chimneys | nature | fairy chimneys, fairy chimney, hoodoo | peri bacası, peri bacaları
hockey-stick | object | hockey stick, ice hockey stick | hokey sopası
puck | object | puck, hockey puck | hokey diski, pak
camper-van | vehicle | camper van, campervan, camper, vw bus, vw van, vw camper, microbus, hippie van | karavan minibüs, kamp minibüsü, vosvos minibüs, vosvos karavan
sword | object | sword, knight's sword, straight sword | kılıç, pala, yatağan, düz kılıç
sea | nature | sea, ocean, open sea, sea scene, water, lake, pond, river, stream, puddle | deniz, okyanus, açık deniz, su, göl, gölet, su birikintisi
shore | nature | beach, shore, seashore, seaside, sandy beach | sahil, kumsal, plaj, deniz kıyısı, kıyı
setting-sun | sky | setting sun, sunset, sunrise, rising sun, dawn, sundown, sunset sky | batan güneş, gün doğumu, doğan güneş, gün batımı, günbatımı, gün batışı
bandana | object | bandana, neckerchief, bandanna | bandana, fular, boyun bağı
bow-tie | object | bow tie, bowtie | papyon, papyon kravat
collar | object | collar, bell collar, dog collar, cat collar | tasma, çıngıraklı tasma, zilli tasma
arrow | object | arrow | ok
fork | object | fork, dinner fork | çatal, yemek çatalı
smoke | nature | smoke, steam | duman, buhar
heart-steam | nature | heart steam, heart shaped steam, heart-shaped steam, steam heart | kalp buhar, kalp şeklinde buhar, buhardan kalp
constellation | sky | constellation | takımyıldız, takımyıldızı, yıldız kümesi
girl | person | girl, little girl, daughter, young girl, girls, baby girl | kız, kız çocuk, kız çocuğu, küçük kız
boy | person | boy, little boy, son, baby boy, child, kid, young boy | oğul, oğlan, oğlan çocuk, erkek çocuk, çocuk, erkek çocuğu, küçük çocuk
woman | person | woman, lady, mother, mom, mum | kadın, hanım, anne
man | person | man, gentleman, father, dad, guy | adam, erkek, baba, bey
bride | person | bride | gelin
groom | person | groom, bridegroom | damat
grandmother | person | grandmother, grandma, granny, nana, old woman, old lady | büyükanne, nine, anneanne, babaanne, yaşlı kadın
ballerina | person | ballerina, ballet dancer | balerin, bale yapan kız
gnome | person | gnome, garden gnome, dwarf, tomte | cüce, bahçe cücesi
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
dragonfly | insect | dragonfly | yusufçuk, kız böceği
beehive | object | beehive, bee hive, hive | arı kovanı, kovan
acorn | nature | acorn | meşe palamudu, palamut
bench | object | bench, park bench, garden bench | bank, park bankı, bahçe bankı
suitcase | object | suitcase, vintage suitcase, travel case | bavul, valiz
orca | sea | orca, killer whale | katil balina, orka
lamp | object | lamp, table lamp | lamba, masa lambası, abajur
doll | object | doll, rag doll | bez bebek, oyuncak bebek
samovar | object | samovar | semaver
baklava | food | baklava | baklava
rainbow | sky | rainbow, rainbow arch | gökkuşağı, gök kuşağı, ebemkuşağı
teacup | object | teacup, tea cup, cup, coffee cup, cup of coffee, cup of tea, coffee, mug, coffee mug, cappuccino, espresso, hot chocolate, hot cocoa, cocoa, latte | fincan, kahve fincanı, çay fincanı, kahve, türk kahvesi, bir fincan kahve, kupa bardak
cowboy-boot | object | cowboy boot, cowgirl boot, western boot, cowboy boots, cowgirl boots | kovboy çizmesi, kovboy botu
mustache | object | mustache, moustache, handlebar mustache | bıyık, pala bıyık
necktie | object | necktie, tie, neck tie | kravat
oud | object | oud, ud, turkish lute | ud
ney | object | ney, reed flute, ney flute | ney, ney flüt
tennis-ball | object | tennis ball | tenis topu
couch | object | couch, sofa, settee, armchair | kanepe, koltuk, divan, sedir koltuk
mailbox | object | mailbox, letter box, postbox | posta kutusu, mektup kutusu
hen | bird | hen, mother hen, chicken, farm hen | tavuk, anne tavuk, çil tavuk
sitting-cat | animal | sitting cat, cat sitting, sitting kitten | oturan kedi, oturan yavru kedi
sitting-dog | animal | sitting dog, dog sitting, sitting puppy | oturan köpek, oturan yavru köpek
gingerbread-house | building | gingerbread house, gingerbread cottage, candy house, cookie house | zencefilli ev, kurabiye ev, zencefilli kurabiye ev, kurabiye evi, zencefilli kurabiye evi, şeker ev
caravan | vehicle | caravan, travel trailer, vintage trailer, camping trailer | karavan, çekme karavan, kamp karavanı
ataturk | symbol | ataturk, mustafa kemal, ataturk silhouette, ataturk portrait, kemal ataturk | atatürk, atatürk silüeti, atatürk silueti, mustafa kemal, mustafa kemal atatürk, atatürk portresi, atam, ata
lokum | food | turkish delight, lokum, plate of turkish delight | lokum, lokum tabağı, türk lokumu, tabakta lokum, lokumlar
ramadan-lantern | object | ramadan lantern, fanous, fanoos, arabic lantern, moroccan lantern, eid lantern | ramazan feneri, ramazan fanusu, iftar feneri, fas feneri
pearls | object | pearls, string of pearls, pearl string, pearl necklace | inciler, inci dizisi, inci kolye
hanger | object | hanger, clothes hanger, coat hanger | askı, elbise askısı
plate | object | plate, dinner plate, dish | tabak, yemek tabağı
hair-dryer | object | hair dryer, blow dryer, hairdryer | fön makinesi, saç kurutma makinesi, fön
chalkboard | object | chalkboard, blackboard, school board | karatahta, kara tahta, yazı tahtası, tahta
firefly | insect | firefly, lightning bug, glow worm | ateş böceği, ateşböceği
partridge | bird | partridge, quail, rock partridge | keklik, bıldırcın
swing | object | swing, rope swing | salıncak
red-riding-hood | person | red riding hood, little red riding hood, girl in a red hood | kırmızı başlıklı kız, kırmızı pelerinli kız
olive-tree | tree | olive tree, old olive tree | zeytin ağacı, zeytin ağaçları
booties | object | baby booties, booties, baby shoes, bootie, crochet booties | patik, bebek patiği, bebek patikleri, patikler, bebek ayakkabısı
gramophone | object | gramophone, phonograph, record player | gramofon, plak çalar, pikap
duckling | bird | duckling, baby duck, little duck | ördek yavrusu, yavru ördek, ördekcik, küçük ördek
glass-bottle | object | bottle, glass bottle, bottle with a cork | şişe, cam şişe, mantarlı şişe
flower-arch | object | flower arch, floral arch, wedding arch, arch of flowers, garden arch, arch, rose arch | çiçekli kemer, çiçek kemeri, düğün kemeri, nikah kemeri, çiçekten kemer, gül kemeri
mountain-range | nature | mountain range, range of mountains, mountain chain, mountain landscape | sıradağ, sıradağlar, dağ silsilesi, dağ manzarası
window-round | object | round window, porthole, circular window | yuvarlak pencere, lombar, lomboz
santa-sleigh | person | santa on a sled, santa on a sleigh, santa in a sleigh, santa in his sleigh, santa on his sleigh, santa claus on a sleigh, santa claus on a sled, santa sleigh, santa's sleigh, santa sled | noel baba kızağı, kızakta noel baba, kızaktaki noel baba, kızak üstünde noel baba
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
dalmatian | animal | dalmatian, dalmatian dog, dalmation | dalmaçyalı, dalmaçyalı köpek
hockey-player | person | hockey player, ice hockey player, hockey goalie | hokeyci, hokey oyuncusu, buz hokeycisi
kitesurfer | person | kitesurfer, kite surfer, kitesurfing, kiteboarder, kiteboarding | uçurtma sörfçüsü, kitesörf, uçurtma sörfü
angler | person | fisherman, angler, fishing man, man fishing, fly fisherman | balıkçı adam, balıkçı, balık tutan, balıkçı dede, olta balıkçısı, oltacı
rowboat | vehicle | rowing boat, rowboat, row boat, wooden boat, dinghy | sandal, kayık, kürekli tekne
karagoz | person | karagoz | karagöz
hacivat | person | hacivat | hacivat
nativity | symbol | nativity, nativity scene, holy family, manger, bethlehem stable | isa'nın doğuşu, kutsal aile
sleeping-baby | person | baby in crib, baby in cradle, newborn, newborn baby, sleeping baby | beşikteki bebek, uyuyan bebek, yenidoğan, beşikte bebek
baby-mobile | object | baby mobile, crib mobile, mobile, moon mobile | bebek dönencesi, dönence
stethoscope | object | stethoscope, heart stethoscope | stetoskop, steteskop
nurse-cap | object | nurse cap, nurse's cap, nurse hat | hemşire kepi, hemşire şapkası, hemşire başlığı
bindalli | flower | bindalli motif, bindalli pattern, gold embroidery spray, dival motif | bindallı motifi, bindallı deseni, dival işi, sırma motifi, maraş işi
old-couple | person | grandparents, old couple, elderly couple, grandma and grandpa, grandpa and grandma | büyükanne ve büyükbaba, yaşlı çift, dede ve nine, nine ve dede, dede ve babaanne, yaşlı karı koca
grandfather | person | grandfather, grandpa, granddad, old man | dede, büyükbaba, yaşlı adam
fox | animal | fox, red fox, sitting fox | tilki, kızıl tilki, oturan tilki
walking-bear | animal | walking bear, standing bear, bear body | yürüyen ayı
polar-bear-walking | animal | polar bear walking, walking polar bear | yürüyen kutup ayısı
climbing-koala | animal | climbing koala, koala on branch, koala climbing | daldaki koala, ağaçtaki koala, ağaca sarılmış koala, dala sarılmış koala
puffin | bird | puffin, atlantic puffin | kutup papağanı, deniz papağanı
narwhal | sea | narwhal, unicorn of the sea | deniz gergedanı, narval
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
eucalyptus | leaf | eucalyptus, eucalyptus leaf, eucalyptus branch, eucalyptus leaves, eucalyptus sprig | okaliptüs, okaliptus, okaliptüs dalı, okaliptüs yaprağı
ivy | leaf | ivy, ivy leaf, ivy leaves, ivy vine, vine leaves | sarmaşık, sarmaşık yaprağı, sarmaşık dalı
basil | leaf | basil, basil leaf, fresh basil, basil leaves | fesleğen, reyhan
mint | leaf | mint, mint leaf, fresh mint, mint leaves, peppermint | nane, nane yaprağı, taze nane
rosemary | leaf | rosemary, rosemary sprig | biberiye, biberiye dalı
thyme | leaf | thyme, oregano, thyme sprig | kekik, kekik dalı
backgammon | object | backgammon, backgammon board | tavla, tavla tahtası
kilim-bird | bird | kilim bird, kilim bird motif | kilim kuşu, kuş motifi, kilim desenli kuş, kilim motifli kuş
bee | insect | bee, honeybee, bumblebee, honey bee, bumble bee | arı, bal arısı, yaban arısı
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
highland-cow | animal | highland cow, highland cattle, hairy cow | iskoç ineği
hoopoe | bird | hoopoe | ibibik, hüdhüd, çavuş kuşu
honeysuckle | flower | honeysuckle | hanımeli, hanımeli çiçeği
bougainvillea | flower | bougainvillea | begonvil, begonvil dalı
mimosa | flower | mimosa, wattle | mimoza, mimoza dalı
wave | nature | wave, ocean wave, wave pattern, wave motif | dalga, dalga motifi, deniz dalgası
dreidel | object | dreidel | dreidel
nutcracker | object | nutcracker | fındıkkıran
pitchfork | object | pitchfork, hay fork | yaba, dirgen
mannequin | object | mannequin, dress form | terzi mankeni, manken
loom | object | loom, weaving loom | dokuma tezgahı, halı tezgahı, dokuma tezgâhı
french-press | object | french press | french press
welding-mask | object | welding mask, welder mask, welding helmet | kaynak maskesi, kaynakçı maskesi
cherry-plum | leaf | redbud, redbud branch, judas tree | erguvan, erguvan dalı
lamb | animal | lamb, baby sheep | kuzu, kuzucuk
pine-branch | leaf | pine branch, fir branch, snowy pine branch, evergreen branch, spruce branch | çam dalı, köknar dalı
water-glass | object | glass of water, water glass | su bardağı, bir bardak su
dates | food | dates, date fruit, plate of dates | hurma, hurma tabağı
wisteria | flower | wisteria | mor salkım, mor salkım dalı, salkım çiçeği
street-lamp | object | street lamp, street light, lamp post, lamppost | sokak lambası, sokak feneri
orange-slice | food | orange slice, orange slices | portakal dilimi, portakal dilimleri
lemon-slice | food | lemon slice, lemon slices, slice of lemon | limon dilimi, limon dilimleri
otters-holding-hands | animal | two otters holding hands, otters holding hands, otter couple, two otters, pair of otters | el ele su samurları, el ele iki su samuru, iki su samuru, el ele tutuşan su samurları
kangaroo-joey | animal | kangaroo with a joey, kangaroo and joey, kangaroo with joey, kangaroo with its joey, kangaroo with her joey, kangaroo with baby, kangaroo and baby, mother kangaroo | yavrulu kanguru, keseli kanguru, kucağında yavrusuyla kanguru, yavrusuyla kanguru, kanguru ve yavrusu, kesesinde yavrusu olan kanguru
crane | bird | crane bird, crane, red crowned crane, white crane, japanese crane | turna, turna kuşu, telli turna
leaping-fish | sea | leaping fish, jumping fish, trout jumping, leaping trout, jumping trout, fish jumping, trout jumping out of the water, fish jumping out of the water, trout jumping out of water, fish jumping out of water | sudan sıçrayan balık, zıplayan balık, sıçrayan balık, sudan çıkan balık
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
goalkeeper | person | goalkeeper, goalie, goal keeper, diving goalkeeper, goalkeeper diving for the ball, goalkeeper diving, goalkeeper saving a ball | kaleci, uçan kaleci, topu tutan kaleci, topa uçan kaleci
cliff | nature | cliff, cliffs, sea cliff, headland, rocky cliff | uçurum, falez, sarp kaya, kayalıklar
istanbul-skyline | building | istanbul skyline, istanbul silhouette, skyline of istanbul, silhouette of istanbul | istanbul silüeti, istanbul silueti, istanbul siluet, istanbul manzarası
sailor-boy | person | sailor boy, boy sailor, little sailor, boy in a sailor suit | denizci çocuk, denizci oğlan, küçük denizci, denizci erkek çocuk
candy-canes | food | candy canes, crossed candy canes, two candy canes | şeker bastonlar, çapraz şeker bastonlar, iki şeker baston
crochet-hook | object | crochet hook, crochet needle | tığ, tığ işi, dantel tığı
pliers | object | pliers, pincers, combination pliers | pense, kerpeten, kargaburun
chessboard | object | chessboard, chess board, checkerboard | satranç tahtası, dama tahtası
passport | object | passport | pasaport
chicks-in-a-nest | bird | baby birds in a nest, birds in a nest, nest with baby birds, baby birds, chicks in a nest, nestlings | yavru kuşlar, yuvadaki kuşlar, yuvadaki yavru kuşlar, yavru kuşlar yuvada, yuvada yavru kuşlar
sea-bass | sea | sea bass, anchovy, sardine, bream, sea bream, mackerel, herring | hamsi, levrek, çipura, sardalya, istavrit, lüfer, palamut, mezgit, uskumru
dachshund | animal | dachshund, sausage dog, wiener dog, doxie | sosis köpek, dachshund köpeği, daksund
firefighter | person | firefighter, fireman | itfaiyeci
shepherd | person | shepherd, herdsman | çoban
dancing-couple | person | ballroom couple, dancing couple, waltzing couple | dans çifti, dans eden çift, vals
couple-from-behind | person | couple from behind, couple from the back | arkadan çift
window-with-curtains | object | window with curtains, curtained window, curtains | perdeli pencere, perde
tile | symbol | tile, tiles, blue tile, blue tiles, azulejo | fayans, karo, çini karo
radish | food | radish, radishes | turp, kırmızı turp
seahorse | sea | seahorse, sea horse | denizatı, deniz atı
howling-wolf | animal | howling wolf, wolf howling | uluyan kurt
bull | animal | bull | boğa
wheat-sheaf | leaf | wheat, wheat sheaf, ear of wheat, wheat ear, wheat ears, ears of wheat, wheat stalk | buğday, buğday başağı, buğday başakları, buğday demeti
windmill | building | windmill, wind mill | yel değirmeni, değirmen
zurna | object | zurna | zurna
bangles | object | bracelet, gold bracelet, bangle, bangles, gold bangles | bilezik, altın bilezik, burma bilezik
golf-bag | object | golf bag | golf çantası
dog-tags | object | dog tags, dog tag, military tags | künye, asker künyesi
coffee-beans | food | coffee bean, coffee beans | kahve çekirdeği
doctor | person | doctor, veterinarian, vet, physician | doktor, veteriner, hekim
espresso-machine | object | espresso machine, coffee machine, coffee maker | kahve makinesi, espresso makinesi
hay-trailer | vehicle | trailer of hay, trailer, hay trailer, hay wagon, farm trailer, trailer with hay, hay cart | saman römorku, römork, traktör römorku, saman arabası
mittens | object | mittens, mittens on a string, pair of mittens, winter mittens | ipli eldiven, parmaksız eldiven, kış eldiveni
campfire | nature | campfire, bonfire, camp fire | kamp ateşi
soldier | person | soldier, army man | asker, mehmetçik, asker çocuk
halay-dancers | person | folk dancers, halay, halay dancers, folk dance | halay, halay çeken insanlar, halay çekenler, halk oyunu, folklor, horon
birdhouse | object | birdhouse, bird house | kuş evi
shovel | object | shovel, spade, garden shovel, garden spade | kürek, bahçe küreği, bel
lemonade | object | lemonade, glass of lemonade, iced tea | limonata, limonata bardağı, buzlu çay
plumber | person | plumber, repairman | tesisatçı, su tesisatçısı
lantern | object | lantern, metal lantern, candle lantern | fener, mum feneri
chef | person | chef, cook | aşçı, şef
newlyweds-from-behind | person | wed couple behind | arkadan evliler
poinsettia | flower | poinsettia, christmas star flower | atatürk çiçeği, noel yıldızı çiçeği
geranium | flower | geranium, pelargonium | sardunya
bakers-peel | object | bread peel, baker's peel, pizza peel | fırıncı küreği, pide küreği
hand-plane | object | hand plane, wood plane | rende, marangoz rendesi
handsaw | object | saw, hand saw, handsaw, carpenter saw | testere, el testeresi
string-lights | object | string lights, christmas lights | ışık dizisi, noel ışıkları
iron-nails | object | iron nails, nails and screws | çiviler, çivi
frog | animal | frog, green frog, sitting frog | kurbağa, yeşil kurbağa, oturan kurbağa
koala | animal | koala, koala bear, sitting koala | koala, koala ayısı, oturan koala
mother-koala | animal | koala mom, mother koala, koala mom with baby, koala and baby, koala with baby, koala mother | anne koala, yavrulu koala, koala ve yavrusu, koala anne
panda | animal | panda, panda bear, sitting panda | panda, oturan panda
bear | animal | bear, brown bear, grizzly, sitting bear, sleeping bear | ayı, bozayı, yavru ayı, boz ayı, oturan ayı
raccoon | animal | raccoon, racoon, sitting raccoon | rakun, oturan rakun
lion | animal | lion, lion with mane, sitting lion | aslan, arslan, oturan aslan
wolf | animal | wolf, grey wolf, gray wolf, standing wolf | kurt, bozkurt, boz kurt
cat | animal | cat, kitten, kitty, standing cat, tabby cat, kittycat, siamese, siamese cat, persian cat, maine coon, ragdoll cat, calico cat, tuxedo cat, tortoiseshell cat, sphynx cat, british shorthair, bengal cat, pussycat, tabby, feline, ginger cat, house cat, munchkin cat, tuxedo kitten | kedi, kedicik, yavru kedi, tekir, tekir kedi, siyam kedisi, iran kedisi, ankara kedisi, pisi, pisicik, sarman, van kedisi, minnoş, sokak kedisi
dog | animal | dog, puppy, doggy, standing dog, lab, chocolate lab, black lab, yellow lab, goldendoodle, labradoodle, cockapoo, doggie, pup, hound, puppy dog, labrador, golden retriever, retriever, dalmatian, corgi, bulldog, terrier, husky, beagle, german shepherd, border collie, collie, rottweiler, doberman, shih tzu, yorkie, yorkshire terrier, maltese, pomeranian, chihuahua, great dane, samoyed, akita, shiba inu, cocker spaniel, spaniel, schnauzer, pug, pitbull, pit bull, greyhound, cavalier, french bulldog, frenchie, english bulldog, jack russell, basset hound, mastiff, cane corso, vizsla, weimaraner, whippet, malinois | köpek, yavru köpek, köpek yavrusu, köpekçik, köpekcik, kuçu, kuçu kuçu, enik, kangal, av köpeği, çoban köpeği, it, buldok, dakhund, pug, pitbull, fransız buldoğu, cins köpek, sokak köpeği
lying-dog | animal | lying dog, dog lying down, resting dog, labrador lying down | yatan köpek, uzanan köpek
unicorn | animal | unicorn, rainbow unicorn | tek boynuzlu at, tekboynuz, unicorn, tek boynuzlu
moose | animal | moose, elk, standing moose | mus geyiği, sığın, geyik sığını
deer-head | animal | deer head, stag head, deer head with antlers, antlers, deer antlers, stag | geyik başı, geyik kafası, geyik boynuzu, geyik boynuzları
squirrel | animal | squirrel, red squirrel, squirrel with acorn | sincap, kızıl sincap
octopus | sea | octopus, kraken | ahtapot
bat | animal | bat, halloween bat | yarasa
bird | bird | bird, little bird, small bird, songbird | kuş, minik kuş, küçük kuş, ötücü kuş
cardinal | bird | cardinal, red bird, red cardinal | kardinal kuşu, kırmızı kuş, kardinal
swallow | bird | swallow, barn swallow, swift | kırlangıç, kırlangıç kuşu
pelican | bird | pelican | pelikan
heron | bird | heron, grey heron, great blue heron, egret | balıkçıl, balıkçıl kuşu
toucan | bird | toucan | tukan
ostrich | bird | ostrich, emu | deve kuşu, devekuşu
bird-pair | bird | lovebirds, love birds, two lovebirds, bird couple, kissing birds, pair of lovebirds, lovebirds on a branch | muhabbet kuşları, aşk kuşları, iki muhabbet kuşu, dalda iki muhabbet kuşu
blackbird | bird | crow, raven, blackbird, jackdaw | karga, kuzgun, karatavuk
fish | sea | fish, blue fish | balık, balıkcık
trout | sea | trout, rainbow trout, brown trout, salmon | alabalık, somon, somon balığı
bass | sea | bass, largemouth bass, bass fish, carp | sazan, sazan balığı
perch | sea | perch, walleye | tatlı su levreği, perki
clownfish | sea | clownfish, clown fish, nemo | palyaço balığı, palyaço balık
stingray | sea | stingray, manta ray, manta | vatoz, vatoz balığı, manta
deciduous-tree | tree | tree, deciduous tree, green tree, leafy tree | ağaç, yeşil ağaç, yapraklı ağaç
oak | tree | oak tree, old oak tree, oak, big tree, old tree, plane tree, sycamore | meşe ağacı, meşe, çınar, çınar ağacı, ulu ağaç, büyük ağaç
apple-tree | tree | apple tree, fruit tree | elma ağacı, meyve ağacı
orange-tree | tree | orange tree, tangerine tree | portakal ağacı, mandalina ağacı
lemon-tree | tree | lemon tree | limon ağacı
cherry-tree | tree | cherry tree, cherry blossom tree, blossom tree, blooming tree, sakura tree, almond tree, flowering tree | kiraz ağacı, çiçekli ağaç, badem ağacı, çiçek açmış ağaç, bahar ağacı
swing-tree | tree | tree swing, tree with a swing | ağaçta salıncak, salıncaklı ağaç, ağaca asılı salıncak
birch-tree | tree | birch tree, birch, aspen, aspen tree | huş ağacı, kavak, kavak ağacı
willow-tree | tree | willow tree, willow, weeping willow | söğüt, söğüt ağacı, salkım söğüt
fern | leaf | fern, fern leaf, fern frond | eğrelti otu, eğreltiotu, eğrelti
monstera-leaf | leaf | monstera leaf, monstera, swiss cheese plant | monstera yaprağı, monstera, deve tabanı, devetabanı
dandelion-flower | flower | dandelion, dandelion clock, dandelion puff | karahindiba, hindiba
cotton | flower | cotton, cotton boll, cotton flower, cotton branch | pamuk, pamuk çiçeği, pamuk dalı
lilac | flower | lilac, lilac branch, lilac flower | leylak, leylak dalı, leylak çiçeği
bluebell | flower | bluebell, bluebells, bellflower, campanula | çan çiçeği, mavi çan çiçeği
mushroom | nature | mushroom, toadstool, red mushroom, amanita, fly agaric, fungus | mantar, kırmızı mantar, şapkalı mantar
mushrooms | nature | mushroom group, cluster of mushrooms, mushroom cluster | mantar grubu, mantar kümesi
lily-pad | leaf | lily pad, lily pads, water lily pad, lotus leaf | nilüfer yaprağı, su zambağı yaprağı
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
father-and-son-fishing | person | father and son fishing, dad and son fishing, grandpa and grandson fishing, grandfather and grandson fishing, two people fishing, grandpa fishing with grandson, dad fishing with son | balık tutan baba oğul, baba oğul balık tutuyor, balık tutan dede ve torun, dede ile torun balık tutuyor, dede torun balık tutuyor, baba ile oğul balık tutuyor, balık tutan baba ve oğul, dede ve torun balık tutuyor, balık tutan dede torun
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
stork-and-baby | bird | stork delivery, stork and baby | bebek getiren leylek, bebekli leylek, leylek ve bebek, leylek bebek getiriyor
carpenter | person | carpenter, handyman, builder, joiner | marangoz, inşaatçı, doğramacı
barber | person | barber | berber
hairdresser | person | hairdresser, hair dresser, hair stylist, hairstylist | kuaför
mechanic | person | mechanic, car mechanic | tamirci, oto tamircisi, usta
nurse | person | nurse | hemşire, ebe
farmer | person | farmer, gardener | çiftçi, bahçıvan, köylü
sailor | person | sailor man, sailor, seaman, captain | denizci, gemici, kaptan
cowboy | person | cowboy | kovboy
teacher | person | teacher, professor | öğretmen, hoca, profesör
lawyer | person | lawyer, attorney | avukat
mother-and-baby | person | mother holding baby, mother with baby, mother holding her baby, mom holding baby, mother with newborn, mother holding a baby | bebekli anne, kucağında bebekle anne, bebeğini kucaklayan anne, bebeğini tutan anne, kucağında bebeği olan anne
wedding-couple | person | wedding couple, newlyweds, newlywed couple, married couple | evli çift, yeni evliler, düğün çifti
butterfly | insect | butterfly, papillon, moth | kelebek, kelebekcik, güve
rabbit | animal | rabbit, bunny, sitting rabbit, hare, bunny rabbit, easter bunny | tavşan, tavşancık, oturan tavşan, yavru tavşan, ada tavşanı
elephant | animal | elephant, baby elephant | fil, filcik, yavru fil
footballer | person | footballer, soccer player, football player, boy playing football, boy playing soccer, soccer kick | futbolcu, futbolcu çocuk, futbol oynayan çocuk, futbol oyuncusu
scarecrow | person | scarecrow | korkuluk
american-football-helmet | object | football helmet, american football helmet | amerikan futbolu kaskı
bamboo | leaf | bamboo, bamboo stalk | bambu
captain-hat-profile | object | captain hat, captains hat, captain's hat, sailor cap, captain | kaptan şapkası, denizci kepi, kaptan
reed | leaf | reeds, bulrush, cattail | sazlık, hasırotu
dream-catcher | object | dream catcher, dreamcatcher | düş kapanı, rüya kapanı, düşkapanı
open-treasure-chest | object | treasure chest, treasure, chest of gold | hazine sandığı, hazine, sandık
party-flags | object | bunting, party flags, garland flags | flama süs, parti bayrakları, flama, flamalar
laurels | leaf | laurel wreath, laurels, olive wreath | defne çelengi, defne tacı, zeytin çelengi
honeycomb | nature | honeycomb, hexagon cells | petek, bal peteği
raspberry | food | raspberry | ahududu, frambuaz
greenhouse | building | greenhouse, glasshouse | sera
basketball-basket | object | basketball hoop, basketball net, hoop | pota, basketbol potası, basket potası
paper-boat | vehicle | paper boat | kağıt gemi, kağıttan gemi, kağıt kayık
plastic-duck | object | rubber duck, rubber ducky | plastik ördek, banyo ördeği
grand-piano | object | grand piano, pianist | kuyruklu piyano, piyanist
oak-leaf | leaf | oak leaf | meşe yaprağı
water-mill | building | water mill, watermill | su değirmeni
fireplace | object | fireplace, hearth | şömine
witch | person | witch, flying witch, halloween witch | cadı, uçan cadı
tray | object | tray, serving tray, silver tray | tepsi, gümüş tepsi, servis tepsisi
gate | building | garden gate, gate, wooden gate | bahçe kapısı, ahşap kapı
rocking-chair | object | rocking chair | sallanan sandalye
knitting-grandma | person | knitting grandma, grandma knitting, knitting grandmother | örgü ören nine, örgü ören anneanne, örgü ören babaanne, örgü ören büyükanne
running-dog | animal | running dog | koşan köpek
rake | object | rake, garden rake | tırmık, bahçe tırmığı
moka-pot | object | moka pot | moka pot
slippers | object | slippers, slipper, house slippers | terlik, terlikler, ev terliği
sunflower | flower | sunflower, sun flower, helianthus | ayçiçeği, ay çiçeği, ayçiçek, günebakan, gündöndü
guitar | object | guitar, acoustic guitar, ukulele | gitar, akustik gitar, ukulele
mosque | building | mosque, blue mosque, hagia sophia | cami, camii, ayasofya, sultanahmet
angel | person | angel, guardian angel, little angel, christmas angel | melek, melekcik, küçük melek
linked-rings | object | wedding rings, wedding bands, linked rings, entwined rings | alyans, alyanslar, nikah yüzükleri, iç içe halkalar
train | vehicle | train, steam train, railway | tren, buharlı tren
nostalgic-tram | vehicle | nostalgic tram, tram, streetcar | nostaljik tramvay, tramvay, taksim tramvayı
latin-cross | symbol | cross, christian cross, crucifix, wooden cross | haç, tahta haç
ice-pop | food | popsicle, ice pop, ice lolly, popsicles | çubuk dondurma, buz dondurma
paper-windmill | object | pinwheel, paper windmill | rüzgar gülü, fırıldak
paper-plane | object | paper plane, paper airplane | kağıt uçak
angel-wings | symbol | angel wings, wings, pair of wings | melek kanatları, kanatlar, kanatları
triceratops | animal | triceratops | triseratops
anemone | flower | anemone, anemone flower | anemon, manisa lalesi
cornflower | flower | cornflower, blue cornflower | peygamber çiçeği
pirate | person | pirate, pirate captain, pirate boy | korsan, korsan kaptan, korsan çocuk
mason-jar | object | pickle jar, pickles, jar of pickles | turşu, turşu kavanozu, kavanozda turşu
cotton-candy | food | cotton candy, candy floss | pamuk şeker, pamuk şekeri, pamuk helva
chicken-coop | building | chicken coop, hen house, henhouse, coop | kümes, tavuk kümesi
flower-pot | flower | potted flowers, potted flower, pot of flowers, flowers in a pot | saksı çiçeği, saksı çiçekleri, saksıda çiçek, saksıda çiçekler
deck-chair | object | deck chair, beach chair, lounge chair, sun lounger | şezlong, plaj sandalyesi, plaj şezlongu
nasreddin-hodja | person | nasreddin hodja, hodja on a donkey, hodja | nasreddin hoca, nasrettin hoca
knight | person | knight, knight in armor | şövalye, zırhlı şövalye
`;
