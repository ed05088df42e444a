import { expect } from '@playwright/test';
import { call, type Driver } from './driver';
import { finderScript, wire, type Finding, type Step, type Words } from './finder';

interface Narrowing {
  name?: Words;
  /** Only those that show this. */
  holds?: Words;
  nth?: number;
}

/** A place on the screen, looked for anew whenever it is asked about; every action waits until it can be carried out. */
export class Place {
  constructor(
    private readonly driver: Driver,
    private readonly steps: readonly Step[] = [],
  ) {}

  /** What has this role, by its name where that is given. */
  role(role: string, name?: Words, { holds, nth }: Narrowing = {}): Place {
    return this.step({
      by: 'role',
      value: role,
      ...(name === undefined ? {} : { name: wire(name) }),
      ...(holds === undefined ? {} : { holds: wire(holds) }),
      ...(nth === undefined ? {} : { nth }),
    });
  }

  /** A field by its label. */
  field(label: Words): Place {
    return this.step({ by: 'label', value: wire(label) });
  }

  /** What itself says this. */
  words(text: Words, nth?: number): Place {
    return this.step({ by: 'text', value: wire(text), ...(nth === undefined ? {} : { nth }) });
  }

  async click(): Promise<void> {
    const { x, y } = await this.reached();
    await this.driver.click(x, y);
  }

  async hover(): Promise<void> {
    const { x, y } = await this.reached();
    await this.driver.hover(x, y);
  }

  /** Types a text into a field in place of what is in it. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.becomes('focused', ({ isFocused }) => isFocused);
    await this.driver.press('Control+a');
    await this.driver.press('Delete');
    await this.driver.type(text);
    await this.becomes(`filled with ${text}`, ({ value }) => value === text);
  }

  /** Chooses an entry of a `<select>` by what it says; what drops down is drawn by the system, beyond reach of a test. */
  async select(label: string): Promise<void> {
    await this.inPage((element, words) => {
      const list = element as HTMLSelectElement;
      const option = [...list.options].find(({ text }) => text === words);
      if (!option) throw new Error(`No entry “${words}”`);
      list.value = option.value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }, label);
  }

  async upload(...paths: string[]): Promise<void> {
    await expect.poll(async () => (await this.look()).count, this.title('an input of files')).toBe(1);
    await this.driver.upload(`window.pageFinder.find(${JSON.stringify(this.steps)})[0]`, paths);
  }

  /** Waits until there is at least one such place. */
  isThere(): Promise<void> {
    return this.becomes('there', ({ count }) => count > 0);
  }

  isGone(): Promise<void> {
    return this.becomes('gone', ({ count }) => count === 0);
  }

  isFocused(): Promise<void> {
    return this.becomes('focused', (finding) => finding.isFocused);
  }

  isChecked(): Promise<void> {
    return this.becomes('checked', (finding) => finding.isChecked);
  }

  /** Waits until the first shows this, also among other words. */
  async shows(words: Words): Promise<void> {
    const shown = expect.poll(async () => (await this.look()).text, this.title(`shows ${words}`));
    await (typeof words === 'string' ? shown.toContain(words) : shown.toMatch(words));
  }

  async hasValue(value: string): Promise<void> {
    await expect.poll(async () => (await this.look()).value, this.title('its value')).toBe(value);
  }

  async counts(number: number): Promise<void> {
    await expect.poll(async () => (await this.look()).count, this.title('how many')).toBe(number);
  }

  /** What is there now, without waiting. */
  async look(reach = false): Promise<Finding> {
    await this.driver.run(finderScript);
    return this.driver.run<Finding>(`window.pageFinder.look(${JSON.stringify(this.steps)}, ${reach})`);
  }

  /** What a function says of the first one, once it is there. */
  async inPage<Args extends readonly unknown[], Value>(
    work: (element: HTMLElement, ...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    await this.isThere();
    const rest = args.map((one) => `, ${JSON.stringify(one)}`).join('');
    return this.driver.run<Value>(
      `(${work.toString()})(window.pageFinder.find(${JSON.stringify(this.steps)})[0]${rest})`,
    );
  }

  private step(step: Step): Place {
    return new Place(this.driver, [...this.steps, step]);
  }

  private title(what: string) {
    const way = this.steps
      .map(({ value, name }) => JSON.stringify([value, name].filter(Boolean)))
      .join(' > ');
    return { message: `${way || 'the page'}: ${what}`, timeout: 45_000 };
  }

  private async becomes(what: string, isSo: (finding: Finding) => boolean): Promise<void> {
    await expect.poll(async () => isSo(await this.look()), this.title(what)).toBe(true);
  }

  /** Waits until the only such place stands still in the window with nothing over it. */
  private async reached(): Promise<Finding> {
    let last: Finding | undefined;
    const state = async () => {
      const [before, now] = [last, await this.look(true)];
      last = now;
      if (now.count !== 1) return `found ${now.count} times`;
      if (now.coveredBy !== '') return `covered by ${now.coveredBy}`;
      return before?.x === now.x && before.y === now.y ? 'in reach' : 'moving';
    };
    await expect.poll(state, this.title('in reach')).toBe('in reach');
    return last as Finding;
  }
}

/** The window of a browser as its user has it before them. */
export class Screen extends Place {
  constructor(
    readonly browser: Driver,
    private readonly origin: string,
  ) {
    super(browser);
  }

  /** Loads an address of the console. What nothing catches from then on is kept for the end of the test. */
  async visit(path: string): Promise<void> {
    await this.browser.open(this.origin + path);
    await call(this.browser, () => {
      const kept: string[] = (window.uncaughtErrors ??= []);
      addEventListener('error', ({ message }) => {
        // No error of the page: what was measured is told with the next frame.
        if (!message.startsWith('ResizeObserver loop')) kept.push(message);
      });
      addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
    });
  }

  press(keys: string): Promise<void> {
    return this.browser.press(keys);
  }

  type(text: string): Promise<void> {
    return this.browser.type(text);
  }

  /** Errors that nothing caught since the page was loaded. */
  uncaught(): Promise<string[]> {
    return call(this.browser, () => window.uncaughtErrors ?? []);
  }

  address(): Promise<string> {
    return call(this.browser, () => location.pathname + location.search);
  }

  /** Waits until one more file was downloaded whole; gives its path. */
  async downloaded(press: () => Promise<void>): Promise<string> {
    const before = new Set(await this.browser.downloads());
    await press();
    const fresh = async () => (await this.browser.downloads()).find((path) => !before.has(path)) ?? '';
    await expect.poll(fresh, { message: 'a file that was downloaded', timeout: 45_000 }).not.toBe('');
    return fresh();
  }
}

declare global {
  interface Window {
    uncaughtErrors?: string[];
  }
}
