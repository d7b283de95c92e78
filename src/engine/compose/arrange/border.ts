import { headsOf, isFlower, type Actor } from '../actors.ts';
import { place, type Figure } from '../figure.ts';
import { foldedLeaf } from '../ornament/shapes.ts';
import { boxTrack, type Track } from '../track.ts';
import { fitCircle, lineUp, stand, type Body, type Stage } from './body.ts';
import { interleave } from './medallion.ts';
import { isUpright } from './row.ts';

/** The frame's half side, in sizes of its motifs: how many stand along a side. */
const HALF_SIDE = [2, 2, 2.5, 3] as const;

/** A frame of motifs with its corners; words or another subject inside. */
export function arrangeBorder({ actors, words, inks, chance, detail }: Stage): Body {
  const inside = actors.filter((a) => a.place === 'middle');
  const lone = loneInside(actors, inside, words !== undefined);
  const around = headsOf(interleave(actors.filter((a) => a !== lone && a.place !== 'middle')));
  const cast = around.length > 0 ? around : actors;
  const half = HALF_SIDE[detail];
  const track = boxTrack(half, half, 0.01);
  const count = 8 * Math.round(half);
  const figure: Figure[] = [sprigs(track, count, inks)];
  const alternate = chance.variation % 3 === 1;
  const inward = chance.variation % 3 === 2 && cast.every(isFlower);
  for (let i = 0; i < count; i++) {
    const at = track.at(((i + (half % 1)) * track.length) / count);
    const corner = Math.abs(at.x) > half - 0.2 && Math.abs(at.y) > half - 0.2;
    const actor = pick(cast, i, corner);
    const angle = outAngle(actor, at.x, at.y, corner, half);
    const scale = corner ? 0.92 : alternate && i % 2 === 1 ? 0.6 : 0.82;
    figure.push(stand(actor, { x: at.x, y: at.y, scale, angle: inward ? angle + Math.PI : angle }));
  }
  const room = { x: 0, y: 0, r: half - 0.6 };
  const middle = lone ? [lone] : inside;
  if (middle.length > 0)
    figure.push(
      fitCircle(
        lineUp(
          middle.map((a) => a.figure),
          0.2,
        ),
        room,
      ),
    );
  else if (words) figure.push(fitCircle(words, room));
  const hasWords = middle.length === 0 && words !== undefined;
  return { figure: figure.flat(), form: 'box', hasWords };
}

/** A subject that stands alone beside others goes inside, if nothing else does. */
function loneInside(
  actors: readonly Actor[],
  inside: readonly Actor[],
  words: boolean,
): Actor | undefined {
  if (inside.length > 0 || words) return undefined;
  const copies = (a: Actor): number => actors.filter((b) => b.subject === a.subject).length;
  return actors.find((a) => copies(a) === 1 && copies(a) < actors.length && a.place === 'any');
}

/** Corners hold the first subject; along the sides they take turns. */
const pick = (cast: readonly Actor[], i: number, corner: boolean): Actor =>
  corner ? cast[0] : cast[i % cast.length];

/** Tops outward, corners along the diagonal. */
function outAngle(actor: Actor, x: number, y: number, corner: boolean, half: number): number {
  if (isUpright(actor) || actor.kind === 'animal') return 0;
  if (corner) return Math.atan2(x, -y);
  if (Math.abs(y) > half - 0.01) return y < 0 ? 0 : Math.PI;
  return x > 0 ? Math.PI / 2 : -Math.PI / 2;
}

/** A pair of leaves between neighbours. */
function sprigs(track: Track, count: number, { leaf, leafDark }: Stage['inks']): Figure {
  return Array.from({ length: count }, (_, i): Figure => {
    const at = track.at(((i + 0.5) * track.length) / count);
    const angle = Math.atan2(at.tx, -at.ty);
    return [0, Math.PI].flatMap((turn) =>
      place(foldedLeaf(leaf, leafDark, 0), { x: at.x, y: at.y, scale: 0.36, angle: angle + turn }),
    );
  }).flat();
}
