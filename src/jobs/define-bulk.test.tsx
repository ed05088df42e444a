// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { listGroupsOptions, updateGroupProviders } from '@/api/operations.gen';
import { renderScreen } from '@/ui/testing';
import { BulkChoice, defineBulk, type AskProps } from './define-bulk';

const rows = ['Ada', 'Bea'];
const label = (name: string) => name;
const record = { one: 'provider', many: 'providers' };
const selection = { count: 2, words: '2 providers', collect: async () => rows };

test('What is done with how many is the question and the button; where nobody knows how many, it is all that match', async () => {
  const Greet = defineBulk<string>({ record, verb: 'Greet', label, run: async () => 'Greeted' });
  const { user } = await renderScreen(<Greet selection={selection} onClose={vi.fn()} />);
  expect(await screen.findByRole('dialog', { name: 'Greet 2 providers?' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Greet 2 providers' }));
  expect(await screen.findByText('2 done')).toBeDefined();
  await renderScreen(<Greet selection={{ ...selection, count: undefined }} onClose={vi.fn()} />);
  expect(await screen.findByRole('button', { name: 'Greet all matching providers' })).toBeDefined();
});

test('What was asked first reaches the work, and what the write makes stale is invalidated once, at its end', async () => {
  const sent: string[] = [];
  const GreetIn = defineBulk<string, { language: string }>({
    record,
    verb: 'Greet',
    label,
    ask: LanguageChoice,
    about: ({ language }) => <p>In {language}.</p>,
    write: updateGroupProviders,
    async run(name, { language }) {
      sent.push(`${name} in ${language}`);
    },
  });
  const client = createQueryClient();
  const [stale, other] = [listGroupsOptions({}).queryKey, ['elsewhere']];
  client.setQueryData(stale, []);
  client.setQueryData(other, 'kept');
  const { user } = await renderScreen(<GreetIn selection={selection} onClose={vi.fn()} />, client);
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(screen.getByText('Choose the language.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Latin' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('In Latin.')).toBeDefined();
  expect(client.getQueryState(stale)?.isInvalidated).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Greet 2 providers' }));
  expect(await screen.findByText('2 done')).toBeDefined();
  expect(sent).toEqual(['Ada in Latin', 'Bea in Latin']);
  expect([stale, other].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});

test('With `lists` what became of a record stands in its row of each list at the latest when the work has ended', async () => {
  interface Guest {
    id: string;
    greeting?: string;
  }
  const guests: Guest[] = [{ id: 'Ada' }, { id: 'Bea' }];
  const Greet = defineBulk<Guest>({
    record,
    verb: 'Greet',
    label: ({ id }) => id,
    lists: '/providers',
    id: ({ id }) => id,
    run: async ({ id }) => ({ note: 'Greeted', row: (listed) => ({ ...listed, greeting: `Ave ${id}` }) }),
  });
  const client = createQueryClient();
  const list = ['/providers', {}];
  client.setQueryData<unknown>(list, { pages: [{ items: [...guests, { id: 'Cleo' }] }], pageParams: [null] });
  const one = { count: 2, words: '2 guests', collect: async () => guests };
  const { user } = await renderScreen(<Greet selection={one} onClose={vi.fn()} />, client);
  await user.click(await screen.findByRole('button', { name: 'Greet 2 providers' }));
  expect(await screen.findByText('2 done')).toBeDefined();
  const items = [{ id: 'Ada', greeting: 'Ave Ada' }, { id: 'Bea', greeting: 'Ave Bea' }, { id: 'Cleo' }];
  expect(client.getQueryData(list)).toMatchObject({ pages: [{ items }] });
});

function LanguageChoice(choice: AskProps<{ language: string }>) {
  const [language, setLanguage] = useState<string>();
  return (
    <BulkChoice {...choice} answer={language === undefined ? undefined : { language }}>
      {(isTried) => (
        <>
          <button onClick={() => setLanguage('Latin')}>Latin</button>
          {isTried && !language && <p>Choose the language.</p>}
        </>
      )}
    </BulkChoice>
  );
}
