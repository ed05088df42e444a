import { test, expect } from './test';

test('matches and reviews are gone through by keys, and the field of the reason grows with what is typed', async ({
  app,
  signIn,
  colleague,
}) => {
  const people = [
    ['Ada', 'MULTI-700'],
    ['Bea', 'NAME-701'],
  ] as const;
  for (const [firstName, number] of people) {
    const { id } = await colleague.addProvider({ firstName, lastName: 'Vega-Quill' });
    await colleague.addLicense(id, { number, expires: '2027-06-30' });
  }
  await signIn('/reviews?providerName=Vega-Quill&sortedBy=ProviderFirstName');
  await app.role('grid', 'reviews').role('link', /Ada/, { nth: 0 }).click();
  await app.role('heading', 'Ada Vega-Quill').isFocused();
  await app.press('2');
  const reason = app.role('textbox', 'Reason in your own words');
  const { height } = await reason.look();
  await reason.click();
  await app.type('Her middle name, by telephone. '.repeat(12));
  await expect.poll(async () => (await reason.look()).height, 'grows').toBeGreaterThan(1.5 * height);
  await reason.fill('Her middle name, by telephone');
  await expect.poll(async () => (await reason.look()).height, 'shrinks').toBe(height);
  await app.press('Control+Enter');
  await app.role('heading', 'Bea Vega-Quill').isFocused();
  await app.shows('1 decided');
  await app.press('k');
  await app.press('j');
  await app.role('heading', 'Bea Vega-Quill').isFocused();

  await test.step('matches', async () => {
    await app.visit('/matches');
    const grid = app.role('grid', /matches/i);
    await grid.role('rowheader', undefined, { nth: 0 }).role('link').click();
    await app.role('region', /^Match/, { nth: 0 }).isThere();
    await app.shows('Is this record');
    await app.shows(/\b1 of \d+/);
    await app.press('j');
    await app.shows(/\b2 of \d+/);
  });
});
