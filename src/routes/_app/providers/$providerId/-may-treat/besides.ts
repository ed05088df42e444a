import type { DatasetMatch } from '@/api/models';
import type { TreatLine } from '@/domain/treat';
import type { OpenItem } from '@/features/providers/open-items';

/** The license that a line of the answer tells all about; undefined for any other line, and for one in force. */
export const licenseTold = ({ key, answer, evidence }: TreatLine): string | undefined =>
  answer !== 'yes' && key.startsWith('license ') && evidence?.kind === 'license'
    ? evidence.licenseId
    : undefined;

interface Open {
  items: readonly OpenItem[];
  /** Matches that nobody decided yet. */
  matches: readonly DatasetMatch[];
}

/**
 * What is open besides the answer, so that each thing is told once: of a license that the answer tells about only that it
 * expires soon, and of matches those in lists whose matches it does not ask for. `asked` is what keeps the answer from being
 * a plain yes.
 */
export function besides(asked: readonly TreatLine[], { items, matches }: Open): Open {
  const told = new Set(asked.flatMap((line) => licenseTold(line) ?? []));
  const decided = new Set<string | undefined>(
    asked.flatMap(({ action }) => (action?.kind === 'decide' ? action.datasetType : [])),
  );
  return {
    items: items.filter(
      ({ kind, license }) => kind === 'ExpiresSoon' || kind === 'Alert' || !told.has(license?.id ?? ''),
    ),
    matches: matches.filter(({ scan }) => !decided.has(scan?.type)),
  };
}
