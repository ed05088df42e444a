// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { Board } from './board';

const board = <Board params={{}} inLanes onLanes={vi.fn()} />;

/** The observed come near at once. */
function everythingIsNear() {
  class Near {
    readonly #see: (entries: { isIntersecting: boolean }[]) => void;
    constructor(see: (entries: { isIntersecting: boolean }[]) => void) {
      this.#see = see;
    }
    observe() {
      this.#see([{ isIntersecting: true }]);
    }
    disconnect() {
      return undefined;
    }
  }
  vi.stubGlobal('IntersectionObserver', Near);
  vi.stubGlobal('__@hello-pangea/dnd-disable-dev-warnings', true);
}

/** A request of each of twelve owners, and one of nobody. */
async function service(): Promise<SimulatedService> {
  everythingIsNear();
  const simulated = await simulateService({ providers: 0 });
  const owners = [...simulated.world.users.all()].slice(0, 12);
  for (const owner of [...owners, undefined]) {
    const { id: providerId } = simulated.put('providers', { lastName: `Quill${owner ? '' : '-Free'}` });
    simulated.put('credentialingRequests', { providerId, ...(owner && { ownerId: owner.id }) });
  }
  return simulated;
}

const asked = (simulated: SimulatedService) =>
  simulated.reads().filter(({ operation }) => operation === 'GET /credentialing-requests');

test('the board by owner asks for its requests once, however many owners there are', async () => {
  const simulated = await service();
  await renderScreen(board, createQueryClient());
  const nobody = await screen.findByRole('region', { name: 'No owner 1' });
  expect(await within(nobody).findByRole('link', { name: /Quill-Free/ })).toBeTruthy();
  expect(screen.getAllByRole('region').length).toBeGreaterThan(3);
  expect(asked(simulated)).toHaveLength(1);
});

test('requests of more than one page are read page after page, never two at once, and a refused page waits', async () => {
  const simulated = await service();
  for (let nth = 0; nth < 260; nth += 1) {
    const { id: providerId } = simulated.put('providers', {});
    simulated.put('credentialingRequests', { providerId });
  }
  await simulated.fails({ operation: 'GET /credentialing-requests', status: 429, retryAfterSeconds: 1 });
  await renderScreen(board, createQueryClient());
  expect(await screen.findByRole('region', { name: 'No owner 261' }, { timeout: 4_000 })).toBeTruthy();
  expect(asked(simulated)).toHaveLength(3);
});
