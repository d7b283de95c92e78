/** How Astro ties the styles of a component to its elements. */
const SCOPE = /data-astro-cid-(\w+)/g;

/** Shorter names for scopes, which stand on every other element; on all pages the same. */
export class Scopes {
  readonly #names = new Map<string, string>();

  shorten(page: string): string {
    return page.replaceAll(SCOPE, (_, id: string) => this.#nameOf(id));
  }

  #nameOf(id: string): string {
    const known = this.#names.get(id);
    if (known) return known;
    const name = `data-${this.#names.size.toString(36)}`;
    this.#names.set(id, name);
    return name;
  }
}
