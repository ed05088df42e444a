import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { accounts, expect, password, test } from './support/console';
import type { Colleague } from './support/records';
import type { Service } from './support/service';

interface Stage {
  page: Page;
  service: Service;
  colleague: Colleague;
}

/** What is looked at, and how one gets there from where the step before has ended. */
type Screen = [name: string, open: (stage: Stage) => Promise<void>];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens an address and waits for its heading, and for the first rows where it is a list. */
const at =
  (path: string, title: string, list?: string) =>
  async ({ page }: Stage) => {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    if (list)
      await expect(page.getByRole('grid', { name: list }).getByRole('rowheader').first()).toBeVisible();
  };

const beforeSigningIn: Screen[] = [
  ['the sign-in', at('/', 'Sign in')],
  [
    'a wrong password',
    async ({ page }) => {
      await page.getByLabel('E-mail').fill(accounts.mustChange);
      await page.getByLabel('Password', { exact: true }).fill('Not-the-password-1');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/is wrong/);
    },
  ],
  [
    'the change of the password',
    async ({ page }) => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    },
  ],
  ['the forgotten password', at('/forgot-password', 'Forgot your password?')],
  ['the new password', at('/reset-password?token=demo-reset-token', 'Choose a new password')],
  ['a link that is none', at('/reset-password', 'This page needs a link')],
  ['a sign-in that was not asked for', at('/sign-in/callback?code=x', 'You are not signed in')],
];

const lists: Screen[] = [
  ['Today', at('/', 'Today')],
  ['the providers', at('/providers', 'Providers', 'providers')],
  [
    'the filters of a list',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
    },
  ],
  [
    'selected rows',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('checkbox', { name: 'Select all loaded rows' }).check();
    },
  ],
  [
    'a list in which nothing matches',
    async ({ page }) => {
      await page.goto('/providers?providerName=nobodyhasthisname');
      await expect(page.getByText(/match this filter$/)).toBeVisible();
    },
  ],
  [
    'a list that failed',
    async ({ page, service }) => {
      await service.fails({ operation: 'GET /provider-licenses', status: 403, times: 20 });
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Licenses' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await service.recovers();
    },
  ],
  ['the licenses', at('/licenses', 'Licenses', 'licenses')],
  ['the reviews', at('/reviews', 'Reviews')],
  ['the sources', at('/sources', 'Sources', 'license types')],
  ['the settings', at('/settings', 'Settings')],
  ['an address with nothing at it', at('/nothing/here', 'Not found')],
  [
    'the palette',
    async ({ page }) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: /Search providers/ }).fill('smith');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'the help',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  ],
  [
    'the demo panel',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Demo data' }).click();
      await expect(page.getByRole('dialog', { name: 'Demo data' })).toContainText('The service’s time is');
    },
  ],
  [
    'the account menu',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Account/ }).click();
      await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    },
  ],
  [
    'the lock',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Lock now' }).click();
      await expect(
        page.getByRole('dialog', { name: 'Locked' }).getByLabel('Password', { exact: true }),
      ).toBeVisible();
    },
  ],
];

const parts = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Parts of the file' }).getByRole('link', { name });

