// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '@/ui/testing';
import { MonthCalendar } from './month-calendar';

test('All days of a month are as high as the one with the most kinds', () => {
  const three = [1, 2, 3].map((amount) => ({ amount, icon: 'Lic.' }));
  renderPart(
    <MonthCalendar
      day="2027-03-10"
      words={() => 'nothing'}
      marks={(day) => (day === '2027-03-31' ? three : [])}
      onChoose={() => undefined}
    />,
  );
  const heights = screen
    .getAllByRole<HTMLElement>('button', { name: /, 2027,/ })
    .map(({ style }) => style.minHeight);
  expect(heights.length).toBeGreaterThan(28);
  expect(new Set(heights)).toEqual(new Set(['88px']));
});
