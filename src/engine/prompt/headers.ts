/*
 * What a piece is and for whom, said before a colon: "kitchen tea towel: a whisk and a spoon", "gelin
 * mendili: iki güvercin". The things come after it.
 */

const PIECE =
  /(?<!\p{L})(?:(?:tea )?towel|(?:t-?|sweat)?shirt|tee|tote|bag|robe|handkerchief|apron|cap|hoodie|jacket|blanket|quilt|pillow(?:case)?|cushion|napkin|tablecloth|bib|onesie|uniform|jersey|patch|logo|badge|emblem|runner|banner|ornament|wall art|hoop art|bag tag|keychain|tag|pocket|gift|present|pano|flama|süs|mendil|havlu|yastı[kğ]|bohça|önlü[kğ]|battaniye|çanta|örtü|seccade|bornoz|peştamal|şapka|arma|rozet|tişört|forma|perde|nevresim|kırlent|takım|peçete|runner)\p{L}*(?:\s+(?:design|embroidery|logo|idea|nakışı|deseni|logosu|işlemesi|için))?\s*$/iu;
/** "Hemşire arkadaşıma:", "for my sister:". */
const GIVEN =
  /(?:[ıiuü]m[ae]|(?<!\p{L})for (?:my|our|a) \p{L}+(?: \p{L}+)?|(?<!\p{L})(?:için|ail(?:e|em|emiz)|(?:happy |our )?family|uğurlama(?:sı)?|hediye(?:si)?|töreni|gecesi|partisi|anısı|odası|süsü)|(?<!\p{L})\p{L}{3,}[cç][ıiuü]|^(?:carpenter|plumber|baker|electrician|gardener|barber|mechanic|tailor|farmer|fisherman))\s*$/iu;
const HEADER = /^([^:;.\n\uE000"“”«]{3,60}):\s+(?=\S[^:]{2})/u;
/** "Teacher tote bag, pencils in a mug": after a comma only what nobody draws. */
const LISTED =
  /^((?:[^,:;.\n\uE000"“”«]{2,40} )(?:(?:tea )?towel|tote(?: bag)?|apron|robe|onesie|napkin|handkerchief|tablecloth|blanket|sweatshirt|hoodie|t-?shirt|(?:team|shop|farm|club) (?:cap )?logo|havlusu|mendili|önlüğü|bornozu|battaniyesi|örtüsü|seccadesi)),\s+(?=\S[^:]{2})/iu;
/** Of which colour the cloth is, which goes on being said. */
const CLOTH_COLOR =
  /(?<!\p{L})(?:(?:dark|light|koyu|açık) )?(?:black|white|navy|red|blue|green|grey|gray|pink|beige|cream|siyah|beyaz|lacivert|kırmızı|bordo|mavi|yeşil|gri|pembe|bej|krem)(?!\p{L})/iu;

/** The prompt without its header, if it has one; the cloth's colour stays. */
export function withoutHeader(prompt: string): string {
  const found = HEADER.exec(prompt) ?? listed(prompt);
  if (!found) return prompt;
  const [whole, header] = found;
  const rest = prompt.slice(whole.length);
  if (GIVEN.test(header)) return rest;
  if (!PIECE.test(header)) return prompt;
  const color = CLOTH_COLOR.exec(header)?.[0];
  const isTurkish = /[çğışöü]|lı|li$/iu.test(header);
  if (!color) return rest;
  return isTurkish ? `${color} kumaşa ${rest}` : `${rest} on ${color} fabric`;
}

/** One in which nothing is said to be on it or with it. */
function listed(prompt: string): RegExpExecArray | undefined {
  const found = LISTED.exec(prompt) ?? undefined;
  return found && !/(?<!\p{L})(?:with|on|in|of|and|ve|ile|for|için)(?!\p{L})/iu.test(found[1])
    ? found
    : undefined;
}
