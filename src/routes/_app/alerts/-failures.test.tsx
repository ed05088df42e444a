// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aggregateAlertsOptions } from '@/api/operations.gen';
import { createQueryClient } from '@/api/query-client';
import { session } from '@/api/session';
import { dismissals } from '@/features/alerts/dismissals';
import { undoQueue } from '@/jobs/undo-queue';
import { emptySession } from '@/queue/session';
import { layOutTables } from '@/table/testing';
import { simulateService, type SimulatedService } from '@/testing/service';
import { paste, renderPage } from '@/ui/testing';
import { watchNotices } from '@/ui/testing-notices';
import { Route } from './index';

layOutTables();
const notices = watchNotices();

let service: SimulatedService;
let alertId: string;
const dismiss = () => `POST /alerts/${alertId}/dismiss`;
/** What is looked up is fetched code, and reads that fail are tried again. */
const patiently = { timeout: 20_000 };

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  const { id: providerId } = service.put('providers', { firstName: 'Chidi', lastName: 'Abara' });
  alertId = service.put('alerts', { providerId }).id;
  const { email } = service.actor.user ?? {};
  session.begin({ token: 't', user: { email: email ?? '' }, persistent: false, way: 'password' });
});
afterEach(() => {
  dismissals.set(emptySession);
  session.end('user');
});

/** Opens the alert, dismisses it with a note, and sends that without waiting. */
async function dismissIt({ andLeaves = false } = {}) {
  const client = createQueryClient();
  const page = renderPage(Route, '/alerts', `/alerts?sortedBy=Timestamp&alert=${alertId}`, client);
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Note about the alert' }, patiently);
  await paste(user, field, 'Called the board');
  await user.click(screen.getByRole('button', { name: /^Dismiss/ }));
  await screen.findByText(/It is sent in a few seconds/);
  if (andLeaves) page.unmount();
  else await act(() => undoQueue.flush());
  return { user, client, page };
}

const row = () => within(screen.getByRole('grid')).getAllByRole('row')[1]?.textContent ?? '';
const dismissedNote = () => service.world.alerts.get(alertId)?.dismissalNote;

describe('A dismissal whose answer was lost', () => {
  test('is shown as dismissed where it was carried out: in its row, in the counts and in the pane', async () => {
    service.loses(dismiss());
    const { client } = await dismissIt();
    await waitFor(() => expect(row()).toContain('Dismissed'), patiently);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.queryByText('Leave it active')).toBeNull();
    expect(await screen.findByText(/: “Called the board”/)).toBeDefined();
    await waitFor(
      () => expect(client.getQueryData(aggregateAlertsOptions().queryKey)).toMatchObject({ dismissed: 1 }),
      patiently,
    );
  });

  test('may be dismissed as long as that cannot be looked up, and is dismissed once it is', async () => {
    service.loses(dismiss(), 500);
    await service.fails({ operation: 'GET /alerts/{alertId}', status: 400, times: 50 });
    const { user } = await dismissIt();
    await waitFor(() => expect(row()).toContain('May be dismissed'), patiently);
    expect(row()).not.toContain('Not dismissed');
    expect(screen.queryByText('Leave it active')).toBeNull();
    await user.click(screen.getByRole('button', { name: /: may be dismissed\./ }));
    expect(screen.getByRole('button', { name: 'Do not send it again' })).toBeDefined();
    await service.recovers();
    await user.click(await screen.findByRole('button', { name: 'Look again' }, patiently));
    await waitFor(() => expect(row()).toContain('Dismissed'), patiently);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(dismissedNote()).toBe('Called the board');
  });
});

describe('An alert that was dismissed meanwhile with the same note', () => {
  beforeEach(() =>
    service.answersOnce(dismiss(), async (carryOut) => {
      await service.colleague(dismiss(), { dismissalNote: 'Called the board' });
      return carryOut();
    }),
  );

  test('by the same user, in another tab, is told to be so', async () => {
    await dismissIt();
    await waitFor(() => expect(row()).toContain('Dismissed'), patiently);
    expect(screen.queryByText(/somebody dismissed it before you/)).toBeNull();
    expect(notices().map(({ title }) => title)).toEqual([
      'Chidi Abara: license expired: you had dismissed it before, with this note',
    ]);
  });

  test('by a colleague is told to be theirs', async () => {
    service.answers<{ items: object[] }>('GET /log/events', ({ items }) => ({
      items: items.map((item) => ({ ...item, messageParameters: { user: 'bo@cedar.example' }, context: {} })),
    }));
    await dismissIt();
    expect(await screen.findByText(/somebody dismissed it before you/, {}, patiently)).toBeDefined();
    expect(notices()).toEqual([]);
  });
});

describe('After Alerts was left', () => {
  test.each([
    [503, 'error', 'Chidi Abara: license expired: not dismissed'],
    [500, 'warning', 'Chidi Abara: license expired: may be dismissed'],
  ])(
    'a dismissal that fails with %s is told by name, with the way back to its alert',
    async (status, tone, title) => {
      await service.fails({ operation: 'POST /alerts/{alertId}/dismiss', status });
      await dismissIt({ andLeaves: true });
      await waitFor(() => expect(notices()).toHaveLength(1), patiently);
      expect(notices()).toMatchObject([
        {
          tone,
          title,
          message: expect.stringContaining('Your note is kept.') as string,
          link: { to: '/alerts', search: { alert: alertId } },
        },
      ]);
      expect(dismissedNote()).toBeUndefined();
    },
  );

  test('one that was carried out although its answer was lost is told to nobody', async () => {
    service.loses(dismiss());
    const { client } = await dismissIt({ andLeaves: true });
    await waitFor(() => expect(dismissals.get().decisions[0]?.status).toBe('success'), patiently);
    expect(notices()).toEqual([]);
    expect(client.isFetching()).toBe(0);
  });
});

test('On Alerts itself the corner does not tell it a second time', async () => {
  await service.fails({ operation: 'POST /alerts/{alertId}/dismiss', status: 503 });
  await dismissIt();
  expect((await screen.findByRole('alert', {}, patiently)).textContent).toContain('not dismissed');
  expect(notices()).toEqual([]);
});
