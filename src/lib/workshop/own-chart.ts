import type { Thread } from 'ilmek-engine';

/* A list of somebody's own threads, as it is pasted or as programs for palettes write it. */

/** More are left out: a chart has some hundreds. */
const MOST = 2000;

const HEX = /#?\b([0-9a-f]{6})\b/i;
/** As GIMP writes a colour: three bytes, then its name. */
const BYTES = /^\s*(\d{1,3})[\s,;]+(\d{1,3})[\s,;]+(\d{1,3})\b/;

/**
 * Reads threads, one a line: a number, a name and a colour as '#rrggbb', in any order and with any
 * separator; or a GIMP palette (.gpl). Lines without a colour are passed over.
 */
export function readOwnChart(text: string): Thread[] {
  return text
    .split(/\r?\n/)
    .slice(0, MOST)
    .flatMap((line) => readThread(line) ?? []);
}

function readThread(line: string): Thread | undefined {
  // A colour with its mark is meant as one; without it, only where no three bytes begin the line.
  const marked = /#([0-9a-f]{6})\b/i.exec(line);
  const bytes = marked ? null : BYTES.exec(line);
  if (bytes) {
    const channels = bytes.slice(1).map(Number);
    if (channels.some((channel) => channel > 255)) return undefined;
    const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    return { hex, ...namesIn(line.slice(bytes[0].length)), chart: '' };
  }
  const found = marked ?? HEX.exec(line);
  if (!found) return undefined;
  return { hex: `#${found[1].toLowerCase()}`, ...namesIn(line.replace(found[0], ' ')), chart: '' };
}

/** Of the words beside a colour, the one with a digit is the number. */
function namesIn(rest: string): { code: string; name: string } {
  const words = rest
    .replace(/["']/g, '')
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const code = words.find((word) => /\d/.test(word)) ?? '';
  const name = words.filter((word) => word !== code).join(' ');
  return { code: code.slice(0, 12), name: name.slice(0, 40) };
}
