import { test } from './support/console';
const sections = (
  process.env['ZZ'] ?? 'turnaround,backlog,decisions,verifications,expirables,monitoring,webhooks'
).split(',');
test('look', async ({ page, signIn, service }) => {
  test.setTimeout(300_000);
  if (process.env['ZP']) await service.reset({ providers: Number(process.env['ZP']) });
  await signIn('admin', '/');
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme, forcedColors: process.env['ZF'] ? 'active' : 'none' });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      if (scheme === 'dark' && size.width === 390 && !process.env['ZA']) continue;
      await page.setViewportSize(size);
      for (const section of sections) {
        const rows = section === 'turnaround' ? '&rows=all' : '';
        await page.goto(
          `/insights?section=${section}&period=${section === 'webhooks' || section === 'monitoring' ? 3 : 12}${rows}`,
        );
        await page
          .getByText(/^Covers /)
          .first()
          .waitFor({ timeout: 60_000 });
        await page.waitForTimeout(500);
        await page.screenshot({ path: `/tmp/ins-${section}-${scheme}-${size.width}.png`, fullPage: false });
        const tall = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
        await page.setViewportSize({ width: size.width, height: Math.min(2600, tall + 60) });
        await page.screenshot({ path: `/tmp/ins-${section}-${scheme}-${size.width}-all.png` });
        await page.setViewportSize(size);
      }
    }
  }
});
