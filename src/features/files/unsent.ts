import { ApiError, isApiError } from '@/api/errors';

/** Why a file that holds nothing is not sent: it would prove nothing. Undefined for one that holds something. */
export function emptyFile({ size }: Blob): ApiError | undefined {
  if (size > 0) return undefined;
  const text = 'It has 0 bytes, so there is nothing in it to upload. Save it again, then choose it anew.';
  return new ApiError({ kind: 'problem', title: 'The file is empty', errors: { '$.file': [text] } });
}

/** Whether an upload failed here, before anything was sent, for what the file is: to try it again would change nothing. */
export const cannotBeSent = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'problem' && error.status === 0;

/** The failure of a write of which it was found out that it was not carried out, although it might have been. */
export const asNotCarriedOut = ({ kind, status, title, correlationId, errors }: ApiError): ApiError =>
  new ApiError({ kind, status, title, correlationId, errors });
