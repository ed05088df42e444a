import type { License, LicenseVerification, LicenseVerificationResult, Provider } from '@/api/models';
import { disciplinarySummary } from '@/flexible-data/describe';
import { FlexibleDataView } from '@/flexible-data/flexible-data-view';
import { isEmptyData, summarise } from '@/flexible-data/summarise';
import { formatDate, relativeDays } from '@/lib/dates';
import { count, fullName } from '@/lib/words';
import { fileBlobOptions } from '@/queries/files';
import {
  compareAddress,
  compareDay,
  compareName,
  compareNumber,
  compareState,
  compareText,
  compareType,
} from '@/review/compare';
import type { EvidenceCell, EvidenceRow } from '@/review/evidence-grid';
import { Highlighted } from '@/review/highlighted';
import type { Comparison } from '@/review/marks';
import { AttachmentList } from '@/ui/attachment-list';
import { Dash } from '@/ui/dash';
import { EvidenceImages } from '@/ui/evidence-image';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icons';
import { Mono } from '@/ui/text';
import classes from './-reviews.module.css';

interface RowsInput {
  provider: Provider;
  license: License;
  verification: LicenseVerification;
  /** The last verification before this one that found the license; what it said is what we hold of such fields. */
  earlier: LicenseVerification | undefined;
  /** Whether the folded details are open. */
  open: boolean;
}

type Result = LicenseVerificationResult;

/** Every field of a case: what we hold against each result, in the order in which the source gave them. */
export function evidenceRows({ provider, license, verification, earlier, open }: RowsInput): EvidenceRow[] {
  const results = verification.results ?? [];
  const held = license.nonVerifiedInfo;
  const known = resultOf(earlier);
  const name = {
    firstName: license.firstName ?? provider.firstName,
    lastName: license.lastName ?? provider.lastName,
    // A license may be held under a name of its own; then the provider's is one more by which they are known.
    aliases: [...(provider.aliases ?? []), ...(license.lastName ? [provider] : [])],
  };
  const sourceState = license.licenseType?.source?.state;

  const row = (
    id: string,
    label: string,
    ours: string | undefined,
    given: (result: Result) => string | undefined,
    compare: (given: string | undefined) => Comparison,
    show: { mono?: boolean; format?: (text: string) => string; after?: string } = {},
  ): EvidenceRow => ({
    id,
    label,
    held: ours ? (
      <>
        {show.mono ? <Mono>{ours}</Mono> : <bdi>{(show.format ?? String)(ours)}</bdi>}
        {show.after && <span className="mute"> {show.after}</span>}
      </>
    ) : (
      <Dash />
    ),
    cells: results.map((result): EvidenceCell => {
      const text = given(result ?? {});
      const comparison = compare(text);
      const shown = text && (show.format ?? String)(text);
      return {
        comparison,
        content: shown ? (
          <Highlighted text={shown} comparison={inShown(comparison, text, shown)} mono={show.mono} />
        ) : (
          <Dash />
        ),
      };
    }),
  });

  const text = (id: string, label: string, field: 'compactStatus' | 'prescriptiveAuthority') =>
    row(
      id,
      label,
      known?.[field],
      (result) => result[field],
      (given) => compareText(known?.[field], given),
    );

  const rows = [
    row(
      'name',
      'Name',
      fullName(name),
      (result) => result.name,
      (given) => compareName(name, given),
    ),
    row(
      'number',
      'License number',
      license.licenseNumber,
      (result) => result.licenseNumber,
      (given) => compareNumber(license.licenseNumber, given),
      { mono: true },
    ),
    row(
      'type',
      'License type',
      license.licenseType?.name,
      (result) => result.licenseType,
      (given) => compareType(license.licenseType, given),
    ),
    row(
      'state',
      'State',
      license.state ?? sourceState,
      () => sourceState,
      (given) => compareState(license.state ?? sourceState, given),
    ),
    row(
      'status',
      'License status',
      held?.status,
      (result) => result.licenseStatus,
      (given) => compareText(held?.status, given),
    ),
    row(
      'issued',
      'Issued',
      held?.issueDate,
      (result) => result.issued,
      (given) => compareDay(held?.issueDate, given),
      { format: formatDate },
    ),
    row(
      'expires',
      'Expires',
      held?.expirationDate,
      (result) => result.expires,
      (given) => compareDay(held?.expirationDate, given),
      {
        format: formatDate,
        ...(held?.expirationDate ? { after: relativeDays(held.expirationDate) } : {}),
      },
    ),
    row(
      'address',
      'Address',
      addressOf(provider),
      (result) => result.address,
      (given) => compareAddress(addressOf(provider), given),
    ),
    text('compact', 'Compact status', 'compactStatus'),
    text('prescriptive', 'Prescribing', 'prescriptiveAuthority'),
  ];
  return [
    ...rows.filter(isSaid),
    disciplinaryRow(results, earlier, open),
    detailsRow(results, open),
    filesRow(results),
  ];
}

