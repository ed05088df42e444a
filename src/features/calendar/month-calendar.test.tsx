// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '@/ui/testing';
import { dayByKey, drawnDays, MonthCalendar } from './month-calendar';

function Calendar() {
  const [day, setDay] = useState('2027-03-31');
  return (
    <MonthCalendar day={day} to="2027-04-05" words={() => '3 runs'} marks={() => []} onChoose={setDay} />
  );
}

/** The day is open, and the next key goes on from it. */
const isAt = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name, pressed: true })));

test('Arrow keys go from day to day, into the next month too, and stop at the last day', async () => {
  const user = renderPart(<Calendar />);
  screen.getByRole('button', { name: 'Mar 31, 2027, 3 runs' }).focus();
  await user.keyboard('{ArrowRight}');
  await isAt('Apr 1, 2027, 3 runs');
  await user.keyboard('{ArrowDown}');
  await isAt('Apr 5, 2027, 3 runs');
  await user.keyboard('{ArrowLeft}');
  await isAt('Apr 4, 2027, 3 runs');
});

test.each([
  ['Home', '2027-03-28'],
  ['End', '2027-04-03'],
  ['PageUp', '2027-02-28'],
  ['PageDown', '2027-04-30'],
  ['Enter', undefined],
])('From Mar 31, 2027 %s leads to %s', (key, day) => {
  expect(dayByKey(key, '2027-03-31')).toBe(day);
});

test('The last days of a month have what comes next beside them: whole weeks are drawn, and counted', async () => {
  const user = renderPart(<Calendar />);
  expect(drawnDays('2027-03')).toEqual({ first: '2027-02-28', last: '2027-04-03' });
  const outside = screen.getByRole('button', { name: 'Apr 3, 2027, 3 runs' });
  expect(outside.textContent).toBe('Apr 3');
  expect(screen.queryByRole('button', { name: /^Apr 4/ })).toBeNull();
  await user.click(outside);
  await isAt('Apr 3, 2027, 3 runs');
  expect(screen.getByRole('heading', { name: 'Apr 2027' })).toBeDefined();
});
