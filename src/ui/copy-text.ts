import { notify } from './notify';

/** Copies a text, or shows it where the browser does not allow that. Gives whether it was copied. */
export async function tryToCopy(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    notify({ tone: 'error', title: 'The browser did not allow copying', message: value });
    return false;
  }
}

/** Copies a text from a menu, which has closed by then: a notice says that it was done. */
export async function copyText(value: string): Promise<void> {
  if (await tryToCopy(value)) notify({ id: 'copied', tone: 'success', title: 'Copied' });
}
