import { expect, test } from 'vitest';
import { isNothing, type NothingRule } from './nothing';

const everywhere =
  'N/A,n/a,#N/A,N.A.,none,null,nan,NRF,?,-,--,-0-,___,.,TBD,Not Found,not applicable,0,0000000000,00000000,00/00/0000,0000-00-00,(000) 000-0000';

test.each(everywhere.split(','))('%s is nothing in a field of any kind but one that counts', (text) => {
  for (const rule of ['code', 'status', 'date'] as const)
    expect([rule, isNothing(text, rule)]).toEqual([rule, true]);
});

test.each<[string, NothingRule]>([
  ['Pending', 'code'],
  ['XX', 'code'],
  ['UNKNOWN', 'date'],
  ['Indefinite', 'date'],
  ['12/31/9999', 'date'],
  ['12/31/2099', 'date'],
  ['9999-12-31T00:00:00', 'date'],
  ['2382-12-31', 'date'],
  ['12/31/1899', 'date'],
  ['1/0/1900', 'date'],
  ['1/1/1900', 'date'],
  ['1/1/0001', 'date'],
  ['0001-01-01 00:00:00', 'date'],
  ['none', 'name'],
  ['N/A', 'name'],
])('%s is nothing in a field of the kind %s', (text, rule) => {
  expect(isNothing(text, rule)).toBe(true);
});

test.each<[string, NothingRule]>([
  ['0', 'count'],
  ['Null', 'name'],
  ['Na', 'name'],
  ['NONE', 'name'],
  ['Pending', 'status'],
  ['Active', 'status'],
  ['1/1/01', 'date'],
  ['12/31/2026', 'date'],
  ['Nandi', 'code'],
  ['N5', 'code'],
  ['100 Main St', 'code'],
  ['0100', 'code'],
  ['NÁ', 'code'],
])('%s is something in a field of the kind %s', (text, rule) => {
  expect(isNothing(text, rule)).toBe(false);
});
