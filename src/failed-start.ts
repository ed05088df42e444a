import { ConfigError } from '@/config';
import { DemoError } from './simulated-service';
import { showStartupMessage } from './startup-message';

/** Says on the page, which has nothing else yet, why the console could not start. */
export function explainFailedStart(error: unknown): void {
  if (error instanceof ConfigError) {
    return showStartupMessage({
      title: 'Credence is not set up correctly',
      paragraphs: [
        `The configuration at ${new URL(`${import.meta.env.BASE_URL}config.json`, location.href).href} cannot be used. ${error.message}`,
        'It is for whoever runs this console to put right. Nothing was sent to the service.',
      ],
      faults: error.faults,
    });
  }
  if (error instanceof DemoError) {
    return showStartupMessage({
      title: 'The demo cannot run here',
      paragraphs: [error.message, 'Open it in another window, or set "demo" to false in config.json.'],
    });
  }
  showStartupMessage({
    title: 'Credence could not start',
    paragraphs: [
      'Part of the console could not be loaded or started. Load the page again; if it stays, tell whoever runs it.',
      error instanceof Error ? error.message : '',
    ],
  });
}

/** Says on the page that it has to be opened over HTTPS, and at which address that would be. */
export function explainPlainHttp(): void {
  const { host, pathname } = location;
  showStartupMessage({
    title: 'Credence needs HTTPS',
    paragraphs: [
      'This page came over plain HTTP, over which passwords and the data of providers could be read on the way. Nothing was sent to the service.',
      `Open https://${host}${pathname} instead. If that address does not answer, tell whoever runs this console: it has to be served over HTTPS; only on localhost does it run without.`,
    ],
  });
}
