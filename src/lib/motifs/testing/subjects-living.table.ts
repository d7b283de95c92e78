/*
 * The plants, animals and people that are embroidered most, by what people look for and buy in
 * both languages: `English | Turkish`, by field.
 */
export const SUBJECTS_LIVING = `
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
astronaut | astronot
witch | cadı
santa claus | noel baba
bride | gelin
groom | damat
bride and groom | gelin ve damat
baby | bebek
angel | melek
fairy | peri
princess | prenses
prince | prens
dervish | semazen
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
police officer | polis
pilot | pilot
soldier | asker
chef | aşçı
farmer | çiftçi
hairdresser | kuaför
judge | hakim
mechanic | tamirci
artist | ressam
ballerina | balerin
ninja | ninja
viking | viking
`;
