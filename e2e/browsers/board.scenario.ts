import { addRequest } from '../support/credentialing';
import { test } from './test';

test('a card of the board is moved by a menu with a note, and lifted, carried and dropped by keys', async ({
  app,
  signIn,
  colleague,
}) => {
  await addRequest(colleague, { isSelfManaged: true }, 'Board-Aster');
  await addRequest(colleague, { isSelfManaged: true }, 'Board-Briar');
  await signIn('/credentialing?board=true&entityName=Board-&sortedBy=ProviderLastName&sortDirection=Asc');
  await app
    .role('region', /^Submitted\s?2/)
    .role('listitem')
    .counts(2);
  const aster = app.role('link', 'Board-Aster, Ada');
  const briar = app.role('link', 'Board-Briar, Ada');
  await aster.inPage((card) => card.focus());
  await app.press('m');
  await app.role('menu', 'Move Ada Board-Aster').role('menuitem', undefined, { nth: 0 }).isFocused();
  await app.press('Enter');
  const dialog = app.role('dialog');
  await dialog.field(/^Note/).fill('Taken up today.');
  await app.press('Control+Enter');
  await dialog.isGone();
  await app.role('region', /^In progress\s?1/).shows('Board-Aster');
  await aster.isFocused();
  await app.press('ArrowLeft');
  await briar.isFocused();

  await app.press(' ');
  await app.shows('Ada Board-Briar is lifted from Submitted.');
  await app.press('ArrowRight');
  await app.shows('In progress: can be dropped here.');
  await app.press(' ');
  await dialog.isThere();
  await app.press('Control+Enter');
  await dialog.isGone();
  await app.role('region', /^In progress\s?2/).shows('Board-Briar');
});
