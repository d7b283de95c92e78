import { lowerCase } from './text.ts';

/*
 * Sights and places by their own names. They are what is to be seen: one that no drawing shows is told,
 * and lettered only where that is asked for.
 */

/** By what they are: "Kapalıçarşı", "İshak Paşa Sarayı", "Grand Bazaar". */
const KIND =
  /(?:çarşı|\s(?:çarşısı|kulesi|sarayı|köprüsü|camii|camisi|kalesi|müzesi|meydanı|hanı|hamamı|çeşmesi|köşkü|hisarı|surları|tapınağı|kilisesi|manastırı|türbesi|medresesi|kervansarayı|antik kenti|tiyatrosu|bedesteni|şelalesi|vadisi|kanyonu|mağarası|köyü|gölü|nehri|dağı|adası|boğazı|iskelesi))$/u;
const KIND_EN =
  /^.+ (?:bazaar|market square|bridge|palace|castle|tower|museum|square|temple|mosque|cathedral|abbey|fortress|canyon|falls|monument|mausoleum|ruins|amphitheat(?:er|re))$/u;
/** By nothing but their names. */
const KNOWN =
  /^(?:kapalıçarşı|kapalı çarşı|ayasofya|aya sofya|sultanahmet|süleymaniye|dolmabahçe|topkapı|yerebatan|taksim|ortaköy|eminönü|anıtkabir|efes|pamukkale|hierapolis|göbeklitepe|sümela|nemrut|aspendos|troya|zeugma|hagia sophia|blue mosque|big ben|stonehenge|colosseum|kolezyum|louvre|notre dame|acropolis|akropolis|parthenon|machu picchu|taj mahal|tac mahal|alhambra|elhamra|angkor wat|sagrada familia|mount rushmore|golden gate)$/u;

/** Whether words with capitals are a sight's name. */
export function isSight(run: string): boolean {
  const [tr, en] = [lowerCase(run, 'tr'), lowerCase(run, 'en')];
  return KIND.test(tr) || KIND_EN.test(en) || KNOWN.test(tr) || KNOWN.test(en);
}
