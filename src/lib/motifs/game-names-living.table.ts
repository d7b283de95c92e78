/*
 * The motifs of one colour that are worth sewing, for tattoos and for what the
 * coloured set lacks: `icon | kind | English | Turkish`, best names first.
 * Icons that only say the same as a coloured one are here for their line.
 * These are plants, animals, people, and what is told of them.
 */
export const GAME_NAMES_LIVING = `
rose | flower | rose, line rose | gül, çizgi gül
shut-rose | flower | rosebud, closed rose, rose with stem | gonca gül, saplı gül
dagger-rose | flower | rose and dagger, dagger and rose, rose dagger | hançer ve gül, güllü hançer
gun-rose | flower | gun and rose, rose and gun | silah ve gül
lotus | flower | lotus, lotus blossom | lotus, nilüfer
lotus-flower | flower | lotus flower, open lotus, sacred lotus | lotus çiçeği, açık lotus
daisy | flower | ox eye daisy, line daisy | çizgi papatya
dandelion-flower | flower | dandelion, dandelion clock, chrysanthemum, aster | karahindiba, hindiba, radika, krizantem, kasımpatı
vanilla-flower | flower | lily, orchid, iris, spider lily, lily flower, iris flower, vanilla flower, vanilla, gladiolus, amaryllis | zambak, orkide, süsen, iris, zambak çiçeği, vanilya çiçeği, glayöl, süsen çiçeği, sümbülteber
cotton-flower | flower | cotton flower, cotton, cotton boll, cotton branch | pamuk, pamuk çiçeği, pamuk dalı
cantua | flower | fuchsia, bell flower, snowdrop, lily of the valley | küpe çiçeği, kardelen, müge
vine-flower | flower | morning glory, vine flower, climbing flower | gündüz sefası, sarmaşık çiçeği
spoted-flower | flower | daffodil, narcissus, pansy, forget me not, viola flower, primula | nergis, hercai menekşe, hercai, unutma beni, unutmabeni, nergis çiçeği
flower-emblem | flower | flower emblem, stylised flower, stylized flower, folk flower, ottoman flower, folk art flower | çiçek arması, stilize çiçek, halk motifi çiçek, osmanlı çiçeği
flower-twirl | flower | swirling flower, anemone, flower swirl | dönen çiçek, anemon, girdap çiçek, manisa lalesi
flower-star | flower | edelweiss, star flower, star shaped flower | yıldız şeklinde çiçek, edelvays, atatürk çiçeği, ponsetya
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
pine-tree | tree | pine silhouette | çam silüeti
cat | animal | cat silhouette | kedi silüeti
baseball-bat | object | baseball bat, bat and ball | beyzbol sopası
bastet | animal | bastet, egyptian cat | bastet, mısır kedisi
feline | animal | feline, panther, black panther | panter, kara panter
jumping-dog | animal | jumping dog silhouette | zıplayan köpek silüeti
labrador-head | animal | labrador emblem | labrador amblemi
basset-hound-head | animal | basset hound, basset | basset
wolf-head | animal | tribal wolf, tribal wolf head, snarling wolf | kurt başı, hırlayan kurt
werewolf | animal | werewolf | kurt adam, kurtadam
fox-head | animal | tribal fox | çizgi tilki
fox | animal | running fox | koşan tilki
lion | animal | heraldic lion | arma aslanı
tiger-head | animal | tribal tiger | kükreyen kaplan
lynx-head | animal | lynx, bobcat, wildcat, caracal | vaşak, karakulak
saber-toothed-cat-head | animal | saber tooth, sabertooth tiger, saber toothed tiger | kılıç dişli kaplan
bear-head | animal | tribal bear | çizgi ayı
deer | animal | deer silhouette | geyik silüeti
deer-head | animal | deer head, buck head | geyik başı, geyik kafası
stag-head | animal | stag head, stag antlers, antler | geyik boynuzu, boynuzlu geyik, boynuz
charging-bull | animal | charging bull | saldıran boğa
bull-horns | animal | bull horns, horns | boğa boynuzu, boynuzlar
buffalo-head | animal | buffalo head, buffalo | bufalo, bufalo başı
horse-head | animal | chess horse, stallion head | yeleli at başı
pegasus | animal | pegasus, winged horse, flying horse | pegasus, kanatlı at
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
barn-owl | bird | barn owl, owl face | peçeli baykuş, baykuş yüzü
sparrow | bird | sparrow line | çizgi serçe
kiwi-bird | bird | kiwi bird | kivi kuşu
heron | bird | heron, egret | balıkçıl
stork-delivery | object | stork bundle, baby bundle | bebek bohçası
shoebill-stork | bird | shoebill | pabuçgagalı
ostrich | bird | ostrich, emu | devekuşu
eating-pelican | bird | pelican | pelikan
ibis | bird | ibis | ibis, aynak
toucan | bird | toucan | tukan
vulture | bird | vulture | akbaba
swan | bird | swan line | çizgi kuğu
peace-dove | bird | dove with olive branch, olive dove | zeytin dallı güvercin
freedom-dove | bird | flying dove, freedom dove | uçan güvercin
bird-cage | object | birdcage, bird cage, cage | kuş kafesi, kafes
paper-crane | bird | paper crane, origami crane, origami | origami turna, kağıt turna, origami
dragonfly | insect | dragonfly, damselfly | yusufçuk, helikopter böceği, yusufcuk
bee | insect | bee line | çizgi arı
honeycomb | insect | honeycomb, hexagon cells | petek, bal peteği
praying-mantis | insect | praying mantis, mantis | peygamberdevesi, peygamber devesi
scarab-beetle | insect | scarab, scarab beetle | skarabe, bok böceği, skarabe böceği
caterpillar | insect | caterpillar | tırtıl
cigale | insect | cicada | ağustosböceği
centipede | insect | centipede, millipede | kırkayak, çıyan
masked-spider | insect | black widow | kara dul
spider-web | insect | spiders web | örümcek ağı çizgi
cobweb | insect | corner web, corner cobweb | köşe örümcek ağı
scorpion | insect | tribal scorpion | çizgi akrep
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
oyster-pearl | sea | oyster pearl, pearl oyster | inci istiridyesi
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
plague-doctor-profile | person | plague doctor | veba doktoru
war-bonnet | person | war bonnet, native american headdress, feather headdress, indian headdress | kızılderili başlığı, tüylü başlık
two-feathers | bird | two feathers, pair of feathers | iki tüy, çift tüy
curly-wing | bird | curly wing | kıvrımlı kanat
feathered-wing | bird | feathered wing | tüylü kanat
anubis | person | anubis | anubis
trefoil-lily | flower | trefoil lily, ottoman tulip, stylised lily, stylised tulip, iznik tulip, turkish tulip | osmanlı lalesi, stilize lale, iznik lalesi, türk lalesi
egyptian-sphinx | animal | sphinx | sfenks
sherlock-holmes | person | sherlock, sherlock holmes | şerlok holmes, dedektif silüeti
viking-head | person | viking | viking
samurai-helmet | person | samurai, samurai helmet | samuray, samuray miğferi
oni | person | oni, oni mask, japanese demon, hannya, hannya mask | oni, oni maskesi, japon şeytanı, hannya
mounted-knight | person | knight, knight on horse | şövalye, atlı şövalye
medusa-head | person | medusa | medusa
cleopatra | person | cleopatra | kleopatra
nefertiti | person | nefertiti | nefertiti
pharoah | person | pharaoh | firavun
minotaur | person | minotaur | minotor
centaur | person | centaur | sentor
djinn | person | smoke djinn | duman cin
angel-outfit | person | angel robe | melek kıyafeti
gargoyle | animal | gargoyle | gargoyl
mona-lisa | person | mona lisa, portrait of a lady | mona lisa
portrait | person | portrait, framed portrait, cameo | portre, çerçeveli portre
woman-elf-face | person | elf face, elven face | elf yüzü
meditation | person | buddha, meditating person, monk, zen | buda, keşiş, meditasyon yapan, zen
lovers | person | lovers, kissing couple, couple portrait | çift portresi, aşıklar
pirate-captain | person | pirate captain | korsan kaptan
beard | person | beard, bearded man | sakal, sakallı adam
mustache | person | gentleman with moustache, mustache, moustache | bıyık, bıyıklı adam
scarecrow | person | scarecrow | korkuluk
weight-lifting-up | person | weightlifter, weight lifting | halterci, halter
wave-surfer | person | surfer on a wave, surfer riding a wave, surfing | dalgada sörfçü
cycling | person | cyclist, cycling | bisikletçi, bisikletli
cavalry | person | horse rider, horseman, rider | atlı, süvari, binici
archer | person | archer | okçu
juggler | person | juggler | jonglör
sauropod-skeleton | animal | dinosaur skeleton | dinozor iskeleti
leaf-skeleton | leaf | leaf skeleton | yaprak iskeleti
lily-pads | leaf | lily pad | nilüfer yaprağı
venus-flytrap | leaf | venus flytrap, carnivorous plant | sinekkapan, venüs sinekkapanı
lightning-tree | tree | lightning tree | yıldırımlı ağaç
dead-wood | tree | bare tree, dead tree, leafless tree, winter tree | kuru ağaç, yapraksız ağaç, çıplak ağaç
circle-forest | tree | forest circle, forest badge | daire orman
parrot-head | bird | parrot head | papağan başı
evil-bat | animal | flying bat | uçan yarasa
sasquatch | animal | bigfoot, sasquatch, yeti | koca ayak, yeti
nurse-female | person | nurse | hemşire
soccer-kick | person | soccer player, football player, footballer, soccer kick | futbolcu, futbol oyuncusu
`;
