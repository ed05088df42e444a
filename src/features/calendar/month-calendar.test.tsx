// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '@/ui/testing';
import { dayByKey, drawnDays, drawnMonth, MonthCalendar } from './month-calendar';

afterEach(() => void vi.useRealTimers());

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

test('In the week of today that leads into the next month, the next month is drawn: it has today and what comes', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00'), toFake: ['Date'] });
  expect(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'].map(drawnMonth)).toEqual([
    '2026-11',
    '2026-11',
    '2026-12',
    '2026-12',
  ]);
  expect(drawnMonth('2027-03-31')).toBe('2027-03');
  const onChoose = vi.fn();
  const user = renderPart(
    <MonthCalendar day="2026-11-30" words={() => 'nothing'} marks={() => []} onChoose={onChoose} />,
  );
  expect(screen.getByRole('heading', { name: 'Dec 2026' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Nov 30, 2026, nothing', pressed: true })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Dec 28, 2026, nothing' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Earlier month' }));
  expect(onChoose).toHaveBeenLastCalledWith('2026-11-01');
});
