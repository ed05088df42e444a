import { expect, it, vi } from 'vitest';
import { firstDayOfWeek } from './first-day-of-week';

it.each([
  ['Sunday', 'the United States', 'en-US', 0],
  ['Monday', 'Germany', 'de-DE', 1],
  ['Saturday', 'Egypt', 'ar-EG', 6],
])('A week begins on %s where the language of the browser is that of %s', (_, __, language, day) => {
  vi.stubGlobal('navigator', { language });
  expect(firstDayOfWeek()).toBe(day);
});

it('A week begins on Sunday where the browser does not know of weeks', () => {
  vi.stubGlobal('navigator', { language: 'de-DE' });
  vi.stubGlobal('Intl', { Locale: Object });
  expect(firstDayOfWeek()).toBe(0);
});

it.each([undefined, '', 'C', 'en_US.UTF-8'])(
  'A week begins on Sunday where the browser names the language %j',
  (language) => {
    vi.stubGlobal('navigator', { language });
    expect(firstDayOfWeek()).toBe(0);
  },
);
