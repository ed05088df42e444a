import { count, formatNumber } from '@/lib/words';
import type { SampleRule, SampleSize } from './-sample';

/** `The lesser of 5 % and 50 files; at least 10 initial and 10 recredentialed, all where there are fewer` */
export function ruleWords({ share, most, least }: SampleRule): string {
  const least10 = formatNumber(least);
  return `The lesser of ${share} % and ${count(most, 'file')}; at least ${least10} initial and ${least10} recredentialed, all where there are fewer`;
}

/** `83 files were completed: 31 initial, 44 recredentialed, 8 of other kinds.` */
export function populationWords({ population, initial, recredentialed, other }: SampleSize): string {
  if (population === 0) return 'No file was completed.';
  const kinds = [
    `${formatNumber(initial)} initial`,
    `${formatNumber(recredentialed)} recredentialed`,
    ...(other > 0 ? [`${formatNumber(other)} of other kinds`] : []),
  ];
  return `${count(population, 'file')} ${population === 1 ? 'was' : 'were'} completed: ${kinds.join(', ')}.`;
}

/** `20 are drawn. 5 % and no more than 50 files come to 5; the least of each kind to 20.` */
export function sizeWords({ size, byShare }: SampleSize, { share, most }: SampleRule): string {
  const drawn = `${formatNumber(size)} ${size === 1 ? 'is' : 'are'} drawn.`;
  const reached = `${share} %, and no more than ${count(most, 'file')}, come to ${formatNumber(byShare)}`;
  return `${drawn} ${reached}${size > byShare ? '; the least of each kind is more.' : '.'}`;
}
