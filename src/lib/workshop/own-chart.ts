import type { Thread } from 'ilmek-engine';

/* A list of somebody's own threads, as it is pasted or as programs for palettes write it. */

/** More are left out: a chart has some hundreds. */
const MOST = 2000;

const HEX = /#?\b([0-9a-f]{6})\b/i;
/** As GIMP writes a colour: three bytes, then its name. */
const BYTES = /^\s*(\d{1,3})[\s,;]+(\d{1,3})[\s,;]+(\d{1,3})\b/;
/** As styles write a colour. */
const RGB = /\brgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\b[^)]*\)/i;
/** What stands before the colours of a GIMP palette, and remarks in it. */
const HEAD = /^\s*(?:GIMP Palette\s*$|Name:|Columns:|#(?:\s|$))/i;

/** What a pasted list came to. */
interface OwnChart {
  threads: readonly Thread[];
  /** Lines that name no colour. */
  unread: number;
  /** Lines after the most that are read. */
  over: number;
}

/**
 * Reads threads, one a line: a number, a name and a colour as '#rrggbb' or 'rgb(r, g, b)', in any order
 * and with any separator; or a GIMP palette (.gpl). Lines without a colour are passed over, and counted.
 */
export function readChart(text: string): OwnChart {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const found = lines.slice(0, MOST).map((line) => readThread(line) ?? (HEAD.test(line) || line));
  return {
    threads: found.filter((one) => typeof one === 'object'),
    unread: found.filter((one) => typeof one === 'string').length,
    over: Math.max(0, lines.length - MOST),
  };
}

/** The threads alone. */
export const readOwnChart = (text: string): readonly Thread[] => readChart(text).threads;

/** '2 lines were not read: they name no colour.'; '' where all were. */
export function unreadWords({ unread, over }: OwnChart): string {
  const words: string[] = [];
  if (unread === 1) words.push('1 line was not read: it names no colour.');
  if (unread > 1) words.push(`${unread} lines were not read: they name no colour.`);
  if (over > 0) words.push(`Only the first ${MOST} lines were read.`);
  return words.join(' ');
}

function readThread(line: string): Thread | undefined {
  // A colour with its mark is meant as one; without it, only where no three bytes begin the line.
  const marked = /#([0-9a-f]{6})\b/i.exec(line);
  const bytes = marked ? null : (RGB.exec(line) ?? BYTES.exec(line));
  if (bytes) {
    const channels = bytes.slice(1).map(Number);
    if (channels.some((channel) => channel > 255)) return undefined;
    const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    return { hex, ...namesIn(line.replace(bytes[0], ' ')), chart: '' };
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
