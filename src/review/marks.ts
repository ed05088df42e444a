import { IconDots, IconEqual, IconEqualNot, IconTilde, type Icon } from '@tabler/icons-react';

/** How a value that a source gives stands to the one we hold. */
export type Mark = 'agrees' | 'similar' | 'differs' | 'missing';

export interface Comparison {
  mark: Mark;
  /** What makes it similar or how far it is off, in words; for a missing value, which side lacks it or that nobody can compare them. */
  why?: string;
  /** The parts of the given text that differ, as pairs of start and end. */
  ranges?: [start: number, end: number][];
}

/** The word and icon of every mark; colour comes from the style sheet and never stands alone. */
export const markLooks = {
  agrees: { label: 'Agrees', icon: IconEqual },
  similar: { label: 'Similar', icon: IconTilde },
  differs: { label: 'Differs', icon: IconEqualNot },
  missing: { label: 'Missing', icon: IconDots },
} as const satisfies Record<Mark, { label: string; icon: Icon }>;
