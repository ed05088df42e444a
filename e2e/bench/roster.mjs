// Rosters with every column filled: read from a file, matched and checked. How many rows a second, for how long the page does
// not answer, and how much memory a row takes; of a build that takes fewer rows, with as many as it takes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchHeap, watchTasks } from './measure.mjs';
import { rosterText } from './roster-file.mjs';
import { freshContext, signedIn } from './session.mjs';

const usual = { rows: 5_000, columns: 28 };
const large = { rows: 50_000, columns: 73 };
const perSecond = (rows, ms) => (rows / ms) * 1_000;
const number = new Intl.NumberFormat('en-US');

export async function roster({ browser, addresses }) {
  const session = await signedIn(browser, addresses.live);
  const given = { browser, session, address: addresses.live };
  const few = await checkRoster({ ...given, ...usual });
  const many = await checkRoster({ ...given, ...large });
  const [small, big] = [usual, large].map(({ rows, columns }) => `${number.format(rows)} by ${columns}`);
  return [
    { what: `roster of ${small}: checked after`, value: few.checked, unit: 'ms', budget: 3_000 },
    { what: `roster of ${small}: rows checked`, value: perSecond(few.rows, few.check), unit: 'rows/s' },
    { what: `roster of ${small}: longest task of the page`, value: few.longest, unit: 'ms', budget: 100 },
    { what: `roster of ${big}: checked after`, value: many.checked, unit: 'ms' },
    { what: `roster of ${big}: rows checked`, value: perSecond(many.rows, many.check), unit: 'rows/s' },
    { what: `roster of ${big}: longest task of the page`, value: many.longest, unit: 'ms', budget: 100 },
    { what: `roster of ${big}: peak heap of the page per row`, value: many.peakHeap, unit: 'kB' },
    { what: `roster of ${big}: heap that stays per row`, value: many.heapLeft, unit: 'kB' },
  ];
}

/**
 * Takes a file of so many rows, or as many as the build takes at once, to where it can be imported. `checked` is the time from the
 * file to the import without that in which nobody has pressed the button between; `check` is that from that press until it is said of
 * all rows what comes of them: what a build has done before, while the columns were looked at for a fifth of a second, nobody waits for.
 */
async function checkRoster({ browser, session, address, rows: wanted, columns }) {
  const context = await freshContext(browser, session);
  const page = await context.newPage();
  await page.goto(`${address}providers/import`);
  const field = page.getByLabel('Choose a CSV or Excel file, or drop it here');
  await field.waitFor({ state: 'attached' });
  const [, most] = /Up to ([\d,]+) rows/.exec(await page.getByText('rows at once').textContent());
  const rows = Math.min(wanted, Number(most.replaceAll(',', '')));
  const folder = mkdtempSync(join(tmpdir(), 'credence-roster-'));
  const file = join(folder, 'roster.csv');
  writeFileSync(file, rosterText(rows, columns));
  const heap = await watchHeap(page);
  const longestTask = await watchTasks(page);
  await page.evaluate(watchSteps, `All ${number.format(rows)}`);
  await field.setInputFiles(file);
  const steps = await page.evaluate(() => globalThis.steps);
  const [longest, { peak, left }] = [await longestTask(), await heap()];
  await context.close();
  rmSync(folder, { recursive: true });
  return {
    checked: steps.read - steps.given + steps.done - steps.pressed,
    rows,
    check: steps.checked - steps.pressed,
    longest,
    peakHeap: peak / rows / 1_000,
    heapLeft: left / rows / 1_000,
  };
}

/**
 * Notes in the page when each step of an import is reached, and presses the button that leads from the second to the third;
 * `steps` is a promise of that.
 */
function watchSteps(all) {
  const steps = {};
  const withText = (selector, text) =>
    [...document.querySelectorAll(selector)].find((node) => text.test(node.textContent.trim()));
  addEventListener('change', () => (steps.given ??= performance.now()), { capture: true });
  /** Whether there is nothing more to wait for. */
  function look() {
    const now = performance.now();
    const next = steps.pressed ? undefined : withText('button', /^Check the rows$/);
    if (next) {
      steps.read ??= now;
      if (now - steps.read > 200) {
        steps.pressed = now;
        next.click();
      }
    } else if (steps.pressed && withText('label', new RegExp(`^${all}$`))) steps.checked ??= now;
    const last = steps.checked && withText('button', /^Import [\d,]+ providers$/);
    if (last && last.ariaDisabled !== 'true' && !last.disabled) steps.done = now;
    return steps.done !== undefined;
  }
  globalThis.steps = new Promise((resolve) => {
    const lookOn = () => (look() ? resolve(steps) : requestAnimationFrame(lookOn));
    lookOn();
  });
}
