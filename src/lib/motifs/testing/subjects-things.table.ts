/* The other subjects that are embroidered most, written as in `subjects-living.table.ts`. */
export const SUBJECTS_THINGS = `
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
jack o lantern | cadılar bayramı kabağı
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
wedding dress | gelinlik
wedding cake | düğün pastası
champagne | şampanya
henna hand | kına eli
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
circumcision hat | sünnet şapkası
scepter | asa
ramadan lantern | ramazan feneri
quran | kuran
prayer beads | tespih
prayer rug | seccade
turkish flag | türk bayrağı
fez | fes
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
firefighter helmet | itfaiyeci kaskı
chef hat | aşçı şapkası
whisk | çırpma teli
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
turkish drum | davul
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
