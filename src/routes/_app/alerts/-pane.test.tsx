// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Alert } from '@/api/models';
import { useAlertTriage } from '@/features/alerts/use-alert-triage';
import { samePressMs } from '@/ui/decision-guard';
import { renderScreen } from '@/ui/testing';
import { AlertPane } from './-pane';

const alertOf = (id: string, firstName: string): Alert => ({
  id,
  type: 'ProfileImportCompleted',
  providerId: `p-${id}`,
  provider: { firstName, lastName: 'Abara' },
});

let sent: string[];
let answers: Record<string, unknown>;

beforeEach(() => {
  later();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  sent = [];
  answers = {};
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    sent.push(`${request.method} ${pathname}`);
    return Response.json(answers[pathname] ?? {});
  });
});
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A queue in which the next alert comes up where the last one was dismissed. */
function Queue({ alerts, onDismiss }: { alerts: Alert[]; onDismiss: (id: string, note: string) => void }) {
  const [at, setAt] = useState(0);
  const alert = alerts[at];
  return (
    alert && (
      <AlertPane
        key={alert.id}
        alert={alert}
        position={null}
        triage={{
          dismiss({ id }, note) {
            onDismiss(id, note);
            setAt(at + 1);
          },
        }}
      />
    )
  );
}

async function openQueue() {
  const dismissed: [string, string][] = [];
  const alerts = [alertOf('a', 'Chidi'), alertOf('b', 'Bea'), alertOf('c', 'Cleo')];
  const shown = await renderScreen(
    <Queue alerts={alerts} onDismiss={(id, note) => dismissed.push([id, note])} />,
  );
  await screen.findByRole('heading', { name: 'Chidi Abara' });
  return { ...shown, dismissed };
}

const note = () => screen.getByRole('textbox', { name: 'Note about the alert' });
const press = () => fireEvent.click(screen.getByRole('button', { name: /^Dismiss/ }));
const pressKeys = (more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, ...more });

let clock = 0;
/** Lets as much time pass as makes another press one of its own. */
const later = () => {
  clock += samePressMs + 1;
};

describe('By keyboard', () => {
  test('D opens the note, in which its key stands, and Ctrl+Enter dismisses with what was typed', async () => {
    const { user, dismissed } = await openQueue();
    const bar = within(screen.getByRole('region', { name: 'Dismissal' }));
    expect(bar.getAllByText('D').length).toBeGreaterThan(0);
    await user.keyboard('d');
    expect(document.activeElement).toBe(note());
    expect(dismissed, 'nothing is dismissed yet').toEqual([]);
    await user.keyboard('done by phone');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(dismissed).toEqual([['a', 'done by phone']]);
  });
});

test('An alert that was dismissed says when, by whom, as far as the event log tells, and with which note', async () => {
  answers['/log/events'] = { items: [{ id: 'e1', context: { user: { email: 'ana@cedar.example' } } }] };
  const alert = {
    ...alertOf('a', 'Chidi'),
    dismissalTimestamp: '2026-11-02T09:00:00Z',
    dismissalNote: 'Called the board',
  };
  await renderScreen(<AlertPane alert={alert} position={null} triage={{ dismiss: vi.fn() }} />);
  const by = await screen.findByText('ana@cedar.example');
  expect(by.parentElement?.textContent).toMatch(
    /^Dismissed .*2.* by ana@cedar\.example: “Called the board”$/,
  );
});

const found = (licenseStatus: string) => ({ status: 'Found', results: [{ licenseStatus }] });

