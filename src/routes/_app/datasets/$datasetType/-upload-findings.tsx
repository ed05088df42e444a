import { Link } from '@tanstack/react-router';
import { Stack } from '@mantine/core';
import type { EffectWarning } from '@/features/datasets/lists/list-effect';
import { handOver } from '@/features/datasets/upload/handed-over';
import type { ListChoices, ListFindings } from '@/features/datasets/upload/types';
import { datasetName } from '@/lib/dataset-names';
import { Note } from '@/ui/layout';
import { openWarnings } from './-upload-blocked';
import { UploadDay } from './-upload-day';
import { UploadEffect } from './-upload-effect';
import { UploadList } from './-upload-list';
import { UploadMissing } from './-upload-missing';
import { UploadQuestions } from './-upload-questions';
import { UploadRecords } from './-upload-records';
import { type BadRows, UploadReport } from './-upload-report';

interface UploadFindingsProps {
  files: readonly File[];
  findings: ListFindings;
  /** What the service refused about the columns. */
  columnProblems: readonly string[];
  datasetType: string;
  choices: ListChoices;
  onChange: (choices: ListChoices) => void;
  badRows: BadRows | undefined;
  onBadRows: (choice: BadRows) => void;
  confirmed: ReadonlySet<EffectWarning['kind']>;
  onConfirm: (confirmed: ReadonlySet<EffectWarning['kind']>) => void;
  /** When the list was published, as it is typed. */
  day: string;
  onDay: (typed: string) => void;
}

/** What was found in the files, from the list that they are to what their upload does. */
export function UploadFindings(props: UploadFindingsProps) {
  const { files, findings, datasetType, choices, onChange } = props;
  const { check, made, dataset, questions, effect, columns } = findings;
  const warnings = openWarnings(findings, props.badRows);
  // What an upload does depends on the answers.
  const hasOpenQuestions = effect?.action === 'replace' && questions.some(({ isAnswered }) => !isAnswered);
  // Said to be another list than the known one: why that cannot be read, and where its heading may be.
  const isAnother = Object.values(choices.lists).includes('');
  const isOther = dataset !== undefined && dataset !== datasetType && effect?.action === 'none';
  return (
    <>
      {(isAnother || (dataset && (made || questions.length > 0))) && (
        <UploadList findings={findings} choices={choices} onChange={onChange} />
      )}
      {questions.length > 0 && (
        <UploadQuestions
          questions={questions}
          files={findings.files.map(({ name }) => name)}
          dataset={dataset}
          choices={choices}
          onChange={onChange}
        />
      )}
      {findings.rows > 0 && effect?.action !== 'none' && (
        <UploadDay findings={findings} typed={props.day} onType={props.onDay} />
      )}
      {check && (
        <UploadReport
          report={check}
          columnProblems={props.columnProblems}
          badRows={props.badRows}
          onBadRows={props.onBadRows}
          keepable={findings.keepable ?? 0}
          onKeep={() => onChange({ ...choices, keepsRows: true })}
        />
      )}
      {made && dataset && !isOther && (
        <UploadRecords
          made={made}
          columnProblems={props.columnProblems}
          leftOut={findings.leftOut}
          columns={columns}
          dataset={dataset}
          choices={choices}
          onChange={onChange}
        />
      )}
      {!isOther && <UploadMissing missing={findings.missing} lacking={findings.lacking} />}
      {effect &&
        !isOther &&
        !hasOpenQuestions &&
        (made || warnings.length > 0 || effect.notes.length > 0) && (
          <UploadEffect
            effect={effect}
            warnings={warnings}
            confirmed={props.confirmed}
            onConfirm={props.onConfirm}
          />
        )}
      {isOther && (
        <Note tone="warning">
          <Stack gap="xs" align="flex-start">
            <span>{effect.sentence}</span>
            <Link
              to="/datasets/$datasetType"
              params={{ datasetType: dataset }}
              onClick={() => handOver(dataset, files)}
            >
              Upload it to {datasetName(dataset)}
            </Link>
          </Stack>
        </Note>
      )}
    </>
  );
}
