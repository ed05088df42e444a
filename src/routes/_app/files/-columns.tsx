import { Link } from '@tanstack/react-router';
import { UserName } from '@/features/users/user-name';
import type { StoredFile } from '@/api/models';
import { fileName } from '@/lib/file-name';
import { folderWords } from '@/lib/file-path';
import { columns, timeColumn } from '@/table/columns/columns';
import { Dash } from '@/ui/dash';
import { fileSize } from '@/ui/files';
import { EntityLink, FacilityName } from '@/features/entity/name';
import { ProviderName } from '@/features/providers/name';

const name = ({ path }: StoredFile) => (path ? fileName(path) : undefined);

const folderOf = ({ path }: StoredFile) => (path ? folderWords(path) : undefined);

const owner = ({ providerId, facilityId }: StoredFile) =>
  providerId ? 'Provider' : facilityId ? 'Facility' : undefined;

export const fileColumns = columns<StoredFile>()([
  {
    id: 'name',
    header: 'Name',
    value: name,
    cell: (file) => <bdi>{name(file) ?? <Dash />}</bdi>,
    width: 272,
  },
  {
    id: 'folder',
    header: 'Folder',
    value: folderOf,
    width: 248,
    phone: 'line',
  },
  {
    id: 'owner',
    header: 'Belongs to',
    value: owner,
    cell: (file) => <FileOwner {...file} />,
    width: 200,
    phone: 'lineEnd',
  },
  {
    id: 'size',
    header: 'Size',
    value: ({ size }) => size,
    cell: ({ size }) => fileSize(size) ?? <Dash />,
    align: 'end',
    width: 96,
  },
  timeColumn({
    id: 'uploaded',
    header: 'Uploaded',
    value: ({ createdAt }) => createdAt,
    sort: 'CreatedAt',
    phone: 'titleEnd',
  }),
  {
    id: 'by',
    header: 'Uploaded by',
    value: ({ createdByUserEmail }) => createdByUserEmail,
    cell: ({ createdByUserEmail }) => <UserName address={createdByUserEmail} />,
    width: 216,
  },
  {
    id: 'path',
    header: 'Path',
    value: ({ path }) => path,
    sort: 'Path',
    mono: true,
    width: 400,
    optional: true,
  },
  { id: 'id', header: 'Id', value: ({ id }) => id, mono: true, width: 296, optional: true },
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