const provider: Screen[] = [
  ['a new provider', at('/providers/new', 'New provider')],
  [
    'a new provider with errors',
    async ({ page }) => {
      await page.getByLabel('NPI').fill('1234567890');
      await page.getByRole('button', { name: 'Add address' }).click();
      await page.getByRole('button', { name: /^Create provider/ }).click();
      await expect(page.getByRole('region', { name: 'What to correct' })).toBeVisible();
    },
  ],
  [
    'a file without licenses',
    async ({ page, colleague }) => {
      const { id } = await colleague.addProvider({ firstName: 'Vera', lastName: 'Ostrander' });
      page.once('dialog', (asked) => void asked.accept());
      await page.goto(`/providers/${id}`);
      await expect(page.getByText('No license attached')).toBeVisible();
    },
  ],
  [
    'the dialog to attach a license',
    async ({ page }) => {
      await page.keyboard.press('l');
      const dialog = page.getByRole('dialog', { name: /^Attach a license/ });
      await expect(dialog.getByText(/^\d+ license types$/)).toBeVisible();
    },
  ],
  [
    'the dialog with a degraded source',
    async ({ page }) => {
      const dialog = page.getByRole('dialog', { name: /^Attach a license/ });
      await dialog.getByRole('combobox', { name: 'License type' }).fill('registered nurse nevada');
      await page.keyboard.press('Enter');
      await expect(dialog.getByText('The source is degraded')).toBeVisible();
    },
  ],
  [
    'a file with licenses',
    async ({ page, colleague }) => {
      const { id } = await colleague.addProvider({ firstName: 'Vera', lastName: 'Ostrander' });
      for (const number of ['MULTI-1', 'CHANGE-2', 'FAIL-3']) await colleague.addLicense(id, { number });
      await colleague.ask('POST', `/providers/${id}/notes`, { note: 'Called on Monday.' });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Discard what I typed' }).click();
      await page.goto(`/providers/${id}`);
      await expect(page.getByRole('row', { name: /MULTI-1/ })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('CHANGE-2');
    },
  ],
  [
    'all licenses of a file',
    async ({ page }) => {
      await parts(page, /^Licenses/).click();
      await expect(page.getByRole('heading', { name: 'All licenses' })).toBeVisible();
    },
  ],
  [
    'the notes of a file',
    async ({ page }) => {
      await parts(page, /^Notes/).click();
      await expect(page.getByRole('article')).toContainText('Called on Monday.');
    },
  ],
  [
    'the question before a note is deleted',
    async ({ page }) => {
      await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'the alerts of a file',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await parts(page, /^Alerts/).click();
      await expect(parts(page, /^Alerts/)).toHaveAttribute('aria-current', 'page');
    },
  ],
  [
    'the menu of a file',
    async ({ page }) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Edit provider' })).toBeVisible();
    },
  ],
  [
    'the dialog to edit a provider',
    async ({ page }) => {
      await page.getByRole('menuitem', { name: 'Edit provider' }).click();
      await expect(page.getByRole('dialog', { name: /^Edit/ })).toBeVisible();
    },
  ],
  [
    'the question before a provider is deleted',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete provider' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
];

const license: Screen[] = [
  [
    'a license with disciplinary actions',
    async ({ page, colleague }) => {
      const { id } = await colleague.addProvider({ firstName: 'Vera', lastName: 'Ostrander' });
      await colleague.addLicense(id, { number: 'MULTI-1' });
      const changing = await colleague.addLicense(id, { number: 'CHANGE-2' });
      await colleague.verifyAgain(id, changing.id);
      const { id: licenseId } = await colleague.addLicense(id, { number: 'DISC-4' });
      await page.goto(`/providers/${id}/licenses/${licenseId}`);
      await expect(page.getByText('Practice in an approved setting')).toBeVisible();
    },
  ],
  [
    'the menu to copy details',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Copy Disciplinary actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Copy as JSON' })).toBeVisible();
    },
  ],
  [
    'the question before a license is detached',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Detach license' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'the details of a result',
    async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Open on a page of its own' }).click();
      await expect(heading(page, 'Source details')).toBeVisible();
    },
  ],
  [
    'what changed',
    async ({ page }) => {
      await page.goBack();
      await page.getByRole('main').getByRole('link', { name: 'Vera Ostrander' }).first().click();
      await page.getByRole('rowheader', { name: 'CHANGE-2' }).getByRole('link').click();
      await expect(heading(page, /CHANGE-2/)).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /^What changed/ })
        .click();
      await expect(page.getByRole('main')).toContainText('the same');
    },
  ],
  [
    'what changed, raw',
    async ({ page }) => {
      await page.keyboard.press('v');
      await expect(page).toHaveURL(/view=raw/);
    },
  ],
  [
    'a case to review',
    async ({ page }) => {
      await page.goto('/reviews?providerName=Ostrander');
      await page.getByRole('rowheader').getByRole('link').first().click();
      await expect(page.getByRole('main')).toContainText('MULTI-1');
      await expect(
        page
          .getByRole('button', { name: /^Found/ })
          .or(page.getByRole('radio', { name: /^Found/ }))
          .first(),
      ).toBeVisible();
    },
  ],
];

