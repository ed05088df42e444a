import { fileBlobOptions } from '@/features/files/blob';
import { UserName } from '@/features/users/user-name';
import { formatDate } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { DownloadButton, OpenButton } from '@/viewer/attachment-list';
import type { MinutesEntry } from './meeting';

/** When the letter about a decision was sent and by whom, with the letter itself where its text is kept; nothing where none was. */
export function LetterSent({ letterOn, letterBy, letterWay, letterFile }: Partial<MinutesEntry>) {
  if (!letterOn) return null;
  const file = letterFile && { path: letterFile, name: fileName(letterFile), file: fileBlobOptions };
  return (
    <span>
      Letter sent {formatDate(letterOn)}
      {letterWay && `, ${letterWay.toLowerCase()}`}
      {letterBy && (
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
