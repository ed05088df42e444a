import { Text } from '@mantine/core';
import type { LicenseVerification, LicenseVerificationResult } from '@/api/models';
import { hasDiscipline } from '@/domain/discipline';
import { fileBlobOptions } from '@/features/files/blob';
import { disciplinarySummary } from '@/flexible-data/describe';
import { FlexibleDataView } from '@/flexible-data/flexible-data-view';
import { isEmptyData, summarise } from '@/flexible-data/summarise';
import { formatDay } from '@/lib/dates';
import { count } from '@/lib/words';
import type { EvidenceRow } from '@/review/evidence-grid';
import type { Comparison } from '@/review/marks';
import { AttachmentList } from '@/viewer/attachment-list';
import { Dash } from '@/ui/dash';
import { EvidenceImages } from '@/viewer/evidence-image';
import { Fold } from '@/ui/fold';
import { Status } from '@/ui/status';
import { listOf, resultOf } from '@/features/reviews/words';

type Result = LicenseVerificationResult;

/** Disciplinary actions: how many and the newest, never hidden in the fold; all of them inside. */
export function disciplinaryRow(
  results: readonly Result[],
  earlier: LicenseVerification | undefined,
  open: boolean,
): EvidenceRow {
  const before = resultOf(earlier)?.disciplinaryActions;
  return {
    id: 'disciplinary',
    label: 'Disciplinary',
    onFile: earlier ? <ActionsOnFile data={before} /> : <Dash />,
    cells: results.map((result) => {
      const given = result.disciplinaryActions;
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
                {hasDiscipline(given) ? (
                  <Actions words={actions > 0 ? count(actions, 'action') : summarise(given)} />
                ) : (
                  'None'
                )}
                <Newest words={newest} />
              </>
            }
          >
            <FlexibleDataView
              data={given}
              label="Disciplinary actions"
              level={2}
              tools={false}
              search={false}
            />
          </Fold>
        ),
      };
    }),
  };
}

function ActionsOnFile({ data }: { data: unknown }) {
  const { actions, newest } = disciplinarySummary(data);
  return (
    <>
      {hasDiscipline(data) ? <Actions words={disciplinaryWords(data)} /> : disciplinaryWords(data)}
      <span className="mute"> last found</span>
      {actions > 0 && <Newest words={newest} />}
    </>
  );
}

function Actions({ words }: { words: string }) {
  return (
    <b>
      <Status of="license" value="DisciplinaryActions" label={words} />
    </b>
  );
}

function Newest({ words }: { words: string | undefined }) {
  return (
    words && (
      <Text span display="block" size="xs" c="dimmed">
        {words}
      </Text>
    )
  );
}

function disciplinaryWords(data: unknown): string {
  if (data === undefined || data === null) return 'Not given';
  const { actions } = disciplinarySummary(data);
  if (actions > 0) return count(actions, 'action');
  return hasDiscipline(data) ? summarise(data) : 'None';
}

function compareDisciplinary(before: unknown, given: unknown, isOnFile: boolean): Comparison {
  if (given === undefined || given === null) return { mark: 'missing', why: 'not given' };
  if (!isOnFile || before === undefined || before === null) return { mark: 'missing', why: 'not on file' };
  if (!hasDiscipline(before) && !hasDiscipline(given)) return { mark: 'agrees' };
  return JSON.stringify(before) === JSON.stringify(given) ? { mark: 'agrees' } : { mark: 'differs' };
}

/** Everything else that the source told. */
export function detailsRow(results: readonly Result[], open: boolean): EvidenceRow {
  return {
    id: 'details',
    label: 'Other details',
    onFile: <Dash />,
    cells: results.map((result) => {
      const data = result.additionalProperties;
      if (isEmptyData(data)) return { content: <Dash /> };
      return {
        content: (
          <Fold key={String(open)} open={open} summary={summarise(data)}>
            <FlexibleDataView data={data} label="Other details" level={2} tools={false} search={false} />
          </Fold>
        ),
      };
    }),
  };
}

/** Screenshots and attachments, beside those of the last verification that found the license. */
export function filesRow(results: readonly Result[], earlier: LicenseVerification | undefined): EvidenceRow {
  const before = listOf(resultOf(earlier)?.screenshots);
  return {
    id: 'files',
    label: 'Evidence',
    onFile:
      before.length > 0 ? (
        <>
          <EvidenceImages
            paths={before}
            file={fileBlobOptions}
            size="small"
            label={`Screenshot of ${formatDay(earlier?.started)}`}
          />
          <span className="mute">{formatDay(earlier?.started)}</span>
        </>
      ) : (
        <Dash />
      ),
    cells: results.map((result, index) => {
      const screenshots = listOf(result.screenshots);
      const attachments = listOf(result.attachments);
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
