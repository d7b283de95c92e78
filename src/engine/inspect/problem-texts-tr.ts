import type { ProblemText } from './problem-texts.ts';
import type { MendCode, ProblemCode } from './problems.ts';

/** Every problem in plain Turkish. */
export const PROBLEM_TEXTS_TR: Record<ProblemCode, ProblemText> = {
  'too-dense': {
    title: 'Bir noktada çok fazla iğne batışı',
    meaning: 'İğne orada kumaşı deler, iplik kopabilir.',
    advice: 'Daha düşük bir sıklık seçin ya da deseni büyütün.',
  },
  'too-thick': {
    title: 'Üst üste binmiş çok fazla iplik',
    meaning: 'İş orada sertleşir, iğne eğilebilir.',
    advice: 'Başka şekillerin altında kalanı çıkarın ya da daha düşük bir sıklık seçin.',
  },
  'one-hole': {
    title: 'Tek delikte çok sayıda iğne batışı',
    meaning: 'İğne orada kumaşı keser, iplik kopar.',
    advice: 'Bir noktada daha az çizgi buluşsun ya da deseni büyütün.',
  },
  'stitch-too-long': {
    title: 'Makinenin yapamayacağı kadar uzun dikişler',
    meaning: 'Bazı makineler dosyayı reddeder, bazıları dikişi istediği yerden böler.',
    advice: 'Bu dikişleri bölün: dosyayı yeniden yazmak bunu yapar.',
  },
  'loose-stitch': {
    title: 'Gevşek kalan uzun dikişler',
    meaning: '7 mm’den uzun iplik düğmeye ve parmağa takılır, çabuk aşınır.',
    advice: 'Geniş saten sütunları daraltın ya da dolgu olarak dikin.',
  },
  'stitch-too-short': {
    title: 'Çok kısa dikişler',
    meaning: 'İğnenin altında birikir, zaman alır, ipliği koparabilir.',
    advice: 'Bunları yanlarındaki dikişlerle birleştirin ya da deseni büyütün.',
  },
  'untrimmed-float': {
    title: 'İki yer arasında kesilmeyen iplik',
    meaning: 'Bitmiş işin üstünde boşta kalır ve elle kesilmesi gerekir.',
    advice: 'Araya iplik kesme ekleyin ya da makinenizin atlama ipi kesme özelliğini açın.',
  },
  'snip-by-hand': {
    title: 'Elle kesilecek iplikler',
    meaning: 'Makine ipliği kesmiyor: bir yerden ötekine boşta bir iplik gidiyor.',
    advice: 'Her birini, üstüne dikiş gelmeden, iki ucundan da kumaşa yakın kesin.',
  },
  'bare-crossing': {
    title: 'Boş kumaşın üstünden geçen iplik',
    meaning: 'Bir yerden ötekine giden yol görünür kalır.',
    advice: 'İki yeri ayrı ayrı dikin, aralarında ipliği kesin.',
  },
  'untied-end': {
    title: 'Sabitleme dikişi olmayan iplik uçları',
    meaning: 'Kullanırken ve yıkarken sökülür.',
    advice: 'İpliğin başladığı ve bittiği yere birkaç kısa ileri geri dikiş ekleyin.',
  },
  'many-trims': {
    title: 'Çok sayıda iplik kesme',
    meaning: 'Her biri yaklaşık altı saniye sürer ve arkada bir uç bırakır.',
    advice: 'Daha az renk ya da daha büyük alanlı, daha sade şekiller kullanın.',
  },
  'many-colors': {
    title: 'Çok sayıda renk değişimi',
    meaning: 'Tek iğneli makine her birinde durup sizi bekler.',
    advice: 'Daha az renk kullanın.',
  },
  'hoop-too-small': {
    title: 'Kasnaktan büyük',
    meaning: 'Çoğu makine sığmayan dosyayı nedenini söylemeden gizler.',
    advice: 'Deseni küçültün ya da daha büyük bir kasnak seçin.',
  },
  'tiny-detail': {
    title: 'Okunamayacak kadar küçük ayrıntılar',
    meaning:
      'İplik yaklaşık çeyrek milimetre genişliğindedir, bir çizgiye üç iplik gerekir: daha incesi kapanır ya da kaybolur.',
    advice: 'Deseni büyütün ya da en ince parçaları çıkarın.',
  },
  'repeated-thread': {
    title: 'Art arda iki kez aynı iplik',
    meaning: 'Makine, zaten takılı olan ipliğe geçmek için durur.',
    advice: 'İki renk bloğunu birleştirin.',
  },
  'thin-column': {
    title: 'Fazla dar saten sütunlar',
    meaning: 'İğne orada kendi deliklerinin yanına iner: iplik yıpranır, çizgi kapanır.',
    advice: 'Bu çizgileri 1 mm’ye genişletin, deseni büyütün ya da düz dikiş olarak dikin.',
  },
  'no-underlay': {
    title: 'Alt dikişi yetersiz saten',
    meaning: 'Altında onu taşıyan bir şey yoksa geniş saten kumaşa gömülür ve kumaşı büzer.',
    advice: 'Altına iki kenar boyunca birer dikiş hattı, 3 mm’den sonra bir de zikzak dikin.',
  },
  'open-rows': {
    title: 'Dikiş sıraları çok aralıklı',
    meaning: 'Orada sıralar eksik ya da birbirinden uzaktır, aralarından kumaş görünür.',
    advice: 'O alanı yeniden hazırlayın ya da eksik sıraları ekleyin.',
  },
  'dark-travel': {
    title: 'Açık renkli dikişin altında koyu iplik',
    meaning: 'Başka yere giden koyu hat, üstündeki açık renkli iplikten görünür.',
    advice: 'Hattı koyu bir alanın altından geçirin ya da ipliği orada kesin.',
  },
  'joinable-colors': {
    title: 'Tek seferde dikilebilecek renkler',
    meaning:
      'Makine, arada gereği yokken daha önce taktığı iplik ya da benzeri için yeniden durur.',
    advice: 'İki bloğu tek iplikle art arda dikin: görüntü aynı kalır.',
  },
  'small-text': {
    title: 'Okunamayacak kadar küçük yazı',
    meaning: 'Çizgiler birbirine karışır; a, e ve o harflerinin içi kapanır.',
    advice: 'Büyük harfleri en az 5 mm yapın ya da 60 numara iplik ve daha ince iğneyle dikin.',
  },
  'pull-gap': {
    title: 'Kumaş çektiğinde ayrılan kenarlar',
    meaning: 'İki renk orada yalnızca değiyor: dikişler 0,3 mm çeker ve aradan kumaş görünür.',
    advice: 'Renklerden biri ötekinin altına uzansın: çekme payını artırın.',
  },
  'ends-early': {
    title: 'Dosya yarıda kesiliyor',
    meaning: 'Dosyada söylediğinden az dikiş var ya da bitiş işareti eksik.',
    advice: 'Dosyayı geldiği yerden yeniden kopyalayın ve iki dosyanın boyutunu karşılaştırın.',
  },
  'bare-fill': {
    title: 'Alt dikişi olmayan dolgu',
    meaning: 'Altında onları taşıyan bir şey yoksa sıralar kumaşa gömülür ve kumaşı toplar.',
    advice:
      'Altına sıralara çapraz uzun dikişlerden bir kafes ya da kenarlar boyunca bir hat dikin.',
  },
  'shut-counter': {
    title: 'Harflerin içi neredeyse kapalı',
    meaning: 'Özellikle e, a ve o harflerinin içi 0,4 mm’den az açık: iplik ve kumaş onu kapatır.',
    advice: 'Daha ince bir yazı tipi seçin ya da harfleri içleri açılıncaya kadar büyütün.',
  },
};

/** What a button that mends a problem says, in Turkish. */
export const MEND_TEXTS_TR: Record<MendCode, string> = {
  'thin-out': 'Dikişi azalt',
  'split-stitches': 'Uzun dikişleri böl',
  'merge-stitches': 'Kısa dikişleri birleştir',
  'trim-floats': 'Boştaki ipleri kes',
  'tie-ends': 'Uçları sabitle',
  'join-areas': 'Sadeleştir',
  'fewer-colors': 'Daha az renk kullan',
  resize: 'Kasnağa sığdır',
  enlarge: 'Büyüt',
  'merge-blocks': 'Blokları birleştir',
  'add-underlay': 'Alt dikiş ekle',
  'close-rows': 'Sıraları kapat',
  'hide-travel': 'Yolu gizle',
  'overlap-areas': 'Renkleri bindir',
  'copy-again': 'Dosyayı yeniden kopyala',
};
