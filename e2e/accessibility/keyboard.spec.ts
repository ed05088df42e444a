import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/console';
import { heading, mainLink } from '../support/page';

const inNavigation = ['Reviews', 'Settings', 'Today'];

test('The first Tab skips the navigation; a screen that opens gets the focus; where one is shows without colours, and in a drawer on a phone', async ({
  page,
  signIn,
}) => {
  await signIn('specialist', '/settings');
  await expect(heading(page, 'Settings')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await test.step('going to another screen moves focus to its heading and names the tab', async () => {
    for (const name of inNavigation) {
      await mainLink(page, new RegExp(`^${name}`)).click();
      await expect(heading(page, name)).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^(\\([\\d,]+\\) )?${name} · Credence$`));
    }
  });

  await test.step('where one is shows without colours', async () => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await expect(mainLink(page, /^Today/)).toHaveCSS('outline-style', 'solid');
    await expect(mainLink(page, /^Sources/)).toHaveCSS('outline-style', 'none');
    await page.keyboard.press('Control+k');
    const option = (selected: boolean) => page.getByRole('option', { selected }).first();
    await expect(option(true)).toHaveCSS('outline-style', 'solid');
    await expect(option(false)).toHaveCSS('outline-style', 'none');
    // A hundredth of a millisecond: it is there at once.
    await expect(page.getByRole('dialog')).toHaveCSS('animation-duration', '1e-05s');
    await page.keyboard.press('Escape');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('at 320 pixels the navigation is in a drawer that closes once something is chosen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer.getByRole('link', { name: 'Sources' })).toBeVisible();
    await expectAccessible(page, 'the navigation in a drawer');
    await drawer.getByRole('link', { name: 'Sources' }).click();
    await expect(drawer).toBeHidden();
    await expect(heading(page, 'Sources')).toBeVisible();
  });
});
