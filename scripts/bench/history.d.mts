/** A figure of the benchmark; `ratio` and the quartiles `ratios` where it was measured by turns with another build. */
interface Figure {
  what: string;
  unit?: string;
  value: number;
  other?: number;
  ratio?: number;
  ratios?: [number, number];
}

export function record(figures: Figure[], run: { root: string; pairs: string }): void;
export function check(figures: Figure[]): number;
export function chartOf(csv: string): string;
