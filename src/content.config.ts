/*
 * The site's content: one collection a kind, each with a strict schema in
 * `content/schemas/`, so that a wrong field fails the build.
 */
export const collections = {};
