import { atom } from 'nanostores';
import { once } from '../../lib/once.ts';

/** What was brought along: ids of old entries, and of the designs that they became. */
export const $brought = atom<ReadonlyMap<string, string>>(new Map());

const CHANNEL = 'ilmek-brought';

type Pairs = readonly (readonly [string, string])[];

const note = (pairs: Pairs) => $brought.set(new Map([...$brought.get(), ...pairs]));

/** Tells this page, and those of other tabs that listen, what has been brought along. */
export function tellBrought(saved: ReadonlyMap<string, string>): void {
  note([...saved]);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage([...saved]);
  channel.close();
}

/** Hears, as long as the page lives, what other tabs bring along. */
export const hearBrought = once(() => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Pairs>) => note(data);
  return channel;
});
