import { demoUrl } from '../support/addresses';
import { accounts, expect, test } from '../support/console';
import { heading } from '../support/page';
import { fillSignIn } from '../support/session';

test('A demo that is made live at its address sends the real service neither its token nor its worker', async ({
  page,
  context,
}) => {
  await page.goto('/?providers=20');
  await fillSignIn(page, accounts.specialist);
  await expect(heading(page, 'Today')).toBeVisible();
  // Another tab keeps the worker alive across the reload.
  const other = await context.newPage();
  await other.goto('/');

  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { demo: false, apiBaseUrl: '/api' } }),
  );
  // What the demo's own page still asks its worker for is over by then.
  const address = page.url();
  await page.goto('about:blank');
  const tokens: string[] = [];
  page.on('request', (request) => {
    const token = request.headers()['authorization'];
    if (token && new URL(request.url()).pathname.startsWith('/api')) tokens.push(token);
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(tokens).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);

  await other.reload();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('A page that came over plain HTTP says that it needs HTTPS and at which address, and asks for nothing', async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route('http://credence.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    requested.push(pathname);
    await route.fulfill({ response: await route.fetch({ url: `${demoUrl}${pathname}` }) });
  });
  await page.goto('http://credence.example/providers?npi=1234567893');
  await expect(page.getByRole('heading', { name: 'Credence needs HTTPS' })).toBeVisible();
  await expect(page.getByText('https://credence.example/providers')).toBeVisible();
  expect(requested.filter((path) => /^\/api|config\.json/.test(path))).toEqual([]);
});
