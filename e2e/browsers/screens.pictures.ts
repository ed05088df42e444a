import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from './driver';
import { test, expect } from './test';

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-pictures-'));
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

test('the main screens, each as a picture, light and as wide as most, some dark and small', async ({
  app,
  signIn,
  colleague,
  engine,
}) => {
  const { id } = await colleague.addProvider({ firstName: 'Samira', lastName: 'Ostrander' });
  await colleague.ask('PATCH', `/providers/${id}`, { primaryPracticeState: 'TX', npi: 1_234_567_893 });
  for (const number of ['MULTI-1', 'CHANGE-2']) await colleague.addLicense(id, { number });
  const roster = join(folder, 'roster.csv');
  const lines = ['Surname,Given name,NPI number,DOB,Practice state'];
  for (let line = 0; line < 40; line += 1)
    lines.push(`Rosterton-${line},Ada,${line % 3 === 0 ? '123456789' : '1234567893'},3/31/1980,Texas`);
  await writeFile(roster, lines.join('\n'));

  /** The picture of a screen: each is waited for until nothing of it is being read. */
  const picture = async (name: string) => {
    const busy = () => call(app.browser, () => document.querySelectorAll('main [aria-busy="true"]').length);
    await expect.poll(busy, { timeout: 45_000 }).toBe(0);
    await call(app.browser, () => document.fonts.ready.then(() => true));
    await writeFile(
      join(process.env['PICTURES'] ?? '', `${name}-${engine}.png`),
      await app.browser.screenshot(),
    );
  };

  const screens: [name: string, address: string, there?: () => Promise<void>][] = [
    ['today', '/', () => app.shows(/of high relevance/)],
    ['providers', '/providers', () => app.role('rowheader', undefined, { nth: 0 }).isThere()],
    ['record', `/providers/${id}`, () => app.role('row', /MULTI-1/).isThere()],
    ['info', `/providers/${id}?tab=info`, () => app.shows('What is missing')],
    [
      'match',
      '/matches',
      async () => {
        const first = app.role('grid', /matches/i).role('rowheader', undefined, { nth: 0 });
        await first.role('link').click();
        await app.shows('Is this record');
      },
    ],
    [
      'review',
      '/reviews?providerName=Ostrander',
      async () => {
        await app
          .role('grid', 'reviews')
          .role('link', /Samira/, { nth: 0 })
          .click();
        await app.role('heading', 'Samira Ostrander').isFocused();
        await app.press('2');
        await app.role('textbox', 'Reason in your own words').click();
      },
    ],
    ['alerts', '/alerts', () => app.role('region', 'Alert').isThere()],
    [
      'board',
      '/credentialing?board=true',
      () =>
        app
          .role('region', /^Submitted/)
          .role('listitem', undefined, { nth: 0 })
          .isThere(),
    ],
    [
      'roster',
      '/providers/import',
      async () => {
        await app.field('Choose a CSV or Excel file, or drop it here').upload(roster);
        await app.role('button', 'Check the rows').click();
        const field = app.role('textbox', 'NPI, line 2');
        await field.click();
        await field.isFocused();
      },
    ],
    [
      'pdf',
      '/files',
      async () => {
        await app
          .role('row', /diploma\.pdf/, { nth: 0 })
          .role('link', undefined, { nth: 0 })
          .click();
        await app.role('dialog').role('button', 'Open').click();
        const page = app.role('dialog', undefined, { nth: -1 }).role('img', /^diploma\.pdf/, { nth: 0 });
        await expect
          .poll(() => page.inPage((canvas) => (canvas as HTMLCanvasElement).width), { timeout: 45_000 })
          .toBeGreaterThan(600);
      },
    ],
    ['settings', '/settings/appearance', () => app.role('heading', 'Appearance').isThere()],
  ];

  await signIn('/help');
  for (const [name, address, there] of screens) {
    // oxlint-disable-next-line no-await-in-loop -- one window
    await test.step(name, async () => {
      await app.visit(address);
      await app.role('main').isThere();
      await there?.();
      await picture(name);
    });
  }
  await app.browser.resize({ width: 1366, height: 768 });
  await call(app.browser, () => localStorage.setItem('credence:settings:colorScheme', '"dark"'));
  for (const [name, address, there] of screens.filter(([name]) => /today|providers|review/.test(name))) {
    // oxlint-disable-next-line no-await-in-loop -- one window
    await test.step(`${name}, dark`, async () => {
      await app.visit(address);
      await app.role('main').isThere();
      await there?.();
      await picture(`${name}-dark`);
    });
  }
});
