import { configSchema, type ConfigFile, type IdentityProvider } from '@/config-schema';
import { readStored, setStorageNamespace, writeForAnyEnvironment } from '@/lib/storage';

export type { IdentityProvider };

/** One installation of the service that this console can work with. */
export interface Environment {
  /** Short name; everything kept in the browser is kept under it. Empty when the file names no environments. */
  name: string;
  label: string;
  production: boolean;
  /** Absolute address without a slash at the end. */
  apiBaseUrl: string;
  /** The simulated service answers in the browser. */
  demo: boolean;
  identityProvider?: IdentityProvider | undefined;
}

export interface Config {
  /** The one in use. */
  environment: Environment;
  environments: Environment[];
  apiBaseUrl: string;
  demo: boolean;
  identityProvider?: IdentityProvider | undefined;
  organizationName?: string | undefined;
  links: { help?: string | undefined; privacy?: string | undefined };
  /** Milliseconds until a write, and until a read, counts as unanswered. */
  requestTimeoutMs: number;
  readTimeoutMs: number;
}

/** What is wrong with a field of the file: where it stands, and what it should be. */
interface FieldIssue {
  path: PropertyKey[];
  message: string;
}

/**
 * Why the configuration cannot be used: no answer, the status that the server answered with, a web page in its place, no JSON, no
 * environment in it, or the fields that are wrong. `failed-start.ts` puts it into words.
 */
export type ConfigProblem = 'no answer' | 'page' | 'no JSON' | 'empty' | number | readonly FieldIssue[];

/** The configuration cannot be used. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problem: ConfigProblem) {
    super();
  }
}

const chosen = 'environment';
let current: Config | undefined;

/** The configuration in use. Throws before `loadConfig` has finished. */
export function config(): Config {
  if (!current) throw new Error('The configuration has not been read yet');
  return current;
}

declare global {
  /** What `public/before-paint.js` has asked for while the scripts of the page were on their way. */
  var configAnswer: Promise<Response> | undefined;
}

/** Past all caches: a changed file counts from the next time that the page is loaded. */
const ask = (address = `${import.meta.env.BASE_URL}config.json`) =>
  fetch(address, { cache: 'no-store', credentials: 'same-origin' });

/**
 * Reads and checks `config.json` beside the page, once, before anything else.
 * Throws `ConfigError` when the file is missing, is not JSON, or a field is wrong.
 */
export async function loadConfig(address?: string): Promise<Config> {
  const response = await (address ? ask(address) : (globalThis.configAnswer ?? ask())).catch(() => {
    throw new ConfigError('no answer');
  });
  if (!response.ok) throw new ConfigError(response.status);
  const text = await response.text();
  if (/^\s*</.test(text)) throw new ConfigError('page');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ConfigError('no JSON');
  }
  return applyConfig(parseConfig(json));
}

/** Checks what `config.json` holds. Fields that nobody knows are passed over. Throws `ConfigError`. */
export function parseConfig(json: unknown): ConfigFile {
  const result = configSchema.safeParse(json);
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues);
}

/** Takes a checked configuration into use and says which of its environments this browser works with. */
export function applyConfig(file: ConfigFile): Config {
  const environments = file.environments?.map((entry) => toEnvironment({ ...file, ...entry })) ?? [
    toEnvironment({ ...file, name: '', label: '', apiBaseUrl: file.apiBaseUrl ?? '/api', production: true }),
  ];
  setStorageNamespace('');
  const name = readStored('local', chosen);
  const environment = environments.find((entry) => entry.name === name) ?? environments[0];
  if (!environment) throw new ConfigError('empty');
  setStorageNamespace(environment.name);
  current = {
    environment,
    environments,
    apiBaseUrl: environment.apiBaseUrl,
    demo: environment.demo,
    identityProvider: environment.identityProvider,
    organizationName: file.organizationName,
    links: file.links ?? {},
    requestTimeoutMs: (file.requestTimeoutSeconds ?? 30) * 1000,
    readTimeoutMs: (file.requestTimeoutSeconds ?? 15) * 1000,
  };
  return current;
}

/** Remembers another environment for this browser. The page has to be loaded again to work with it. */
export function chooseEnvironment(name: string): void {
  writeForAnyEnvironment(chosen, name);
}

function toEnvironment(entry: {
  name: string;
  label?: string | undefined;
  apiBaseUrl: string;
  production?: boolean | undefined;
  demo?: boolean | undefined;
  identityProvider?: IdentityProvider | undefined;
}): Environment {
  const page = globalThis.location?.href;
  // The simulated service answers below the console's own path and nowhere else: its worker sees no other.
  const wanted = entry.demo ? `${import.meta.env?.BASE_URL ?? '/'}api` : entry.apiBaseUrl;
  const address = page ? new URL(wanted, page).href : wanted;
  return {
    name: entry.name,
    label: entry.label || entry.name || (entry.demo ? 'Demo' : ''),
    // Where the service is played, nothing is real.
    production: !entry.demo && (entry.production ?? false),
    apiBaseUrl: address.replace(/\/$/, ''),
    demo: entry.demo ?? false,
    identityProvider: entry.identityProvider,
  };
}
