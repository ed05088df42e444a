import { expect, test } from 'vitest';
import type { Draft } from '@/review/decision';
import { isAsDrafted } from './draft';

const draft = (changes: Partial<Draft>): Draft => ({ decision: 'Found', reason: '', text: '', ...changes });

test.for([
  ['the same result', { resultIndex: 1 }, { status: 'Found', correctResultIndex: 1 }, true],
  ['another result', { resultIndex: 1 }, { status: 'Found', correctResultIndex: 0 }, false],
  ['a result that is not told', { resultIndex: 0 }, { status: 'Found' }, true],
  ['another status', { resultIndex: 1 }, { status: 'NotFound' }, false],
  ['no result', { decision: 'NotFound' }, { status: 'NotFound' }, true],
] as const)('A decision with %s: whether it is the one in the draft', ([, changes, verification, isSame]) => {
  expect(isAsDrafted(verification, draft(changes))).toBe(isSame);
});
