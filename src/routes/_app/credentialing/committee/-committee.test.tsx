// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { readyQueue } from '@/features/committee/ready-count';
import { addDays, localDay } from '@/lib/dates';
import { dateForTyping } from '@/lib/typed-date';
import { simulateService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { Committee } from './-committee';

const today = localDay();
const earlier = addDays(today, -6) ?? '';

/** The page with its address, which also a link elsewhere may change. */
function WithAddress() {
  const [day, setDay] = useState<string>();
  return (
    <>
      <Committee day={day} letters={false} onDay={setDay} />
      <button type="button" onClick={() => setDay(earlier)}>
        Six days ago
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of decision' });

async function open() {
  await simulateService({ providers: 0 });
  const { user } = await renderScreen(<WithAddress />);
  return user;
}

test('Whoever types the date of the decisions stays in its field once it is a date', async () => {
  const user = await open();
  await user.clear(field());
  await user.type(field(), dateForTyping(earlier));
  await screen.findByText(/These decisions are entered 6 days after/);
  expect(document.activeElement).toBe(field());
  await user.keyboard('{Backspace}');
  expect(field().value).toBe(dateForTyping(earlier).slice(0, -1));
});

test('The field shows the day that a link leads to, whatever was typed in it', async () => {
  const user = await open();
  expect(field().value).toBe(dateForTyping(today));
  await user.clear(field());
  await user.type(field(), 'soon');
  await user.click(screen.getByRole('button', { name: 'Six days ago' }));
  expect(field().value).toBe(dateForTyping(earlier));
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
});

test('A day before 1900 is refused in its field, and the agenda stays that of the day before', async () => {
  const user = await open();
  await user.clear(field());
  await user.type(field(), '11/24/1899');
  expect((await screen.findByRole('alert')).textContent).toBe('This day lies before 1900.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/These decisions are entered/)).toBeNull();
});

test('What the agenda of today has ready is counted for Today', async () => {
  localStorage.clear();
  await open();
  await screen.findByText('No file is ready to be decided');
  expect(readyQueue()).toMatchObject({ total: 0 });
});
