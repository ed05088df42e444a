import { Stack, Text } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { type ApiError, mayBeCarriedOut, sendLabel } from '@/api/errors';
import type { Dataset } from '@/api/models';
import { withPublishedDay } from '@/domain/list-day';
import type { EffectWarning } from '@/features/datasets/lists/list-effect';
import { rememberUpload } from '@/features/datasets/upload/remembered';
import { type ListChoices, noChoices, type RefusedRow } from '@/features/datasets/upload/types';
import { type UploadPhase, uploadProblems, useUploadDataset } from '@/features/scans/dataset-upload';
import { datasetName } from '@/lib/dataset-names';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { count } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Note } from '@/ui/layout';
import { useSendOnce } from '@/ui/one-at-a-time';
import { InlineError } from '@/ui/states';
import { tellStopped, useUploadClosing } from '@/ui/stop-upload';
import { whyNot } from './-upload-blocked';
import { dayFault } from './-upload-day';
import { UploadDone } from './-upload-done';
import { isOfStates, StatesNote, UploadFiles, withMore } from './-upload-files';
import { UploadFindings } from './-upload-findings';
import { UploadRefused } from './-upload-refused';
import type { BadRows } from './-upload-report';
import { useListFindings } from './-use-list-findings';

interface UploadDialogProps {
  dataset: Dataset;
  /** Files that were chosen elsewhere. */
  given?: readonly File[];
  onClose: () => void;
}

const phases: Record<UploadPhase, string> = {
  reading: 'The file is read',
  offline: 'You are offline. The file is sent by itself once you are online again.',
  sending: 'The file is sent and checked by the service',
  done: 'Done',
};

