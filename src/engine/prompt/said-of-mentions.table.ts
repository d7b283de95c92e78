import type { Plainly } from './said-of-people.table.ts';

/* What somebody has, who rides whom, whose number a shirt has, and slips in names of two words. */

const COLOR =
  '(?:kırmızı|mavi|yeşil|sarı|mor|pembe|turuncu|siyah|beyaz|kahverengi|gri|lacivert|bordo|krem|bej|turkuaz|altın|gümüş)';
/** Read before lists. */
export const MENTIONS: readonly Plainly[] = [
  // "The fox has a hat".
  [
    /has|have/i,
    /(?<=(?<!(?:i|we|you|they|who|that|which|to|should|must|will|can|could|not))(?<!\b(?:i|we|you|they|who|that|which|to|should|must|will|can|could|not)) )(?:has|have) (?=(?:an?|two|three|its|his|her|\p{L}+ (?:hat|scarf|bow|collar|ribbon|crown|glasses|boots)) )/giu,
    'with ',
  ],
  // "Kaanın forması 10 numara": on a shirt.
  [
    /forma/i,
    /(?<!\p{L})(?:futbol |basketbol |voleybol )?forma(?:sı)?,? (?:üzerinde |üstünde )?(?:no:? ?)?(\p{N}{1,2})(?: numara(?:lı)?)?(?!\p{L})/giu,
    'tişört $1 numara',
  ],
  [
    /jersey/i,
    /(?<!\p{L})(?:football |basketball |soccer |baseball )?jersey (?:with )?(?:the )?(?:number|no\.?|#) ?(\p{N}{1,2})(?!\p{L})/giu,
    't-shirt with the number $1',
  ],
  [/beli/i, /(?<!\p{L})ince beli(?= bardak| çay)/giu, 'ince belli'],
  // "Stetoskop kalp şeklinde": it is drawn so.
  [
    /stetoskop/i,
    /(?<=(?<!\p{L})stetoskop)(?: hortumu| kablosu)? kalp (?:şeklinde|biçiminde|gibi)(?: olsun)?(?!\p{L})/giu,
    '',
  ],
  [/stetoskop/i, /(?<!\p{L})kalp (?:şeklinde|biçiminde) (?=stetoskop)/giu, ''],
  [
    /stethoscope/i,
    /(?<=(?<!\p{L})stethoscope),? (?:(?:with|and) (?:its|the) (?:tube|cord) )?(?:in the shape of|shaped like|shaped as|forming|making|curled into|that (?:forms|makes)) an? heart(?: shape)?(?!\p{L})/giu,
    '',
  ],
  [/stethoscope/i, /(?<!\p{L})heart[- ]shaped (?=stethoscope)/giu, ''],
  // Who rides is on the horse.
  [
    /rider/i,
    /(?<!\p{L})an? (horse|pony)((?: \p{L}+){0,5}),? (?:and |with )?(?:its |his |a |the )?rider (?:in|wearing) (an? [\p{L} ]+?)(?=\s*(?:$|[,.;]))/giu,
    'a man wearing $3 riding a $1$2',
  ],
  // A dancer's hair is.
  [/bun/i, /,? ?(?:with )?(?:her )?hair in an? bun(?=.*ball?erina|(?<=ball?erina.*))/giu, ''],
  [/topuz/i, /,? ?saç(?:ı|ları) topuz(?:lu)?(?: olsun)?(?<=bal(?:erin|let).*)/giu, ''],
  // "Siyah kedi patileri beyaz": the cat's, and no prints.
  [
    /patiler|kulaklar|kuyruğu|burnu|gagası|kanatları|ayakları/i,
    new RegExp(
      String.raw`(?<=(?<!\p{L})(?!onun|küçük|büyük)\p{L}{2,}[^ıiuü ,]|(?<!\p{L})(?:kedi|tilki|ayı|kuzu|keçi|panda|kuğu|serçe))(?<!n[ıiuü]n) (?=(?:patileri|kulakları|kuyruğu|burnu|gagası|kanatları|ayakları) (?:de |da |ise )?${COLOR}(?!\p{L}))`,
      'giu',
    ),
    ', ',
  ],
  // Wool comes in balls.
  [/balls of/i, /(?<!\p{L})balls of (?:yarn|wool)(?!\p{L})/giu, 'yarn balls'],
  [
    /(?:red|blue|green|yellow|white|black|pink|purple|orange|teal|grey|gray|brown) ones?/i,
    /,? ?(?:\p{L}+ing (?:with )?)?(?:the )?(?:thread|end|string|yarn|strand) of the \p{L}+ one(?!\p{L})/giu,
    ' playing with yarn',
  ],
  // A dervish is drawn with both.
  [
    /semazen|derviş/i,
    /,? (?:eteği|etekleri|tennuresi)(?: beyaz)?(?: (?:açılmış|açık|dönen|savrulan|uçuşan))?(?!\p{L})(?<=(?:semazen|derviş)[^.]*)/giu,
    '',
  ],
  [
    /semazen|derviş/i,
    /,? (?:(?:kahverengi|kahve) )?(?:külahlı|külahı|sikkeli|sikkesi)(?: kahverengi)?(?!\p{L})(?<=(?:semazen|derviş)[^.]*)/giu,
    '',
  ],
  [
    /dervish/i,
    /,? (?:with |in )?(?:an? |his )?(?:(?:spinning|flowing|open|wide) )?(?:white )?(?:skirt|robe)(?: (?:open|spread|spinning|flaring))?(?!\p{L})(?<=dervish[^.]*)/giu,
    '',
  ],
  // A kick that is drawn.
  [/karate/i, /(?<!\p{L})(?:white )?(?:karate )?uniform(?=.*karate|(?<=karate.*))(?!\p{L})/giu, ''],
  // What waggons carry, one by one.
  [
    /vagon/i,
    /(?<!\p{L})(?:birincide|ilkinde|ikincide|ikincisinde|üçüncüde|üçüncüsünde|dördüncüde|sonuncuda|sonuncusunda) (?=\p{L})(?<=vagon.*)/giu,
    ' ',
  ],
  [/vagon/i, /(?<=vagon\p{L}*) hayvanlar\s*:/giu, ', '],
  // Whose shop it is for.
  [
    /için/i,
    /(?<!\p{L})(?:kahve|çay|çiçek|ekmek|pasta|kitap|balık|et|oyuncak|ayakkabı) (?:dükkan|dükkân|mağaza|kafe|ev)(?:ımız|ımıza|ım|ımızın|imiz|im)(?: için)?(?!\p{L})/giu,
    ' ',
  ],
  // What it says.
  [/welcome sign/i, /(?<!\p{L})(?:an? )?welcome sign(?= with| and|,|$)(?!["”])/giu, '"Welcome"'],
  // A straw hat by its name.
  [
    /has[ıi]r/i,
    /(?<!\p{L})[şs]apka(?:s[ıi]|lar[ıi])? (?:da |de )?has[ıi]r(?: olsun| örgü)?(?!\p{L}| [şs]apka)/giu,
    'hasır şapkası',
  ],
  // Of two who fish there is a drawing.
  [
    /bal[ıi]k (?:tut|avl)/i,
    /(?<!\p{L})(?:dede|büyükbaba|baba) (?:ve|ile) (?:erkek )?(?:torun|torunu|oğul|oğlu|çocuk)(?: (?:iskelede|gölde|göl kenarında|deniz kenarında|kıyıda|sandalda|kayıkta))? bal[ıi]k (?:tutuyor|tutarken|tutsun|avlıyor)(?:lar)?(?!\p{L})/giu,
    'dede torun balık tutuyor',
  ],
  [
    /torun/i,
    /(?<=(?<!\p{L})(?:dede|nine|anneanne|babaanne|büyükanne|büyükbaba)\p{L}* (?:ve|ile) (?:erkek |küçük )?)torun(?:u)?(?!\p{L})/giu,
    'çocuk',
  ],
  [/torun/i, /(?<!\p{L})kız torun(?:u)?(?!\p{L})/giu, 'kız çocuk'],
  // A face with both.
  [
    /a[ğg]z[ıi]|gözleri/i,
    /,? (?:gözleri ve )?(?:gülen|gülümseyen) (?:ağzı|yüzü)(?: ve gözleri)?(?: olsun| var| olan)?(?=\s*(?:$|[,.;]))/giu,
    ', gülen yüzlü',
  ],
  // For whom it is.
  [
    /kardeş|arkadaş|yeğen/i,
    /(?<!\p{L})(?:kız|erkek|küçük|büyük) (?:kardeş|arkadaş|yeğen)(?:im|imiz|ler|lerim)?(?:e|a|ye|ya)(?!\p{L})/giu,
    ' ',
  ],
  // What hangs from letters is below them.
  [
    /from the (?:letter|name|word)/i,
    /(?<!\p{L})(?:hanging|dangling|swinging) (?:down )?from (?=the (?:letter|name|word)(?!\p{L}))/giu,
    'under ',
  ],
  [/fishing from/i, /(?<!\p{L})fishing (?:from|off) (?=an? |the )/giu, 'fishing on '],
  [
    /jersey/i,
    /(?<!\p{L})(?<!new )(?:football |basketball |soccer |baseball |hockey |sports )?jersey(?! cow)(?!\p{L})/giu,
    't-shirt',
  ],
  [/yavru/i, /(?<!\p{L})yavru (?!ördek)(?=\p{L}{3,}l[ae]r(?!\p{L}))/giu, 'küçük '],
  [
    /bride and groom|wedding/i,
    /(?<!\p{L})(?:bride and groom|wedding) (?=(?:foxes|cats|dogs|bears|rabbits|bunnies|mice|penguins|owls|birds|frogs|pandas|otters|hedgehogs|ducks|cows|llamas|elephants|giraffes)(?!\p{L}))/giu,
    'two ',
  ],
  [/bir dal/i, /(?<!\p{L})bir dal (?=(?!ve |ile |üst|üz)\p{L}{3,})/giu, 'bir '],
  // On the ice a beast is on a floe.
  [/buz/i, /(?<!\p{L})buz(?:un|lar[ıi]n)? (?=(?:üst|üzer)[üi]n[dt]e)/giu, 'buz kütlesinin '],
  // A player's.
  [
    /glove|mitt/i,
    /(?<!\p{L})(?<!(?:baseball|softball|boxing|goalie|golf) )(?:glove|mitt)(?!\p{L})(?<=(?:base|soft)ball[^.;]*)/giu,
    'baseball glove',
  ],
  // A player's number.
  [
    /no:? ?[0-9]/i,
    /(?<!\p{L})no:? ?(\p{N}{1,2})(?![\p{N}\p{L}])(?<=(?:oyna|futbol|basketbol|voleybol|forma|top).*)/giu,
    '$1 numara',
  ],
  // A crown of flowers is worn.
  [
    /çiçek taçlı/i,
    /(?<=^|, ?)(\p{L}{2,}(?: \p{L}{2,})?),? çiçek taçlı(?=\s*(?:$|[,.;]))/giu,
    'papatya tacı takmış $1',
  ],
  [/çiçek taçlı/i, /(?<!\p{L})çiçek taçlı (?=\p{L})/giu, 'papatya tacı takmış '],
  [/round|oval|square/i, /, (round|oval|square) frame(?=\s*(?:$|[,.;]))/giu, ', in a $1 frame'],
  [/pouring/i, /(?<!\p{L})pouring (?:water )?(?:on|onto|over) /giu, 'over '],
  [
    /kul[uü]be/i,
    /(?<!\p{L})(?:yavru )?köpek kul[uü]besinde uyu(?:yor?|yan|sun)(?!\p{L})(?! köpek)/giu,
    'köpek kulübesinde uyuyan köpek',
  ],
  [
    /leylek/i,
    /(?<!\p{L})leylek,? (?:bir )?(?:bebek )?(?:kundak|kundağı|bohça|bebek) (?:taşısın|taşıyor|getirsin|getiriyor|tutsun|tutuyor)(?!\p{L})/giu,
    'bebek taşıyan leylek',
  ],
  [/dut/i, /(?<!\p{L})dut (?=yapra[kğ])/giu, ''],
  [/örgü/i, /^\s*\p{L}+l[ae] örgü örüyoruz,? (?=.*(?:nine|anneanne|babaanne|büyükanne))/giu, ''],
  [/quilt label|dated/i, /(?<!\p{L})quilt label(?!\p{L}),?|(?<!\p{L})dated (?=[^\p{L}\s])/giu, ''],
  [/yaz[ıi]cak/i, /(?<!\p{L})yaz[ıi]cak(?!\p{L})/giu, 'yazacak'],
];
