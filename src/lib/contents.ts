/** A heading as Astro's Markdown renderer lists it. */
export interface Heading {
  depth: number;
  /** Its anchor, without "#". */
  slug: string;
  text: string;
}

/** A chapter (h2) with its sections (h3). */
export interface Chapter extends Heading {
  sections: Heading[];
}

/**
 * The table of contents of a page: its h2s, each with the h3s that follow it.
 * Deeper headings are left out.
 * @throws RangeError where an h3 stands before the first h2
 */
export function chaptersOf(headings: readonly Heading[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const heading of headings) {
    if (heading.depth === 2) chapters.push({ ...heading, sections: [] });
    if (heading.depth !== 3) continue;
    const chapter = chapters.at(-1);
    if (!chapter) throw new RangeError(`"${heading.text}" is an h3 before any h2`);
    chapter.sections.push(heading);
  }
  return chapters;
}
