import { OWN_SET } from './own/index.ts';

/** What is read of an icon set's JSON. */
interface IconSet {
  icons: Record<
    string,
    { body: string; left?: number; top?: number; width?: number; height?: number }
  >;
  width?: number;
  height?: number;
}

/** The sets that motif ids name, and their icons; our own, `ilmek`, are always there. */
export type MotifSets = Readonly<Record<'fluent' | 'game', IconSet>>;

/** A motif as an SVG document of its own. @throws Error where the set has no such icon */
export function motifSvg(id: string, sets: MotifSets): string {
  const [set, name] = id.split(':') as [keyof MotifSets | 'ilmek', string];
  const { icons, width = 16, height = 16 }: IconSet = set === 'ilmek' ? OWN_SET : sets[set];
  // A face in the screens' yellow would be sewn in the thread of its hair.
  const icon = icons[`${name}-medium-light`] ?? icons[name];
  if (!icon) throw new Error(`no motif ${id}`);
  const [w, h] = [icon.width ?? width, icon.height ?? height];
  const box = `${icon.left ?? 0} ${icon.top ?? 0} ${w} ${h}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${box}">${icon.body}</svg>`;
}
