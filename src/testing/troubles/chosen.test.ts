// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { meet } from './meet';
import { troubles } from './troubles';
import { providerWrites } from './writes/providers';
import { webhookWrites } from './writes/webhooks';

const writes = [...providerWrites, ...webhookWrites];

/** A trouble for each write; `npm run test:troubles` has all of them meet all. */
const chosen: Record<string, string> = {
  'a new provider': 'the session ends in the middle',
  'a change of a provider': 'a colleague was faster',
  'another name of a provider': '422 with what is wrong with a field',
  'a note': 'a double click',
  'a webhook that is deleted': '429',
};

describe('a user who sends', () => {
  it.each(Object.entries(chosen))(
    '%s, and meets %s, loses nothing and is told the truth',
    async (name, met) => {
      const write = writes.find((one) => one.name === name);
      const trouble = troubles.find((one) => one.name === met);
      if (!write || !trouble) throw new Error('No such pair');
      await meet(write, trouble);
    },
  );
});

it('every write meets a trouble here', () => {
  expect(Object.keys(chosen)).toEqual(writes.map(({ name }) => name));
});
