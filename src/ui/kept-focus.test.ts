// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './kept-focus';

let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main><h1>Committee</h1>
      <section><h2>Flagged</h2>
        <ul>
          <li id="first"><button>Decide Ada</button></li>
          <li id="second"><button>Decide Bo</button></li>
          <li id="third"><button>Decide Cy</button></li>
        </ul>
      </section>
    </main>`;
  end = keepFocus();
});

afterEach(() => {
  end();
  document.body.innerHTML = '';
  vi.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (selector: string) => find(selector)?.focus();
/** What is taken away is noticed at once, and acted upon after a moment. */
const remove = async (...selectors: string[]) => {
  for (const selector of selectors) find(selector)?.remove();
  await vi.advanceTimersByTimeAsync(500);
};

test('The row after the one that left has the focus, as a whole', async () => {
  press('#second button');
  await remove('#second');
  expect(document.activeElement).toBe(find('#third'));
});

test('What is done with one row after the other has the focus in the next row, once its row left', async () => {
  for (const button of document.querySelectorAll('button')) button.dataset['next'] = '';
  press('#second button');
  await remove('#second');
  expect(document.activeElement).toBe(find('#third button'));
});

test('After the last row the one before it has the focus', async () => {
  press('#third button');
  await remove('#third');
  expect(document.activeElement).toBe(find('#second'));
});

test('A row whose button was replaced by words has the focus itself', async () => {
  press('#second button');
  await remove('#second button');
  expect(document.activeElement).toBe(find('#second'));
});

test('After the only row, and after the whole list, the heading of its part has the focus', async () => {
  press('#second button');
  await remove('ul');
  expect(document.activeElement).toBe(find('h2'));
  press('h2');
  await remove('section');
  expect(document.activeElement).toBe(find('h1'));
});

test('A button that took the place of the one that was pressed has the focus, and not one beside it', async () => {
  find('h1')?.insertAdjacentHTML(
    'afterend',
    '<p id="actions"><button id="refresh">Refresh</button><button id="make">Download PDF</button><button>Print</button></p>',
  );
  press('#make');
  find('#make')?.insertAdjacentHTML('afterend', '<button id="stop">Stop</button>');
  await remove('#make');
  expect(document.activeElement).toBe(find('#stop'));
  await remove('#stop');
  expect(document.activeElement).toBe(find('h1'));
});

test('After a dialog whose row is gone the row in its place has the focus', async () => {
  press('#first button');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="dialog" role="dialog" aria-modal="true"><button>Record decision</button></div>',
  );
  press('#dialog button');
  await remove('#first', '#dialog');
  expect(document.activeElement).toBe(find('#second'));
});

test('After a second dialog in place of the first what had the focus before both has it again', async () => {
  const open = (id: string) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div id="${id}" role="dialog" aria-modal="true"><button>Preview</button></div>`,
    );
    press(`#${id} button`);
  };
  press('#first button');
  open('choice');
  find('#choice')?.remove();
  open('preview');
  await remove('#preview');
  expect(document.activeElement).toBe(find('#first button'));
});

test('What a dialog loses stays in the dialog', async () => {
  press('#first button');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="dialog" role="dialog" aria-modal="true"><h2>Columns</h2><p><button>Remove</button></p></div>',
  );
  press('#dialog button');
  await remove('#dialog button');
  expect(document.activeElement).toBe(find('#dialog h2'));
});

test('Who puts the focus elsewhere in that moment is not disturbed', async () => {
  press('#second button');
  find('#second')?.remove();
  press('#first button');
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement).toBe(find('#first button'));
});

test('What was made to take the focus takes it no longer once it is left', async () => {
  press('#second button');
  await remove('#second');
  press('#first button');
  expect(find('#third')?.hasAttribute('tabindex')).toBe(false);
});

test('From a button that makes a file the focus goes to what stops it, which stands beside the progress, and back once it is made', async () => {
  const section = find('section');
  section?.insertAdjacentHTML('beforeend', '<button id="make">Make PDF</button>');
  await vi.advanceTimersByTimeAsync(500);
  press('#make');
  const progress = document.createElement('div');
  progress.innerHTML = '<span>3 of 20</span><button id="stop">Cancel</button>';
  find('#make')?.replaceWith(progress);
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement).toBe(find('#stop'));
  const again = document.createElement('button');
  progress.replaceWith(again);
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement).toBe(again);
});

/** A dialog that takes the focus, in the order in which a browser tells of it. */
function openDialog(id: string) {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div id="${id}" role="dialog" aria-modal="true"><button>Close</button></div>`,
  );
  press(`#${id} button`);
}

test('A button that opened a dialog and is replaced in the moment after that closed leaves the focus to its row', async () => {
  press('#second button');
  openDialog('dialog');
  find('#dialog')?.remove();
  await vi.advanceTimersByTimeAsync(50);
  find('#second button')?.replaceWith('Letter sent');
  await vi.advanceTimersByTimeAsync(500);
  expect(document.activeElement).toBe(find('#second'));
});

test('A button that is replaced while its dialog is fetched leaves the focus to its row once that closes', async () => {
  press('#second button');
  find('#second button')?.replaceWith('Reading');
  await vi.advanceTimersByTimeAsync(50);
  openDialog('dialog');
  await vi.advanceTimersByTimeAsync(500);
  await remove('#dialog');
  expect(document.activeElement).toBe(find('#second'));
});

test('A button that cannot be pressed by the time its dialog closes leaves the focus to what is near', async () => {
  press('#second button');
  openDialog('dialog');
  find('#second button')?.setAttribute('disabled', '');
  await remove('#dialog');
  expect(document.activeElement).not.toBe(document.body);
});
