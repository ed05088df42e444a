import type { Expirable } from '@/domain/expirables';
import { openDialog } from '@/ui/open-dialog';

/** What a letter is written about: the rows of a selection, read once the letter is. */
interface Reminded {
  collect: (signal?: AbortSignal) => Promise<readonly Expirable[]>;
}

/** Opens the letters that ask for what was selected: one for each provider or facility. */
export const writeReminders = (selection: Reminded): void =>
  openDialog(async () => (await import('@/features/letters/for-selection')).WriteReminders, { selection });

/** The same of one row. */
export const writeReminder = (row: Expirable): void => writeReminders({ collect: async () => [row] });
