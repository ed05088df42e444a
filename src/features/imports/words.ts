import type { ProfileImport } from '@/api/models';
import { importFailure } from '@/lib/import-failure';
import { spellOut } from '@/lib/words';

/** What came of an import; undefined while it runs. */
export function importOutcome(found: ProfileImport): string | undefined {
  if (found.status === 'Failed') return importFailure(found);
  return found.status === 'Completed' ? 'Profile received' : undefined;
}

/** How an import was started: `manual`. */
export function importTrigger({ trigger }: ProfileImport): string {
  return trigger === 'Automated' ? 'automatic' : spellOut(trigger).toLowerCase();
}
