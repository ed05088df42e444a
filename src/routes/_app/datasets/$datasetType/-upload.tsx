import { List, Stack, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { mayBeCarriedOut, sendLabel } from '@/api/errors';
import type { Dataset } from '@/api/models';
import { checkListFile } from '@/features/scans/check-list-file';
import { type UploadPhase, uploadProblems, useUploadDataset } from '@/features/scans/dataset-upload';
import type { ListCheck } from '@/features/scans/list-check';
import type { CsvReport } from '@/lib/csv-check';
import { datasetName } from '@/lib/dataset-names';
import { count, formatNumber } from '@/lib/words';
import { tabularTypes } from '@/tabular/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Note } from '@/ui/layout';
import { InlineError } from '@/ui/states';
import { tellStopped, useUploadClosing } from '@/ui/stop-upload';
import { DropField } from '@/ui/drop-field';
import { layoutOf } from './-layout';
import { type BadRows, UploadReport } from './-upload-report';

interface UploadDialogProps {
  dataset: Dataset;
  onClose: () => void;
}

const phases: Record<UploadPhase, string> = {
  reading: 'The file is read',
  sending: 'The file is sent and checked by the service',
  done: 'Done',
};

/** Uploads a list: the file is checked row by row before anything is sent. */
export function UploadDialog({ dataset, onClose }: UploadDialogProps) {
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState<readonly [number, string[]][]>([]);
  const { report, problem, isChecking } = useChecked(dataset, file, refused);
  const [badRows, setBadRows] = useState<BadRows>();
  const [phase, setPhase] = useState<UploadPhase>();
  const sending = useRef<AbortController>(undefined);
  const upload = useUploadDataset();
  const formId = useId();
  const name = datasetName(dataset.type);
  const problems = uploadProblems(upload.error);
  const bad = report?.bad.length ?? 0;
  const rows = (report?.rows ?? 0) - bad;
  const cannot = whyNot(file, report, bad, badRows);

  function choose(chosen: File | undefined) {
    setFile(chosen);
    setRefused([]);
    setBadRows(undefined);
    upload.reset();
  }

  function send() {
    if (!file || !report || cannot || upload.isPending) return;
    const controller = new AbortController();
    sending.current = controller;
    upload.mutate(
      {
        datasetType: dataset.type ?? '',
        file: report.rest === undefined ? file : new Blob([report.rest], { type: 'text/csv' }),
        // What is no CSV file is sent as one.
        fileName: report.rest === undefined ? file.name : file.name.replace(/\.(?!csv$)[^.]+$/i, '.csv'),
        onPhase: setPhase,
        signal: controller.signal,
      },
      { onSuccess: () => announce(`${count(rows, 'row')} uploaded to ${name}`) },
    );
  }

  /** What the service refused is left out like the rows that were found bad here. */
  function leaveOutRefused() {
    const lines = problems.flatMap(({ line, messages }): [number, string[]][] =>
      line === undefined ? [] : [[line, messages]],
    );
    setRefused((before) => [...before, ...lines]);
    setBadRows('leave-out');
    upload.reset();
  }

  function stop() {
    sending.current?.abort();
    tellStopped(`The upload to ${name} was stopped`);
    onClose();
  }

  const { close, question } = useUploadClosing({
    running: upload.isPending,
    stored: `The service has not said yet that the file is stored. If it arrives all the same, it takes the place of all records of ${name}.`,
    onStop: stop,
    onClose,
  });
  return (
    <Dialog
      title={`Upload a list to ${name}`}
      onClose={close}
      width={760}
      sticky
      footer={
        upload.isSuccess ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button variant="default" onClick={upload.isPending ? stop : onClose}>
              {upload.isPending ? 'Stop' : 'Cancel'}
            </Button>
            <Button type="submit" form={formId} loading={upload.isPending} blocked={cannot}>
              {sendLabel(report && !cannot ? `Upload ${count(rows, 'row')}` : 'Upload', upload.error)}
            </Button>
          </>
        )
      }
    >
      <Stack
        component="form"
        id={formId}
        gap="lg"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {upload.isSuccess ? (
          <Note tone="success" role="status">
            <b>{count(rows, 'row')} uploaded.</b> They take the place of what was in {name}: scans and
            monitors that run from now on compare with them. Scans and matches that exist stay as they are.
          </Note>
        ) : (
          <>
            <p>
              The file takes the place of all records of {name}. A file has a heading with the names of its
              columns{dataset.type === 'OigExclusions' && ', as the federal exclusions list is published'}.
            </p>
            <div>
              <UploadFile file={file} disabled={upload.isPending} onChoose={choose} />
              <output>
                {isChecking
                  ? 'The file is being checked'
                  : (upload.isPending && phase && phases[phase]) || ''}
              </output>
            </div>
            {file && problem && (
              <Text c="red" role="alert">
                {problem}
              </Text>
            )}
            {upload.error && (
              <InlineError
                error={upload.error}
                title="The file was not uploaded"
                kept={`The file stays chosen${mayBeCarriedOut(upload.error) ? '' : '; nothing was replaced'}.`}
              />
            )}
            {problems.some(({ line }) => line !== undefined) && (
              <Stack align="flex-start" gap="sm">
                <List size="sm">
                  {problems.slice(0, 50).map(({ line, messages }, index) => (
                    <List.Item key={index}>
                      {line !== undefined && `Line ${formatNumber(line)}: `}
                      {messages.join(' ')}
                    </List.Item>
                  ))}
                </List>
                <Button size="xs" variant="default" onClick={leaveOutRefused}>
                  Leave these lines out, too
                </Button>
              </Stack>
            )}
            {report && <UploadReport report={report} badRows={badRows} onBadRows={setBadRows} />}
            {file && report && cannot && <Text c="dimmed">{cannot}</Text>}
          </>
        )}
      </Stack>
      {question}
    </Dialog>
  );
}

