import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAppRouter } from './router';

test('What an address holds is read as it is written: text that looks like a number stays text', () => {
  const { parseSearch } = createAppRouter(new QueryClient()).options;
  const read = (query: string) => ({ ...parseSearch(query) });
  expect(read('?name=1234e56789012345&number=12345678901234567890&code=3.10&last=null')).toEqual({
    name: '1234e56789012345',
    number: '12345678901234567890',
    code: '3.10',
    last: 'null',
  });
  expect(read('?days=30&board=true&type=%5B%22a%22%2C7%5D&text=%22007%22')).toEqual({
    days: 30,
    board: true,
    type: ['a', 7],
    text: '007',
  });
});
