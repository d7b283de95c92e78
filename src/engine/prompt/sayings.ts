/*
 * A prompt that is a saying is lettered whole: "coffee first, then everything else", "önce çay sonra
 * iş". It is known by its small words, which no description has.
 */

const ENGLISH =
  /^(?:today|tomorrow|yesterday|now|first|then|never|always|don't|can't|won't|but|because|is|are|am|i|i'm|i'd|i'll|we|you|your|you're|me|us|my|our|it's|let's|keep|eat|sleep|repeat|love|loves|live|life|best|world's|okayest|yes|or|ever|more|less|else|everything|nothing|everyone|naked|happens|please|too|not|just|so|only|what|who|why|how|when|if|do|did|does|have|has|got|need|needs|want|wants|make|makes|made|boss|powered|fueled|fuelled|easily|distracted|certified|official|may|contain|ask|about|cannot|talk|until|before|after|thou|shall|be|was|were|mind|own)$/;
const TURKISH =
  /^(?:önce|sonra|bugün|yarın|dün|asla|ben|sen|biz|siz|benim|senin|bizim|hayat|hayatın|var|yok|ama|yeter|başlar|gelir|olmaz|olur|bırak|insanlık|mutluluk|mutlulukla|içmeden|içmem|konuşma|konuşmam|uyu|ye|iç|tekrar|tekrarla|istiyor|istiyorum|seviyorum|sever|değil|çünkü|bana|sana|beni|seni|hep|her|şey|şeyin|başı|daha|iyi|ki|dinle|gülümse|yaşa|yaşasın|kafam|karışık|kalbim|kalbimde)$/;
/** Words that describe: whoever says them describes a drawing. */
const DESCRIBES =
  /(?<!\p{L})(?:with|wearing|holding|riding|sitting|pattern|border|wreath|logo|saying|says|text|colou?rs?|around|behind|under|beside|next to|shaped|design|patch|yazan|yazısı|yazılı|için|desen\p{L}*|olan|tutan|takan|giyen|üstünde|üzerinde|altında|yanında|içinde|arkasında|etrafında|renk\p{L}*|tane)(?!\p{L})/iu;
/** "I like big bows and I cannot lie"; whoever wants or needs something asks for it. */
const OF_ME =
  /^i (?:like|am|do|don['’]t|can|can['’]t|cannot|will|work|hate|just|only|see|speak|drink|eat|sew|knit|quilt|craft|paint|teach|woke|run|solve|make|survived|believe|turn|put)(?!\p{L})/iu;
const MAX_LETTERS = 60;
const MIN_WORDS = 3;
/** Of its words, those that no description has. */
const MIN_SHARE = 0.5;

/** Whether a word is one of those, and no thing: "World's okayest golfer". */
export const isSmall = (word: string): boolean => {
  const lower = word.toLowerCase().replaceAll('’', "'");
  return ENGLISH.test(lower) || TURKISH.test(lower);
};

/** The saying that a prompt is, as it is to be lettered; undefined where it describes. */
export function sayingOf(prompt: string): string | undefined {
  const text = prompt.trim().replace(/\s+/g, ' ');
  if (text.length > MAX_LETTERS || DESCRIBES.test(text) || /["“”«»„\n:;\uE000]/u.test(text))
    return undefined;
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  if (
    words.length < MIN_WORDS ||
    /^(?:an?|the|two|three|bir|iki|üç)$/.test(words[0]!) ||
    /^i(?:['’]d)? (?:want|need|would)(?!\p{L})/iu.test(text)
  )
    return undefined;
  if (OF_ME.test(text)) return text[0].toUpperCase() + text.slice(1);
  const small = [ENGLISH, TURKISH].map((list) => words.filter((word) => list.test(word)).length);
  if (Math.max(...small) < MIN_SHARE * words.length) return undefined;
  return text[0].toLocaleUpperCase(small[1] > small[0] ? 'tr' : 'en') + text.slice(1);
}
