// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { meet } from './meet';
import { troubles } from './troubles';
import { allWrites } from './writes/all';

/** A trouble for each write, and each trouble for a write; `npm run test:troubles` has all of them meet all. */
const chosen: Record<string, string> = {
  'a new provider': 'the answer is lost after it was carried out',
  'a change of a provider': 'a colleague was faster',
  'another name of a provider': '500 after it was carried out',
  'a note': 'the answer is lost after it was carried out, and the form is left and opened anew',
  'a note that is deleted': 'the answer is lost after it was carried out',
  'a provider that is deleted': '403',
  'a new facility': '422 with what is wrong with a field',
  'a change of a facility': 'the browser is offline',
  'a new group': '504 of a gateway after it was carried out',
  'a change of a group': '409',
  'a license that is attached': 'half of the answer',
  'a license that is detached': '502 of a gateway that did not reach the service',
  'a new credentialing request': 'the session ends in the middle',
  'an event of a request': 'the answer is lost after it was carried out',
  'a new monitor': 'the page of a gateway with 200',
  'a change of a monitor': '413',
  'a monitor that is stopped': '504 of a gateway after it was carried out',
  'a scan': 'a double click',
  'a profile import': 'the answer is lost after it was carried out, and the form is left and opened anew',
  'a webhook that is deleted': '429',
  'a new webhook': 'the answer is lost after it was carried out',
  'a change of a webhook': 'a slow answer, and the form is closed',
  'a file that is deleted': '500 after it was carried out',
  'settings that are shared': 'the answer is lost after it was carried out',
  'a letter that is kept': '500 after it was carried out',
  'a letter that is noted on its request': 'the answer is lost after it was carried out',
  'a decision letter that is noted in the minutes': '409',
  'a token that is revoked': 'the connection is cut before the service saw it',
  'a client secret': '500 before it was carried out',
  'providers that join a group': '403',
  'providers that are changed together': '429',
  'practice states of many providers': '504 of a gateway after it was carried out',
  'providers that are deactivated together': '403',
  'events of many requests': '504 of a gateway after it was carried out',
  'requests for those who are due': 'the answer is lost after it was carried out',
};

describe('a user who sends', () => {
  it.each(Object.entries(chosen))(
    '%s, and meets %s, loses nothing and is told the truth',
    async (name, met) => {
      const write = allWrites.find((one) => one.name === name);
      const trouble = troubles.find((one) => one.name === met);
      if (!write || !trouble) throw new Error('No such pair');
      await meet(write, trouble);
    },
  );
});

it('every write meets a trouble here, and every trouble a write', () => {
  expect(Object.keys(chosen).toSorted()).toEqual(allWrites.map(({ name }) => name).toSorted());
  expect([...new Set(Object.values(chosen))].toSorted()).toEqual(troubles.map(({ name }) => name).toSorted());
});
