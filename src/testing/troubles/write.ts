import type { ReactNode } from 'react';
import { fireEvent } from '@testing-library/react';
import type { SimulatedService } from '../service';

/** A read whose data is on screen beside the form. */
export interface ShownRead {
  queryKey: readonly unknown[];
  queryFn?: unknown;
}

/** A write of the console with all that the troubles need to know of it. */
export interface Write {
  /** As a title of a test: "a new provider". */
  name: string;
  /** The operation that meets the trouble, as the contract names it: `POST /providers`. */
  operation: string;
  /** Whether it is compared with what a colleague did meanwhile, which `prepare` gives then. */
  isCompared?: boolean;
  /** Gets the service ready, for a test of its own. */
  prepare(service: SimulatedService): Promise<PreparedWrite> | PreparedWrite;
}

export interface PreparedWrite {
  /** What is drawn: the form, the dialog, the row; `close` takes it away. */
  screen: (close: () => void) => ReactNode;
  /** Opens and fills in all that has to be, up to the button that sends; `settled` waits for what is read or drawn meanwhile. */
  fill(settled: () => Promise<void>): Promise<void> | void;
  /** What the button is called that sends it. */
  button: RegExp;
  /** How often the service has what was sent: 0 before, 1 once it was carried out. */
  effects(): number;
  /** What is shown beside it and has to be as the service has it. */
  reads: readonly ShownRead[];
  /** The service goes on working on it: which there are is compared, and not how far each is. */
  isUnderWay?: boolean;
  /** Bulk work says in one table what came of each, looks for what may be done by itself, and waits out a rate limit. */
  isBulk?: boolean;
  /** A 409 has a meaning here that is told in words of its own. */
  hasOwnConflict?: boolean;
  /** A 409 is no failure here: what is in the way is left where it is, and it is sent otherwise. */
  overcomesConflict?: boolean;
  /** A field of the request that a form has; messages for it stand at the field. */
  field?: string;
  /** What a colleague does meanwhile that may not be written over, and whether that still stands. */
  colleague?: { does(): Promise<unknown>; stands(): boolean };
}

/** What an element is called by who uses it. */
const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

/** The button with a name that can be pressed; the last one, which lies on top. Undefined where there is none. */
export function findButton(name: RegExp): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].findLast(
    (button) => name.test(nameOf(button)) && !button.disabled,
  );
}

/** Presses the button with a name. Throws where there is none. */
export function press(name: RegExp): void {
  const button = findButton(name);
  if (!button)
    throw new Error(
      `No button ${name} among ${[...document.querySelectorAll('button')].map(nameOf).join(' | ')}`,
    );
  fireEvent.click(button);
}

const takesText = (element: unknown): element is Element =>
  element instanceof Element && ['INPUT', 'TEXTAREA', 'SELECT'].includes(element.tagName);

/** The field with a label that begins so. Throws where there is none. */
function fieldOf(label: string): Element {
  const labels = [...document.querySelectorAll('label')].filter((one) => one.textContent?.startsWith(label));
  const field =
    labels.map((one) => one.htmlFor && document.getElementById(one.htmlFor)).find(takesText) ??
    [...document.querySelectorAll(`[aria-label^="${label}"]`)].find(takesText);
  if (!field) throw new Error(`No field ${label}`);
  return field;
}

/** Puts a text into the field with a label that begins so. */
export function type(label: string, value: string): void {
  fireEvent.change(fieldOf(label), { target: { value } });
}

/** Takes a choice of the combobox with a label that begins so. Throws where it has no such choice. */
export function choose(label: string, words: string): void {
  const field = fieldOf(label);
  fireEvent.click(field);
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '') ?? document;
  const option = [...list.querySelectorAll('[role="option"]')].find(
    ({ textContent }) => textContent === words,
  );
  if (!option) throw new Error(`No choice ${words}`);
  fireEvent.click(option);
}
