// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { dataOf, requestOf, serve, verifiedLicense } from '@/features/credentialing/testing';
import { renderPage } from '@/ui/testing';
import { Route } from './index';

let request: CredentialingRequest;
let sent: ReturnType<typeof serve>;

// Loaded when it is opened, which takes what time it takes.
beforeAll(() => import('@/viewer/evidence-viewer'));
beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
  request = requestOf([verifiedLicense]);
  sent = serve({ request, data: dataOf() });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const advance = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function open() {
  renderPage(Route, '/credentialing/$requestId', '/credentialing/r1', createQueryClient());
  await advance(3);
}

const license = verifiedLicense.name ?? '';
const element = (name: string) => screen.queryByRole('heading', { level: 3, name });

test.each(['Completed', 'CompletedWithConcern'] as const)(
  'the header of a request that is over offers neither a change nor an event (%s)',
  async (status) => {
    request.currentEvent = { id: 'e1', status, timestamp: '2026-11-03T09:00:00Z' };
    await open();
    for (const name of ['Edit', 'Change status']) {
      const button = screen.getByRole<HTMLButtonElement>('button', { name });
      expect(button.disabled, name).toBe(true);
      expect(button.getAttribute('aria-description'), name).toMatch(/^This request is over: completed/);
      fireEvent.click(button);
    }
    await advance(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Packet' })).toBeTruthy();
  },
);

test('a request that a colleague completed since it was shown is changed no more, and it is said why', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await advance(1);
  const dialog = within(screen.getByRole('dialog'));
  request.currentEvent = { id: 'e2', status: 'Completed', timestamp: '2026-11-03T09:00:00Z' };
  fireEvent.change(dialog.getByLabelText(/^Priority/), { target: { value: 'High' } });
  fireEvent.click(dialog.getByRole('button', { name: /^Save changes/ }));
  await advance(1);
  expect(dialog.getByRole('alert').textContent).toMatch(
    /^This cannot be changed any more.*This request is over: completed.*What you typed is still here/,
  );
  expect(dialog.getByLabelText<HTMLSelectElement>(/^Priority/).value).toBe('High');

  request.currentEvent = { id: 'e1', status: 'RequestInProgress' };
  cleanup();
  await open();
  request.currentEvent = { id: 'e2', status: 'Completed', timestamp: '2026-11-03T09:00:00Z' };
  fireEvent.click(screen.getByRole('button', { name: 'Add to the checklist for Sanctions and exclusions' }));
  await advance(1);
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toMatch(/^The checklist was not changed.*This request is over: completed/);
  expect(alert).not.toContain('You can make your change');
  expect(sent).toEqual([]);
});

test('a request that the operator processes says what CVO means', async () => {
  request.isSelfManaged = false;
  await open();
  const term = screen.getByRole('button', { name: 'CVO' });
  expect(term.parentElement?.parentElement?.textContent).toMatch(/^CVO operated\. The operator verifies/);
  expect(term.getAttribute('aria-description')).toMatch(/^Credentials verification organization\. Whoever/);
});

test('what a colleague adds to checklist and events is shown within a minute, but moves nothing under the pointer', async () => {
  await open();
  const menu = screen.getByRole('button', { name: `Actions for ${license}` });
  act(() => menu.focus());
  const missing = { id: 'i7', name: 'DEA registration', status: 'Missing' };
  request.checklist = { items: [missing, { ...verifiedLicense, id: 'i6' }] };
  request.allEvents = [
    { id: 'e2', status: 'AdditionalInformationRequested', note: 'The diploma is missing.' },
  ];
  await advance(61);
  expect(element('DEA registration')).not.toBeNull();
  expect(screen.queryByText('The diploma is missing.')).not.toBeNull();
  expect(document.activeElement).toBe(menu);

  const body = screen.getByRole('complementary').parentElement as Element;
  fireEvent.mouseEnter(body);
  request.checklist = { items: [{ id: 'i8', name: 'Work history', status: 'Missing' }] };
  await advance(200);
  expect(element('DEA registration')).not.toBeNull();
  fireEvent.mouseLeave(body);
  await advance(1);
  expect(element('Work history')).not.toBeNull();
});

test('an attachment of an event stands beside the screenshot of a source, each opened at its line', async () => {
  const [verification] = dataOf().licenseVerifications ?? [];
  const shown = { ...verification, results: [{ screenshots: ['v1/shot.png'] }] };
  request.allEvents = [
    { id: 'e2', timestamp: '2026-11-03T09:00:00Z', attachments: [{ path: 'events/letter.pdf' }] },
  ];
  serve({ request, data: dataOf({ licenseVerifications: [shown] }) });
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Open: letter.pdf' }));
  await advance(1);
  fireEvent.click(screen.getByRole('radio', { name: 'Two side by side' }));
  const viewer = within(screen.getByRole('dialog', { name: 'Evidence side by side' }));
  const shownAt = (side: string) =>
    viewer.getByRole<HTMLSelectElement>('combobox', { name: `${side}: what is shown` }).selectedOptions[0]
      ?.text;
  expect(shownAt('Left')).toBe('letter.pdf, event of Nov 3, 2026');
  expect(shownAt('Right')).toContain('Registered nurse RN-1, TX');
  fireEvent.click(viewer.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: `Open: Registered nurse RN-1, TX` }));
  await advance(1);
  expect(screen.getByRole('dialog', { name: /^Registered nurse RN-1, TX/ })).toBeTruthy();
});
