import type { Page } from '@playwright/test';
import { accounts, expect, password, test } from './support/console';
import { filePart, goWithin } from './support/page';
import { signOut } from './support/session';

/** What would happen if text of the service were taken for markup or script anywhere. */
interface Traps {
  /** What a script of the service's texts did. What the browser's policy refuses fails every test. */
  readonly sprung: string[];
}

const markup = `<img src=x onerror="document.title='injected'"><script>document.title="injected"</script>`;

/** Sets traps in every page of this tab, before any script of the console runs. */
async function setTraps(page: Page): Promise<Traps> {
  const sprung: string[] = [];
  await page.exposeFunction('tellTrap', (what: string) => sprung.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) =>
      void (window as unknown as { tellTrap(text: string): void }).tellTrap(what);
    new MutationObserver(() => {
      if (document.title === 'injected') tell('the title of the page was changed by a script');
      if (document.querySelector('img[src="x"]')) tell('an image came out of a text');
    }).observe(document, { subtree: true, childList: true });
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') sprung.push(`a dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  return { sprung };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('The policy of the built page refuses markup, scripts and code made of text', async ({ context }) => {
  // What is refused on the page of a test fails it.
  const page = await context.newPage();
  await page.goto('/sign-in');
  await expect(heading(page, 'Sign in')).toBeVisible();
  const refused = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      'markup written into the page': () => {
        document.body.insertAdjacentHTML('beforeend', '<b>here</b>');
      },
      'a script made of text': () => {
        const script = document.createElement('script');
        script.textContent = 'window.sprung = true';
        document.head.append(script);
        if (!('sprung' in window)) throw new Error('it did not run');
      },
      'a script from elsewhere': () => {
        document.createElement('script').src = 'https://evil.example/x.js';
      },
      'a handler in an attribute': () => {
        const button = document.createElement('button');
        button.setAttribute('onclick', 'window.sprung = true');
        button.click();
        if (!('sprung' in window)) throw new Error('it did not run');
      },
      'a policy of its own': () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }
        ).trustedTypes.createPolicy('own', {}),
    };
    return Object.entries(attempts)
      .filter(([, attempt]) => {
        try {
          attempt();
          return false;
        } catch {
          return true;
        }
      })
      .map(([name]) => name);
  });
  expect(refused).toEqual([
    'markup written into the page',
    'a script made of text',
    'a script from elsewhere',
    'a handler in an attribute',
    'a policy of its own',
  ]);
});

test('No text of the service becomes markup, and links to elsewhere tell nothing', async ({
  page,
  signIn,
  service,
  colleague,
}) => {
  test.slow();
  await service.reset({ edgeCases: true });
  const traps = await setTraps(page);
  const elsewhere = 'a[href^="https://"]';
  const notApart = ':not([target="_blank"][rel="noopener noreferrer"])';
  let linksToElsewhere = 0;
  const step = async (name: string, look: () => Promise<void>) => {
    await look();
    // What a trap tells arrives in a task of its own: one round trip lets that of this step arrive.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect.soft(traps.sprung.splice(0), name).toEqual([]);
    await expect
      .soft(page.locator(`${elsewhere}${notApart}`), `links to elsewhere in ${name}`)
      .toHaveCount(0);
    linksToElsewhere += await page.locator(elsewhere).count();
  };
  const tab = (name: RegExp) => filePart(page, name).click();

  const { items } = await colleague.ask<{ items: { id: string }[] }>(
    'GET',
    '/providers?providerName=%7B%7Bconstructor',
  );
  const id = items[0]?.id ?? '';
  await colleague.ask('PATCH', `/providers/${id}`, {
    languages: [markup],
    aliases: [{ firstName: markup, lastName: markup }],
  });
  await colleague.ask('POST', `/providers/${id}/notes`, { note: markup });
  await colleague.addLicense(id, { number: `MULTI ${markup}` });

  await step('the providers', async () => {
    await signIn('specialist', '/providers');
    await expect(page.getByRole('rowheader').filter({ hasText: markup }).first()).toBeVisible();
  });
  await step('the palette', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Search providers/ }).fill('{{constructor');
    await expect(page.getByRole('option').filter({ hasText: markup }).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await step('the file', async () => {
    await goWithin(page, `/providers/${id}`);
    await expect(heading(page, new RegExp('Bobby'))).toContainText(markup);
    await expect(page.getByRole('complementary', { name: 'About the provider' })).toContainText(markup);
  });
  await step('its notes', async () => {
    await tab(/^Notes/);
    await expect(page.getByRole('article').filter({ hasText: markup }).first()).toBeVisible();
  });
  await step('the question before it is deleted', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete provider' }).click();
    await expect(page.getByRole('alertdialog')).toContainText(markup);
    await page.keyboard.press('Escape');
  });
  await step('a license', async () => {
    await tab(/^Summary/);
    await page.getByRole('rowheader').first().getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Primary source' })).toContainText(markup);
  });
  await step('its details', async () => {
    await page.getByRole('link', { name: 'Open on a page of its own' }).first().click();
    await expect(heading(page, 'Source details')).toBeVisible();
  });
  await step('what changed in it', async () => {
    await page.goBack();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^What changed/ })
      .click();
    await expect(page.getByRole('main')).toContainText('the same');
  });
  await step('a case to review', async () => {
    await goWithin(page, `/providers/${id}`);
    await page.getByRole('link', { name: 'Review', exact: true }).first().click();
    await expect(page).toHaveURL(/\/reviews\//);
    await expect(page.getByRole('main')).toContainText(markup);
  });
  expect(linksToElsewhere, 'links to elsewhere that were looked at').toBeGreaterThan(0);
});

test('No secret gets into an address, and none is left in the browser after signing out', async ({
  page,
  colleague,
}) => {
  const addresses: string[] = [];
  const tokens = new Set<string>();
  page.on('request', (request) => {
    addresses.push(request.url());
    const token = request.headers()['authorization']?.replace('Bearer ', '');
    if (token) tokens.add(token);
  });
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(accounts.specialist);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, 'Today')).toBeVisible();
  const { id } = await colleague.ask<{ id: string }>('POST', '/providers', {
    firstName: 'Nora',
    lastName: 'Quill',
    ssn: '912-45-6783',
  });
  await goWithin(page, `/providers/${id}`);
  await page.getByRole('button', { name: 'Show the social security number' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit provider' }).click();
  await page.getByLabel('Social security number', { exact: true }).fill('912-45-6784');
  await page.getByLabel('Telephone').fill('312 555 0199');
  await page.reload();
  expect(await kept()).not.toContain('912-45');
  await expect(heading(page, 'Nora Quill')).toBeVisible();
  expect(tokens.size).toBeGreaterThan(0);

  await signOut(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  const left = await kept();
  for (const secret of [...tokens, password, '912-45-6783', '912-45-6784', '555 0199', accounts.specialist]) {
    expect(left).not.toContain(secret);
    expect(addresses.filter((address) => decodeURIComponent(address).includes(secret))).toEqual([]);
  }
});
