// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import type { Payer } from '@/api/models';
import type { CarryOut } from '@/api/query';
import { renderScreen } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { DeleteRecord } from './delete-record';
import type { Facts } from './field';
import { payer } from './payer';
import type { Dependents } from './record';

const notices = watchNotices();
const send = vi.fn<(variables: Facts) => Promise<unknown>>();
/** How many plans the payer is told to have. */
let plans: number;

const record: typeof payer = {
  ...payer,
  operations: {
    ...payer.operations,
    remove: Object.assign((variables: Facts) => send(variables), {
      operation: { id: 'deletePayer', method: 'DELETE', path: '/payers/{payerId}', area: 'Groups' } as const,
    }) as CarryOut<Facts, unknown>,
  },
  removal: {
    ...payer.removal,
    refusedWhile: {
      ...(payer.removal?.refusedWhile as Dependents),
      count: () => ({
        queryKey: ['plans of a payer'],
        queryFn: () => plans,
        select: (total: number) => ({ total, any: total > 0 }),
      }),
    },
  },
};
const item: Payer = { id: 'p1', name: 'Mesa Mutual' };

beforeEach(() => {
  send.mockReset().mockResolvedValue(undefined);
  plans = 0;
});

async function ask() {
  const onClose = vi.fn();
  const onDeleted = vi.fn();
  const { user } = await renderScreen(
    <DeleteRecord record={record} item={item} onClose={onClose} onDeleted={onDeleted} />,
  );
  return { user, onClose, onDeleted };
}

test('a record that others depend on is not sent to be deleted: how many there are is said, and where', async () => {
  plans = 2;
  await ask();
  const dialog = within(await screen.findByRole('dialog', { name: 'Mesa Mutual cannot be deleted yet' }));
  dialog.getByText('It has 2 plans. Delete them first: a plan goes once nobody is enrolled with it.');
  expect(dialog.getByRole('link', { name: 'Show its plans' }).getAttribute('href')).toBe('/payers/p1');
  expect(dialog.queryByRole('button', { name: 'Delete payer' })).toBeNull();
});

test('a record that is deleted is said to be, and its page is left', async () => {
  const { user, onClose, onDeleted } = await ask();
  await user.click(await screen.findByRole('button', { name: 'Delete payer' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledWith({ payerId: 'p1' });
  expect(onClose).toHaveBeenCalledOnce();
  expect(notices().map(({ title }) => title)).toEqual(['Mesa Mutual was deleted']);
});

test('a plan that a colleague added meanwhile is named once the service refuses', async () => {
  send.mockRejectedValue(
    new ApiError({ kind: 'problem', status: 409, errors: { payerId: ['It has plans.'] } } as never),
  );
  const { user, onDeleted } = await ask();
  await user.click(await screen.findByRole('button', { name: 'Delete payer' }));
  await screen.findByRole('dialog', { name: 'Mesa Mutual cannot be deleted yet' });
  screen.getByText(/^It has plans\. Delete them first/);
  expect(onDeleted).not.toHaveBeenCalled();
});
