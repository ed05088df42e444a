import { Box, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UploadDialog } from '@/features/files/upload-dialog';
import { uploadFile } from '@/api/operations.gen';
import type { Provider, StoredFile } from '@/api/models';
import { useBlocked, useReadBlocked } from '@/api/permissions';
import { itemsOf } from '@/api/paging';
import { fileName } from '@/lib/file-name';
import { folderWords, providerFolder } from '@/lib/file-path';
import { fullName } from '@/lib/words';
import { Loaded } from '@/ui/loaded';
import { MenuButton, type MenuItem } from '@/ui/menu';
import { Button } from '@/ui/button';
import { useFileDrop } from '@/ui/drop-field';
import { fileSize } from '@/ui/files';
import { openDialog } from '@/ui/open-dialog';
import { ShowMore } from '@/ui/show-more';
import { EmptyState } from '@/ui/states';
import { DateTimeText, Verbatim } from '@/ui/text';
import { filePath } from '@/features/files/list';
import { UserName } from '@/features/users/user-name';
import { useFileActions } from '@/features/files/use-file-actions';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { providerFileOptions } from './-counts';

interface ProviderFilesProps {
  provider: Provider;
  refresh: RowRefresh;
}

/** The files below a provider's folder, the newest first; dropped files are theirs. */
export function ProviderFiles({ provider, refresh }: ProviderFilesProps) {
  const folder = providerFolder(provider.id);
  const unseen = useReadBlocked('Files');
  const blocked = useBlocked(uploadFile);
  const list = useInfiniteQuery({
    ...providerFileOptions(provider.id),
    ...refresh(),
    enabled: !unseen,
  });
  const upload = (files: readonly File[]) =>
    openDialog(() => UploadDialog, { folder, fixed: fullName(provider), files });
  const { over, handlers } = useFileDrop((files) => !blocked && upload(files));
  const files = itemsOf(list.data, filePath);
  const { actions, open, viewer } = useFileActions(files);

  if (unseen) return <EmptyState title="Files are not part of your role" text={unseen} icon={IconLock} />;
  return (
    <Box bg={over && !blocked ? 'var(--accentSoft)' : undefined} {...handlers}>
      <Section
        title="Files"
        actions={
          <Button variant="default" size="xs" needs={uploadFile} onClick={() => upload([])}>
            Upload files
          </Button>
        }
      >
        <Loaded
          query={list}
          skeleton={4}
          failed="The files could not be read"
          stale="The files could not be refreshed"
          empty={
            files.length === 0 && (
              <EmptyState
                title="No files yet"
                text="Diplomas, letters, certificates: what is uploaded here is part of what the provider is credentialed by. Drop files here, or choose them."
              />
            )
          }
        >
          <RecordList>
            {files.map((file, index) => (
              <FileLine
                key={file.id ?? index}
                file={file}
                actions={actions(file)}
                onOpen={() => open(file)}
              />
            ))}
          </RecordList>
        </Loaded>
        <ShowMore list={list} />
        {files.length > 0 && (
          <Text c="dimmed">
            <Link to="/files" search={{ prefix: folder }}>
              Find, sort and export them
            </Link>
          </Text>
        )}
        {viewer}
      </Section>
    </Box>
  );
}

interface FileLineProps {
  file: StoredFile;
  actions: MenuItem[];
  onOpen: () => void;
}

function FileLine({ file, actions, onOpen }: FileLineProps) {
  const { path, size, createdAt, createdByUserEmail } = file;
  const name = fileName(path);
  const place = path && folderWords(path);
  return (
    <RecordRow
      end={
        <>
          <span className="mute">
            <DateTimeText value={createdAt} />
            {createdByUserEmail && (
              <>
                , <UserName address={createdByUserEmail} />
              </>
            )}
          </span>
          <MenuButton inline label={`Actions for ${name}`} items={actions} />
        </>
      }
    >
      <Button variant="transparent" size="xs" c="var(--text)" fw={600} onClick={onOpen}>
        <Verbatim>{name}</Verbatim>
      </Button>{' '}
      <span className="mute">{[place, fileSize(size)].filter(Boolean).join(', ')}</span>
    </RecordRow>
  );
}
