import { hexFromRgb } from '../color/oklab.ts';
import { NAMED_COLORS } from './color-names.ts';

/* Colours as CSS writes them: names, #rgb, #rrggbbaa, rgb(), hsl(). */

/** A colour with how much it hides what is under it. */
export interface CssColor {
  /** '#rrggbb', lower case. */
  hex: string;
  /** 0 to 1. */
  alpha: number;
}

/**
 * Reads a colour.
 * @param current what `currentColor` is, as written.
 * @returns undefined for what is no colour.
 */
export function parseColor(text: string, current = '#000'): CssColor | undefined {
  const value = text.slice(0, 120).trim().toLowerCase();
  if (value === 'currentcolor') {
    return current.trim().toLowerCase() === 'currentcolor' ? undefined : parseColor(current);
  }
  if (value === 'transparent') return { hex: '#000000', alpha: 0 };
  if (value.startsWith('#')) return fromHex(value.slice(1));
  const named = NAMED_COLORS.get(value);
  if (named) return { hex: named, alpha: 1 };
  const call = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(value);
  return call ? fromCall(call[1], call[2].split(/[\s,/]+/).filter(Boolean)) : undefined;
}

function fromHex(digits: string): CssColor | undefined {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const long = digits.length < 6 ? [...digits].map((d) => d + d).join('') : digits;
  const alpha = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
  return { hex: `#${long.slice(0, 6)}`, alpha };
}

function fromCall(kind: string, parts: string[]): CssColor | undefined {
  if (parts.length < 3 || parts.length > 4) return undefined;
  const alpha = clamp01(share(parts[3] ?? '1', 1));
  const [r, g, b] =
    kind === 'rgb'
      ? parts.slice(0, 3).map((p) => clamp01(share(p, 255)))
      : rgbFromHsl(hueTurns(parts[0]), clamp01(share(parts[1], 1)), clamp01(share(parts[2], 1)));
  if (![r, g, b, alpha].every(Number.isFinite)) return undefined;
  return { hex: hexFromRgb(Math.round(r * 255), Math.round(g * 255), Math.round(b * 255)), alpha };
}

/** '50%' or a number out of `whole`, as a share. */
function share(text: string, whole: number): number {
  if (text === 'none') return 0;
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text) / whole;
}

function hueTurns(text: string): number {
  const match = /^([-+.\de]+)(deg|turn|rad|grad)?$/.exec(text);
  if (!match) return NaN;
  const perTurn = { deg: 360, turn: 1, rad: 2 * Math.PI, grad: 400 }[match[2] ?? 'deg'] ?? 360;
  const turns = Number(match[1]) / perTurn;
  return turns - Math.floor(turns);
}

/** The hexcone of Alvy Ray Smith (1978), in the lightness form that CSS Color 4 gives. */
function rgbFromHsl(turns: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((offset) => {
    const k = (offset + turns * 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

function clamp01(value: number): number {
  // NaN stays NaN, so that the caller sees it.
  return value < 0 ? 0 : value > 1 ? 1 : value;
}
