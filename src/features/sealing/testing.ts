import { sealingKey } from '@/lib/seal';

// A key for tests without a service that keeps one:
//   vi.mock('@/features/sealing/key', () => import('@/features/sealing/testing'));

/** Whose browser it is: a number for each user. */
export const user = { number: 1 };

/** The key of that user. */
export const browserKey = () => sealingKey(new Uint8Array(32).fill(user.number));
