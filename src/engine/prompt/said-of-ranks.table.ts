import type { Plainly } from './said-of-people.table.ts';

/*
 * Who flies or drives what, numbers as words, saucers under cups, gowns that a piece is sewn on, and hours
 * of tea: said more plainly.
 */

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const VEHICLE_TR =
  'uçak|uçağ|helikopter|balon|roket|gemi|tekne|kayık|kayığ|tren|kamyon|araba|traktör|otobüs|motosiklet|bisiklet|vosvos|uzay aracı|uzay gemisi|planör';
const VEHICLE_EN =
  'airplane|aeroplane|plane|biplane|helicopter|balloon|rocket|ship|boat|train|truck|car|tractor|bus|motorcycle|scooter|spaceship|sleigh';

const ANIMAL_EN =
  'dog|cat|bear|fox|rabbit|bunny|mouse|monkey|pig|frog|panda|koala|raccoon|sloth|owl|penguin|duck|dinosaur|elephant|lion|tiger|hamster|hedgehog|llama|unicorn|pug|corgi|kitten|puppy';
const ANIMAL_TR =
  'köpek|kedi|ayı|ayıcık|tilki|tavşan|fare|maymun|domuz|kurbağa|panda|koala|rakun|baykuş|penguen|ördek|dinozor|fil|aslan|kaplan|kirpi|lama|sincap';

