/*
 * The subjects that are embroidered most, by what people look for and buy in both languages:
 * `English | Turkish`, by field.
 */
export const SUBJECTS = `
rose | gül
tulip | lale
daisy | papatya
carnation | karanfil
hyacinth | sümbül
lavender | lavanta
sunflower | ayçiçeği
poppy | gelincik
peony | şakayık
lily | zambak
lotus | nilüfer
orchid | orkide
magnolia | manolya
violet | menekşe
daffodil | nergis
jasmine | yasemin
iris | süsen
hibiscus | hibiskus
cherry blossom | kiraz çiçeği
cherry branch | kiraz dalı
almond blossom | badem çiçeği
chrysanthemum | kasımpatı
snowdrop | kardelen
forget me not | unutma beni
wildflower | kır çiçeği
hydrangea | ortanca
lilac | leylak
bluebell | çan çiçeği
thistle | deve dikeni
clover | yonca
four leaf clover | dört yapraklı yonca
cotton | pamuk
wheat | buğday
mistletoe | ökse otu
holly | çoban püskülü
ivy | sarmaşık
fern | eğrelti otu
monstera leaf | monstera yaprağı
palm leaf | palmiye yaprağı
maple leaf | akçaağaç yaprağı
autumn leaf | sonbahar yaprağı
eucalyptus | okaliptüs
olive branch | zeytin dalı
laurel wreath | defne çelengi
branch | dal
bouquet | buket
potted plant | saksı bitkisi
cactus | kaktüs
succulent | sukulent
mushroom | mantar
acorn | meşe palamudu
pine cone | çam kozalağı
tree | ağaç
pine tree | çam ağacı
palm tree | palmiye
cypress | servi
willow | söğüt
olive tree | zeytin ağacı
oak tree | meşe ağacı
tree of life | hayat ağacı
christmas tree | noel ağacı
apple | elma
pear | armut
cherry | kiraz
strawberry | çilek
lemon | limon
orange | portakal
pomegranate | nar
pomegranate branch | nar dalı
grapes | üzüm
watermelon | karpuz
banana | muz
pineapple | ananas
peach | şeftali
fig | incir
kiwi | kivi
blueberry | yaban mersini
raspberry | ahududu
avocado | avokado
mango | mango
coconut | hindistan cevizi
plum | erik
apricot | kayısı
mulberry | dut
quince | ayva
olive | zeytin
tomato | domates
carrot | havuç
corn | mısır
eggplant | patlıcan
pepper | biber
garlic | sarımsak
onion | soğan
pumpkin | balkabağı
broccoli | brokoli
cupcake | kapkek
birthday cake | doğum günü pastası
cookie | kurabiye
ice cream | dondurma
donut | donut
croissant | kruvasan
bread | ekmek
simit | simit
pizza | pizza
hamburger | hamburger
sushi | suşi
egg | yumurta
cheese | peynir
honey | bal
honeycomb | petek
coffee cup | kahve fincanı
turkish coffee | türk kahvesi
tea glass | çay bardağı
teapot | çaydanlık
wine glass | şarap kadehi
beer | bira
candy | şeker
lollipop | lolipop
cat | kedi
sleeping cat | uyuyan kedi
black cat | kara kedi
kitten | yavru kedi
dog | köpek
puppy | yavru köpek
sleeping dog | uyuyan köpek
poodle | kaniş
dachshund | sosis köpek
bulldog | buldok
paw print | pati izi
bone | kemik
doghouse | köpek kulübesi
rabbit | tavşan
hamster | hamster
mouse | fare
fox | tilki
sleeping fox | uyuyan tilki
wolf | kurt
bear | ayı
teddy bear | oyuncak ayı
panda | panda
polar bear | kutup ayısı
koala | koala
lion | aslan
tiger | kaplan
leopard | leopar
elephant | fil
giraffe | zürafa
zebra | zebra
monkey | maymun
gorilla | goril
sloth | tembel hayvan
raccoon | rakun
squirrel | sincap
hedgehog | kirpi
deer | geyik
reindeer | ren geyiği
moose | sığın
horse | at
pony | midilli
unicorn | tek boynuzlu at
donkey | eşek
cow | inek
bull | boğa
sheep | koyun
lamb | kuzu
goat | keçi
pig | domuz
camel | deve
llama | lama
kangaroo | kanguru
crocodile | timsah
turtle | kaplumbağa
sea turtle | deniz kaplumbağası
snake | yılan
lizard | kertenkele
chameleon | bukalemun
frog | kurbağa
dragon | ejderha
dinosaur | dinozor
phoenix | anka kuşu
bird | kuş
sparrow | serçe
dove | güvercin
owl | baykuş
eagle | kartal
hawk | şahin
parrot | papağan
peacock | tavus kuşu
peacock feather | tavus tüyü
swan | kuğu
duck | ördek
goose | kaz
rooster | horoz
hen | tavuk
chick | civciv
nightingale | bülbül
flamingo | flamingo
penguin | penguen
seagull | martı
stork | leylek
crane | turna
swallow | kırlangıç
hummingbird | sinek kuşu
canary | kanarya
robin | kızılgerdan
woodpecker | ağaçkakan
toucan | tukan
raven | kuzgun
bat | yarasa
feather | tüy
nest | kuş yuvası
butterfly | kelebek
bee | arı
ladybug | uğur böceği
dragonfly | yusufçuk
snail | salyangoz
ant | karınca
spider | örümcek
caterpillar | tırtıl
beetle | böcek
scorpion | akrep
fish | balık
goldfish | japon balığı
clownfish | palyaço balığı
shark | köpek balığı
whale | balina
dolphin | yunus
octopus | ahtapot
jellyfish | denizanası
crab | yengeç
lobster | ıstakoz
shrimp | karides
starfish | denizyıldızı
seahorse | denizatı
seashell | deniz kabuğu
coral | mercan
seaweed | yosun
mermaid | deniz kızı
anchor | çapa
ship wheel | dümen
sailboat | yelkenli
lighthouse | deniz feneri
wave | dalga
compass | pusula
lifebuoy | can simidi
beach umbrella | plaj şemsiyesi
surfboard | sörf tahtası
sun | güneş
moon | ay
crescent moon | hilal
star | yıldız
crescent and star | ay yıldız
cloud | bulut
rainbow | gökkuşağı
rain | yağmur
snowflake | kar tanesi
lightning | şimşek
planet | gezegen
rocket | roket
astronaut | astronot
mountain | dağ
volcano | yanardağ
fire | ateş
water drop | su damlası
earth | dünya
house | ev
castle | kale
mosque | cami
windmill | yel değirmeni
galata tower | galata kulesi
maiden's tower | kız kulesi
eiffel tower | eyfel kulesi
bridge | köprü
tent | çadır
hot air balloon | sıcak hava balonu
car | araba
truck | kamyon
tractor | traktör
train | tren
bus | otobüs
airplane | uçak
helicopter | helikopter
bicycle | bisiklet
motorcycle | motosiklet
fire truck | itfaiye aracı
police car | polis arabası
ambulance | ambulans
excavator | kepçe
ship | gemi
heart | kalp
infinity | sonsuzluk
crown | taç
key | anahtar
ring | yüzük
diamond | elmas
bow | kurdele
arrow | ok
cross | haç
peace sign | barış işareti
yin yang | yin yang
evil eye | nazar boncuğu
hamsa | fatma ana eli
dreamcatcher | rüya kapanı
horseshoe | at nalı
mandala | mandala
skull | iskelet kafası
ghost | hayalet
witch | cadı
jack o lantern | cadılar bayramı kabağı
santa claus | noel baba
snowman | kardan adam
gingerbread man | zencefilli kurabiye adam
candy cane | baston şeker
christmas stocking | noel çorabı
jingle bell | çıngırak
bell | çan
gift | hediye
candle | mumlar
lantern | fener
fireworks | havai fişek
balloon | balon
easter egg | paskalya yumurtası
bunting | flamalar
wedding rings | alyans
bride | gelin
groom | damat
bride and groom | gelin ve damat
wedding dress | gelinlik
wedding cake | düğün pastası
champagne | şampanya
henna hand | kına eli
baby | bebek
baby bottle | biberon
pacifier | emzik
stroller | bebek arabası
baby footprint | bebek ayak izi
onesie | zıbın
rattle | çıngırak oyuncak
cradle | beşik
building blocks | oyuncak blok
toy car | oyuncak araba
rocking horse | sallanan at
angel | melek
fairy | peri
princess | prenses
prince | prens
circumcision hat | sünnet şapkası
scepter | asa
ramadan lantern | ramazan feneri
quran | kuran
prayer beads | tespih
prayer rug | seccade
turkish flag | türk bayrağı
fez | fes
dervish | semazen
tughra | tuğra
kilim motif | kilim motifi
ottoman tulip | osmanlı lalesi
iznik rose | iznik gülü
hatayi | hatayi
cintemani | çintemani
saz leaf | saz yaprağı
ram's horn motif | koçboynuzu
amulet motif | muska
hands on hips motif | elibelinde
cezve | cezve
baglama | bağlama
woman | kadın
man | adam
girl | kız
boy | erkek çocuk
grandmother | anneanne
grandfather | dede
family | aile
doctor | doktor
nurse | hemşire
teacher | öğretmen
firefighter | itfaiyeci
firefighter helmet | itfaiyeci kaskı
police officer | polis
pilot | pilot
soldier | asker
chef | aşçı
chef hat | aşçı şapkası
whisk | çırpma teli
farmer | çiftçi
hairdresser | kuaför
judge | hakim
mechanic | tamirci
artist | ressam
ballerina | balerin
ballet shoes | bale ayakkabısı
stethoscope | stetoskop
tooth | diş
syringe | şırınga
scissors | makas
comb | tarak
needle and thread | iğne iplik
sewing machine | dikiş makinesi
yarn ball | yün yumağı
button | düğme
hammer | çekiç
wrench | ingiliz anahtarı
gear | dişli
book | kitap
pencil | kurşun kalem
graduation cap | mezuniyet kepi
school bag | okul çantası
globe | yer küre
microscope | mikroskop
atom | atom
light bulb | ampul
camera | fotoğraf makinesi
guitar | gitar
violin | keman
piano | piyano
drum | davul
trumpet | trompet
microphone | mikrofon
music note | nota
treble clef | sol anahtarı
headphones | kulaklık
gamepad | oyun kolu
chess knight | satranç atı
dice | zar
soccer ball | futbol topu
basketball | basketbol topu
volleyball | voleybol topu
tennis racket | tenis raketi
baseball | beyzbol topu
golf ball | golf topu
boxing gloves | boks eldiveni
ski | kayak
ice skate | buz pateni
skateboard | kaykay
dumbbell | dambıl
yoga | yoga
trophy | kupa
medal | madalya
fishing rod | olta
running shoe | koşu ayakkabısı
high heel | topuklu ayakkabı
boot | çizme
hat | şapka
cowboy hat | kovboy şapkası
glasses | gözlük
umbrella | şemsiye
handbag | çanta
lipstick | ruj
perfume | parfüm
mirror | ayna
vase | vazo
basket | sepet
watering can | sulama kabı
fish bowl | akvaryum
clock | saat
hourglass | kum saati
sword | kılıç
shield | kalkan
axe | balta
crossed swords | çapraz kılıçlar
treasure chest | hazine sandığı
pirate ship | korsan gemisi
robot | robot
alien | uzaylı
ninja | ninja
viking | viking
aries | koç burcu
taurus | boğa burcu
gemini | ikizler burcu
cancer zodiac | yengeç burcu
leo | aslan burcu
virgo | başak burcu
libra | terazi burcu
scorpio | akrep burcu
sagittarius | yay burcu
capricorn | oğlak burcu
aquarius | kova burcu
pisces | balık burcu
`;
