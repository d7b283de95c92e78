/** Words of one index at most: then it begins anew. */
const MOST = 2000;

/** What was found of words, by the index that it was found in: a prompt is read again at each letter that is typed. */
export class WordMemo<T> {
  readonly #known = new WeakMap<object, Map<string, T>>();

  /** What is known of a word, else what `find` finds. */
  of(index: object, word: string, find: () => T): T {
    let words = this.#known.get(index);
    if (!words || words.size >= MOST) {
      words = new Map();
      this.#known.set(index, words);
    }
    if (words.has(word)) return words.get(word)!;
    const found = find();
    words.set(word, found);
    return found;
  }
}
