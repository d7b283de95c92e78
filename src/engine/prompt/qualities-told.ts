import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * How something is to be, in words that no table knows and no drawing shows: "a cracked vase", "örülmüş
 * sepet". Their form alone says that they are no things. They are told.
 */

/** English words in -ed that say how a piece is made, or what any drawing shows. */
const NO_LOOK_EN =
  /^(?:.*(?:embroider|stitch|colou?r|style|stylize|stylise|theme|shape|design|detail|inspire|decorate|personali[sz]e|customi[sz]e|outline|size|monogramm|hoop|digiti[sz])e?d|fill?ed|frame?d|cent(?:er|re)d|placed|located|needed|required|named|called|loved|beloved|wanted|dedicated|related|repeated|combined|aligned|connected|joined|linked|surrounded|seated|printed|matched|finished|washed|limited|retired|married|engaged|excited|relaxed|blessed|cherished|scattered|rounded|pointed|arched|finely|united|assorted|combed|natured|hearted|handcrafted|loaded|packed|stuffed|perched|nestled|mounted|attached|paired|crossed|entwined|intertwined|interlocked|wrapped|tucked|dressed|covered|topped|lined|stacked|piled|gathered|grouped|spaced|blended|layered|polished|preferred|updated|included|added|placed|hundred|sacred|naked|kindred|talented|beaded|wicked|rugged|red)$/;
const LOOK_EN = /^[a-z]{3,}ed$/;
/** Turkish words in -miş of the same sort. */
const NO_LOOK_TR =
  /(?:yap|çiz|işle|tasarla|süsle|bezen|hazırla|oluş|oluştur|yerleştir|diz|kon|koy|kapla|çevrele|çevril|giy|giyin|tak|tut|bin|otur|yat|aç|yaz|as|bağla|birleş|boya|dol|doldur|serp|serpiştir|sar|sarıl|süz|dizil|sırala|kaydet|kullan|ekle|koru|seç|belirle|ol|gel|git|kal|et|çık|ver|al)(?:n|ıl|il|ul|ül|ın|in|un|ün)?m[ıiuü]ş$/;
const LOOK_TR = /^\p{L}{2,}m[ıiuü]ş$/u;

/** Words of the lexicon that say how one thing looks; the drawings that look so. */
const LOOKS: readonly (readonly [said: RegExp, shown: RegExp])[] = [
  [/^(?:closed|kapalı)$/, /sleep|bud|door|:closed|book|shell|window|umbrella/],
  [/^(?:curly|kıvırcık)$/, /sheep|lamb|poodle|ram$/],
  [
    /^(?:sliced|dilimlenmiş|cut in half|halved)$/,
    /slice|half|cut|sliced|:(?:pomegranate|avocado|watermelon|kiwi-fruit|papaya|fig|coconut|dragon-fruit)$/,
  ],
];

/** What is said of how things look and is not drawn, as typed. */
export function qualitiesTold(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  language: PromptLanguage,
): string[] {
  if (subjects.length === 0) return [];
  return segments.flatMap(({ lower, typed, meaning, motif, form }) => {
    if (motif || meaning?.kind !== 'skip') return [];
    const look = LOOKS.find(([said]) => said.test(lower));
    if (look) return subjects.some((one) => look[1].test(one.motif)) ? [] : [typed];
    if (!form || lower.includes(' ')) return [];
    const isLook =
      language === 'en'
        ? LOOK_EN.test(lower) && !NO_LOOK_EN.test(lower)
        : LOOK_TR.test(lower) && !NO_LOOK_TR.test(lower);
    // "A wrapped gift": the drawing's own name has it.
    const stem = lower.replace(/(?:ed|d|m[ıiuü]ş)$/u, '');
    return isLook && !subjects.some((one) => one.motif.includes(stem)) ? [typed] : [];
  });
}
