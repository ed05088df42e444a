/** So long a slice of work may take, in milliseconds, before others get their turn. */
const sliceMs = 8;

/**
 * Does work in slices, so that the page that the service runs in stays quick: `step` does a little and says whether
 * there is more.
 */
export async function inSlices(step: () => boolean): Promise<void> {
  for (let more = true; more;) {
    const end = performance.now() + sliceMs;
    do more = step();
    while (more && performance.now() < end);
    if (more) await othersFirst();
  }
}

/**
 * Waits for everything else that is due. A timer would be late in a page that is not in front; in Node.js messages go before what
 * comes by the network, which would wait until all is done.
 */
function othersFirst(): Promise<void> {
  return new Promise((resolve) => {
    const { setImmediate } = globalThis as { setImmediate?: (run: () => void) => void };
    if (setImmediate) {
      setImmediate(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    const goOn = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', goOn, { once: true });
    port1.start();
    // A port of one's own takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    port2.postMessage(undefined);
  });
}
