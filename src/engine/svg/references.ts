import type { SvgElement } from './document.ts';

/** The id that `url(#id)` or `#id` names. */
export function referredId(text: string | undefined): string | undefined {
  return /^(?:url\(\s*["']?)?#([^"')]+)["']?\s*\)?/.exec(text?.slice(0, 500).trim() ?? '')?.[1];
}

/** `href`, with or without the prefix of XLink. */
export function hrefOf({ attributes }: SvgElement): string | undefined {
  return attributes.href ?? attributes['xlink:href'];
}
