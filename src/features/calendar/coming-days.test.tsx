// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '@/ui/testing';
import { ComingDays, daysAround } from './coming-days';
import { CalendarAndDay, DayList } from './day-list';
import { MonthCalendar } from './month-calendar';

const days = ['2027-04-02', '2027-03-09', '2027-03-04', '2027-03-02'];
const words = (date: string) => (days.includes(date) ? '3 runs' : 'nothing');

function Calendar({ first }: { first: string }) {
  const [day, setDay] = useState(first);
  return (
    <CalendarAndDay calendar={<MonthCalendar day={day} words={words} marks={() => []} onChoose={setDay} />}>
      <DayList
        title={`${day}: ${words(day)}`}
        rows={[]}
        coming={!days.includes(day) && <ComingDays day={day} days={days} words={words} onChoose={setDay} />}
      />
    </CalendarAndDay>
  );
}

test('The days that come after one are named in their order, those before it where none comes', () => {
  expect(daysAround('2027-03-03', days)).toEqual({
    coming: ['2027-03-04', '2027-03-09', '2027-04-02'],
    before: [],
  });
  expect(daysAround('2027-04-02', days)).toEqual({
    coming: [],
    before: ['2027-03-02', '2027-03-04', '2027-03-09'],
  });
  const many = Array.from({ length: 9 }, (_, at) => `2027-05-0${at + 1}`);
  expect(daysAround('2027-05-02', many).coming).toHaveLength(5);
  expect(daysAround('2027-06-01', many).before[0]).toBe('2027-05-05');
});

test('A day on which nothing lies says what comes next, and leads to it: the calendar has the focus then', async () => {
  const user = renderPart(<Calendar first="2027-03-05" />);
  const next = screen.getByRole('list', { name: 'Next' });
  expect(
    within(next)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mar 9, 20273 runs', 'Apr 2, 20273 runs']);
  await user.click(within(next).getByRole('button', { name: 'Apr 2, 2027' }));
  expect(screen.getByRole('heading', { name: '2027-04-02: 3 runs' })).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Next' })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Apr 2, 2027, 3 runs', pressed: true }),
    ),
  );
});

test('Where nothing comes after a day, that is said, with what was before', () => {
  renderPart(<Calendar first="2027-04-03" />);
  expect(screen.getByText('Nothing comes after it here. Before it:')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Mar 2, 2027' })).toBeDefined();
});
