/** What a colour means here: `good` and `bad` are outcomes, the others only tell series apart. */
export type Tone = 'main' | 'plain' | 'good' | 'bad' | 'warn' | 'cool';

export interface Series {
  name: string;
  tone: Tone;
}

export interface PictureData {
  /** Bars side by side, on top of each other, lying ones, or lines. */
  kind: 'bars' | 'stacked' | 'lying' | 'lines';
  /** What the one axis of values counts: `Days`, `Requests`, `% of providers`. */
  unit: string;
  series: readonly Series[];
  /** What stands on the axis, with a value for each series. */
  points: readonly { label: string; values: readonly (number | undefined)[] }[];
  /** Values as they are said. */
  words?(value: number): string;
}

const tones: Record<Tone, string> = {
  main: 'var(--chart-main)',
  plain: 'var(--chart-plain)',
  good: 'var(--chart-good)',
  bad: 'var(--chart-bad)',
  warn: 'var(--chart-warn)',
  cool: 'var(--chart-cool)',
};

/** Lines are told apart by their strokes as well. */
export const strokes = [undefined, '6 4', '2 3', '10 3 2 3', '1 4', '12 4'] as const;

export const toneColor = (tone: Tone) => tones[tone];
