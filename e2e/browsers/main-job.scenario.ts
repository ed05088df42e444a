import { accounts, password } from '../support/service';
import { test } from './test';

test('a specialist signs in, adds a provider with a license, and decides its review with a note that is kept', async ({
  app,
  service,
}) => {
  await app.visit('/');
  await app.field('E-mail').fill(accounts.specialist);
  await app.field('Password').fill(password);
  await app.role('button', 'Sign in').click();
  await app.role('heading', 'Today').isThere();

  await app.role('navigation', 'Main').role('link', 'Providers').click();
  await app.role('link', 'New provider').click();
  await app.field(/^First name/).fill('Astrid');
  await app.field(/^Last name/).fill('Halvorsen');
  await app.role('button', /^Create provider/).click();
  await app.role('heading', 'Astrid Halvorsen').isThere();

  const dialog = app.role('dialog', /^Attach a license/);
  await dialog.role('combobox', /^License type/).fill('registered nurse texas');
  await dialog.role('option', /Texas Board of Nursing/, { nth: 0 }).click();
  await dialog.field(/^License number/).fill('MULTI-2024');
  await dialog.role('button', /^Attach and verify/).click();
  await dialog.isGone();
  await service.advance({ seconds: 10 });
  const notices = app.role('region', 'Notices');
  await notices.shows('Verification needs review: MULTI-2024');
  await notices.role('link', 'Review').click();

  await app.shows('3 results for one license number');
  const evidence = app.role('region', 'Evidence').role('table');
  await app.press('2');
  await evidence.role('radio', 'Result 2').isChecked();
  await app.role('textbox', 'Reason in your own words').fill('Asked the board by telephone');
  await app.press('Control+Enter');
  await app.shows(/1 (decided|resolved)/);

  await app.press('Control+k');
  await app.role('combobox', /Search providers/).fill('Halvorsen');
  await app.role('option', /^Astrid Halvorsen/, { nth: 0 }).click();
  await app.role('row', /MULTI-2024/).shows('Found');
  await app.role('link', /^Notes\s?1/).click();
  await app.role('article').shows('Asked the board by telephone');
  await app.visit(await app.address());
  await app.role('article').shows('Asked the board by telephone');
});
