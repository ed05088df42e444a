import { expect, test } from 'vitest';
import { openStatuses, waitingStatuses } from '@/features/credentialing/request-statuses';
import { listRoute } from '@/table/list/list-spec';
import { requestList } from './-list';

const { validateSearch, loaderDeps } = listRoute(requestList);
const asked = (address: Record<string, unknown>) => loaderDeps({ search: validateSearch(address) });
const oldestFirst = { sortedBy: 'CreatedAt', sortDirection: 'Asc' };
const newestFirst = { sortedBy: 'CreatedAt', sortDirection: 'Desc' };

test('The list opens with the open requests, what waits longest first', () => {
  expect(asked({})).toEqual({ currentEventStatus: openStatuses, ...oldestFirst });
  expect(openStatuses).not.toContain('Completed');
  expect(openStatuses).toHaveLength(7);
});

test('So it is ordered wherever only open ones are asked for, and otherwise the newest are first', () => {
  expect(asked({ currentEventStatus: [...waitingStatuses] })).toMatchObject(oldestFirst);
  expect(asked({ currentEventStatus: 'Completed' })).toMatchObject(newestFirst);
  expect(asked({ currentEventStatus: ['RequestSubmitted', 'Cancelled'] })).toMatchObject(newestFirst);
});

test('A link, a saved view and the board ask for what they say and for no status', () => {
  expect(asked({ entityNpi: 1_234_567_893 })).toEqual({ entityNpi: 1_234_567_893, ...newestFirst });
  expect(asked({ view: 'All of them' })).toEqual(newestFirst);
  expect(asked({ ...newestFirst })).toEqual(newestFirst);
  expect(asked({ board: true })).toEqual(newestFirst);
});