/** Fields that few licenses have take a row only where somebody says something of them. */
const isSaid = ({ id, held: ours, cells }: EvidenceRow) =>
  !['compact', 'prescriptive'].includes(id) ||
  (ours !== undefined && cells.some(({ comparison }) => comparison?.why !== 'on both sides'));

/** Highlights belong to the text that was compared; where another form of it is shown, all of it is marked. */
function inShown(comparison: Comparison, compared: string | undefined, shown: string): Comparison {
  if (comparison.mark !== 'differs' || compared === shown) return comparison;
  return { ...comparison, ranges: [[0, shown.length]] };
}

/** The result that an earlier verification stands for. */
export function resultOf(verification: LicenseVerification | undefined): Result | undefined {
  return verification?.results?.[verification.correctResultIndex ?? 0];
}

function addressOf({ addresses }: Provider): string | undefined {
  const address = addresses?.find(({ type }) => type === 'Work') ?? addresses?.[0];
  if (!address) return undefined;
  const { addressLine1, addressLine2, city, state, zipCode } = address;
  const place = [state, zipCode].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, city, place].filter(Boolean).join(', ') || undefined;
}

function disciplinaryRow(
  results: readonly Result[],
  earlier: LicenseVerification | undefined,
  open: boolean,
): EvidenceRow {
  const before = resultOf(earlier)?.disciplinaryActions;
  const when = earlier?.started ? ` on ${formatDate(earlier.started)}` : '';
  return {
    id: 'disciplinary',
    label: 'Disciplinary',
    held: earlier ? `${disciplinaryWords(before)}${when}` : <Dash />,
    cells: results.map((result) => {
      const given = result?.disciplinaryActions;
      const { actions, newest } = disciplinarySummary(given);
      return {
        comparison: compareDisciplinary(earlier && before, given, Boolean(earlier)),
        content: isEmptyData(given) ? (
          disciplinaryWords(given)
        ) : (
          <Fold
            key={String(open)}
            open={open}
            summary={
              <>
                <span className={classes.actions}>
                  <Icon name="alert" size={14} />
                  {actions > 0 ? count(actions, 'action') : summarise(given)}
                </span>
                {newest && <span className="mute"> {newest}</span>}
              </>
            }
          >
            <FlexibleDataView data={given} label="Disciplinary actions" tools={false} search={false} />
          </Fold>
        ),
      };
    }),
  };
}

function disciplinaryWords(data: unknown): string {
  if (data === undefined || data === null) return 'Not given';
  const { actions } = disciplinarySummary(data);
  return actions > 0 ? count(actions, 'action') : 'None';
}

function compareDisciplinary(before: unknown, given: unknown, isHeld: boolean): Comparison {
  if (given === undefined || given === null) return { mark: 'missing', why: 'not given' };
  if (!isHeld || before === undefined || before === null) return { mark: 'missing', why: 'not held' };
  if (isEmptyData(before) && isEmptyData(given)) return { mark: 'agrees' };
  return JSON.stringify(before) === JSON.stringify(given) ? { mark: 'agrees' } : { mark: 'differs' };
}

function detailsRow(results: readonly Result[], open: boolean): EvidenceRow {
  return {
    id: 'details',
    label: 'Other details',
    held: <Dash />,
    cells: results.map((result) => {
      const data = result?.additionalProperties;
      if (isEmptyData(data)) return { content: <Dash /> };
      return {
        content: (
          <Fold key={String(open)} open={open} summary={summarise(data)}>
            <FlexibleDataView data={data} label="Other details" tools={false} search={false} />
          </Fold>
        ),
      };
    }),
  };
}

function filesRow(results: readonly Result[]): EvidenceRow {
  return {
    id: 'files',
    label: 'Evidence',
    held: <Dash />,
    cells: results.map((result, index) => {
      const screenshots = result?.screenshots ?? [];
      const attachments = result?.attachments ?? [];
      if (screenshots.length + attachments.length === 0) return { content: <Dash /> };
      return {
        content: (
          <>
            <EvidenceImages
              paths={screenshots}
              file={fileBlobOptions}
              size="small"
              label={results.length > 1 ? `Screenshot of result ${index + 1}` : 'Screenshot'}
            />
            <AttachmentList attachments={attachments} file={fileBlobOptions} />
          </>
        ),
      };
    }),
  };
}
