import { announce } from './announce';
import { notify } from './notify';

/** Copies a text and says so; where the browser does not allow it, shows the text. Gives whether it was copied. */
export async function copyText(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    announce('Copied');
    return true;
  } catch {
    notify({ tone: 'error', title: 'The browser did not allow copying', message: value });
    return false;
  }
}
