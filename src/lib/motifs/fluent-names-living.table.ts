/*
 * What people call the coloured motifs of plants, animals and people, beside the names that
 * Unicode gives them: `icon | English | Turkish`. A `!` before a list puts its first name in
 * the place of Unicode's, which is dropped; otherwise Unicode's name comes first.
 */
export const FLUENT_NAMES_LIVING = `
rose | rosebud | gonca, gonca gül
tulip |  | lale çiçeği
blossom | !flower, daisy, floret, bloom, floral, blossom, floral motif, flower motif, chamomile, wildflower, wild flower, marguerite, camomile, camomile flower, chamomile flower, field flower, posy, primrose, white flower | !çiçek, beyaz çiçek, papatya, çiçek motifi, bahar çiçeği, kır çiçeği, papatya çiçeği, yaban çiçeği, floral, çuha çiçeği
cherry-blossom | pink flower, sakura, spring blossom, apple blossom, almond blossom, cherry flower, peony, plum blossom, dogwood, blossom branch | sakura, bahar dalı, elma çiçeği, erik çiçeği, badem çiçeği, japon kirazı, kiraz dalı, şakayık, pembe çiçek, çiçekli dal
hibiscus | hibiscus flower, tropical flower, poppy flower, carnation, dahlia, hawaiian flower, geranium, begonia | !amber çiçeği, hibiskus, ebegümeci, hatmi, çin gülü, japon gülü, karanfil, tropik çiçek, dalya, yıldız çiçeği, sardunya, begonya
hyacinth | lavender, lavender sprig, lilac, bluebell, lavender flower, wisteria, delphinium, lupine, violet | lavanta, leylak, lavanta dalı, mor salkım, lavanta çiçeği, menekşe, çan çiçeği
lotus | lotus flower, water lily, waterlily, magnolia, lily pad flower | lotus, lotus çiçeği, nilüfer çiçeği, manolya
sunflower | sun flower, helianthus | ay çiçeği, günebakan, gündöndü, çiçek güneş
rosette | round flower, flower rosette, marigold, zinnia, gerbera, orange flower | rozet, rozet çiçek, kadife çiçeği, gerbera, aynısefa, zinya
wilted-flower | withered flower, wilted rose, drooping flower | solmuş gül, solgun çiçek
bouquet | bouquet of flowers, flower bouquet, hand bouquet, bunch of flowers, nosegay, flower arrangement | çiçek buketi, el buketi, çiçek demeti, demet, gelin çiçeği
potted-plant | plant pot, pot plant, houseplant, house plant, plant, flower pot, flowerpot, aloe vera, aloe, succulent | !saksı bitkisi, saksı, bitki, saksıda çiçek, saksı çiçeği, ev bitkisi, sukulent
herb | !leaf, leaflet, green leaf, leaf sprig, sprig, foliage, greenery, leafy branch, olive branch, laurel, eucalyptus, sage, mint, basil, rosemary, thyme, branch, twig, leaf branch, vine, ivy, oregano, eucalyptus branch, eucalyptus leaf | !yaprak, yeşil yaprak, yaprak dalı, ot, dal, yapraklı dal, zeytin dalı, defne, defne dalı, okaliptüs, nane, fesleğen, reyhan, kekik, biberiye, sarmaşık, yeşillik, ada çayı, asma dalı, okaliptüs dalı
leaf-fluttering-in-wind | fluttering leaf, leaf in the wind | uçuşan yaprak, rüzgârda yaprak
fallen-leaf | autumn leaf, fall leaf, dry leaf, brown leaf | sonbahar yaprağı, kuru yaprak, güz yaprağı, düşen yaprak, hazan yaprağı
maple-leaf | maple, canadian leaf | çınar yaprağı, akça ağaç yaprağı, çınar
four-leaf-clover | lucky clover, four leaf clover, four leafed clover, lucky leaf, 4 leaf clover | dört yapraklı yonca, şans yoncası, uğurlu yonca
shamrock | irish clover, three leaf clover, trefoil, clover, clover leaf | üç yapraklı yonca, yonca yaprağı
seedling | sprout, sapling, young plant, shoot, baby plant, seed | !filiz, fidan, fide, tohum
sheaf-of-rice | rice plant, ear of grain, grain, barley, rye, reed, pampas, pampas grass | !başak, başak, buğday, pirinç başağı, tahıl, arpa, saz, kamış
cactus | saguaro, desert cactus, prickly pear | kaktus
deciduous-tree | !tree, oak tree, leafy tree, tree of life, green tree, life tree, elm | !ağaç, hayat ağacı, meşe ağacı, yeşil ağaç, orman ağacı, çınar ağacı
evergreen-tree | pine tree, fir tree, pine, fir, spruce, conifer, evergreen, cypress, cedar, forest, woods, woodland, pine forest, cypress tree, pine branch, fir branch | !çam ağacı, çam, köknar, selvi, servi, ladin, sedir, orman, çamlık, servi ağacı, çam dalı
palm-tree | palm, coconut palm, coconut tree, palm leaf, tropical tree | palmiye, hurma ağacı, palmiye yaprağı
christmas-tree | xmas tree, decorated tree, new year tree, christmas pine | yılbaşı ağacı, noel ağacı, süslü çam
mushroom | toadstool, red mushroom, amanita, fly agaric, fungus | kırmızı mantar, şapkalı mantar
brown-mushroom | chestnut mushroom | kestane mantarı
black-cat | witch cat | siyah kedi
cat-face | cat head, kitten face, kitty face | kedi kafası, kedi başı, kedi suratı
dog-face | dog head, puppy face | köpek kafası, köpek başı, köpek suratı
poodle | labradoodle, goldendoodle, cockapoo, cavapoo | kaniş köpek
rabbit-face | bunny face, rabbit head, bunny head | tavşan kafası, tavşan başı
mouse | field mouse | farecik, fındık faresi, fare yavrusu
bear | grizzly, brown bear, bear cub, bear face, bear head | boz ayı, ayıcık yüzü, ayı yüzü, ayı kafası, yavru ayı
teddy-bear | teddy, bear toy, stuffed bear, plush bear, toy bear | ayıcık, peluş ayı, oyuncak ayıcık, pelüş ayı, ayıcık, uyuyan ayıcık
panda | panda bear, panda face | panda ayısı
koala | koala bear | koala ayısı
fox | red fox, fox face, fox head, vixen | tilki yüzü, kızıl tilki, tilki kafası, yavru tilki
wolf | wolf face, wolf head, gray wolf, grey wolf | kurt kafası, bozkurt, kurt başı, kurt yüzü, gri kurt, çakal
lion | lion face, lion head, lioness, lions head | arslan, aslan yüzü, aslan kafası, aslan başı, dişi aslan
tiger |  | kaplan yavrusu
tiger-face | tiger head | kaplan kafası, kaplan başı
leopard | snow leopard, cheetah, jaguar, panther, puma, cougar | pars, çita, jaguar, panter, vaşak
horse | pony, stallion, mare, foal, galloping horse | tay, kısrak, midilli, beygir, koşan at, yılkı atı, at
horse-face | horse head, horsehead | at başı, at kafası
unicorn | unicorn head, unicorn face | tek boynuzlu, unikorn, yunikorn, unicorn, tekboynuz
deer | stag, doe, fawn, reindeer, buck, bambi, gazelle, roe | ceylan, karaca, ren geyiği, yavru geyik, ceren, ahu, maral, gazal
moose | elk | mus, kanada geyiği
cow | cattle, calf, dairy cow, heifer | dana, buzağı, süt ineği
cow-face | cow head | inek kafası, inek başı
pig | piglet, hog | domuzcuk, yavru domuz
ewe | !sheep, lamb, ewe | !koyun, kuzu, kuzucuk
ram | ram head | koç başı, koç kafası
goat | kid goat, billy goat | oğlak, teke, tiftik keçisi
giraffe |  | 
monkey | chimp, chimpanzee | şempanze, şebek
monkey-face | monkey head | maymun kafası
frog | froggy, toad, frog face | kurbağacık, kara kurbağası, kurbağa yüzü
turtle | tortoise, sea turtle | su kaplumbağası, deniz kaplumbağası, caretta, tosbağa, kaplumbaga
crocodile | alligator, croc, caiman | alligator, kroko
lizard | iguana | iguana
snake | serpent, cobra, viper, python | kobra, engerek, piton
dragon-face | dragon head | ejder, ejderha başı, ejderha kafası
dragon | chinese dragon | ejder, ejderha
t-rex | dinosaur, dino, tyrannosaurus, trex, t rex, tyrannosaurus rex | dinozor, dino, dinazor, tireks, t rex, trex
sauropod | brontosaurus, brachiosaurus, long neck dinosaur, diplodocus | uzun boyunlu dinozor
hedgehog |  | kirpicik
chipmunk | squirrel | sincapcık
beaver |  | 
otter | sea otter | samur
skunk |  | 
raccoon | racoon | çamaşırcı ayı
kangaroo | wallaby | kangru
llama | alpaca | alpaka
camel | dromedary | tek hörgüçlü deve
bird | birdie, songbird, sparrow, finch, little bird, swallow, wren, parakeet, starling, cardinal, cardinal bird, chickadee, love bird | kuşcuk, serçe, kanarya, ispinoz, kırlangıç, minik kuş, muhabbet kuşu, saka, sığırcık
blackbird | crow, raven, jackdaw, magpie | karga, kuzgun, karatavuk, saksağan, kara kuş
dove | pigeon, white dove, peace dove, turtle dove, dove of peace | barış güvercini, beyaz güvercin, kumru
eagle | hawk, falcon, golden eagle | şahin, doğan, atmaca, kara kartal
owl | owlet, barn owl | baykuşcuk, puhu, kukumav
peacock | peafowl | tavus, tavuskuşu
swan |  | kuğu kuşu
duck | mallard, drake, wild duck | yeşilbaş, yeşilbaş ördek, yaban ördeği
goose | gosling | yaban kazı
chicken | hen | piliç
rooster | cock, cockerel | horoz başı
baby-chick | chick, chicklet | cücük
front-facing-baby-chick | fluffy chick | sarı civciv
hatching-chick | chick in egg | yumurtadan çıkan civciv
penguin |  | pengu
parrot | macaw, budgie, cockatoo, cockatiel | makaw, sultan papağanı
flamingo | pink flamingo | flamingo kuşu, allı turna, pembe flamingo
phoenix-bird | firebird, simurgh, simurg | !anka kuşu, anka, zümrüdüanka, simurg, feniks, zümrüdü anka
turkey | turkey bird | hindi kuşu, hindi
honeybee | bee, bumblebee, bumble bee, honey bee, wasp, beekeeper | !arı, bal arısı, yaban arısı, balarısı, arıcık
lady-beetle | ladybug, ladybird, lady bug, lady bird | uğurböceği, uç uç böceği, hanım böceği, gelin böceği
ant |  | 
beetle |  | kın kanatlı
bug | caterpillar, worm bug, inchworm, silkworm | kurtçuk, tırtıl, ipek böceği
cricket | grasshopper, cicada, locust | ağustos böceği, çekirge
snail | slug | sümüklüböcek, sümüklü böcek
spider | tarantula | tarantula
spider-web | spiderweb, cobweb, web | örümcekağı
scorpion |  | 
worm | earthworm | yer solucanı
fish | goldfish, trout, carp, salmon fish, koi, koi fish | japon balığı, alabalık, sazan, balıkcık, koi balığı, koi
tropical-fish | clownfish, angelfish, nemo, clown fish, coral fish | palyaço balığı, nemo, akvaryum balığı
blowfish | pufferfish, puffer fish | kirpi balığı
shark | great white, great white shark | köpekbalığı
dolphin | porpoise | yunus balığı, yunusbalığı
whale | blue whale, humpback | mavi balina, kambur balina
spouting-whale | cute whale, baby whale, whale spouting | sevimli balina
octopus | kraken | 
squid | cuttlefish | kalamar
jellyfish | jelly fish, medusa jellyfish | deniz anası, medüz
crab |  | pavurya
lobster | crayfish, crawfish | istakoz
shrimp | prawn | 
spiral-shell | shell, seashell, sea shell, conch, cockle | !deniz kabuğu, istiridye kabuğu, salyangoz kabuğu
coral | coral reef, reef | mercan resifi, deniz mercanı
seal | sea lion, walrus, manatee | fok balığı, deniz aslanı, mors
feather | quill, plume, boho feather | tüy, kalem tüyü
wing | angel wing, bird wing | kuş kanadı, melek kanadı
paw-prints | paw prints, footprint of a dog, animal tracks | !pati izleri, pençe, pençe izi, ayak izi pati, veteriner hekim
nest-with-eggs | nest, bird nest, birds nest | kuş yuvası, yuva
baby-angel | angel, cherub, cupid, guardian angel, little angel | melek, melekcik, aşk meleği, küçük melek
baby | infant, newborn, baby face, baby boy | bebek yüzü, bebecik, bebek
boy | little boy, son, child, kid | oğlan, oğlan çocuk, erkek çocuk, çocuk, erkek bebek
girl | girl face, girl's face, baby girl, portrait of a girl | kız, kız çocuk, kız çocuğu, kız bebek
man | gentleman, father, dad, guy | baba, bey, erkek, adam
woman | woman portrait, woman face, woman's face, lady portrait, lady face, female portrait, female face, portrait of a woman, face of a woman | kadın yüzü, kadının yüzü, kadın portresi, kız yüzü
old-woman | grandmother, grandma, granny, nana | büyükanne, nine, babaanne, anneanne, yaşlı kadın
old-man | grandfather, grandpa, grandad | dede, büyükbaba, yaşlı adam
princess | queen | prenses, kraliçe
prince | king | prens, kral
person-with-crown | royalty | taçlı kişi
woman-fairy | fairy, pixie, tinkerbell | peri, peri kızı
man-mage | wizard, sorcerer, merlin | büyücü, sihirbaz
woman-mage | witch, sorceress | cadı, büyücü kadın
woman-merpeople | mermaid, little mermaid, siren | deniz kızı, denizkızı
man-merpeople | merman, triton | deniz adamı
woman-elf | elf girl | elf kızı
man-elf | elf | elf
man-genie | genie, djinn | cin, lamba cini
man-vampire | vampire, dracula | vampir, drakula
man-zombie | zombie | zombi
man-superhero | superhero, super hero | süper kahraman
woman-superhero | superheroine, super heroine | kadın süper kahraman
woman-dancing | dancer, dancing woman, flamenco dancer, ballerina, flamenco | dansçı, dans eden kadın, balerin, dansöz
man-dancing | dancing man | dans eden adam, zeybek
woman-in-lotus-position | yoga, meditation, meditating woman | yoga, meditasyon
woman-with-veil | bride, woman with veil | gelin, duvaklı gelin
man-in-tuxedo | groom, bridegroom, tuxedo, waiter, best man | damat, garson, sağdıç
wedding | wedding chapel | 
astronaut | spaceman, cosmonaut | astronot, uzay adamı
cook | chef, baker, pastry chef, kebab chef | aşçı, şef, fırıncı, pastacı, lokantacı, döner ustası, kebapçı, kebap ustası
farmer | gardener | çiftçi, bahçıvan
firefighter | fireman | itfaiyeci
teacher | professor | öğretmen, profesör, hoca
artist | painter | ressam, ressam
singer | rock star | şarkıcı
pilot |  | pilot
police-officer | policeman, cop, sheriff, jandarma | polis, jandarma, şerif
construction-worker | builder | inşaat işçisi
health-worker | doctor, nurse, dentist | doktor, hemşire, diş hekimi, diş doktoru, dişçi
ninja |  | ninja
eye | single eye | göz
eyes | pair of eyes | gözler
anatomical-heart | human heart, real heart | !anatomik kalp, gerçek kalp
brain |  | beyin
tooth |  | diş
footprints | foot print, baby feet, baby footprint | ayak izi, bebek ayak izi, bebek ayağı
foot | barefoot foot | ayak
raised-hand | hand, palm hand, handprint, hand print, high five | el, el izi
heart-hands | hand heart, hands making a heart | el kalp, kalp yapan eller
folded-hands | praying hands, prayer hands, namaste | dua eden eller, dua
victory-hand | peace sign hand, v sign | zafer işareti
thumbs-up | like, thumb up | beğeni, başparmak
handshake | shaking hands | el sıkışma, tokalaşma
sign-of-the-horns | rock hand, rock on | rock işareti
raised-fist | fist | yumruk
flexed-biceps | biceps, muscle, strong arm | pazı, kas, güçlü kol
fly | housefly | sinek, kara sinek
guard | royal guard, british guard | muhafız
judge | judge | hakim, yargıç
mechanic | mechanic, car mechanic | tamirci, oto tamircisi, usta
person-getting-haircut | hairdresser, hair dresser, barber | kuaför, berber
person-biking | !cyclist, bike rider, bicycle rider, bicyclist | !bisikletçi, bisiklet sürücüsü
person-mountain-biking | !mountain biker, mountain bike rider, mountain biking | !dağ bisikletçisi, dağ bisikleti
person-golfing | !golfer, golf player | !golfçü, golf oyuncusu
person-playing-handball | !handball player, volleyball player, handball | !hentbolcu, voleybolcu, voleybol oyuncusu, hentbol oyuncusu, hentbol
person-bouncing-ball | !basketball player, basketballer | !basketbolcu, basketbol oyuncusu
person-lifting-weights | !weightlifter, weight lifter, powerlifter, bodybuilder, weightlifting | !halterci, vücut geliştirmeci
person-climbing | !climber, rock climber, mountaineer, mountain climber, climbing, rock climbing | !dağcı, tırmanışçı, kaya tırmanışçısı, tırmanış, kaya tırmanışı
person-rowing-boat | !rower, person rowing a boat | !kürekçi
person-cartwheeling | !gymnast, cartwheel, cheerleader | !jimnastikçi, cimnastikçi, amigo kız
person-running | !runner, jogger, marathon runner, sprinter, marathon | !koşucu, maratoncu, maraton
person-swimming | !swimmer, swimming | !yüzücü, yüzme
person-fencing | !fencer, fencing | !eskrimci, eskrim
hippopotamus | hippo | su aygırı, suaygırı, hipopotam
rhinoceros | rhino | gergedan
hamster | guinea pig, hamsters | kobay, ginepig, gine domuzu
ox | highland cow, highland cattle, longhorn, longhorn cow | öküz
horse-racing | jockey | jokey
`;
