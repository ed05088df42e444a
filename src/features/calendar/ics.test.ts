import { expect, test } from 'vitest';
import { icsText, type CalendarEvent } from './ics';

const event: CalendarEvent = {
  uid: 'license-4f1c-expiry',
  day: '2026-12-31',
  title: 'License expires: Quill, Ada, RN-4711; WY',
  text: 'Registered Nurse, RN-4711, WY.',
  url: 'https://console.example/providers/p1/licenses/4f1c',
};
/** Long lines are folded: what follows a line end and a space belongs to the line before. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').replaceAll('\r\n\t', '').split('\r\n');

test('An event lasts its whole day, leads to its record and takes nobody’s time', async () => {
  const lines = linesOf(await icsText([event], 'License expiries Dec 2026'));
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines).toContain('X-WR-CALNAME:License expiries Dec 2026');
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('SUMMARY:License expires: Quill\\, Ada\\, RN-4711\\; WY');
  expect(lines).toContain(
    'DESCRIPTION:Registered Nurse\\, RN-4711\\, WY.\\nhttps://console.example/providers/p1/licenses/4f1c',
  );
  expect(lines).toContain('TRANSP:TRANSPARENT');
});

const idsOf = async (...events: CalendarEvent[]) =>
  linesOf(await icsText(events, 'Month')).filter((line) => line.startsWith('UID:'));

test('The same record has the same id in every export, and another record another one', async () => {
  const moved = { ...event, day: '2027-12-31' };
  expect(await idsOf(event)).toEqual(['UID:license-4f1c-expiry@credence']);
  expect(await idsOf(moved, { ...event, uid: 'license-9a-expiry' })).toEqual([
    'UID:license-4f1c-expiry@credence',
    'UID:license-9a-expiry@credence',
  ]);
});

test('A day that is none makes no file', async () => {
  await expect(icsText([{ ...event, day: 'soon' }], 'Month')).rejects.toThrow();
});
