/** What of a keyboard event matters here. */
export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * A key press written like a binding: `j`, `?`, `Enter`, `shift+ArrowDown`, `mod+k`. `mod` is Ctrl, on Apple
 * machines also Command. Shift counts only where it does not change the character itself.
 */
export function pressedKeys(event: KeyPress): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const shift = event.shiftKey && (event.key.length > 1 || event.ctrlKey || event.metaKey);
  return [event.ctrlKey || event.metaKey ? 'mod' : '', event.altKey ? 'alt' : '', shift ? 'shift' : '', key]
    .filter(Boolean)
    .join('+');
}

/**
 * Whether a binding is made of character keys alone, without Ctrl, Alt or Command, which is what people who
 * dictate or tremble must be able to switch off (WCAG 2.1.4). `g t` is, `Enter` and `mod+k` are not.
 */
export function isCharacterBinding(keys: string): boolean {
  return keys !== ' ' && keys.split(' ').some((step) => step.length === 1);
}

const ariaNames: Record<string, string> = { mod: 'Control', alt: 'Alt', shift: 'Shift' };

/** A binding as `aria-keyshortcuts` wants it: `mod+k` → `Control+K`; undefined for two keys one after the other. */
export function ariaKeys(keys: string): string | undefined {
  if (keys.includes(' ')) return undefined;
  const parts = keys.split('+').map((key) => ariaNames[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  return parts.join('+');
}

const typingInputs = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'file',
  'range',
  'color',
  'image',
]);

/** Whether keys pressed on an element are meant for it: text fields, lists and menus that search by letter. */
export function takesTyping(element: Element | null): boolean {
  if (!element) return false;
  if (element instanceof HTMLInputElement) return !typingInputs.has(element.type);
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  if (element instanceof HTMLElement && element.isContentEditable) return true;
  return element.closest('[role="menu"],[role="listbox"],[role="combobox"]') !== null;
}

const pressable =
  'a[href],button,summary,input,select,[role="button"],[role="link"],[role="checkbox"],[role="tab"]';

/** Whether Enter or Space already does something on an element. */
export function takesPress(element: Element | null): boolean {
  return element?.closest(pressable) !== null && element !== null;
}

/** Keys that were chosen, by `shortcutId`. */
export type ChosenKeys = Readonly<Record<string, string>>;

/** The keys that do what `keys` does of itself in a scope. */
export function keysInForce(chosen: ChosenKeys, scope: string, keys: string): string {
  const id = `${scope}/${keys}`;
  return Object.hasOwn(chosen, id) ? (chosen[id] ?? keys) : keys;
}
