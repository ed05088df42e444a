// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './lib/storage';
import { endSimulatedService, startSimulatedService } from './simulated-service';

const service = vi.hoisted(() => ({ startBrowserService: vi.fn() }));
vi.mock('../mocks/browser', () => service);

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

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

test('The console is drawn while the demo starts: requests wait for it, and what the screen is about is asked first', async () => {
  vi.stubGlobal('navigator', { serviceWorker: {} });
  const order: string[] = [];
  const fetched = vi.fn(async (path: string) => {
    order.push(`asked ${path}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
    order.push(`answered ${path}`);
    return new Response(path);
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  const starting = new EventTarget();
  service.startBrowserService.mockReturnValueOnce(
    new Promise((resolve) => starting.addEventListener('end', resolve)),
  );
  await startSimulatedService(() => undefined);
  const answers = Promise.all([fetch('providers'), fetch('alerts')]);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(service.startBrowserService, 'nothing is drawn yet').not.toHaveBeenCalled();

  document.body.innerHTML = '<main><h1>Providers</h1></main>';
  await vi.waitFor(() => expect(service.startBrowserService).toHaveBeenCalledOnce());
  expect(fetched).not.toHaveBeenCalled();
  starting.dispatchEvent(new Event('end'));
  const texts = (await answers).map((answer) => answer.text());
  expect(await Promise.all(texts)).toEqual(['providers', 'alerts']);
  expect(order).toEqual(['asked providers', 'answered providers', 'asked alerts', 'answered alerts']);
  expect(globalThis.fetch, 'nothing stands between any more').toBe(fetched);
});

test('What keeps the demo from starting is told', async () => {
  vi.stubGlobal('navigator', { serviceWorker: {} });
  vi.stubGlobal('fetch', vi.fn());
  document.body.innerHTML = '<main aria-busy="true"></main>';
  service.startBrowserService.mockRejectedValueOnce(new Error('No worker'));
  const told = vi.fn();
  await startSimulatedService(told);
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith(new Error('No worker')));
});
