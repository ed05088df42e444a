import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OnFile } from '../model/kind';
import { checked, testKind } from '../testing-rows';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-28T12:00:00Z');
});
afterEach(() => vi.useRealTimers());

const npi = '1234567893';
const ada: OnFile = {
  id: 'p1',
  identities: [`npi:${npi}`, 'name:QUILL ADA'],
  values: { lastName: 'Quill', firstName: 'Ada', npi },
};
const fields = 'npi lastName firstName action termDate effectiveDate';
const plan = (action: string, termDate: string, effectiveDate = '', onFile: OnFile[] = [ada]) =>
  checked(fields, [[npi, 'Quill', 'Ada', action, termDate, effectiveDate]], { onFile })[0];

const read = (text: string) => testKind.fields.find(({ key }) => key === 'action')?.read(text);

test.each([
  ['Add', 'add'],
  ['New provider', 'add'],
  ['A', 'add'],
  ['Change', 'change'],
  ['UPDATE', 'change'],
  ['New location', 'change'],
  ['Term', 'terminate'],
  ['TERMED', 'terminate'],
  ['Terminate provider', 'terminate'],
  ['D', 'terminate'],
  ['Inactive', 'terminate'],
  ['Not active', 'terminate'],
  ['No longer active', 'terminate'],
  ['Non-active', 'terminate'],
  ['No longer enrolled', 'terminate'],
  ['no longer active at location', 'location'],
  ['No change', 'change'],
  ['terminate location', 'location'],
])('A row of the action %s is for: %s', (text, value) => {
  expect(read(text)).toEqual({ value });
});

test.each([
  'Add/Term',
  'x0',
  'Review',
  'Do not terminate',
  'No term',
  'Not yet active',
  'No longer accepting new patients',
])('The action %s says nothing that is sure', (text) => {
  expect(read(text)).toEqual({ problem: 'This is none of add, change and terminate.' });
});

test.each([
  ['Term', '', '', 'terminate', 'Will be deactivated'],
  ['', '11/1/2026', '', 'terminate', 'Will be deactivated'],
  ['Change', '11/28/2026', '', 'terminate', 'Will be deactivated'],
  ['Term', '', '11/1/2026', 'terminate', 'Will be deactivated'],
  ['Term', '12/31/2026', '', 'none', 'Ends on Dec 31, 2026: import it again then'],
  ['Term', '', '1/1/2027', 'none', 'Ends on Jan 1, 2027: import it again then'],
  ['Add', '12/31/2027', '1/1/2026', 'same', 'Already there'],
  ['Add', '12/31/9999', '', 'same', 'Already there'],
  ['Term location', '11/1/2026', '', 'none', 'Ends a location, and nobody is deactivated'],
  ['Change', '', '', 'same', 'Already there'],
])(
  'Of somebody on file, a row of the action “%s”, term date “%s” and effective date “%s” comes to: %s',
  (action, term, effective, expected, words) => {
    expect(plan(action, term, effective)).toMatchObject({ plan: expected, words });
  },
);

test('A termination never creates, and ends nobody twice', () => {
  expect(plan('Term', '', '', [])).toMatchObject({
    plan: 'none',
    words: 'Nothing will happen: the row ends somebody who is not on file',
  });
  expect(plan('Term', '', '', [{ ...ada, isDeactivated: true }])).toMatchObject({
    plan: 'same',
    words: 'Deactivated already',
  });
});

test.each([
  ['Add', {}, 'same', 'Already there. Deactivated on file, and stays so'],
  [
    '',
    { lastName: 'Vega' },
    'decide',
    'Last name: Quill in line 2, Vega on file. Deactivated on file, and stays so',
  ],
  ['', { phone: '' }, 'differs', 'Already there, differs in Telephone. Deactivated on file, and stays so'],
])(
  'Of somebody who is deactivated on file, a row of the action “%s” that finds %j there says so',
  (action, there, expected, words) => {
    const onFile = [
      { ...ada, values: { ...ada.values, phone: '(555) 010-0100', ...there }, isDeactivated: true },
    ];
    const heading = 'npi lastName firstName action phone';
    const [row] = checked(heading, [[npi, 'Quill', 'Ada', action, '(555) 010-0100']], { onFile });
    expect(row).toMatchObject({ plan: expected, words });
  },
);

test('A name alone ends nobody, and another name under an NPI is decided first', () => {
  const [byName] = checked('lastName firstName action', [['Quill', 'Ada', 'Term']], { onFile: [ada] });
  expect(byName).toMatchObject({ plan: 'none', words: expect.stringMatching(/^A name alone/) });
  const [other] = checked('npi lastName firstName action', [[npi, 'Vega', 'Ada', 'Term']], { onFile: [ada] });
  expect(other).toMatchObject({ plan: 'decide', words: 'Last name: Vega in line 2, Quill on file' });
});

test('Who ends one of several places is not deactivated, and a place that goes on gives the address', () => {
  const rows = [
    [npi, 'Quill', 'Ada', 'Term', '(555) 010-0100'],
    [npi, 'Quill', 'Ada', 'Add', '(555) 010-0199'],
  ];
  const [ended, stays] = checked('npi lastName firstName action phone', rows);
  expect(stays).toMatchObject({ plan: 'create', joined: [2], values: { phone: '(555) 010-0199' } });
  expect(ended?.words).toBe('Joined with line 3: ends one of several places, so that nobody is deactivated');
});

test('Who ends all of several places is deactivated once', () => {
  const rows = [
    [npi, 'Quill', 'Ada', 'Term', '(555) 010-0100'],
    [npi, 'Quill', 'Ada', 'Term', '(555) 010-0199'],
  ];
  const plans = checked('npi lastName firstName action phone', rows, { onFile: [ada] });
  expect(plans.map((row) => row.plan)).toEqual(['terminate', 'joined']);
});
