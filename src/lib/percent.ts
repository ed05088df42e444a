/**
 * `amount` of `whole` in percent, with so many digits behind the point: `3.4%`. What is not nothing is never written as
 * 0%, nor what is not all as 100%: `under 0.1%`, `over 99.9%`. A dash where there is nothing to be a part of.
 */
export function formatPercent(amount: number, whole: number, digits = 1): string {
  if (whole === 0) return '–';
  const percent = (amount / whole) * 100;
  const least = 10 ** -digits;
  if (amount > 0 && percent < least) return `under ${least}%`;
  if (amount < whole && percent > 100 - least) return `over ${100 - least}%`;
  return `${Number(percent.toFixed(digits))}%`;
}