describe('An alert of the top rank', () => {
  const disciplined: Alert = {
    ...alertOf('a', 'Chidi'),
    type: 'LicenseChanged',
    data: { messageTemplate: 'Disciplinary action added' },
  };

  test.each(['', 'ok', 'aaaaaaaaaaaa'])('is not dismissed with the note “%s”, which stays', async (typed) => {
    const dismiss = vi.fn();
    const { user } = await renderScreen(
      <AlertPane alert={disciplined} position={null} triage={{ dismiss }} />,
    );
    await screen.findByRole('heading', { name: 'Chidi Abara' });
    if (typed) await user.type(note(), typed);
    pressKeys();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This alert may end the right to treat/);
    expect(document.activeElement).toBe(note());
    expect((note() as HTMLTextAreaElement).value).toBe(typed);
    expect(dismiss).not.toHaveBeenCalled();
  });

  test('is dismissed once its note says something', async () => {
    const dismiss = vi.fn();
    const { user } = await renderScreen(
      <AlertPane alert={disciplined} position={null} triage={{ dismiss }} />,
    );
    await screen.findByRole('heading', { name: 'Chidi Abara' });
    pressKeys();
    await user.type(note(), 'Board order read, privileges suspended');
    expect(screen.queryByRole('alert')).toBeNull();
    later();
    pressKeys();
    expect(dismiss).toHaveBeenCalledWith(disciplined, 'Board order read, privileges suspended');
  });

  test('is one whose change is read for it', async () => {
    answers['/providers/p1/licenses/l1/verifications/v1/diff'] = {
      old: found('Active'),
      new: found('Revoked'),
    };
    const alert: Alert = {
      ...alertOf('a', 'Chidi'),
      type: 'LicenseChanged',
      providerId: 'p1',
      entityType: 'Verification',
      entityId: 'v1',
      data: { messageParams: { licenseId: 'l1' } },
    };
    const dismiss = vi.fn();
    const { user } = await renderScreen(<AlertPane alert={alert} position={null} triage={{ dismiss }} />);
    await screen.findByRole('heading', { name: 'Chidi Abara' });
    pressKeys();
    // As long as it is being read, nothing goes without a note either.
    expect(dismiss).not.toHaveBeenCalled();
    await screen.findByPlaceholderText(/at least 10 characters/);
    await user.type(note(), 'ok');
    later();
    pressKeys();
    expect(await screen.findByText(/^This alert may end the right to treat/)).toBeDefined();
    expect(dismiss).not.toHaveBeenCalled();
  });
});

describe('One press dismisses one alert', () => {
  test('also where it is a double click', async () => {
    const { dismissed } = await openQueue();
    press();
    await screen.findByRole('heading', { name: 'Bea Abara' });
    press();
    expect(dismissed).toEqual([['a', '']]);
  });

  test('also where Ctrl+Enter is pressed twice, or held down', async () => {
    const { dismissed } = await openQueue();
    pressKeys();
    await screen.findByRole('heading', { name: 'Bea Abara' });
    pressKeys();
    later();
    pressKeys({ repeat: true });
    expect(dismissed).toEqual([['a', '']]);
  });

  test('the last of a queue stays open, and its Undo is not pressed by the second half of a double click', async () => {
    const alert = alertOf('a', 'Chidi');
    const Last = () => {
      const triage = useAlertTriage([alert], 0, () => {});
      return <AlertPane alert={alert} position={null} triage={triage} />;
    };
    await renderScreen(<Last />);
    await screen.findByRole('heading', { name: 'Chidi Abara' });
    press();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    fireEvent.click(undo);
    expect(await screen.findByText(/It is sent in a few seconds/)).toBeDefined();
    later();
    fireEvent.click(undo);
    expect(await screen.findByRole('button', { name: /^Dismiss/ })).toBeDefined();
  });

  test('the next is dismissed by a press of its own, or as soon as something was typed for it', async () => {
    const { user, dismissed } = await openQueue();
    press();
    await screen.findByRole('heading', { name: 'Bea Abara' });
    await user.type(note(), 'seen');
    press();
    await screen.findByRole('heading', { name: 'Cleo Abara' });
    later();
    press();
    expect(dismissed).toEqual([
      ['a', ''],
      ['b', 'seen'],
      ['c', ''],
    ]);
  });
});

describe('From an alert', () => {
  const changed: Alert = {
    id: 'x',
    type: 'LicenseChanged',
    providerId: 'p1',
    provider: { firstName: 'Ada', lastName: 'Abara' },
    entityType: 'Verification',
    entityId: 'v1',
    data: { messageParams: { licenseId: 'l1' } },
  };

  test('the license is verified again, the change is opened, and a request is begun', async () => {
    answers['/providers/p1/licenses/l1'] = { id: 'l1', licenseNumber: 'RN1', jobStatus: 'Idle' };
    const { user } = await renderScreen(
      <AlertPane alert={changed} position={null} triage={{ dismiss: () => {} }} />,
    );
    const actions = within(await screen.findByRole('group', { name: 'What can be done' }));
    expect(actions.getByRole('link', { name: 'Open the change' }).getAttribute('href')).toBe(
      '/providers/p1/licenses/l1/changes?verification=v1',
    );
    expect(actions.getByRole('link', { name: 'New request' }).getAttribute('href')).toBe(
      '/credentialing/new?providerId=p1',
    );
    await vi.waitFor(() =>
      expect(actions.getByRole<HTMLButtonElement>('button', { name: 'Verify again' }).disabled).toBe(false),
    );
    await user.click(actions.getByRole('button', { name: 'Verify again' }));
    await vi.waitFor(() => expect(sent).toContain('POST /providers/p1/licenses/l1/verify'));
  });
});
