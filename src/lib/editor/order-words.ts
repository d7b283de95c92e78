/* What another sewing order has come to, in words. */

/** What an order costs. */
interface OrderCost {
  /** How often the thread is changed. */
  changes: number;
  /** How often it is cut; undefined where that is not known. */
  trims: number | undefined;
}

const trims = (count: number): string => (count === 1 ? '1 trim' : `${count} trims`);

/** '9 changes became 4. That costs 15 trims: 5 became 20.' */
export function changesWords(before: OrderCost, after: OrderCost): string {
  if (after.changes >= before.changes)
    return `There are ${before.changes}, and no fewer are possible.`;
  const saved = `${before.changes} changes became ${after.changes}.`;
  if (before.trims === undefined || after.trims === undefined) return saved;
  const more = after.trims - before.trims;
  if (more === 0) return saved;
  const were = `${before.trims} became ${after.trims}.`;
  return more > 0 ? `${saved} That costs ${trims(more)}: ${were}` : `${saved} Of trims, ${were}`;
}

/**
 * '20 trims became 18.'
 * @param changes how often the thread is changed in both orders: no other ones are tried
 */
export function trimsWords(before: number, after: number, changes: number): string {
  if (after < before) return `${trims(before)} became ${after}.`;
  if (before === 0) return 'There are none.';
  const none = `There are ${before}; no order with fewer was found`;
  if (changes === 0) return `${none}.`;
  const kept = changes === 1 ? 'its colour change' : `its ${changes} colour changes`;
  return `${none} that keeps ${kept}. With more of these it may be cut less often.`;
}
