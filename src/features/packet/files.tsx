import type { StoredFile } from '@/api/models';
import { Dash } from '@/ui/dash';
import { fileSize } from '@/ui/files';
import { DateText, Mono } from '@/ui/text';
import { PacketTable } from './section';

/** The files that are kept, by their paths. */
export function PacketFiles({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <PacketTable title={`Files (${files.length})`} head={['Path', 'Size', 'Uploaded', 'Who']}>
      {files.map(({ id, path, size, createdAt, createdByUserEmail }, index) => (
        <tr key={id ?? index}>
          <th scope="row">{path ? <Mono>{path}</Mono> : <Dash />}</th>
          <td>{fileSize(size) ?? <Dash />}</td>
          <td>
            <DateText value={createdAt} />
          </td>
          <td>{createdByUserEmail ?? <Dash />}</td>
        </tr>
      ))}
    </PacketTable>
  );
}
