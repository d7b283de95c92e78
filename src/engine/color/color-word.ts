import { oklabDistance, oklabFromHex } from './oklab.ts';

/* What people call a colour, in plain words: a ground is told of by these. */

const WORDS: Readonly<Record<string, readonly string[]>> = {
  white: ['#ffffff', '#fafafa'],
  'off-white': ['#f3f1ea', '#f0ede4'],
  cream: ['#fbf3d0', '#f5eed8'],
  beige: ['#e2d6bd', '#d2c1a0'],
  'light grey': ['#dcdcdc', '#c4c4c4'],
  grey: ['#a0a0a0', '#808080'],
  'dark grey': ['#5a5a5a', '#404040'],
  black: ['#000000', '#141414', '#1e1e1e'],
  red: ['#e01020', '#c8102e', '#ff2020', '#d52b1e'],
  'dark red': ['#8b0a14', '#7a1220'],
  pink: ['#ffb6c8', '#f48fb1', '#ff69b4'],
  orange: ['#ff8a00', '#f57c00', '#ff6a13'],
  brown: ['#7b4a2a', '#5d3a1f', '#96683f'],
  yellow: ['#ffd700', '#fcd116', '#ffee33', '#fff176'],
  'light green': ['#b5e3a8', '#8edb7a', '#c8e6c9'],
  green: ['#2e9e44', '#007a3d', '#00a651', '#4caf50'],
  'dark green': ['#0f4d26', '#1b5e20'],
  olive: ['#7a7a2a', '#9a9440'],
  turquoise: ['#20b8b0', '#40d0c8', '#00897b'],
  'light blue': ['#a8d4f0', '#75aadb', '#bbdefb', '#7ec8f5'],
  blue: ['#1f6fd0', '#0055a4', '#2196f3', '#2a4fb0', '#0033cc'],
  'dark blue': ['#0b1f5c', '#002060', '#1d2f6f'],
  purple: ['#7a2fa0', '#5e35b1', '#9c27b0'],
  lilac: ['#cdb4e6', '#b39ddb'],
};

const NAMED = Object.entries(WORDS).flatMap(([word, hexes]) =>
  hexes.map((hex) => ({ word, lab: oklabFromHex(hex) })),
);

/** The plain word for a colour: 'dark blue'. @param hex '#rrggbb' */
export function colorWord(hex: string): string {
  const color = oklabFromHex(hex);
  const distance = ({ lab }: (typeof NAMED)[number]) => oklabDistance(color, lab);
  return NAMED.reduce((best, named) => (distance(named) < distance(best) ? named : best)).word;
}
