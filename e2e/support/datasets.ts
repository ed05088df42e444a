import type { Locator } from '@playwright/test';

/** Chooses a list or database in a dialog, by its name or an abbreviation of it; another one in the place of the one that is chosen. */
export async function chooseDataset(dialog: Locator, words: string): Promise<void> {
  const field = dialog.getByLabel('List or database');
  if (!(await field.isVisible())) await dialog.getByRole('button', { name: 'Change' }).last().click();
  await field.fill(words);
  await dialog.getByRole('listbox', { name: 'What can be searched' }).getByRole('option').first().click();
}
