import { expect, test } from 'vitest';
import { cardLines } from '@/table/testing-cards';
import { enrollmentColumns, groupEnrollmentColumns } from './columns';

test('On a phone the card of an enrollment has seven lines, of a group’s too', () => {
  expect(cardLines(enrollmentColumns)).toBe(7);
  expect(cardLines(groupEnrollmentColumns)).toBe(7);
});
