/** The same text with each number kept on one line with its unit, and both sides of a "×". */
export function keepUnits(text: string): string {
  return text
    .replace(/(\d) (mm|m|kg|%)(?!\w)/g, '$1\u00a0$2')
    .replace(/(\d) × (?=\d)/g, '$1\u00a0×\u00a0');
}
