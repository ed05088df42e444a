// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { readStored, writeStored } from './lib/storage';
import { endSimulatedService } from './simulated-service';

const registration = (script: string) => ({
  active: { scriptURL: new URL(script, location.href).href },
  unregister: vi.fn(async () => true),
});

test('Once a real service is named, the worker of the demo goes with its token, and no other worker does', async () => {
  const [demo, other] = ['/mockServiceWorker.js', '/other/worker.js'].map(registration);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [demo, other] } });
  writeStored('local', 'session', { token: 'of the demo' });
  await endSimulatedService();
  expect(demo?.unregister).toHaveBeenCalledOnce();
  expect(other?.unregister).not.toHaveBeenCalled();
  expect(readStored('local', 'session')).toBeUndefined();
});
