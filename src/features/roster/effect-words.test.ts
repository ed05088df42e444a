import { expect, test } from 'vitest';
import { effectWords } from './effect-words';
import type { RosterKind } from './model/kind';

const kind = { one: 'provider', many: 'providers' } as RosterKind;
const none = { create: 0, same: 0, differs: 0, terminate: 0, decide: 0, joined: 0, none: 0, cannot: 0 };

test.each([
  ['The import creates 1,200 providers.', { create: 1_200, cannot: 4 }, {}],
  [
    'The import creates 1 provider. 3 existing ones stay as they are.',
    { create: 1, same: 2, differs: 1 },
    {},
  ],
  [
    'The import creates 2 providers, changes 3 and deactivates 1. 1 existing one stays as it is.',
    { create: 2, same: 1, differs: 3, terminate: 1 },
    { changes: true, terminations: true },
  ],
  ['The import changes 3 providers.', { differs: 3 }, { changes: true }],
  ['The import creates and changes nothing. 1 existing one stays as it is.', { terminate: 1, decide: 2 }, {}],
])('%s', (words, plans, wanted) => {
  expect(effectWords(kind, { plans: { ...none, ...plans } }, wanted)).toBe(words);
});
