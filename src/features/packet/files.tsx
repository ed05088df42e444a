import type { Details, StoredFile } from '@/api/models';
import { fileName } from '@/lib/file-name';
import { folderWords } from '@/lib/file-path';
import { Dash } from '@/ui/dash';
import { fileSize } from '@/ui/files';
import { DayText, Verbatim } from '@/ui/text';
import { PacketTable } from './section';

/** The files that are kept, by name, and where each lies. */
export function PacketFiles({ files }: { files: readonly Details<StoredFile>[] }) {
  if (files.length === 0) return null;
  return (
    <PacketTable title={`Files (${files.length})`} head={['File', 'Size', 'Uploaded', 'Who']}>
      {files.map(({ id, path, size, createdAt, createdByUserEmail }, index) => (
        <tr key={id ?? index}>
          <th scope="row">
            {path ? <Verbatim>{fileName(path)}</Verbatim> : <Dash />}{' '}
            {path && <span className="mute">{folderWords(path)}</span>}
          </th>
          <td>{fileSize(size) ?? <Dash />}</td>
          <td>
            <DayText value={createdAt} />
          </td>
          <td>{createdByUserEmail ?? <Dash />}</td>
        </tr>
      ))}
    </PacketTable>
  );
}
