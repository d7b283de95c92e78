import type { Thread } from '../../core/design.ts';
import { JANOME_THREADS } from '../jef/threads.ts';

/**
 * How programs that read SEW files show its indices, 1 to 78: the spools are those of JEF files, but
 * the older programs had other colours for half of them.
 */
// prettier-ignore
const SEW_COLORS = [
  // 1
  '#000000', '#ffffff', '#ffff17', '#faa060', '#5c7649', '#40c030', '#65c2c8', '#ac80be', '#f5bccb', '#ff0000',
  // 11
  '#c08000', '#0000f0', '#e4c35d', '#a52a2a', '#d5b0d4', '#fcf294', '#f0d0c0', '#ffc000', '#c9a480', '#9b3d4b',
  // 21
  '#a0b8cc', '#7fc21c', '#b9b9b9', '#a0a0a0', '#98d6bd', '#b8f0f0', '#368ba0', '#4f83ab', '#386a91', '#00206b',
  // 31
  '#e5c5ca', '#f9676b', '#e3311f', '#e2a188', '#b59474', '#e4cf99', '#e1cb00', '#e1add4', '#c3007e', '#80004b',
  // 41
  '#a060b0', '#c04020', '#cae0c0', '#899856', '#00aa00', '#218a21', '#5dae94', '#4cbf8f', '#007772', '#707070',
  // 51
  '#f2ffff', '#b15818', '#cb8a07', '#f7927b', '#98692d', '#a27148', '#7b554a', '#4f3946', '#523a97', '#0000a0',
  // 61
  '#0096de', '#b2dd53', '#fa8fbb', '#de649e', '#b55066', '#5e5747', '#4c881f', '#e4dc79', '#cb8a1a', '#c6aa42',
  // 71
  '#ecb02c', '#f88040', '#ffe505', '#fa7a7a', '#6be000', '#386cae', '#d0bab0', '#e3be81',
] as const;

/**
 * The 78 threads that SEW files name by index, 1 to 78: `SEW_THREADS[0]` has the index 1. Names and
 * numbers on the spools are those of JEF files.
 */
export const SEW_THREADS: readonly Thread[] = JANOME_THREADS.map((spool, i) => ({
  ...spool,
  hex: SEW_COLORS[i],
}));
