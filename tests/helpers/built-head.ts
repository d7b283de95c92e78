import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { builtPages, DIST } from './built-pages.ts';

/** A page of the built site, as data. */
export interface BuiltPage {
  /** As a visitor writes it. */
  path: string;
  root: HTMLElement;
}

/** Reads a page from dist. */
function readPage(route: string): BuiltPage {
  const file = path.join(DIST, route === '/' ? 'index.html' : `${route}.html`);
  return { path: route, root: parse(readFileSync(file, 'utf8'), { comment: false }) };
}

/** Pages that answer many addresses: unknown ones, and every design of the gallery. */
const SHARED_FILES = ['/404', '/blog/bulunamadi', '/gallery/design'];

export const readShared = (): BuiltPage[] => SHARED_FILES.map(readPage);

/** Every page but those. */
export const readSite = (): BuiltPage[] => builtPages().map(readPage);

/** What a meta element says; undefined where there is none. */
export function metaOf({ root }: BuiltPage, name: string): string | undefined {
  const element =
    root.querySelector(`meta[name="${name}"]`) ?? root.querySelector(`meta[property="${name}"]`);
  return element?.getAttribute('content');
}

export const hrefOf = ({ root }: BuiltPage, rel: string): string | undefined =>
  root.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

export const isIndexed = (page: BuiltPage): boolean =>
  !(metaOf(page, 'robots') ?? '').includes('noindex');

/** Whether a path of the site is a file of the build. */
export function isBuilt(pathname: string): boolean {
  const clean = decodeURIComponent(pathname);
  return [clean, `${clean}.html`, path.posix.join(clean, 'index.html')].some(
    (file) => /\.\w+$/.test(file) && existsSync(path.join(DIST, file)),
  );
}
