/**
 * A number as English has it, rounded: 12510 → '12,510'. Not by `Intl.NumberFormat`: making the first
 * takes a phone as long as all else that a page does when it begins.
 * @param digits after the point, always as many
 */
export function grouped(value: number, digits = 0): string {
  const unit = 10 ** digits;
  const rounded = Math.round(Math.abs(value) * unit) / unit;
  const [whole, ...rest] = rounded.toFixed(digits).split('.');
  const text = [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...rest].join('.');
  return value < 0 && rounded > 0 ? `-${text}` : text;
}
