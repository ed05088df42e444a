import type { ChildProcess } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a browser does for a scenario, with the same meaning in every browser. */
export interface Driver {
  /** Loads an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON carries it; throws what the page throws. */
  run<Value>(expression: string): Promise<Value>;
  /** Presses the main button of the mouse at this point of the window, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Moves the mouse to this point of the window. */
  hover(x: number, y: number): Promise<void>;
  /** Presses a key, or several at once: `Escape`, `a`, `Control+Enter`. */
  press(keys: string): Promise<void>;
  /** Types a text, key by key. */
  type(text: string): Promise<void>;
  /** Gives files of this machine to the `<input type="file">` that an expression names. */
  upload(expression: string, paths: readonly string[]): Promise<void>;
  /** Gives the page of the window another size. */
  resize(size: Size): Promise<void>;
  /** The window as a PNG. */
  screenshot(): Promise<Buffer>;
  /** The files that were downloaded whole, by their paths. */
  downloads(): Promise<string[]>;
  /** Ends the browser and takes away what it has stored. */
  close(): Promise<void>;
}

export interface Size {
  width: number;
  height: number;
}

/** The window of every browser, as wide and high as the screens of most offices show it. */
export const windowSize: Size = { width: 1440, height: 900 };

/** Calls a function in the page. It stands on nothing but its arguments, which are carried as JSON. */
export function call<Args extends readonly unknown[], Value>(
  driver: Pick<Driver, 'run'>,
  work: (...args: Args) => Value,
  ...args: Args
): Promise<Value> {
  return driver.run<Value>(`(${work.toString()})(${args.map((one) => JSON.stringify(one)).join(', ')})`);
}

/** The path of a program that a browser needs, which `npm run test:browsers` finds; throws where it was not. */
export function program(variable: 'FIREFOX_BIN' | 'WEBKIT_DRIVER_BIN' | 'XVFB_BIN'): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} names no program: start these tests by npm run test:browsers`);
  return path;
}

/** Ends a program, and waits until it has. */
export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}

/** The files in a folder of downloads once all are there whole: until then browsers keep others beside them, or empty ones. */
export async function finished(folder: string): Promise<string[]> {
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  // One that went away between the two is one that was renamed: it is looked at again.
  const sizes = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const isUnderWay = paths.some((path) => /\.(part|wkdownload)$/.test(path)) || sizes.includes(0);
  return isUnderWay ? [] : paths;
}
