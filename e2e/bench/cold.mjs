// Cold loads at a quarter of the speed: floor, live and demo, interleaved, each in a fresh context.
import { blockingTime, countBytes, painted, quantile, roundTrips, slowDown } from './measure.mjs';
import { freshContext, signedIn } from './session.mjs';

/** By turns with another build each turn adds to the samples. */
const runs = { alone: 7, byTurns: 1 };

export async function cold({ browser, addresses, byTurns }) {
  const kinds = {
    floor: { address: addresses.floor, rows: 'tbody tr' },
    live: {
      address: `${addresses.live}providers`,
      rows: '[role="row"][aria-rowindex="2"]',
      from: addresses.live,
    },
    demo: {
      address: `${addresses.demo}providers`,
      rows: '[role="row"][aria-rowindex="2"]',
      from: addresses.demo,
    },
  };
  for (const kind of Object.values(kinds)) kind.state = kind.from && (await signedIn(browser, kind.from));

  const samples = { floor: [], live: [], demo: [] };
  for (let run = 0; run < (byTurns ? runs.byTurns : runs.alone); run += 1) {
    for (const [name, { address, rows, state }] of Object.entries(kinds)) {
      const context = await freshContext(browser, state);
      const page = await context.newPage();
      await slowDown(page, 4);
      const bytes = await countBytes(page);
      await page.goto(address, { waitUntil: 'commit' });
      const ready = await painted(page, rows);
      const transfer = { ...bytes };
      samples[name].push({ ready, ...transfer, blocking: await blockingTime(page) });
      await context.close();
    }
  }

  const median = (name, key) => quantile(samples[name].map((sample) => sample[key]));
  const floor = median('floor', 'ready');
  return [
    { what: 'floor: ready at 4×', value: floor, unit: 'ms' },
    { what: 'floor: JS', value: median('floor', 'Script') / 1000, unit: 'kB' },
    { what: 'live: providers, ready at 4×', value: median('live', 'ready'), unit: 'ms' },
    { what: 'live: × floor', value: median('live', 'ready') / floor, unit: '×', budget: 1.8 },
    { what: 'demo: providers, ready at 4×', value: median('demo', 'ready'), unit: 'ms' },
    { what: 'demo: × floor', value: median('demo', 'ready') / floor, unit: '×', budget: 2.4 },
    { what: 'live: JS to rows, gzip', value: median('live', 'Script') / 1000, unit: 'kB', budget: 248 },
    {
      what: 'demo: JS on top, gzip',
      value: (median('demo', 'Script') - median('live', 'Script')) / 1000,
      unit: 'kB',
      budget: 80,
    },
    { what: 'live: CSS to rows, gzip', value: median('live', 'Stylesheet') / 1000, unit: 'kB', budget: 25 },
    { what: 'live: waves of requests after the HTML', value: await waves(browser, kinds.live), budget: 2 },
    { what: 'live: total blocking time at 4×', value: median('live', 'blocking'), unit: 'ms', budget: 300 },
  ];
}

/** Far from the service every request takes long, so that what waits for what shows in when it begins. */
async function waves(browser, { address, rows, state }) {
  const context = await freshContext(browser, state);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(address, { waitUntil: 'commit' });
  const ready = await painted(page, rows);
  const count = await roundTrips(page, ready);
  await context.close();
  return count;
}