/** Read before all others. */
export const RANKS: readonly Plainly[] = [
  ...NUMBERS.map((number, at): Plainly => [
    /number/i,
    new RegExp(String.raw`(?<!\p{L})number ${number}(?!\p{L})`, 'giu'),
    `number ${at + 1}`,
  ]),
  // "Pilotu ayıcık olsun", "flown by a bear": he is in it.
  [
    /pilotu|kaptanı|şoförü|sürücüsü|makinisti/i,
    new RegExp(
      String.raw`(?<=(?:${VEHICLE_TR})[^.\uE000]*)(?:,| ve)? ?(?<!\p{L})(?:pilotu|kaptanı|şoförü|sürücüsü|makinisti)(?: da| ise)? (?:bir |küçük |minik )*(\p{L}+)(?: olsun| olan| olacak)?(?!\p{L})`,
      'giu',
    ),
    ', içinde $1',
  ],
  [
    /pilot|captain|driver|flown|driven|steered|conductor/i,
    new RegExp(
      String.raw`(?<=(?:${VEHICLE_EN})[^.\uE000]*)(?:,? with an? (\p{L}+(?: \p{L}+)?) as (?:the |its )?(?:pilot|captain|driver|conductor)|,? (?:piloted|flown|driven|steered) by an? (\p{L}+(?: \p{L}+)?)|,? with an? (\p{L}+) (?:pilot|captain|driver|conductor))(?!\p{L})`,
      'giu',
    ),
    ' with a $1$2$3 in it',
  ],
  // "A dog astronaut", "kedi aşçı": the work is said after who has it.
  [
    /astronaut|pirate|chef|pilot|cowboy|sailor|firefighter|doctor|wizard|detective|king|queen/i,
    new RegExp(
      String.raw`(?<!\p{L})(${ANIMAL_EN}) (astronaut|pirate|chef|pilot|cowboy|sailor|firefighter|doctor|wizard|king|queen)(?=\s*(?:$|[,.;]|(?:in|on|with|and|holding|wearing|inside|at|for)(?!\p{L})))`,
      'giu',
    ),
    '$2 $1',
  ],
  [
    /astronot|korsan|aşçı|pilot|kovboy|denizci|itfaiyeci|doktor|sihirbaz/i,
    new RegExp(
      String.raw`(?<!\p{L})(${ANIMAL_TR}) (astronot|korsan|aşçı|pilot|kovboy|denizci|itfaiyeci|doktor|sihirbaz)(?=\s*(?:$|[,.;]|(?:ve|ile|olsun)(?!\p{L})))`,
      'giu',
    ),
    '$2 $1',
  ],
  // Whoever looks out of a vehicle's window is in it.
  [
    /window|pencere/i,
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?:${VEHICLE_EN}) with [^.,\uE000]*)(?:looking |peeking |waving )?(?:in|out of|from|through|at) (?:the |its |a )?windows?(?!\p{L})`,
      'giu',
    ),
    'in it',
  ],
  // Animals in the waggons of a train are on it.
  [
    /wagg?on|carriage|train car/i,
    /(?<!\p{L})((?:an? |the )?(?:\p{L}+ )?train)(?:,? (?:with|and|pulling))? (?:(?:two|three|four|five|its|the|\d) )?(?:little |small |colou?rful )*(?:wagg?ons?|carriages?|train cars?)(?:,? (?:each )?(?:carrying|with|filled with|full of|loaded with|in which)|:) ([^.;:\n\uE000]+)/giu,
    '$2 on $1',
  ],
  [
    /(?:in|on) (?:the |its )?(?:wagg?ons|carriages)/i,
    /(?<!\p{L})((?:an? |the )?(?:\p{L}+ )?train) with ([^.;:\n\uE000]+?) (?:riding |sitting )?(?:in|on) (?:the |its )?(?:wagg?ons|carriages)(?!\p{L})/giu,
    '$2 on $1',
  ],
  [
    /vagon/i,
    /(?<!\p{L})((?:oyuncak )?tren)\p{L}*(?:,| ve)? ?(?:(?:iki|üç|dört|beş|\d) )?vagon(?:unda|ında|larında|larda|lı|larındaki|unda)(?: da)?,? (?=\p{L})/giu,
    '$1 üstünde ',
  ],
  // "My boxer dog Rocky": what it is called is lettered.
  [
    /(?:[Mm]y|[Oo]ur) /u,
    /(?<!\p{L})([Mm]y|[Oo]ur) ((?:\p{Ll}+ ){0,2}(?:dog|cat|puppy|kitten|horse|pony|rabbit|bunny|parrot|pug|bulldog|beagle|husky|boxer|poodle|dachshund|corgi|labrador|retriever|spaniel|collie|rottweiler|terrier|chihuahua|shepherd|siamese|tabby|hamster)) (\p{Lu}\p{Ll}+)(?=,|\s*$| (?:sitting|sleeping|lying|running|playing|with|in|on|wearing|holding|and)(?!\p{L}))([^\uE000"“]*)$/gu,
    '$1 $2$4, "$3"',
  ],
  // "Mila, 3 years old": the name with the age.
  [
    /^\s*\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?,? \p{N}/u,
    /^\s*(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? (?:is |turns )?(\p{N}{1,2})(?: ?(?:years? old|yrs? old|y\.?o\.?|yaş(?:ında|ına giriyor)?))?(?=\s*(?:$|,))/gu,
    '“$1 $2”',
  ],
  [
    /\p{Lu}\p{Ll}+ \p{N}{1,2} yaş/u,
    /(?<![\p{L}“"])(\p{Lu}\p{Ll}+ \p{N}{1,2}) yaş(?=\s*(?:$|,))(?<=,\s*\p{Lu}\p{Ll}+ \p{N}{1,2} yaş)/gu,
    '“$1 Yaş”',
  ],
  [
    /est\.? \p{N}{4}/iu,
    /^\s*(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?),? [Ee]st\.? (\p{N}{4})(?=\s*(?:$|,| with| and))/gu,
    '“$1” “Est. $2”',
  ],
  // What floats in a pool is no bread.
  [
    /simidi/i,
    /(?<!\p{L})(?:pembe |şişme )?(?:flamingo|ördek|deniz|havuz|yüzme) simidi(?=\P{L}|$)/giu,
    'can simidi',
  ],
  // What a vessel's pattern is of is on it.
  [
    /desenli/i,
    /(?<!\p{L})((?:ince belli |çay |kahve )?(?:bardak|bardağı|fincan|fincanı|çaydanlık|vazo|tabak|kupa|sürahi|kase|kâse|testi|kavanoz)), (\p{L}{3,}) desenli(?=\s*(?:$|,))/giu,
    'üzerinde $2 olan $1',
  ],
  [
    /and (?:its |his |a )?rider/i,
    /(?<!\p{L})horses? and (?:its |his |an? )?rider(?!\p{L})/giu,
    'rider',
  ],
  // "Dr. Ayça Demir, diş hekimi": what somebody is, beside the name, is lettered with it.
  [
    /(?:Dr|Dt|Av|Uzm|Prof|Ecz|Vet)\.? \p{Lu}/u,
    /(?<!\p{L})((?:Prof\.? ?)?(?:Dr|Dt|Av|Uzm|Ecz|Vet)\.? \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2}), (diş hekimi|diş doktoru|veteriner hekim|veteriner|avukat|eczacı|psikolog|doktor|çocuk doktoru|fizyoterapist|diyetisyen|dentist|veterinarian|pediatrician|psychologist|attorney at law|attorney|pharmacist|physiotherapist)(?=\s*(?:$|,))/giu,
    '“$1” “$2”',
  ],
  // A tag that says something is what it says.
  [
    /tag|label|plate|note/i,
    /(?:,? (?:and|with))? an? (?:\p{L}+ )?(?:tag|label|name ?plate|note) (?=(?:that |which )?(?:says|reads|saying|reading)(?!\p{L}))/giu,
    ' ',
  ],
  // Words on a ribbon that somebody holds: the ribbon of the words.
  [
    /ribbon|banner|scroll/i,
    /(?:,? (?:that is |is )?(?:holding|carrying|with|holds)) (?:an? |the )?((?:\p{L}+ )?(?:ribbon|banner|scroll))(?: in (?:its|his|her|their) (?:beaks?|mouths?|paws?|claws?|hands?|talons|teeth))?,? (?:that |which )?(?:says|saying|reads|reading|with the (?:words?|text|name)|with)(?=\s*[\uE000"“])/giu,
    ', on a $1',
  ],
  [
    /kurdele|şerit|şerid|flama/i,
    /(?<!\p{L})(?:gagasında|ağzında|pençesinde|pençelerinde|elinde|ellerinde|patisinde)(?:ki)? (?:bir )?(?:kurdele|şerit|flama)(?: olan| tutan| taşıyan)?,? (?:ve )?(?:kurdelede|kurdelenin (?:üstünde|üzerinde)|şeritte|flamada|üzerinde|üstünde)(?: da)?(?=\s*[\uE000"“])/giu,
    ', kurdele üzerinde',
  ],
  // What is sat on there is no football.
  [
    /pilates|yoga/i,
    /(?<=(?:pilates|yoga)\p{L}*[^.\uE000]*)(?<!\p{L})top(?:u)?(?= ?(?:ve|ile|,|$))/giu,
    'pilates topu',
  ],
  [
    /pilates|yoga/i,
    /(?<=(?:pilates|yoga)\p{L}*[^.\uE000]*)(?<!(?:\p{L}+ball|soccer|exercise|pilates|yoga|tennis) )(?<!\p{L})ball(?!\p{L})/giu,
    'exercise ball',
  ],
  // Letters are lines of thread, with what they were to be made of beside them.
  [
    /made|formed|built/i,
    /(?<=(?<!\p{L})(?:letter|initial|number) [\p{Lu}\p{N}]{1,2}) (?:that is )?(?:made|formed|built|composed)(?: up)? (?:of|from|out of)(?= )/giu,
    ' and',
  ],
  // What is wound about with flowers is in a wreath of them.
  [
    /wrapped|twined|twining|entwined|winding|sarılı|dolanmış|sarılmış/i,
    /(?<!\p{L})with (roses|flowers|daisies|wildflowers|poppies|peonies|lavender|ivy|leaves|sunflowers|vines|eucalyptus) (?:wrapped|twined|twining|winding|entwined|twisted|growing|wound) around it(?!\p{L})/giu,
    'in the middle of a wreath of $1',
  ],
  [
    /güller|çiçekler|papatya|sarmaşık/i,
    /(?<!\p{L})(gül|çiçek|papatya|sarmaşık|lavanta|yaprak)(?:l[ae]r)?(?:la|le|yla|ile)? (?:sarılı|sarılmış|dolanmış|çevrili|bezenmiş) (?=gitar|keman|saz|bağlama|bisiklet|fener|çapa|haç|kılıç|anahtar|ay(?!\p{L})|kalp)/giu,
    '$1 çelengi içinde ',
  ],
  // Toy balloons carry nobody.
  [
    /balonda/i,
    new RegExp(
      String.raw`(?<!hava )(?<!\p{L})(?:uçan )?balonda(?:ki)?(?: oturan| uçan| gezen| seyahat eden)? (?=(?:\p{L}+ )?(?:${ANIMAL_TR}|çocuk|kız|oğlan|bebek)(?!\p{L}))`,
      'giu',
    ),
    'sıcak hava balonunda ',
  ],
  // Ears that hang are another drawing.
  [
    /floppy|droopy|lop/i,
    /(?<!\p{L})(bunn(?:y|ies)|rabbits?) with (?:an? |its |long |big |cute |very )*(?:floppy|droopy|lop) ears(?!\p{L})/giu,
    'lop $1',
  ],
  // A crab's claws are no tools.
  [
    /kıskac/i,
    /(?<=(?:yengeç|yengec|ıstakoz|akrep)\p{L}*,? (?:\p{L}+ )?)kıskac(?:ında|larında|ıyla)(?:ki)?(?!\p{L})/giu,
    'elinde',
  ],
  [/kıskaçlı/i, /(?<!\p{L})(?:\p{L}+ )?kıskaçlı (?=yengeç|ıstakoz|akrep)/giu, ''],
  [
    /claw|pincer/i,
    /(?<=(?:crab|lobster)[^.,\uE000]*)(?<!\p{L})in (?:its|his|her|one) (?:claws?|pincers?)(?!\p{L})/giu,
    ' ',
  ],
  [
    /pink(?:y|ie) (?:promise|swear)/i,
    /(?<!\p{L})(?:an? )?pink(?:y|ie)[- ](?:promise|swear)(?:ing)?(?: hands)?(?!\p{L})/giu,
    'two hands',
  ],
  [
    /pots of/i,
    /(?<!\p{L})(?:(?:two|three|3|2) )?(?:little |small |terracotta )*pots of (\p{L}+), (\p{L}+),? and (\p{L}+)(?!\p{L})/giu,
    'a pot of $1, a pot of $2 and a pot of $3',
  ],
  [
    /pots of/i,
    /(?<!\p{L})(?:(?:two|2) )?(?:little |small |terracotta )*pots of (\p{L}+) and (\p{L}+)(?!\p{L})/giu,
    'a pot of $1 and a pot of $2',
  ],
  // Each herb has its pot.
  [
    /saksıları/i,
    /(?<!\p{L})(\p{L}{3,}) ve (\p{L}{3,}) saksıları(?!\p{L})/giu,
    'bir saksıda $1 ve bir saksıda $2',
  ],
  [/saksıları/i, /(?<!\p{L})(?!çiçek|toprak)(\p{L}{3,}) saksıları(?!\p{L})/giu, 'saksılarda $1'],
  [
    /kişilik|oluşan/i,
    /(?<!\p{L})(?:dört|4) (?:kişilik |bireyli )?(\p{L}+?)(?: ailesi|d[ae]n oluşan (?:bir )?aile)(?!\p{L})/giu,
    'iki $1 ve iki yavru $1',
  ],
  // Whoever surfs is on a board, wherever the waves are.
  [/sörf/i, /(?<!\p{L})(?:dalga\p{L}*|deniz\p{L}*)(?: üstünde| üzerinde) (?=sörf yap)/giu, ''],
  [/sörf yapan/i, /(?<!\p{L})sörf yapan(?= \p{L})/giu, 'sörfçü'],
  [
    /yuvası ve/i,
    /(?<!\p{L})(?:\p{L}+ )?yuvası ve (?:kuş )?yavrular[ıi](?!\p{L})/giu,
    'yuvada yavru kuşlar',
  ],
  // It stands under the cup that is drawn.
  [
    /saucer/i,
    /(?<=(?:cup|mug|coffee|tea)(?!\p{L})[^.\uE000]*)(?:,| and| with| on)(?: an?| its| the| matching)* saucers?(?!\p{L})/giu,
    '',
  ],
  [
    /tabağı/i,
    /(?<=(?:fincan|bardak|bardağ|kahve|çay)\p{L}*[^.\uE000]*)(?:,| ve| ile)(?: bir)? (?:fincan |çay |kahve )?(?:altlığı|tabağı)(?!\p{L})/giu,
    '',
  ],
  [/time set/i, /(?<!\p{L})(tea|coffee) time set(?!\p{L})/giu, '$1 set'],
  [
    / time/i,
    /(?<!\p{L})(tea|coffee|snack|bath|story|play|bed|nap|picnic) time (?=(?:theme|design|motif|embroidery)(?!\p{L})|:)/giu,
    ' ',
  ],
  [/rulo/i, /(?<!\p{L})rulo (?=diploma)/giu, ''],
  // What a lawyer or a graduate wears the piece on.
  [
    /cübbe|cüppe/i,
    /(?:,|^)? ?(?<!\p{L})(?:(?:avukat|hakim|hâkim|savcı|mezuniyet|yargıç|imam|akademik) )?c[üu](?:bb|pp)e(?:m|si|miz|mizin|sinin|nin|ler|lerimiz|leri)?(?:n?[ey]e|ye)?(?: (?:için|üzerine|yakasına|yakası için|sırtına))(?!\p{L})/giu,
    ' ',
  ],
  [
    /gown/i,
    /(?<!\p{L})for (?:an? |my |our |the |his |her )?(?:lawyer(?:'s)? |judge(?:'s)? |graduation |academic |court )?(?:gowns?|robes?)(?!\p{L})/giu,
    ' ',
  ],
];
