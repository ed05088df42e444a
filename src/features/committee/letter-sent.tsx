import { fileBlobOptions } from '@/features/files/blob';
import { UserName } from '@/features/users/user-name';
import { formatDate } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { DownloadButton, OpenButton } from '@/viewer/attachment-list';
import type { MinutesEntry } from './meeting';

/**
 * When the letter about a decision was sent and by whom, or that it was written and not sent, with the letter itself where its
 * text is kept; nothing where there is none.
 */
export function LetterSent({ letterOn, letterBy, letterWay, letterFile }: Partial<MinutesEntry>) {
  const file = letterFile && { path: letterFile, name: fileName(letterFile), file: fileBlobOptions };
  if (!letterOn && !file) return null;
  return (
    <span>
      {letterOn ? `Letter sent ${formatDate(letterOn)}` : 'Letter written, not sent yet'}
      {letterOn && letterWay && `, ${letterWay.toLowerCase()}`}
      {letterOn && letterBy && (
        <>
          {letterWay ? ', by ' : ' by '}
          <UserName address={letterBy} />
        </>
      )}
      {file && (
        <>
          {' '}
          <OpenButton {...file} />
          <DownloadButton {...file} />
        </>
      )}
    </span>
  );
}
