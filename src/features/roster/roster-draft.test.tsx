// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { layOutTables } from '@/table/testing';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { leaveRoster } from './current-run';
import { keptDraft } from './draft';
import { RosterImport } from './roster-import';
import { stubColumnsWidth } from './testing';

const browser = vi.hoisted(() => ({ kept: new Map<unknown, unknown>() }));

// What a browser keeps in IndexedDB, which this environment has not.
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (name: unknown) => browser.kept.get(name),
  set: async (name: unknown, value: unknown) => void browser.kept.set(name, value),
  del: async (name: unknown) => void browser.kept.delete(name),
  delMany: async (names: unknown[]) => names.forEach((name) => browser.kept.delete(name)),
  update: async (name: unknown, change: (before: unknown) => unknown) =>
    void browser.kept.set(name, change(browser.kept.get(name))),
  clear: async () => browser.kept.clear(),
}));

// A worker reads files, which this environment has not either.
vi.mock('@/tabular/file', async () => {
  const { readTabular } = await import('@/tabular/read');
  return {
    readTabularFile: async (file: File) => readTabular(new Uint8Array(await file.arrayBuffer()), file.name),
  };
});

layOutTables();

let service: SimulatedService;
beforeEach(async () => {
  browser.kept.clear();
  stubColumnsWidth(1_000);
  service = await simulateService({ providers: 0 });
  leaveRoster();
});

const lines = [
  'Name,Address,City,State,Zip,Fax',
  'Birch,1 Main St,El Paso,TX,79901,',
  'Cedar,1 Main St,El Paso,TX,79,555-010-0100',
];
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
/** Waits until the step of this name is open: the address names it. */
const step = (name: string) => screen.findByRole('heading', { level: 2, name });

async function begin() {
  const shown = await renderScreen(<RosterImport name="facilities" />);
  const field = await screen.findByLabelText('Or paste rows from a spreadsheet');
  fireEvent.change(field, { target: { value: lines.join('\n') } });
  await press('Use the pasted rows');
  await press('Check the rows');
  await step('Check the rows');
  return shown;
}

test('A corrected cell is there when the screen is left and opened again', async () => {
  const { user, unmount } = await begin();
  const zipCode = await screen.findByRole('textbox', { name: 'ZIP code, line 3' });
  await user.clear(zipCode);
  await user.type(zipCode, '79902{Enter}');
  unmount();
  await waitFor(() => expect(browser.kept.size).toBe(3));

  await renderScreen(<RosterImport name="facilities" />);
  expect((await screen.findByRole('status')).textContent).toContain('Pasted rows.txt as you left it');
  const again = await screen.findByRole<HTMLInputElement>('textbox', { name: 'ZIP code, line 3' });
  expect(again.value).toBe('79902');
});

test('Going back to the file keeps it with its corrections until another one is chosen', async () => {
  const { user } = await begin();
  const zipCode = await screen.findByRole('textbox', { name: 'ZIP code, line 3' });
  await user.clear(zipCode);
  await user.type(zipCode, '79902{Enter}');
  await press('Back');
  await step('Match the columns');
  await press('Back');
  await step('Choose a file');
  expect(screen.getByText(/is kept with 1 correction until another file is chosen/)).toBeTruthy();
  await press('Go on with it');
  await press('Check the rows');
  await step('Check the rows');
  const again = await screen.findByRole<HTMLInputElement>('textbox', { name: 'ZIP code, line 3' });
  expect(again.value).toBe('79902');
  await press('Back');
  await step('Match the columns');
  await press('Back');
  await press('Discard it');
  expect(screen.queryByText(/is kept with/)).toBeNull();
  await waitFor(() => expect(browser.kept.size).toBe(0));
});

test('Each step is an entry of the history: Back and Forward go from one to the next, and all that was chosen stays', async () => {
  const { user, router } = await begin();
  const { history } = router;
  const zipCode = await screen.findByRole('textbox', { name: 'ZIP code, line 3' });
  await user.clear(zipCode);
  await user.type(zipCode, '79902{Enter}');
  history.back();
  await step('Match the columns');
  await user.selectOptions(screen.getByLabelText('Field of Fax'), 'Leave out');
  history.back();
  await step('Choose a file');
  expect(history.canGoBack()).toBe(false);
  history.forward();
  await step('Match the columns');
  expect(screen.getByLabelText<HTMLSelectElement>('Field of Fax').value).toBe('');
  history.forward();
  await step('Check the rows');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'ZIP code, line 3' }).value).toBe('79902');
  expect(screen.queryByRole('textbox', { name: 'Fax, line 3' })).toBeNull();
  await press('Back');
  await step('Match the columns');
  expect(history.location.search).toBe('?step=columns');
  history.forward();
  await step('Check the rows');
});

test('A file that was left at its check goes on there, with the columns one step back', async () => {
  const { unmount } = await begin();
  await screen.findByRole('textbox', { name: 'ZIP code, line 3' });
  unmount();
  await waitFor(async () => expect((await keptDraft('facilities'))?.work.step).toBe('check'));
  const { router } = await renderScreen(<RosterImport name="facilities" />);
  await step('Check the rows');
  router.history.back();
  await step('Match the columns');
  router.history.back();
  await step('Choose a file');
});

test('A step whose file is gone says so, and offers to choose one', async () => {
  const { router } = await renderScreen(<RosterImport name="facilities" />);
  await step('Choose a file');
  router.history.push('/?step=check');
  expect((await screen.findByRole('status')).textContent).toContain('is not kept in this browser any more');
  await step('Choose a file');
});

test('The rows that an import leaves out are a file that can be imported once it is corrected', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  await begin();
  await screen.findByRole('textbox', { name: 'ZIP code, line 3' });
  await press('Download the rows left out');
  await waitFor(() => expect(files).toHaveLength(1));
  const [heading, row] = ((await files[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
  expect(heading).toBe('Name,Address,City,State,Zip,Fax,Why it was left out');
  expect(row).toMatch(/^Cedar,1 Main St,El Paso,TX,79,555-010-0100,"?ZIP code/);
});

test('A file that another tab imports meanwhile is not imported once more', async () => {
  await begin();
  await screen.findByText('Compared with existing facilities');
  await waitFor(() => expect(browser.kept.size).toBe(3));
  browser.kept.clear();
  const go = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import 1 facility' });
  await waitFor(() => expect(go.disabled).toBe(false));
  fireEvent.click(go);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Pasted rows.txt was imported in another tab: choose it again to import what is left of it.',
  );
  expect(service.writes()).toEqual([]);
});
