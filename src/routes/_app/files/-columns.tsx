import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { UserName } from '@/features/users/user-name';
import type { StoredFile } from '@/api/models';
import { consoleFile, fileTitle } from '@/lib/console-file';
import { folderOwner, folderWords, isOfRequest, namePartsOf } from '@/lib/file-path';
import { columns } from '@/table/columns/columns';
import { entity, mono, recorded, text } from '@/table/columns/kinds';
import { amount, recordId, time } from '@/table/columns/more-kinds';
import { Dash } from '@/ui/dash';
import { Verbatim } from '@/ui/text';
import { fileSize } from '@/ui/files';
import { EntityLink, FacilityName } from '@/features/entity/name';
import { ProviderName } from '@/records/provider-name';
import { kindOfFile } from '@/features/files/kind';
import type { fileList } from '@/features/files/list';

const name = ({ path }: Pick<StoredFile, 'path'>) => (path ? fileTitle(path) : undefined);

const folderOf = ({ path }: Pick<StoredFile, 'path'>) =>
  path ? (consoleFile(path) ? 'Kept by this console' : folderWords(path)) : undefined;

const ownerOf = ({ providerId, facilityId }: Pick<StoredFile, 'providerId' | 'facilityId'>) =>
  providerId ? 'Provider' : facilityId ? 'Facility' : undefined;

export const fileColumns = columns<StoredFile, typeof fileList>()([
  entity('name', name, { width: 312, cell: FileName }),
  text('kind', ({ path }) => path && kindOfFile(path), { width: 184, phoneSlot: 'line' }),
  text('owner', ownerOf, { label: 'Belongs to', cell: FileOwner, width: 184, phoneSlot: 'lineEnd' }),
  amount('size', ({ size }) => size, fileSize, { phoneWidth: 64 }),
  time('uploaded', ({ createdAt }) => createdAt, { sort: 'CreatedAt', phoneSlot: 'titleEnd' }),
  recorded('by', ({ createdByUserEmail }) => createdByUserEmail, {
    label: 'Uploaded by',
    cell: ({ createdByUserEmail }) => <UserName address={createdByUserEmail} />,
    width: 156,
  }),
  recorded('folder', folderOf, { width: 216, cell: Folder, optional: true }),
  mono('path', ({ path }) => path, { sort: 'Path', width: 400, optional: true }),
  recordId('id', ({ id }) => id, 'Id'),
]);

/** What a file is called. A long name is cut before its end where it has no room; read aloud it is whole. */
function FileName({ path }: StoredFile) {
  const whole = name({ path });
  const [beginning, end] = (whole && namePartsOf(whole)) || [];
  if (!end) return whole ? <Verbatim>{whole}</Verbatim> : <Dash />;
  return (
    <>
      <span className="visually-hidden">
        <Verbatim>{whole}</Verbatim>
      </span>
      <Group aria-hidden title={path} component="bdi" translate="no" gap={0} wrap="nowrap" miw={0}>
        <Text span inherit truncate miw={0} style={{ whiteSpace: 'pre' }}>
          {beginning}
        </Text>
        <Text span inherit flex="none" style={{ whiteSpace: 'pre' }}>
          {end}
        </Text>
      </Group>
    </>
  );
}

/** Where a file lies, in words, and of whom it says no more than that the name; the path is its title. */
function Folder({ path, ...file }: StoredFile) {
  const words = folderOf({ path });
  const owner = folderOwner(path);
  const kind = path && isOfRequest(path) ? 'Request of' : words ? undefined : ownerOf(file);
  return (
    <span title={path}>
      {kind && owner ? (
        <>
          {kind}{' '}
          {'providerId' in owner ? (
            <ProviderName providerId={owner.providerId} inFull />
          ) : (
            <FacilityName facilityId={owner.facilityId} />
          )}
        </>
      ) : words ? (
        <Verbatim>{words}</Verbatim>
      ) : (
        <Dash />
      )}
    </span>
  );
}

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
