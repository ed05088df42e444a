// Measuring pieces that the benchmark's parts share.

/** The value in the middle of `values`, or the one below which `share` of them lie. */
export function quantile(values, share = 0.5) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Time in which a user would read, and the page does what it does on its own. */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Slows the page's processor by `rate`, as the budgets ask for. */
export async function slowDown(page, rate) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  return client;
}

/** Counts what crosses the network, compressed, by kind. Call before navigating; read `bytes` after. */
export async function countBytes(page) {
  const client = await page.context().newCDPSession(page);
  const kinds = new Map();
  const bytes = { Script: 0, Stylesheet: 0 };
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind in bytes) bytes[kind] += encodedDataLength;
  });
  return bytes;
}

/** Waits until `selector` is there and the frame that shows it is drawn; gives milliseconds since navigation. */
export function painted(page, selector) {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector(wanted)) return requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
    selector,
  );
}

/**
 * How many waves of requests followed the page's HTML until `ready` (milliseconds since navigation): a request belongs
 * to the wave after the last one that had answered before it began. Runs in the page.
 */
export function roundTrips(page, ready) {
  return page.evaluate((end) => {
    const entries = performance
      .getEntriesByType('resource')
      .filter(({ name, responseEnd }) => responseEnd <= end && !/mockServiceWorker|favicon/.test(name))
      .toSorted((one, other) => one.startTime - other.startTime);
    const waves = [];
    for (const entry of entries) {
      const before = waves.filter((other) => other.end <= entry.startTime + 0.5);
      waves.push({ end: entry.responseEnd, depth: 1 + Math.max(0, ...before.map(({ depth }) => depth)) });
    }
    return Math.max(0, ...waves.map(({ depth }) => depth));
  }, ready);
}

/** Sum of what long tasks took beyond 50 ms since navigation, in milliseconds. */
export function blockingTime(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) total += Math.max(0, duration - 50);
        }).observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(total), 100);
      }),
  );
}

/** Milliseconds of every frame while `act` runs in the page. */
export async function framesWhile(page, act) {
  await page.evaluate(() => {
    const frames = [];
    let last = performance.now();
    let running = true;
    const tick = (now) => {
      frames.push(now - last);
      last = now;
      if (running) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    globalThis.stopFrames = () => {
      running = false;
      return frames.slice(2);
    };
  });
  await act();
  return page.evaluate(() => globalThis.stopFrames());
}

/** Scrolls an element by script for five seconds, 120 pixels with each frame; gives what each frame took. */
export function framesWhileScrolled(page, scroller) {
  return framesWhile(page, () =>
    scroller.evaluate(
      (node) =>
        new Promise((resolve) => {
          const started = performance.now();
          const step = (now) => {
            node.scrollTop += 120;
            if (now - started < 5000) requestAnimationFrame(step);
            else resolve();
          };
          requestAnimationFrame(step);
        }),
    ),
  );
}

/** Watches for tasks over 50 ms from now on; the function that it gives tells the longest, 0 for none. */
export async function watchTasks(page) {
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => globalThis.longest);
}

/**
 * Watches how much of its heap the page uses, twenty times a second; the function that it gives ends that and tells in bytes
 * what was used at most, and what is still used once all garbage is collected, both beyond what was used before.
 */
export async function watchHeap(page) {
  const client = await page.context().newCDPSession(page);
  const used = async () => (await client.send('Runtime.getHeapUsage')).usedSize;
  await client.send('HeapProfiler.collectGarbage');
  const before = await used();
  let peak = before;
  const timer = setInterval(() => void note().catch(() => undefined), 50);
  const note = async () => (peak = Math.max(peak, await used()));
  return async () => {
    clearInterval(timer);
    await client.send('HeapProfiler.collectGarbage');
    return { peak: peak - before, left: (await used()) - before };
  };
}
