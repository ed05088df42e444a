import type { StoredFile } from '@/api/models';
import { Dash } from '@/ui/dash';
import { fileSize } from '@/ui/files';
import { DateText, Mono } from '@/ui/text';
import { PacketSection } from './section';
import classes from './packet.module.css';

/** The files that are kept, by their paths. */
export function PacketFiles({ files }: { files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <PacketSection title={`Files (${files.length})`}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Path</th>
            <th scope="col">Size</th>
            <th scope="col">Uploaded</th>
            <th scope="col">Who</th>
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
    </PacketSection>
  );
}
