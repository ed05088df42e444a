/** Added to every port, so that the tests of two working copies can run beside each other on one machine. */
const shift = Number(process.env['PORT_SHIFT'] ?? 0);

export const ports = {
  demo: 4173 + shift,
  console: 4174 + shift,
  service: 4010 + shift,
  subPath: 4175 + shift,
};

/** The build with the simulated service in the browser. */
export const demoUrl = `http://127.0.0.1:${ports.demo}`;

/** The demo again, built for a path of its own. */
export const subPathUrl = `http://127.0.0.1:${ports.subPath}/console/`;

/** The simulated service over HTTP, on which every test has a world of its own. */
const serviceUrl = `http://127.0.0.1:${ports.service}`;

/** The same build as a console for the world that the cookie of a page names. */
export const consoleUrl = `http://127.0.0.1:${ports.console}`;

/** Where that world answers `/api` and `/control`. */
export const worldUrl = (world: string) => `${serviceUrl}/${world}`;

/** What the server of the console passes on to: `{world}` becomes the value of the cookie `world`. */
export const worldOfCookie = worldUrl('{world}');

/**
 * The moment at which every test begins, whenever it runs: which requests wait, what the last 24 hours hold and the like
 * follow from the time at which a world is made. `E2E_AT` names another moment, to see that all holds then.
 */
export const beginning = process.env['E2E_AT'] ?? '2026-11-20T12:00:00Z';
