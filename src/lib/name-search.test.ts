import { expect, test } from 'vitest';
import { personNames } from './by-beginning';
import { findByName, fitOf, isOneSlipAway } from './name-search';

const people = [
  'Ada Okoro',
  'Marco Dwyer',
  "Sean O'Dwyer",
  'Lucía Torre-Solís',
  'Maria De la Cruz',
  'Nils Lindgren',
  'Linda Ames',
  'John Smith',
  'Kwabena Abara',
].map((name) => {
  const [firstName = '', ...rest] = name.split(' ');
  return { id: name, firstName, lastName: rest.join(' ') };
});

/** A service that compares last and first names letter by letter, as narrow as one may be; and what it was asked. */
async function narrow(typed: string, known?: () => readonly (typeof people)[number][]) {
  const asked: string[] = [];
  const found = await findByName<(typeof people)[number]>({
    typed,
    async ask(text) {
      asked.push(text);
      const wanted = text.toLowerCase();
      return people.filter(({ firstName, lastName }) =>
        [firstName, lastName].some((name) => name.toLowerCase().includes(wanted)),
      );
    },
    namesOf: (one) => personNames(one),
    keyOf: (one) => one.id,
    known,
  });
  return { found: found.map(({ id }) => id), asked };
}

test.each([
  ['okoro ada', 'Ada Okoro'],
  ['Ada Okoro', 'Ada Okoro'],
  ['Okoro, Ada', 'Ada Okoro'],
  ['odwyer', "Sean O'Dwyer"],
  ['o dwyer', "Sean O'Dwyer"],
  ["o'dwyer", "Sean O'Dwyer"],
  ['torre solis', 'Lucía Torre-Solís'],
  ['solis torre', 'Lucía Torre-Solís'],
  ['lucia torre', 'Lucía Torre-Solís'],
  ['cruz maria', 'Maria De la Cruz'],
])('“%s” finds %s, whatever the service makes of it', async (typed, name) => {
  expect((await narrow(typed)).found[0]).toBe(name);
});

test('What the service finds as it is typed costs one question', async () => {
  expect(await narrow('dwyer')).toEqual({ found: ['Marco Dwyer', "Sean O'Dwyer"], asked: ['dwyer'] });
});

test('One slip of typing is forgiven where nothing is found otherwise, wherever in the word it is', async () => {
  for (const typed of ['lindgrn', 'lindgrenn', 'linegren', 'ilndgren', 'lindrgen', 'lndgren', 'nils lindgrn'])
    expect((await narrow(typed, () => [])).found, typed).toEqual(['Nils Lindgren']);
  for (const typed of ['smtih', 'msith', 'smiht', 'smth', 'smithh', 'smtih john', 'jhon smtih'])
    expect((await narrow(typed, () => [])).found, typed).toEqual(['John Smith']);
  expect((await narrow('lindgrn')).found).toEqual([]);
  expect((await narrow('lidngrne', () => [])).found).toEqual([]);
});

test('Each word may have a slip of its own', async () => {
  for (const typed of ['abarra kwabna', 'kwabena abarra', 'abraa kwbaena'])
    expect((await narrow(typed, () => [])).found, typed).toEqual(['Kwabena Abara']);
  expect((await narrow('abarra kwbna', () => [])).found, 'two slips in one word').toEqual([]);
});

test('With a slip in a short word those are found who are known already', async () => {
  expect((await narrow('okroo', () => people)).found).toEqual(['Ada Okoro']);
  expect((await narrow('okxyo', () => people)).found).toEqual([]);
});

test('A whole word fits best, then a beginning, then a part, a slip last', () => {
  const fits = ['okoro', 'oko', 'koro', 'okoor', 'nobody'].map((typed) => fitOf(typed, ['Okoro', 'Ada']));
  expect(fits).toEqual([0, 1, 2, 100, undefined]);
  expect(fitOf('okoor adda', ['Okoro', 'Adda'])).toBe(100);
  expect(fitOf('okoor addam', ['Okoro', 'Adams'])).toBe(200);
  expect(fitOf('okoor aaddm', ['Okoro', 'Adams'])).toBeUndefined();
});

test('A slip is one letter missing, too many or wrong, or two that changed places', () => {
  expect(
    ['verify', 'verfy', 'verifyy', 'verifi', 'verfiy'].every((one) => isOneSlipAway(one, 'verify')),
  ).toBe(true);
  expect(['vefriy', 'verf', 'verifies'].some((one) => isOneSlipAway(one, 'verify'))).toBe(false);
});
