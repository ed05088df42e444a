import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/api/client';
import { ApiError, isApiError, mayBeCarriedOut } from '@/api/errors';
import { invalidateAfter } from '@/api/invalidations';
import type { DatasetType } from '@/api/models';
import { isOffline, untilOnline } from '@/lib/online';

/** How far an upload is: the file is read, it waits for the network, its bytes go out and are checked by the service, it is in place. */
export type UploadPhase = 'reading' | 'offline' | 'sending' | 'done';

export interface DatasetUpload {
  datasetType: string;
  /** The CSV file as it is to be sent. */
  file: Blob;
  /** What the service shall call it; the name of `file` when that has one. */
  fileName?: string | undefined;
  onPhase?: ((phase: UploadPhase) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** A slow office line, in bytes per millisecond: so long an upload may take beyond the usual time of a call. */
const slowLine = 50;

/**
 * Sends a CSV file (rules.md 11.5) and tells the phase it is in, not the bytes
 * that are out: the browser tells those to `XMLHttpRequest` only, and a second way to the service would have to learn
 * the token, the sign-in over the page, the time-out and the errors of the one client again.
 * Throws `ApiError`; for a file that cannot be read any more, before anything is sent, one with status 0 and a message
 * at `$.datasetFile`.
 */
export async function sendDataset(upload: DatasetUpload): Promise<void> {
  const { datasetType, file, onPhase, signal } = upload;
  onPhase?.('reading');
  const content = await read(file);
  if (isOffline()) {
    onPhase?.('offline');
    await untilOnline(signal);
  }
  if (signal?.aborted) throw new ApiError({ kind: 'aborted' });
  onPhase?.('sending');
  const datasetFile = new File([content], nameOf(upload), { type: 'text/csv' });
  await api().POST('/datasets/{datasetType}/uploads', {
    operation: 'uploadDataset',
    params: { path: { datasetType: datasetType as DatasetType } },
    body: { datasetFile },
    bodySerializer: (body: { datasetFile: Blob }) => {
      const form = new FormData();
      form.append('datasetFile', body.datasetFile);
      return form;
    },
    moreTimeMs: file.size / slowLine,
    signal,
  });
  onPhase?.('done');
}

/** A file that was changed or moved since it was chosen fails as the network would, so it is read before it is sent. */
async function read(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    const text = 'It was changed, moved or deleted since it was chosen. Choose it again.';
    throw new ApiError({
      kind: 'problem',
      title: 'The file cannot be read',
      errors: { '$.datasetFile': [text] },
    });
  }
}

function nameOf({ file, fileName }: DatasetUpload): string {
  return fileName ?? (file instanceof File ? file.name : 'records.csv');
}

export interface UploadProblem {
  /** In the file, counted from 1, the heading included; undefined for what concerns the file as a whole. */
  line: number | undefined;
  messages: string[];
}

/** What the service found wrong with an uploaded file: the file as a whole first, then line by line. */
export function uploadProblems(error: unknown): UploadProblem[] {
  if (!isApiError(error)) return [];
  return Object.entries(error.errors)
    .map(([path, messages]) => {
      const line = /^\$\.datasetFile\[(\d+)\]/.exec(path)?.[1];
      return { line: line === undefined ? undefined : Number(line), messages };
    })
    .toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

/** Replaces the records that later scans are compared with; scans and matches that exist stay as they are. */
export function useUploadDataset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (upload: DatasetUpload) => sendDataset(upload),
    onSuccess: () => void invalidateAfter(queryClient, 'uploadDataset'),
    onError: (error) => {
      // Given up or without an answer, the file may have arrived all the same.
      if (error.kind === 'aborted' || mayBeCarriedOut(error))
        void invalidateAfter(queryClient, 'uploadDataset');
    },
  });
}
