// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CredentialingRequest } from '@/api/models';
import { createQueryClient } from '@/api/query-client';
import { dataOf, requestOf, serve, verifiedLicense } from '@/features/credentialing/testing';
import { renderPage } from '@/ui/testing';
import { Route } from './index';

let request: CredentialingRequest;

beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
  request = requestOf([verifiedLicense]);
  serve({ request, data: dataOf() });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function open() {
  renderPage(Route, '/credentialing/$requestId', '/credentialing/r1', createQueryClient());
  await pass(3);
}

const license = verifiedLicense.name ?? '';
const element = (name: string) => screen.queryByRole('heading', { level: 3, name });

test('what a colleague adds to checklist and events is shown within a minute, but moves nothing under the pointer', async () => {
  await open();
  const menu = screen.getByRole('button', { name: `Actions for ${license}` });
  act(() => menu.focus());
  const missing = { id: 'i7', name: 'DEA registration', status: 'Missing' };
  request.checklist = { items: [missing, { ...verifiedLicense, id: 'i6' }] };
  request.allEvents = [
    { id: 'e2', status: 'AdditionalInformationRequested', note: 'The diploma is missing.' },
  ];
  await pass(61);
  expect(element('DEA registration')).not.toBeNull();
  expect(screen.queryByText('The diploma is missing.')).not.toBeNull();
  expect(document.activeElement).toBe(menu);

  const body = screen.getByRole('complementary').parentElement as Element;
  fireEvent.mouseEnter(body);
  request.checklist = { items: [{ id: 'i8', name: 'Work history', status: 'Missing' }] };
  await pass(200);
  expect(element('DEA registration')).not.toBeNull();
  fireEvent.mouseLeave(body);
  await pass(1);
  expect(element('Work history')).not.toBeNull();
});
