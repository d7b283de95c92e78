import { grouped } from '../grouped.ts';
import { blockAt } from './timeline.ts';
import type { Timeline } from './timeline.ts';

/** Where the needle is, in words: 'stitch 1,240 of 12,480, Moss green'. */
export function placeText(timeline: Timeline, place: number): string {
  const { blocks, total } = timeline;
  const name = blocks[blockAt(timeline, place)]?.thread.name;
  const stitch = `stitch ${grouped(place)} of ${grouped(total)}`;
  return name ? `${stitch}, ${name}` : stitch;
}

/** A time at the machine: '0:07', '12:40', '1:03:20'. */
export function clockText(seconds: number): string {
  const all = Math.floor(seconds + 1e-6);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(all / 60);
  const rest = two(all % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}
