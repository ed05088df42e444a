import { expect, test } from 'vitest';
import { licenseNumbers } from './license-numbers';

const read = (text: string) => {
  const found = licenseNumbers(text);
  return 'problem' in found
    ? found.problem
    : found.numbers
        .map(({ number, state = '-', whole }) => `${state} ${number}${whole ? '?' : ''}`)
        .join('; ');
};

test.each([
  ['CA A118273', 'CA A118273'],
  ['CA-A99120', 'CA A99120'],
  // Nobody knows of a number of mere digits that the code before it is no part of it.
  ['NV-5000', 'NV NV-5000'],
  ['NV - 5000', 'NV 5000'],
  ['A118273 (CA)', 'CA A118273'],
  ['(CA) A118273', 'CA A118273'],
  ['TX: M4471', 'TX M4471'],
  ['12001 NV', 'NV 12001'],
  ['12001 - NV', 'NV 12001'],
  ['12001, NV', 'NV 12001'],
  ['NV/12001', 'NV 12001'],
  ['California A55120', 'CA A55120'],
  ['New York 244871', 'NY 244871'],
  ['CA RN 12345', 'CA RN 12345'],
  ['IL 036.104455', 'IL 036.104455'],
  ['PA MD-044512-L', 'PA MD-044512-L?'],
  ['OR PA101221', 'OR PA101221'],
])('The state that stands apart from a number is no part of it: %s', (text, words) => {
  expect(read(text)).toBe(words);
});

test.each([
  'MD595819',
  'PA101221',
  'RN88121',
  'DO-597208',
  'CO12',
  'MD.12345',
  'RN 12345',
  'A-12345',
  '036/104455',
  'CA',
])('A number that begins with letters stays whole: %s', (text) => {
  expect(read(text)).toBe(`- ${text}`);
});

test.each([
  ['MD-329746', 'MD 329746?'],
  ['PA 101221', 'PA 101221?'],
  ['ME 104422', 'ME 104422?'],
  ['Maryland 329746', 'MD 329746'],
])('Letters that are a state and a profession are doubtful, its name is not: %s', (text, words) => {
  expect(read(text)).toBe(words);
});

test.each([
  ['TX M4471; NM MD2019-0221', 'TX M4471; NM MD2019-0221'],
  ['TX M4471, NM 20190221', 'TX M4471; NM 20190221'],
  ['TX M4471/NM 20190221', 'TX M4471; NM 20190221'],
  ['AZ RN88121 / AP3321', 'AZ RN88121; - AP3321'],
  ['M4471\nM4472', '- M4471; - M4472'],
  [
    'RN88121/AP3321',
    'Nobody knows whether RN88121/AP3321 is one number: write several like RN88121; AP3321.',
  ],
  ['TX M4471; pending', '“pending” is no license number: write several like TX M4471; OK 20190221.'],
])('Several numbers are parted where that is plain: %s', (text, words) => {
  expect(read(text)).toBe(words);
});
