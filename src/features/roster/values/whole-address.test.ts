import { expect, test } from 'vitest';
import { isWholeAddress, mayHoldCity, wholeAddress } from './whole-address';

const parts = (text: string, known = {}) => {
  const read = wholeAddress(text, known);
  if ('unread' in read) return read.unread;
  const { addressLine1 = '', addressLine2 = '', city = '', state = '', zipCode = '' } = read.parts;
  return [addressLine1, addressLine2, city, state, zipCode].join(' | ');
};

test.each([
  ['100 Main St, Phoenix, AZ 85004', '100 Main St |  | Phoenix | AZ | 85004'],
  ['100 Main St, Phoenix, AZ, 85004, USA', '100 Main St |  | Phoenix | AZ | 85004'],
  ['100 Main St, Suite 200, Phoenix, AZ 85004', '100 Main St | Suite 200 | Phoenix | AZ | 85004'],
  ['100 Main St Ste. B-4, Phoenix, Arizona 85004-1234', '100 Main St | Ste. B-4 | Phoenix | AZ | 85004-1234'],
  ['100 Main St # 12, Phoenix AZ 850041234', '100 Main St | # 12 | Phoenix | AZ | 85004-1234'],
  ['100 Main St, Ste 200 Phoenix, AZ 85004', '100 Main St | Ste 200 | Phoenix | AZ | 85004'],
  ['100 Main St\nPhoenix, AZ 85004', '100 Main St |  | Phoenix | AZ | 85004'],
  ['100 Main St\r\nSuite 200\r\nPhoenix AZ 85004', '100 Main St | Suite 200 | Phoenix | AZ | 85004'],
  ['One Medical Plaza\nPhoenix, AZ 85004', 'One Medical Plaza |  | Phoenix | AZ | 85004'],
  ['Harbor Clinic, 100 Main St, Phoenix, AZ 85004', '100 Main St | Harbor Clinic | Phoenix | AZ | 85004'],
  ['Suite 3, 100 Main St, Phoenix, AZ 85004', '100 Main St | Suite 3 | Phoenix | AZ | 85004'],
  ['PO Box 12, Phoenix, AZ 85004', 'PO Box 12 |  | Phoenix | AZ | 85004'],
  ['PO Box 12 Phoenix AZ 85004', 'PO Box 12 |  | Phoenix | AZ | 85004'],
  ['100 Main St Phoenix AZ 85004', '100 Main St |  | Phoenix | AZ | 85004'],
  ['100 N Main St NW Ste 4 El Paso TX 79901', '100 N Main St NW | Ste 4 | El Paso | TX | 79901'],
  ['100 Highway 61 Natchez, MS 39120', '100 Highway 61 |  | Natchez | MS | 39120'],
  ['One Medical Plaza Phoenix, AZ 85004', 'One Medical Plaza |  | Phoenix | AZ | 85004'],
  ['100 Old Highway 61 Natchez, MS 39120', '100 Old Highway 61 |  | Natchez | MS | 39120'],
  ['100 Main St, New York, New York 10001', '100 Main St |  | New York | NY | 10001'],
  ['100 Main St, Washington DC 20001', '100 Main St |  | Washington | DC | 20001'],
  ['100 Main St, Washington, DC 20001', '100 Main St |  | Washington | DC | 20001'],
  ['100 Main St, Charleston, West Virginia 25301', '100 Main St |  | Charleston | WV | 25301'],
  ['100 Main St, St. Louis, MO 63101', '100 Main St |  | St. Louis | MO | 63101'],
  ['100 Main St, Phoenix, AZ', '100 Main St |  | Phoenix | AZ | '],
  ['Phoenix, AZ 85004', ' |  | Phoenix | AZ | 85004'],
  ['Phoenix AZ 85004-1234', ' |  | Phoenix | AZ | 85004-1234'],
])('%j is taken apart', (text, wanted) => {
  expect(parts(text)).toBe(wanted);
});

test.each([
  // St. Louis and Main, or Main St and Louis; a direction of the street, or of the city.
  '100 Main St Louis, MO 63101',
  '100 Park Ave North Port, FL 34286',
  '100 Old Mill Road Way Denver CO 80201',
  '100 Broadway Nashville TN 37203',
  'One Medical Center Phoenix, AZ 85004',
])('%s is not guessed at', (text) => {
  expect(parts(text)).toBe(
    'Street and city could not be told apart: write it like 100 Main St, Suite 2, El Paso, TX 79901.',
  );
});

test.each([
  ['100 Main St, Phoenix', 'No state and ZIP code were read at its end'],
  ['100 Main St, Phoenix 85004', 'No state was read before the ZIP code'],
  [
    'Harbor Clinic, Cedar House, Phoenix, AZ 85004',
    'The street could not be told from what else stands there',
  ],
  ['Suite 200, Phoenix, AZ 85004', 'The street could not be told from what else stands there'],
  ['100 Main St, Suite 200, AZ 85004', 'Street and city could not be told apart'],
])('Of %s it is said what was not read', (text, words) => {
  expect(parts(text)).toContain(words);
});

test('A city that has a cell of its own is told from the street by its name', () => {
  expect(parts('100 Broadway Nashville TN 37203', { city: 'Nashville' })).toBe(
    '100 Broadway |  | Nashville | TN | 37203',
  );
  expect(parts('100 Main St, Phoenix 85004', { state: 'AZ' })).toBe('100 Main St |  | Phoenix | AZ | 85004');
});

test('What stands behind a comma may be a city, unless it is a suite', () => {
  expect(['100 Main St, Phoenix', '100 Main St\nPhoenix'].map(mayHoldCity)).toEqual([true, true]);
  expect(['100 Main St', '100 Main St, Suite 2', '100 Main St,'].map(mayHoldCity)).toEqual([
    false,
    false,
    false,
  ]);
});

test('A column of whole addresses is told by a state and a ZIP code at their ends', () => {
  expect(isWholeAddress('100 Main St Phoenix AZ 85004')).toBe(true);
  expect(isWholeAddress('100 Main St, Phoenix, AZ')).toBe(true);
  expect(isWholeAddress('100 Main St')).toBe(false);
  expect(isWholeAddress('PO Box 85004')).toBe(false);
  expect(isWholeAddress('85004')).toBe(false);
});