/** Uploads a list: what it is and what its upload does is found out in the browser before anything is sent. */
export function UploadDialog({ dataset, given = [], onClose }: UploadDialogProps) {
  const [files, setFiles] = useState<readonly File[]>(given);
  const [choices, setChoices] = useState(noChoices);
  const [confirmed, setConfirmed] = useState<ReadonlySet<EffectWarning['kind']>>(new Set());
  const [refused, setRefused] = useState<readonly RefusedRow[]>([]);
  const { findings, isChecking } = useListFindings(dataset, files, choices, refused);
  const [badRows, setBadRows] = useState<BadRows>();
  /** The day on which the list was published as somebody typed it; undefined while it is as the files say. */
  const [typedDay, setTypedDay] = useState<string>();
  const [phase, setPhase] = useState<UploadPhase>();
  const sending = useRef<AbortController>(undefined);
  const upload = useUploadDataset();
  const sendOnce = useSendOnce(upload);
  const failure = useRef<HTMLDivElement>(null);
  // The button that was pressed may stand far from it.
  useEffect(() => {
    void failure.current?.scrollIntoView({ block: 'start' });
  }, [upload.error]);
  const formId = useId();
  const type = dataset.type ?? '';
  const name = datasetName(type);
  const problems = uploadProblems(upload.error);
  // What is wrong with the heading of what was sent is mended at the columns it was made of.
  const columnProblems = problems.flatMap(({ line, messages }) => (line === 1 ? messages : []));
  const rowProblems = problems.filter(({ line }) => line !== 1);
  const rows = findings?.rows ?? 0;
  const dayText = typedDay ?? dateForTyping(findings?.stated?.day);
  const published = parseTypedDate(dayText);
  const cannot =
    whyNot(files, isChecking ? undefined : findings, badRows, confirmed) ??
    (dayFault(dayText) && 'Correct the day on which the list was published.');

  /** What was said about the files stays said where others are only put behind them. */
  function choose(chosen: readonly File[]) {
    const isAdded = files.length > 0 && files.every((file, place) => chosen[place] === file);
    setFiles(chosen);
    if (!isAdded) setChoices(noChoices);
    setRefused([]);
    setTypedDay(undefined);
    startAnew();
  }

  /** What was confirmed was about figures that are others now. */
  function startAnew() {
    setConfirmed(new Set());
    setBadRows(undefined);
    upload.reset();
  }

  function change(next: ListChoices) {
    setChoices(next);
    setRefused([]);
    startAnew();
  }

  function send() {
    const [file] = files;
    if (!file || !findings || cannot) return;
    const controller = new AbortController();
    sending.current = controller;
    const { csv, after } = findings;
    // What is no CSV file is sent as one.
    const fileName = csv ? file.name.replace(/\.(?!csv$)[^.]+$/i, '.csv') : file.name;
    sendOnce(
      {
        datasetType: type,
        file: csv ?? file,
        fileName: published ? withPublishedDay(fileName, published) : fileName,
        onPhase: setPhase,
        signal: controller.signal,
      },
      {
        onSuccess: () => {
          if (after) rememberUpload(type, after, published);
          announce(`${count(rows, 'row')} uploaded to ${name}`);
        },
      },
    );
  }

  /** What the service refused is left out like the rows that were found bad here. */
  function leaveOutRefused(rows: readonly RefusedRow[]) {
    setRefused((before) => [...before, ...rows]);
    startAnew();
    setBadRows('leave-out');
  }

  const { close, stop, question } = useUploadClosing({
    running: upload.isPending,
    stored: `The service has not said yet that the file is stored. If it arrives all the same, it takes the place of all records of ${name}.`,
    unsent:
      files.length > 0 && !upload.isSuccess
        ? `${files.length === 1 ? 'The file' : 'The files'} and what you said about ${files.length === 1 ? 'it' : 'them'} are not kept. Nothing was uploaded.`
        : undefined,
    onStop: () => {
      sending.current?.abort();
      tellStopped(`The upload to ${name} was stopped`);
    },
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
          <CloseButton onClose={onClose} />
        ) : (
          <>
            <Button variant="default" onClick={() => (upload.isPending ? void stop() : close())}>
              {upload.isPending ? 'Stop' : 'Cancel'}
            </Button>
            <Button type="submit" form={formId} loading={upload.isPending} blocked={cannot}>
              {upload.isPending
                ? 'Uploading'
                : sendLabel(cannot ? 'Upload' : `Upload ${count(rows, 'row')}`, upload.error)}
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
          <UploadDone dataset={dataset} rows={rows} published={published} onClose={onClose} />
        ) : (
          <>
            <p>
              A list takes the place of all records of {name}. It is read as it is published: CSV, text or
              workbook, several files where it has several.
            </p>
            {isOfStates(type) && <StatesNote />}
            <div>
              <UploadFiles
                files={files}
                disabled={upload.isPending}
                onChoose={choose}
                onMore={(more) => choose(isOfStates(type) ? withMore(files, more) : more)}
                isJoined={isOfStates(type)}
              />
              <output>
                {isChecking
                  ? 'The file is being checked'
                  : (upload.isPending && phase && phases[phase]) || ''}
              </output>
            </div>
            {findings?.problem && (
              <Note tone="error" role="alert">
                {findings.problem}
              </Note>
            )}
            {(upload.error || problems.length > 0) && (
              <Stack gap="lg" ref={failure}>
                {upload.error && (
                  <InlineError
                    error={upload.error}
                    title="The file was not uploaded"
                    kept={`${keptWords(upload.error, name)}${columnProblems.length > 0 ? ' What is wrong with its columns is told under Columns.' : ''}`}
                  />
                )}
                {findings && rowProblems.length > 0 && (
                  <UploadRefused findings={findings} problems={rowProblems} onLeaveOut={leaveOutRefused} />
                )}
              </Stack>
            )}
            {findings && (
              <UploadFindings
                files={files}
                findings={findings}
                columnProblems={columnProblems}
                datasetType={type}
                choices={choices}
                onChange={change}
                badRows={badRows}
                onBadRows={setBadRows}
                confirmed={confirmed}
                onConfirm={setConfirmed}
                day={dayText}
                onDay={setTypedDay}
              />
            )}
            {findings && !findings.problem && cannot && cannot !== findings.effect?.sentence && (
              <Text c="dimmed">{cannot}</Text>
            )}
          </>
        )}
      </Stack>
      {question}
    </Dialog>
  );
}

/** The buttons are others than before the upload, so the focus goes to the one that leaves the dialog. */
function CloseButton({ onClose }: Pick<UploadDialogProps, 'onClose'>) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onClose}>
      Close
    </Button>
  );
}

/** What an upload that failed means for the file and for the list. */
function keptWords(error: ApiError, name: string): string {
  if (error.status === 413)
    return `The service takes no file of this size. Ask whoever operates it to allow larger ones: a part of the list would take the place of all records of ${name}. Nothing was replaced.`;
  return `The file stays chosen${mayBeCarriedOut(error) ? '' : '; nothing was replaced'}.`;
}
