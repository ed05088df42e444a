import type { ProfileImport } from '@/api/models';
import { importFailure } from '@/lib/import-words';
import { spellOut } from '@/lib/words';

/** What came of an import; undefined while it runs. */
export function importOutcome(found: ProfileImport): string | undefined {
  if (found.status === 'Failed') return importFailure(found);
  return found.status === 'Completed' ? 'Profile received' : undefined;
}

/** What an import was started by: `by hand`. */
export function importTrigger({ trigger }: ProfileImport): string {
  if (trigger === 'Manual') return 'by hand';
  return trigger === 'Automated' ? 'by the service' : spellOut(trigger).toLowerCase();
}
