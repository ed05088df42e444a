import type { License } from '@/api/models';
import { spellOut } from '@/lib/words';
import { type Discipline, disciplineIn } from '@/domain/discipline';
import { BoardStatus } from '@/ui/board-status';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { statusLook } from '@/ui/status-looks';
import { DateText, Mono, DayText } from '@/ui/text';
import { licenseExpiry, licenseTypeWords } from '@/domain/license-facts';
import { currentResult } from '@/domain/license-result';
import { PacketTable } from './section';

/** Each license as its source showed it last. */
export function PacketLicenses({ licenses }: { licenses: readonly License[] }) {
  if (licenses.length === 0) return null;
  return (
    <PacketTable
      title={`Licenses (${licenses.length})`}
      head={['License', 'Outcome', 'Status at the source', 'Issued', 'Expires', 'Source and day']}
    >
      {licenses.map((license, index) => (
        <LicenseRow key={license.id ?? index} license={license} />
      ))}
    </PacketTable>
  );
}

const disciplineWords: Readonly<Record<Discipline, string>> = {
  none: '',
  unknown: 'Whether there is discipline is not told',
  some: 'Disciplinary actions on record',
};

function LicenseRow({ license }: { license: License }) {
  const { licenseNumber, currentVerification, restrictionStatus, approvedStatus } = license;
  const result = currentResult(license);
  const expiry = licenseExpiry(license);
  const discipline = disciplineWords[disciplineIn(result?.disciplinaryActions)];
  const { originalStatus, status, verificationSource, started, trigger } = currentVerification ?? {};
  const isDecided = originalStatus !== undefined && status !== undefined && originalStatus !== status;
  return (
    <tr>
      <th scope="row">
        <Mono>{licenseNumber}</Mono> {licenseTypeWords(license)}
        {restrictionStatus &&
          restrictionStatus !== 'None' &&
          `, ${spellOut(restrictionStatus).toLowerCase()}`}
        {approvedStatus && `, ${statusLook('approved', approvedStatus).label.toLowerCase()}`}
      </th>
      <td>
        <Status of="verification" value={status} />
        {isDecided && <p>Decided by a person; the source’s own: {spellOut(originalStatus).toLowerCase()}</p>}
      </td>
      <td>
        <BoardStatus word={result?.licenseStatus} wraps />
        {discipline && <p>{discipline}</p>}
      </td>
      <td>
        <DateText value={result?.issued} />
      </td>
      <td>
        <DateText value={expiry?.value} />
        {expiry && !expiry.verified && ' as stated, not verified'}
      </td>
      <td>
        {verificationSource?.name ?? license.licenseType?.source?.name ?? <Dash />}
        {started && (
          <>
            , <DayText value={started} />
          </>
        )}
        {trigger && `, ${spellOut(trigger).toLowerCase()}`}
      </td>
    </tr>
  );
}