/** The file, checked in a worker; checked again when the service refused further lines. */
function useChecked(dataset: Dataset, file: File | undefined, refused: readonly [number, string[]][]) {
  const [found, setFound] = useState<{ file: File; refused: unknown; check: ListCheck }>();
  useEffect(() => {
    if (!file) return undefined;
    const controller = new AbortController();
    void (async () => {
      const check = await checkListFile(file, layoutOf(dataset), refused, controller.signal);
      setFound({ file, refused, check });
    })();
    return () => controller.abort();
  }, [dataset, file, refused]);
  const isDone = found?.file === file && found?.refused === refused;
  const check = isDone ? found?.check : undefined;
  return { report: check?.report, problem: check?.problem, isChecking: file !== undefined && !isDone };
}

/** Why nothing can be sent yet. */
function whyNot(
  file: File | undefined,
  report: CsvReport | undefined,
  bad: number,
  badRows: BadRows | undefined,
): string | undefined {
  if (!file) return 'Choose a file first.';
  if (!report) return 'The file has to be checked first.';
  if (report.headingProblems.length > 0) return 'Mend the heading of the file, then choose it again.';
  if (report.rows - bad === 0) return 'There is no row to upload.';
  if (bad > 0 && badRows === undefined) return 'Choose what to do with the bad rows.';
  if (bad > 0 && badRows === 'refuse') return 'Mend the bad rows in the file, then choose it again.';
  return undefined;
}

interface UploadFileProps {
  file: File | undefined;
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
}

/** A file to choose or to drop. */
function UploadFile({ file, disabled, onChoose }: UploadFileProps) {
  return (
    <DropField
      name="File"
      label={file ? 'Another CSV file' : 'Choose a CSV file, or drop it here'}
      accept={tabularTypes}
      disabled={disabled}
      onFiles={([chosen]) => onChoose(chosen)}
    >
      {file && (
        <p>
          <b>{file.name}</b>, {formatNumber(Math.max(1, Math.round(file.size / 1024)))} kB
        </p>
      )}
    </DropField>
  );
}
