import type { LicenseVerification, LicenseVerificationResult } from '@/api/models';
import { formatDateTime } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { eachOnce } from '@/lib/file-path';
import { evidenceOf } from '@/viewer/attachment-list';
import type { EvidenceItem } from '@/viewer/evidence';
import { newestFirst } from './data';

const listOf = <Item>(list: readonly Item[] | undefined): readonly Item[] =>
  Array.isArray(list) ? list : [];

/** What can be looked at of one result: its screenshots, then its attachments, under a name that tells whose they are. */
export function evidenceOfResult(
  result: LicenseVerificationResult | undefined,
  name: string,
): EvidenceItem[] {
  const shots = listOf(result?.screenshots).filter((path) => typeof path === 'string' && path !== '');
  return [
    ...shots.map((path, index) => ({
      path,
      name: shots.length > 1 ? `${name}, ${index + 1} of ${shots.length}` : name,
    })),
    ...listOf(result?.attachments).flatMap((attachment) => {
      const item = evidenceOf(attachment ?? {});
      return item ? [{ ...item, name: `${name}, ${item.name}` }] : [];
    }),
  ];
}

/** The evidence of a verification: of each of its results, then the report about it. */
export function evidenceOfVerification(verification: LicenseVerification, name: string): EvidenceItem[] {
  const { results: given, export: report } = verification;
  const results = listOf(given);
  return [
    ...results.flatMap((result, index) =>
      evidenceOfResult(result, results.length > 1 ? `${name}, result ${index + 1}` : name),
    ),
    ...(report ? [{ path: report, name: `${name}, ${fileName(report)}` }] : []),
  ];
}

/** So many verifications before the one that is shown can be put beside it. */
const mostEarlier = 8;

/** The evidence of a verification with that of the license's others, the one that is shown first, then the newest. */
export function evidenceOfLicense(
  shown: LicenseVerification,
  history: readonly LicenseVerification[] | undefined,
): EvidenceItem[] {
  const others = newestFirst(history).filter(({ id }) => id !== shown.id);
  return eachOnce(
    [shown, ...others.slice(0, mostEarlier)].flatMap((one) =>
      evidenceOfVerification(one, formatDateTime(one.started)),
    ),
  );
}