async function expectAllAccessible(stage: Stage, screens: Screen[], colorScheme: 'light' | 'dark') {
  for (const [name, open] of screens) {
    await test.step(name, async () => {
      await open(stage);
      await expectAccessible(stage.page, name, colorScheme === 'light' ? 'everything' : 'colours');
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`In ${colorScheme} colours axe finds nothing`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    test.slow();

    test('before one is signed in', async ({ page, service, colleague }) => {
      await expectAllAccessible({ page, service, colleague }, beforeSigningIn, colorScheme);
    });

    for (const [what, screens] of Object.entries({
      'on lists, settings and what lies over them': lists,
      'on a provider': provider,
      'on a license and its review': license,
    })) {
      test(what, async ({ page, signIn, service, colleague }) => {
        await signIn();
        await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
        await expectAllAccessible({ page, service, colleague }, screens, colorScheme);
      });
    }
  });
}

const inNavigation = ['Reviews', 'Providers', 'Licenses', 'Sources', 'Settings', 'Today'];

test('Going to another screen moves focus to its heading and names the tab', async ({ page, signIn }) => {
  await signIn();
  for (const name of inNavigation) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click();
    await expect(heading(page, name)).toBeFocused();
    await expect(page).toHaveTitle(`${name} · Credence`);
  }
});

test('The first Tab offers to skip the navigation', async ({ page, signIn }) => {
  await signIn('specialist', '/settings');
  await page.reload();
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

/** Elements that scroll sideways although they hold no table, as text for the report. */
function sidewaysOutsideTables(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    return (
      [...document.querySelectorAll('*')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter(
          (element) =>
            element === document.scrollingElement || /auto|scroll/.test(getComputedStyle(element).overflowX),
        )
        .filter(
          (element) =>
            !element.querySelector('table, [role="grid"]') && !element.closest('table, [role="grid"]'),
        )
        // One line that scrolls sideways, as the tabs do, is no scrolling in two directions.
        .filter((element) => element.clientHeight > 64)
        .map(
          (element) =>
            `${element.tagName} ${element.className} ${element.scrollWidth} > ${element.clientWidth}`,
        )
    );
  });
}

test('At 320 pixels nothing but tables has to be scrolled sideways', async ({ page, colleague }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sign-in');
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect.soft(await sidewaysOutsideTables(page), 'the sign-in').toEqual([]);
  await page.getByLabel('E-mail').fill(accounts.specialist);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(heading(page, 'Today')).toBeVisible();

  const { id } = await colleague.addProvider({ firstName: 'Vera', lastName: 'Ostrander' });
  const changing = await colleague.addLicense(id, { number: 'CHANGE-2' });
  await colleague.verifyAgain(id, changing.id);
  const multiple = await colleague.addLicense(id, { number: 'MULTI-1' });
  const file = `/providers/${id}`;
  const paths = [
    '/',
    '/providers',
    '/providers/new',
    '/licenses',
    '/reviews',
    '/sources',
    '/settings',
    '/nothing/here',
    file,
    `${file}?tab=notes`,
    `${file}?tab=timeline`,
    `${file}/licenses/${changing.id}`,
    `${file}/licenses/${changing.id}/changes`,
    `${file}/licenses/${changing.id}/details`,
    `/reviews/${id}/${multiple.id}`,
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await sidewaysOutsideTables(page), path).toEqual([]);
  }
});

test('At 320 pixels the navigation is in a drawer that closes once something is chosen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(accounts.specialist);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.getByRole('link', { name: 'Sources' }).click();
  await expect(drawer).toBeHidden();
  await expect(heading(page, 'Sources')).toBeVisible();
});
