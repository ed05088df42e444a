import { ConfigError } from '@/config';
import { DemoError } from './simulated-service';
import { showStartupMessage } from './startup-message';

/** Says on the page, which has nothing else yet, why the console could not start. */
export function explainFailedStart(error: unknown): void {
  if (error instanceof ConfigError) {
    return showStartupMessage({
      title: 'Credence is not set up correctly',
      paragraphs: [
        `The configuration at ${new URL(`${import.meta.env.BASE_URL}config.json`, location.href).href} cannot be used. ${configWords(error)}`,
        'It is for whoever runs this console to put right. Nothing was sent to the service.',
      ],
      faults: configFaults(error),
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

const configSentences = {
  'no answer': 'The file could not be fetched: the network or the server did not answer.',
  page: 'The server answered with a web page instead of the file.',
  'no JSON': 'The file is not valid JSON: look for a missing comma, quote or bracket.',
  empty: 'No environment is listed.',
};

/** Why `config.json` cannot be used, in a sentence. */
export function configWords({ problem }: ConfigError): string {
  if (typeof problem === 'number') return `The server answered ${problem} instead of the file.`;
  if (typeof problem === 'string') return configSentences[problem];
  return problem.length === 1 ? 'One field is wrong.' : `${problem.length} fields are wrong.`;
}

/** The fields of `config.json` that are wrong, by their path (`environments[0].apiBaseUrl`), and what each should be. */
export function configFaults({ problem }: ConfigError): { field: string; expected: string }[] {
  if (typeof problem !== 'object') return [];
  return problem.map(({ path, message }) => ({
    field: path.reduce<string>(fieldPath, '') || 'The whole file',
    expected: message,
  }));
}

function fieldPath(path: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path ? `${path}.${String(key)}` : String(key);
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
