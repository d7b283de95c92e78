/*
 * Our own drawings of what grows, lives and is somebody: `name | kind | English | Turkish`, best names first, as in the other tables.
 */
export const OWN_NAMES_LIVING = `
daisy | flower | daisy, marguerite, chamomile, camomile, white daisy | papatya, mayıs papatyası
lavender | flower | lavender, lavender sprig, lavender flower, lavender stem | lavanta, lavanta dalı, lavanta çiçeği
hyacinth | flower | hyacinth, grape hyacinth | sümbül, mor sümbül çiçeği, müşkürüm
violet | flower | violet, pansy, viola, violet flower, african violet | menekşe, hercai menekşe, hercai, menekşe çiçeği
daffodil | flower | daffodil, narcissus, jonquil | nergis, fulya, nergis çiçeği
coneflower | flower | coneflower, echinacea, purple coneflower, pink coneflower, black eyed susan | ekinezya, koni çiçeği
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
snowdrop | flower | snowdrop, snow drop | kardelen
rose | flower | rose, red rose, garden rose, rose stem, long stemmed rose, rose bush, climbing rose, thornless rose, rose without thorns | gül, kırmızı gül, dal gül, sarmaşık gülü, sarmaşık gül, dikensiz gül, yaban gülü
rose-branch | flower | rose branch, branch of roses, bough of roses | gül dalı, güllü dal, güller dalı
freesia | flower | freesia | frezya
bare-branch | leaf | bare branch, dry branch, leafless branch, winter branch | kuru dal, yapraksız dal, çıplak dal
stork | bird | stork, white stork | leylek, leylek kuşu
cypress | tree | cypress, cypress tree, cypresses | servi, selvi, selvi ağacı, servi ağacı
tree-of-life | tree | tree of life, life tree | hayat ağacı, yaşam ağacı
olive-branch | leaf | olive branch, olive twig, olive sprig, olive leaves, olive leaf | zeytin dalı, zeytin yaprağı, zeytin dalları
branch | leaf | branch, tree branch, tree branch with leaves, twig, bough, leafy branch | dal, yapraklı dal
saz-leaf | leaf | saz leaf, ottoman leaf, hancer leaf | saz yaprağı, hançer yaprak, hançer yaprağı
zeybek | person | zeybek, zeybek dancer, efe, turkish folk dancer, aegean folk dancer | zeybek, efe, zeybek oynayan, zeybek dansçısı, zeybek oyuncusu, efe zeybek, zeybek oynayan efe
dervish | person | whirling dervish, dervish, mevlevi, sufi dancer | semazen, derviş, mevlevi, mevlana
sleeping-cat | animal | sleeping cat, sleeping kitten, sleepy cat, curled up cat, napping cat, sleeping kitty | uyuyan kedi, uyuyan yavru kedi, uykucu kedi
sleeping-fox | animal | sleeping fox, curled up fox, sleepy fox | uyuyan tilki, uykucu tilki
sleeping-dog | animal | sleeping dog, sleeping puppy, curled up dog, sleepy dog | uyuyan köpek, uyuyan yavru köpek
seaweed | leaf | seaweed, kelp, sea grass | yosun, deniz yosunu
seagull | bird | seagull, gull, flying gull | martı, martı kuşu
sparrow | bird | sparrow, house sparrow, finch, wren, brown bird | serçe, ispinoz
cherry-branch | leaf | cherry branch, cherry bough, cherry twig, cherry tree branch | kiraz dalı, kızılcık dalı, dalda kiraz, kiraz ağacı dalı
blossom-branch | leaf | blossom branch, cherry blossom branch, blossoming branch, spring branch, almond branch, sakura branch, branch of cherry blossoms | bahar dalı, çiçekli dal, çiçek açmış dal, kiraz çiçeği dalı, badem çiçeği dalı, erik çiçeği dalı, çiçek dalı, badem dalı, erik dalı, sakura dalı
hydrangea | flower | hydrangea, hortensia | ortanca, ortanca çiçeği
thistle | flower | thistle, scottish thistle | deve dikeni, devedikeni, kenger, eşek dikeni
holly | leaf | holly, holly berries, holly leaf, holly leaves | çoban püskülü, çobanpüskülü
kingfisher | bird | kingfisher | yalıçapkını, yalı çapkını, iskele kuşu
nightingale | bird | nightingale | bülbül
goldfinch | bird | goldfinch, european goldfinch | saka kuşu, saka
canary | bird | canary, yellow bird | kanarya, sarı kuş
robin | bird | robin, robin redbreast, red breasted bird, bullfinch | kızılgerdan, nar bülbülü
bluebird | bird | bluebird, blue bird, blue jay, blue tit | mavi kuş, mavi alakarga
hummingbird | bird | hummingbird, humming bird, colibri | sinek kuşu, sinekkuşu, kolibri, arı kuşu
goldfish | sea | goldfish, gold fish | japon balığı, kırmızı balık, süs balığı
koi | sea | koi, koi fish, koi carp, japanese koi, nishikigoi | koi, koi balığı, koi sazanı, japon sazanı
sea-turtle | sea | sea turtle, caretta, loggerhead | deniz kaplumbağası, caretta, caretta caretta
tropical-leaf | leaf | palm leaf, palm frond, tropical leaf | palmiye yaprağı, tropikal yaprak, hurma yaprağı
woodpecker | bird | woodpecker | ağaçkakan
family | person | family, parents and child | aile, aile figürü, çekirdek aile
starfish | sea | starfish, sea star | denizyıldızı, deniz yıldızı
monarch | insect | monarch butterfly, monarch, orange butterfly | kral kelebeği, kral kelebek
circumcision-boy | person | circumcision boy, circumcision prince, little sultan, sunnet boy, ottoman prince | sünnet çocuğu, şehzade, sünnet prensi, küçük şehzade, pelerinli çocuk
henna-bride | person | henna bride, henna night bride, bindalli bride, bindalli | kına gelini, bindallı gelin, bindallılı gelin, bindallı, kınalı gelin, kaftanlı gelin, kına gelini
girl | person | girl, little girl, daughter, young girl, girls, baby girl | kız, kız çocuk, kız çocuğu, küçük kız
boy | person | boy, little boy, son, baby boy, child, kid, young boy | oğul, oğlan, oğlan çocuk, erkek çocuk, çocuk, erkek çocuğu, küçük çocuk
woman | person | woman, lady, mother, mom, mum | kadın, hanım, anne
man | person | man, gentleman, father, dad, guy | adam, erkek, baba, bey
bride | person | bride | gelin
groom | person | groom, bridegroom | damat
grandmother | person | grandmother, grandma, granny, nana, old woman, old lady | büyükanne, nine, anneanne, babaanne, yaşlı kadın
ballerina | person | ballerina, ballet dancer | balerin, bale yapan kız
gnome | person | gnome, garden gnome, dwarf, tomte | cüce, bahçe cücesi
dragonfly | insect | dragonfly | yusufçuk, kız böceği
orca | sea | orca, killer whale | katil balina, orka
hen | bird | hen, mother hen, chicken, farm hen | tavuk, anne tavuk, çil tavuk
sitting-cat | animal | sitting cat, cat sitting, sitting kitten | oturan kedi, oturan yavru kedi
sitting-dog | animal | sitting dog, dog sitting, sitting puppy | oturan köpek, oturan yavru köpek
firefly | insect | firefly, lightning bug, glow worm | ateş böceği, ateşböceği
partridge | bird | partridge, quail, rock partridge | keklik, bıldırcın
red-riding-hood | person | red riding hood, little red riding hood, girl in a red hood | kırmızı başlıklı kız, kırmızı pelerinli kız
olive-tree | tree | olive tree, old olive tree | zeytin ağacı, zeytin ağaçları
duckling | bird | duckling, baby duck, little duck | ördek yavrusu, yavru ördek, ördekcik, küçük ördek
santa-sleigh | person | santa on a sled, santa on a sleigh, santa in a sleigh, santa in his sleigh, santa on his sleigh, santa claus on a sleigh, santa claus on a sled, santa sleigh, santa's sleigh, santa sled | noel baba kızağı, kızakta noel baba, kızaktaki noel baba, kızak üstünde noel baba
dalmatian | animal | dalmatian, dalmatian dog, dalmation | dalmaçyalı, dalmaçyalı köpek
hockey-player | person | hockey player, ice hockey player, hockey goalie | hokeyci, hokey oyuncusu, buz hokeycisi
kitesurfer | person | kitesurfer, kite surfer, kitesurfing, kiteboarder, kiteboarding | uçurtma sörfçüsü, kitesörf, uçurtma sörfü
angler | person | fisherman, angler, fishing man, man fishing, fly fisherman | balıkçı adam, balıkçı, balık tutan, balıkçı dede, olta balıkçısı, oltacı
karagoz | person | karagoz | karagöz
hacivat | person | hacivat | hacivat
sleeping-baby | person | baby in crib, baby in cradle, newborn, newborn baby, sleeping baby | beşikteki bebek, uyuyan bebek, yenidoğan, beşikte bebek
bindalli | flower | bindalli motif, bindalli pattern, gold embroidery spray, dival motif | bindallı motifi, bindallı deseni, dival işi, sırma motifi, maraş işi
old-couple | person | grandparents, old couple, elderly couple, grandma and grandpa, grandpa and grandma | büyükanne ve büyükbaba, yaşlı çift, dede ve nine, nine ve dede, dede ve babaanne, yaşlı karı koca
grandfather | person | grandfather, grandpa, granddad, old man | dede, büyükbaba, yaşlı adam
fox | animal | fox, red fox, sitting fox | tilki, kızıl tilki, oturan tilki
walking-bear | animal | walking bear, standing bear, bear body | yürüyen ayı
polar-bear-walking | animal | polar bear walking, walking polar bear | yürüyen kutup ayısı
climbing-koala | animal | climbing koala, koala on branch, koala climbing | daldaki koala, ağaçtaki koala, ağaca sarılmış koala, dala sarılmış koala
puffin | bird | puffin, atlantic puffin | kutup papağanı, deniz papağanı
narwhal | sea | narwhal, unicorn of the sea | deniz gergedanı, narval
eucalyptus | leaf | eucalyptus, eucalyptus leaf, eucalyptus branch, eucalyptus leaves, eucalyptus sprig | okaliptüs, okaliptus, okaliptüs dalı, okaliptüs yaprağı
ivy | leaf | ivy, ivy leaf, ivy leaves, ivy vine, vine leaves | sarmaşık, sarmaşık yaprağı, sarmaşık dalı
basil | leaf | basil, herbs, kitchen herbs, fresh herbs, basil leaf, fresh basil, basil leaves | fesleğen, reyhan
mint | leaf | mint, mint leaf, fresh mint, mint leaves, peppermint | nane, nane yaprağı, taze nane
rosemary | leaf | rosemary, rosemary sprig | biberiye, biberiye dalı
thyme | leaf | thyme, oregano, thyme sprig | kekik, kekik dalı
kilim-bird | bird | kilim bird, kilim bird motif | kilim kuşu, kuş motifi, kilim desenli kuş, kilim motifli kuş
bee | insect | bee, honeybee, bumblebee, honey bee, bumble bee | arı, bal arısı, yaban arısı
highland-cow | animal | highland cow, highland cattle, hairy cow | iskoç ineği
hoopoe | bird | hoopoe | ibibik, hüdhüd, çavuş kuşu
honeysuckle | flower | honeysuckle | hanımeli, hanımeli çiçeği
bougainvillea | flower | bougainvillea | begonvil, begonvil dalı
mimosa | flower | mimosa, wattle | mimoza, mimoza dalı
cherry-plum | leaf | redbud, redbud branch, judas tree | erguvan, erguvan dalı
lamb | animal | lamb, baby sheep | kuzu, kuzucuk
pine-branch | leaf | pine branch, fir branch, snowy pine branch, evergreen branch, spruce branch | çam dalı, köknar dalı
wisteria | flower | wisteria | mor salkım, mor salkım dalı, salkım çiçeği
otter | animal | otter, sea otter, river otter | su samuru, samur
otters-holding-hands | animal | two otters holding hands, otters holding hands, otter couple, two otters, pair of otters | el ele su samurları, el ele iki su samuru, iki su samuru, el ele tutuşan su samurları
kangaroo-joey | animal | kangaroo with a joey, kangaroo and joey, kangaroo with joey, kangaroo with its joey, baby kangaroo in its mother's pouch, joey in pouch, joey in its mother's pouch, baby kangaroo in pouch, baby kangaroo in a pouch, kangaroo with her joey, kangaroo with baby, kangaroo and baby, mother kangaroo | yavrulu kanguru, keseli kanguru, kucağında yavrusuyla kanguru, yavrusuyla kanguru, kanguru ve yavrusu, kesesinde yavrusu olan kanguru
crane | bird | crane bird, crane, red crowned crane, white crane, japanese crane | turna, turna kuşu, telli turna
leaping-fish | sea | leaping fish, jumping fish, trout jumping, leaping trout, jumping trout, fish jumping, trout jumping out of the water, fish jumping out of the water, trout jumping out of water, fish jumping out of water | sudan sıçrayan balık, zıplayan balık, sıçrayan balık, sudan çıkan balık
goalkeeper | person | goalkeeper, goalie, goal keeper, diving goalkeeper, goalkeeper diving for the ball, goalkeeper diving, goalkeeper saving a ball | kaleci, uçan kaleci, topu tutan kaleci, topa uçan kaleci
sailor-boy | person | sailor boy, boy sailor, little sailor, boy in a sailor suit | denizci çocuk, denizci oğlan, küçük denizci, denizci erkek çocuk
chicks-in-a-nest | bird | baby birds in a nest, birds in a nest, nest with baby birds, baby birds, chicks in a nest, nestlings | yavru kuşlar, yuvadaki kuşlar, yuvadaki yavru kuşlar, yavru kuşlar yuvada, yuvada yavru kuşlar
acorn | nature | acorn | meşe palamudu, palamut
sea-bass | sea | sea bass, anchovy, sardine, bream, sea bream, mackerel, herring | hamsi, levrek, çipura, sardalya, istavrit, lüfer, palamut, mezgit, uskumru
dachshund | animal | dachshund, sausage dog, wiener dog, doxie | sosis köpek, dachshund köpeği, daksund
firefighter | person | firefighter, fireman | itfaiyeci
shepherd | person | shepherd, herdsman | çoban
dancing-couple | person | ballroom couple, dancing couple, waltzing couple | dans çifti, dans eden çift, vals
couple-from-behind | person | couple from behind, couple from the back | arkadan çift, arkadan görünen çift
seahorse | sea | seahorse, sea horse | denizatı, deniz atı
howling-wolf | animal | howling wolf, wolf howling | uluyan kurt
bull | animal | bull | boğa
wheat | leaf | wheat, ear of wheat, wheat ear, wheat ears, ears of wheat, wheat stalk, wheat field, field of wheat, corn field of wheat | buğday, buğday başağı, buğday başakları, buğday tarlası
wheat-sheaf | leaf | wheat sheaf, sheaf of wheat, bundle of wheat, harvest sheaf | buğday demeti, başak demeti, demet buğday
doctor | person | doctor, veterinarian, vet, physician | doktor, veteriner, hekim
soldier | person | soldier, army man | asker, mehmetçik, asker çocuk
halay-dancers | person | folk dancers, halay, halay dancers, folk dance | halay, halay çeken insanlar, halay çekenler, halk oyunu, folklor, horon
plumber | person | plumber, repairman | tesisatçı, su tesisatçısı
chef | person | chef, cook | aşçı, şef
newlyweds-from-behind | person | wed couple behind | arkadan evliler
poinsettia | flower | poinsettia, christmas star flower | atatürk çiçeği, noel yıldızı çiçeği
geranium | flower | geranium, pelargonium | sardunya
frog | animal | frog, green frog, sitting frog | kurbağa, yeşil kurbağa, oturan kurbağa
koala | animal | koala, koala bear, sitting koala | koala, koala ayısı, oturan koala
mother-koala | animal | koala mom, mother koala, koala mom with baby, koala and baby, koala with baby, koala mother | anne koala, yavrulu koala, koala ve yavrusu, koala anne
panda | animal | panda, panda bear, sitting panda | panda, oturan panda
bear | animal | bear, brown bear, grizzly, sitting bear, sleeping bear | ayı, bozayı, yavru ayı, boz ayı, oturan ayı
raccoon | animal | raccoon, racoon, sitting raccoon | rakun, oturan rakun
lion | animal | lion, lion with mane, sitting lion | aslan, arslan, oturan aslan
wolf | animal | wolf, grey wolf, gray wolf, standing wolf | kurt, bozkurt, boz kurt
cat | animal | cat, kitten, kitty, standing cat, tabby cat, kittycat, siamese, siamese cat, persian cat, maine coon, ragdoll cat, calico cat, tuxedo cat, tortoiseshell cat, sphynx cat, british shorthair, bengal cat, pussycat, tabby, feline, ginger cat, house cat, munchkin cat, tuxedo kitten | kedi, kedicik, yavru kedi, tekir, tekir kedi, siyam kedisi, iran kedisi, ankara kedisi, pisi, pisicik, sarman, van kedisi, minnoş, sokak kedisi
dog | animal | dog, sheepdog, puppy, doggy, standing dog, lab, chocolate lab, black lab, yellow lab, goldendoodle, labradoodle, cockapoo, doggie, pup, hound, puppy dog, labrador, golden retriever, retriever, dalmatian, corgi, terrier, doberman, shih tzu, yorkie, yorkshire terrier, maltese, pomeranian, great dane, samoyed, akita, shiba inu, cocker spaniel, spaniel, schnauzer, pitbull, pit bull, greyhound, cavalier, jack russell, basset hound, mastiff, cane corso, vizsla, weimaraner, whippet | köpek, yavru köpek, köpek yavrusu, köpekçik, köpekcik, kuçu, kuçu kuçu, enik, kangal, av köpeği, çoban köpeği, it, dakhund, pitbull, cins köpek, sokak köpeği, tazı, labrador
lop-rabbit | animal | lop rabbit, lop eared rabbit, lop-eared rabbit, lop eared bunny, lop-eared bunny, lop bunny, floppy eared bunny, floppy-eared bunny, floppy eared rabbit, floppy-eared rabbit, holland lop, bunny with floppy ears, rabbit with floppy ears, bunny with long floppy ears | sarkık kulaklı tavşan, düşük kulaklı tavşan, hollanda lop, lop tavşan, kulakları sarkık tavşan, kulakları düşük tavşan
pug | animal | pug, pug dog, puppy pug, pug puppy | pug, pug köpeği, mops, mops köpeği
french-bulldog | animal | french bulldog, frenchie, frenchie dog, frenchy | fransız buldoğu, fransız bulldogu, fransız buldogu, fransız bulldog, french bulldog
bulldog | animal | bulldog, english bulldog, bull dog | buldok, bulldog, ingiliz buldoğu, ingiliz bulldogu, buldog
boxer | animal | boxer dog, boxer puppy | boxer köpeği, boxer köpek, boxer
rottweiler | animal | rottweiler, rottie, rottweiler dog, rottweiler puppy | rottweiler, rotvayler, rotweiler, rottweiler köpek, rottweiler köpeği
border-collie | animal | border collie, border collie dog, collie dog, collie, black and white collie | border collie, collie, koli köpeği, kolli
collie | animal | rough collie, lassie, scotch collie, shetland sheepdog, sheltie | iskoç çoban köpeği, lassie
beagle | animal | beagle, beagle dog, beagle puppy | beagle, bigıl, beagle köpeği
husky | animal | husky, siberian husky, husky dog, husky puppy, malamute, alaskan malamute | husky, haski, sibirya kurdu, sibirya husky, husky köpeği
german-shepherd | animal | german shepherd, german shepherd dog, alsatian, gsd, police dog, malinois | alman kurdu, alman çoban köpeği, kurt köpeği, alman kurt köpeği
chihuahua | animal | chihuahua, chihuahua dog, chihuahua puppy | chihuahua, çivava, şivava, çivava köpeği
pug-head | face | pug head, pug face, pug portrait | pug kafası, pug başı, pug portresi
french-bulldog-head | face | french bulldog head, french bulldog face, french bulldog portrait | fransız buldoğu kafası, fransız buldoğu başı, fransız buldoğu portresi
bulldog-head | face | bulldog head, bulldog face, bulldog portrait | buldok kafası, buldok başı, buldok portresi
boxer-head | face | boxer dog head, boxer dog face, boxer dog portrait | boxer köpeği kafası, boxer köpeği başı, boxer köpeği portresi
rottweiler-head | face | rottweiler head, rottweiler face, rottweiler portrait | rottweiler kafası, rottweiler başı, rottweiler portresi
border-collie-head | face | border collie head, border collie face, border collie portrait | border collie kafası, border collie başı, border collie portresi
collie-head | face | rough collie head, rough collie face, rough collie portrait | iskoç çoban köpeği kafası, iskoç çoban köpeği başı, iskoç çoban köpeği portresi
beagle-head | face | beagle head, beagle face, beagle portrait | beagle kafası, beagle başı, beagle portresi
husky-head | face | husky head, husky face, husky portrait | husky kafası, husky başı, husky portresi
german-shepherd-head | face | german shepherd head, german shepherd face, german shepherd portrait | alman kurdu kafası, alman kurdu başı, alman kurdu portresi
chihuahua-head | face | chihuahua head, chihuahua face, chihuahua portrait | çivava kafası, çivava başı, çivava portresi
goat-head | face | goat head, goat face, goats head, goat's head, goat portrait, billy goat head | keçi kafası, keçi başı, keçi yüzü, keçi portresi, teke kafası, oğlak kafası
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
lily-pad | leaf | lily pad, lily pads, water lily pad, lotus leaf | nilüfer yaprağı, su zambağı yaprağı
father-and-son-fishing | person | father and son fishing, dad and son fishing, grandpa and grandson fishing, grandfather and grandson fishing, two people fishing, grandpa fishing with grandson, dad fishing with son | balık tutan baba oğul, baba oğul balık tutuyor, balık tutan dede ve torun, dede ile torun balık tutuyor, dede torun balık tutuyor, baba ile oğul balık tutuyor, balık tutan baba ve oğul, dede ve torun balık tutuyor, balık tutan dede torun
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
bamboo | leaf | bamboo, bamboo stalk | bambu
reed | leaf | reeds, bulrush, cattail | sazlık, hasırotu
laurels | leaf | laurel wreath, laurels, olive wreath | defne çelengi, defne tacı, zeytin çelengi
oak-leaf | leaf | oak leaf | meşe yaprağı
witch | person | witch, flying witch, halloween witch | cadı, uçan cadı
knitting-grandma | person | knitting grandma, grandma knitting, knitting grandmother | örgü ören nine, örgü ören anneanne, örgü ören babaanne, örgü ören büyükanne
running-dog | animal | running dog | koşan köpek
sunflower | flower | sunflower, sun flower, helianthus | ayçiçeği, ay çiçeği, ayçiçek, günebakan, gündöndü
angel | person | angel, guardian angel, little angel, christmas angel | melek, melekcik, küçük melek
triceratops | animal | triceratops | triseratops
anemone | flower | anemone, anemone flower | anemon, manisa lalesi
cornflower | flower | cornflower, blue cornflower | peygamber çiçeği
pirate | person | pirate, pirate captain, pirate boy | korsan, korsan kaptan, korsan çocuk
flower-pot | flower | potted flowers, potted flower, pot of flowers, flowers in a pot | saksı çiçeği, saksı çiçekleri, saksıda çiçek, saksıda çiçekler
nasreddin-hodja | person | nasreddin hodja, hodja on a donkey, hodja | nasreddin hoca, nasrettin hoca
knight | person | knight, knight in armor | şövalye, zırhlı şövalye
barista | person | barista, coffee maker girl | barista, kahveci kız
knight-rider | person | knight on a horse, knight on horseback, mounted knight, knight riding a horse, jousting knight | atlı şövalye, at üstünde şövalye, ata binen şövalye
capybara | animal | capybara | kapibara
axolotl | animal | axolotl | aksolotl
chameleon | animal | chameleon | bukalemun
gecko | animal | gecko | geko
kiwi-bird | bird | kiwi bird | kivi kuşu
sleeping-owl | bird | sleeping owl, sleepy owl, owl asleep | uyuyan baykuş, uykucu baykuş, uykulu baykuş
baker | person | baker, pastry chef | fırıncı, pastacı, ekmekçi
constable | person | police officer, policewoman, policeman, cop | polis, polis memuru, kadın polis
airline-pilot | person | pilot, airline pilot, woman pilot | pilot, uçak pilotu
lab-scientist | person | scientist, chemist woman, researcher | bilim insanı, bilim kadını, kimyager, laborant
building-worker | person | construction worker, builder, bricklayer woman | inşaat işçisi, inşaatçı, işçi, usta işçi
stage-singer | person | singer, woman singer, vocalist | şarkıcı, kadın şarkıcı, solist
tray-waiter | person | waiter, server with a tray | garson
schoolchild | person | student, pupil, schoolgirl, schoolchild | öğrenci, kız öğrenci, okul çocuğu, ilkokul öğrencisi
`;
