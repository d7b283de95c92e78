/** A thread one can buy, or at least name. */
export interface Thread {
  /** '#rrggbb', lower case. */
  hex: string;
  /** English name, sentence case: 'Moss green'. */
  name: string;
  /** Number on its chart: '2210'. Empty where unknown. */
  code: string;
  /** Name of the chart. Empty where unknown. */
  chart: string;
}
