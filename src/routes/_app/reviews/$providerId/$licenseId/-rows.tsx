import type { License, LicenseVerification, LicenseVerificationResult, Provider } from '@/api/models';
import type { SettledWords } from '@/domain/license-standing';
import { formatDate, relativeDays } from '@/lib/dates';
import { fullName, spellOut } from '@/lib/words';
import { compareName, compareNumber, compareState, compareType } from '@/review/compare';
import { compareAddresses, type AddressOnFile } from '@/review/compare-address';
import { compareDay } from '@/review/compare-day';
import { compareStatus } from '@/review/compare-status';
import { compareText } from '@/review/compare-text';
import type { EvidenceRow } from '@/review/evidence-grid';
import type { ReviewMarks } from '@/review/review-reasons';
import { BoardStatus } from '@/ui/board-status';
import { SettleWord } from '@/features/licenses/board-words';
import { detailsRow, disciplinaryRow, filesRow } from './-folded-rows';
import { fieldRow } from './-field-row';
import { listOf, resultOf, resultsOf } from '@/features/reviews/words';

interface RowsInput {
  provider: Provider;
  license: License;
  verification: LicenseVerification;
  /** The last verification before this one that found the license; it stands in for what we do not hold ourselves. */
  earlier: LicenseVerification | undefined;
  /** Whether the folded details are open. */
  open: boolean;
  /** What the team settled about words of boards. */
  settled: SettledWords | undefined;
}

type Result = LicenseVerificationResult;

/** Marks a value on file that is not our own entry; the head of the column says when that was. */
const lastFound = 'last found';

/** Our own entry; where there is none, what the last verification found. */
const hold = (entry: string | undefined, found: string | undefined) =>
  entry ? { onFile: entry } : { onFile: found, after: found ? lastFound : undefined };

const nameOnFile = (provider: Provider, license: License) => ({
  firstName: license.firstName ?? provider.firstName,
  lastName: license.lastName ?? provider.lastName,
  // A license may be on file under a name of its own; then the provider's is one more by which they are known.
  aliases: [...listOf(provider.aliases), ...(license.lastName ? [provider] : [])],
});

/** How a result stands to the file in what a reason may say agrees: the marks of the rows of the same names. */
export function marksOf(result: Result, provider: Provider, license: License): ReviewMarks {
  return {
    name: compareName(nameOnFile(provider, license), result.name).mark,
    number: compareNumber(license.licenseNumber, result.licenseNumber).mark,
    type: compareType(license.licenseType, result.licenseType).mark,
  };
}

/** Every field of a case: what we hold against each result, in the order in which the source gave them. */
export function evidenceRows(input: RowsInput): EvidenceRow[] {
  const { provider, license, verification, earlier, open, settled } = input;
  const results = resultsOf(verification);
  const { licenseType, nonVerifiedInfo: mine } = license;
  const known = resultOf(earlier);
  const name = nameOnFile(provider, license);
  const addresses = addressesOf(provider);

  const status = hold(mine?.status, known?.licenseStatus);
  const issued = hold(mine?.issueDate, known?.issued);
  const expires = hold(mine?.expirationDate, known?.expires);
  const compact = hold(undefined, known?.compactStatus);
  const prescribing = hold(undefined, known?.prescriptiveAuthority);
  const near = expires.onFile ? relativeDays(expires.onFile) : undefined;

  const rows = [
    fieldRow(results, {
      id: 'name',
      label: 'Name',
      onFile: fullName(name) === '–' ? undefined : fullName(name),
      given: (result: Result) => result.name,
      compare: (given) => compareName(name, given),
    }),
    fieldRow(results, {
      id: 'number',
      label: 'License number',
      onFile: license.licenseNumber,
      given: (result: Result) => result.licenseNumber,
      compare: (given) => compareNumber(license.licenseNumber, given),
      mono: true,
    }),
    fieldRow(results, {
      id: 'type',
      label: 'License type',
      onFile: licenseType?.name,
      given: (result: Result) => result.licenseType,
      compare: (given) => compareType(licenseType, given),
    }),
    fieldRow(results, {
      id: 'state',
      label: 'State',
      onFile: license.state,
      // Results carry no state of their own: it is that of the source that was asked.
      given: () => licenseType?.source?.state,
      compare: (given) => compareState(license.state, given),
    }),
    fieldRow(results, {
      id: 'status',
      label: 'License status',
      ...status,
      given: (result: Result) => result.licenseStatus,
      compare: (given) => compareStatus(status.onFile, given, settled),
      around: (text, words, isGiven) => (
        <>
          <BoardStatus word={text} wraps>
            {words}
          </BoardStatus>
          {isGiven && <SettleWord word={text} />}
        </>
      ),
    }),
    fieldRow(results, {
      id: 'issued',
      label: 'Issued',
      ...issued,
      given: (result: Result) => result.issued,
      compare: (given) => compareDay(issued.onFile, given),
      format: formatDate,
    }),
    fieldRow(results, {
      id: 'expires',
      label: 'Expires',
      ...expires,
      after: [near, expires.after].filter(Boolean).join(', '),
      given: (result: Result) => result.expires,
      compare: (given) => compareDay(expires.onFile, given),
      format: formatDate,
    }),
    fieldRow(results, {
      id: 'address',
      label: 'Address',
      onFile: addresses[0]?.text,
      given: (result: Result) => result.address,
      compare: (given) => compareAddresses(addresses, given),
    }),
    fieldRow(results, {
      id: 'compact',
      label: 'Compact status',
      ...compact,
      given: (result: Result) => result.compactStatus,
      compare: (given) => compareText(compact.onFile, given),
    }),
    fieldRow(results, {
      id: 'prescribing',
      label: 'Prescribing',
      ...prescribing,
      given: (result: Result) => result.prescriptiveAuthority,
      compare: (given) => compareText(prescribing.onFile, given),
    }),
  ];
  return [
    ...rows.filter(isStated),
    disciplinaryRow(results, earlier, open),
    detailsRow(results, open),
    filesRow(results, earlier),
  ];
}

/** Fields that few licenses have take a row only where somebody says something of them. */
const isStated = ({ id, cells }: EvidenceRow) =>
  !['compact', 'prescribing'].includes(id) ||
  cells.some(({ comparison }) => comparison?.why !== 'on both sides');

/** The addresses on file, the place of work first. */
function addressesOf(provider: Provider): AddressOnFile[] {
  const addresses = listOf(provider.addresses).filter(Boolean);
  const work = addresses.filter(({ type }) => type === 'Work');
  const others = addresses.filter(({ type }) => type !== 'Work');
  return [...work, ...others].flatMap(({ addressLine1, addressLine2, city, state, zipCode, type }) => {
    const place = [state, zipCode].filter(Boolean).join(' ');
    const text = [addressLine1, addressLine2, city, place].filter(Boolean).join(', ');
    return text ? [{ text, kind: type ? spellOut(type) : 'kind not given' }] : [];
  });
}
