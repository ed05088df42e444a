import type { Page } from '@playwright/test';
import { openapi } from './openapi';

/**
 * What the service leaves out of its answers, or says in other words (rules.md 1.3: any response field may be missing,
 * any enumeration may grow):
 * - `hollow`: the parts of a record are there, and what they hold are ids alone;
 * - `without rows`: what a list holds is null;
 * - `null`: of every record nothing but its id is there, all else is null, the cursors and the total of a list too. What
 *   is null the client leaves out, so that a field that is missing is no other case;
 * - `new words`: every value of an enumeration is one that nobody knew when the console was written.
 */
export type Shortcoming = 'hollow' | 'without rows' | 'null' | 'new words';

/**
 * Stands between a page and its service, and lets it answer reads like this. To be called before the page is opened.
 * Gives what goes to an address within the page, and waits until all that it asks for has come.
 */
export async function answersAre(
  page: Page,
  shortcoming: Shortcoming,
): Promise<(address: string) => Promise<void>> {
  await page.addInitScript(standBetween, { enumerations: enumerations(), how: shortcoming });
  return async (address) => {
    await page.evaluate((to) => {
      (globalThis as { heardAt?: number }).heardAt = performance.now();
      history.pushState({}, '', to);
    }, address);
    await page.waitForFunction(
      () =>
        performance.now() - ((globalThis as { heardAt?: number }).heardAt ?? 0) > 60 &&
        !document.querySelector('main [aria-busy="true"]'),
    );
  };
}

/** Runs in the page, so all that it needs comes with it. */
function standBetween({ enumerations: words, how }: { enumerations: string[]; how: string }) {
  const frame = new Set(['id', 'items', 'nextCursor', 'totalCount']);
  const whole = new Set(['id', 'items']);
  const enumerated = new Set(words);
  // Before a word, and taken off again where the page asks for what is called so: the service would know its words.
  const novel = 'Novel';
  const here = globalThis as { heardAt?: number };
  let open = 0;
  // The code of a screen comes before it asks for anything.
  new PerformanceObserver(() => {
    if (open === 0) here.heardAt = performance.now();
  }).observe({ type: 'resource' });
  const ask = globalThis.fetch.bind(globalThis);

  globalThis.fetch = async (input, init) => {
    open += 1;
    here.heardAt = Number.POSITIVE_INFINITY;
    try {
      return await changed(input, await ask(known(input), init));
    } finally {
      open -= 1;
      if (open === 0) here.heardAt = performance.now();
    }
  };

  function known(input: RequestInfo | URL) {
    const isAsked = input instanceof Request && input.url.includes(novel);
    return isAsked ? new Request(input.url.replaceAll(novel, ''), input) : input;
  }

  async function changed(input: RequestInfo | URL, response: Response): Promise<Response> {
    const isRead = !(input instanceof Request) || input.method === 'GET';
    const [kind] = /json|csv/.exec(response.headers.get('content-type') ?? '') ?? [];
    if (!isRead || !response.ok || !kind || !response.url.includes('/api/')) return response;
    const body =
      kind === 'csv' ? plain(await response.text()) : JSON.stringify(change(await response.json(), ''));
    return new Response(body, { status: response.status, headers: response.headers });
  }

  /** The simulated service knows people who are called so. */
  function plain(text: string): string {
    return text.replaceAll(/undefined|null|nan|invalid|\[object/gi, 'Plain');
  }

  function change(value: unknown, key: string): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => change(item, key));
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
        .filter(([name, held]) => keeps(name, held))
        .map(([name, held]) => [name, isNull(name) ? null : change(held, name)]);
      return Object.fromEntries(entries);
    }
    if (typeof value !== 'string') return value;
    if (how === 'new words' && enumerated.has(key)) return novel + value;
    return plain(value);
  }

  function isNull(name: string): boolean {
    return how === 'null' ? !whole.has(name) : how === 'without rows' && name === 'items';
  }

  function keeps(name: string, held: unknown): boolean {
    if (how !== 'hollow' || frame.has(name)) return true;
    return typeof held === 'object' && held !== null;
  }
}

interface Schema {
  $ref?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** The names of the fields that the contract enumerates the values of. */
function enumerations(): string[] {
  const { schemas } = (openapi as { components: { schemas: Record<string, Schema> } }).components;
  const isEnumeration = (schema: Schema | undefined): boolean =>
    Boolean(
      schema &&
      (schema.enum ||
        schema.anyOf?.some(isEnumeration) ||
        isEnumeration(schema.items) ||
        isEnumeration(schemas[schema.$ref?.split('/').at(-1) ?? ''])),
    );
  const names = Object.values(schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([, schema]) => isEnumeration(schema))
      .map(([name]) => name),
  );
  // An enumeration only as the name of a parameter; of all else it is a name that people gave.
  return [...new Set(names)].filter((name) => name !== 'name');
}
