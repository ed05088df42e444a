import { Link } from '@tanstack/react-router';
import { UserName } from '@/features/users/user-name';
import type { StoredFile } from '@/api/models';
import { consoleFile, fileTitle } from '@/lib/console-file';
import { folderWords } from '@/lib/file-path';
import { columns } from '@/table/columns/columns';
import { entity, mono, recorded, text } from '@/table/columns/kinds';
import { amount, recordId, time } from '@/table/columns/more-kinds';
import { Dash } from '@/ui/dash';
import { fileSize } from '@/ui/files';
import { EntityLink, FacilityName } from '@/features/entity/name';
import { ProviderName } from '@/records/provider-name';
import type { fileList } from '@/features/files/list';

const name = ({ path }: StoredFile) => (path ? fileTitle(path) : undefined);

const folderOf = ({ path }: StoredFile) =>
  path ? (consoleFile(path) ? 'Kept by this console' : folderWords(path)) : undefined;

const owner = ({ providerId, facilityId }: StoredFile) =>
  providerId ? 'Provider' : facilityId ? 'Facility' : undefined;

export const fileColumns = columns<StoredFile, typeof fileList>()([
  entity('name', name, { width: 272 }),
  recorded('folder', folderOf, { width: 248, phoneSlot: 'line' }),
  text('owner', owner, { label: 'Belongs to', cell: FileOwner, width: 200, phoneSlot: 'lineEnd' }),
  amount('size', ({ size }) => size, fileSize, { phoneWidth: 64 }),
  time('uploaded', ({ createdAt }) => createdAt, { sort: 'CreatedAt', phoneSlot: 'titleEnd' }),
  recorded('by', ({ createdByUserEmail }) => createdByUserEmail, {
    label: 'Uploaded by',
    cell: ({ createdByUserEmail }) => <UserName address={createdByUserEmail} />,
    width: 216,
  }),
  mono('path', ({ path }) => path, { sort: 'Path', width: 400, optional: true }),
  recordId('id', ({ id }) => id, 'Id'),
]);

/** Whose a file is, by name: a link to the files of the provider, or to the page of the facility. */
export function FileOwner({ providerId, facilityId }: StoredFile) {
  if (providerId) {
    return (
      <Link to="/providers/$providerId" params={{ providerId }} search={{ tab: 'files' }}>
        <ProviderName providerId={providerId} />
      </Link>
    );
  }
  if (!facilityId) return <Dash />;
  return (
    <EntityLink entity={{ facilityId }}>
      <FacilityName facilityId={facilityId} />
    </EntityLink>
  );
}
