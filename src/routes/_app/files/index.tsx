import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useSearch } from '@tanstack/react-router';
import { IconTrash } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { UploadDialog } from '@/features/files/upload-dialog';
import { deleteFile, uploadFile } from '@/api/operations.gen';
import { itemsOf } from '@/api/paging';
import { useBlocked } from '@/api/permissions';
import { DataTable } from '@/table/data-table';
import type { AssignedPage } from '@/table/list/assignment-pages';
import { ListCount } from '@/table/list/list-count';
import { listRoute } from '@/table/list/list-spec';
import { useListOf } from '@/table/list/use-list';
import { Button } from '@/ui/button';
import { useFileDrop } from '@/ui/drop-field';
import { openDialog } from '@/ui/open-dialog';
import { PageHeader } from '@/ui/page';
import { fileList, filePath, folderOfPrefix, validateFileSearch } from '@/features/files/list';
import { fileRows, listsKept } from '@/features/files/rows';
import { useFileActions } from '@/features/files/use-file-actions';
import type { StoredFile } from '@/api/models';
import type { RowLink } from '@/table/list/use-row-link';
import { EntityLink, useEntityName } from '@/features/entity/name';
import { folderOwner } from '@/lib/file-path';
import { viewParams } from '@/table/model/use-view';
import { FileOpened } from './-opened';
import { fileColumns } from './-columns';
import classes from '@/features/files/files.module.css';
import { Verbatim } from '@/ui/text';

const deleteFiles = async () => (await import('./-delete-files')).DeleteFiles;

export const Route = createFileRoute('/_app/files/')({
  ...listRoute(fileList, async () => (await import('@/features/files/rows')).fileRows),
  validateSearch: validateFileSearch,
  component: Files,
});

/** Every file of the organization by its path: evidence, letters, certificates, whoever they belong to. */
function Files() {
  const listed = useListOf(fileList, fileRows);
  const { search } = listed.search;
  const { file: opened, upload } = Route.useSearch();
  const navigate = Route.useNavigate();
  const blocked = useBlocked(uploadFile);
  const [dropped, setDropped] = useState<readonly File[]>();
  const { actions, viewer } = useFileActions();
  const { over, handlers } = useFileDrop((files) => !blocked && setDropped(files));
  // The list reads its pages itself; the first says among how many a text was looked for.
  const { data } = useInfiniteQuery({ ...listed.query, enabled: false });
  const first: AssignedPage<StoredFile> | undefined = data?.pages[0];
  const lookedThrough = first?.whole;
  const paths = itemsOf(data, filePath).flatMap(({ path }) => path ?? []);
  const linkOf = useFileLink(search);
  // The path of a folder says whose it is by an id.
  const owner = folderOwner(search.prefix);
  const { name } = useEntityName(owner);
  const uploading = dropped ?? (upload && !blocked ? [] : undefined);
  const leave = (name: 'file' | 'upload') =>
    void navigate({
      search: (before) => ({ ...before, [name]: undefined }),
      replace: true,
    });

  const button = (
    <Button needs={uploadFile} onClick={() => setDropped([])}>
      Upload files
    </Button>
  );
  return (
    <Stack
      flex={1}
      gap={0}
      miw={0}
      mih={0}
      className={over && !blocked ? classes.over : undefined}
      {...handlers}
    >
      <PageHeader
        title="Files"
        subtitle={
          <>
            <ListCount listed={listed} total={lookedThrough} />
            {!listsKept(listed.search.params) && (
              <Link to="/files" search={{ ...search, kept: true }}>
                List the files kept by this console, too
              </Link>
            )}
            {owner && name && (
              <span>
                In the file of{' '}
                <EntityLink entity={owner}>
                  <Verbatim>{name}</Verbatim>
                </EntityLink>
              </span>
            )}
          </>
        }
        actions={button}
      />
      <DataTable
        listed={listed}
        columns={fileColumns}
        rowId={filePath}
        rowLink={linkOf}
        rowActions={actions}
        bulkActions={[
          {
            label: 'Delete files',
            icon: IconTrash,
            needs: deleteFile,
            run: (selection) => openDialog(deleteFiles, { selection }),
          },
        ]}
        empty={{
          title: 'No files yet',
          text: 'What is uploaded here, or to a provider’s file, is found by name, person and kind, and attached as evidence.',
          action: button,
        }}
      />
      {opened && (
        <FileOpened
          path={opened}
          around={paths}
          total={data?.pages[0]?.totalCount}
          actions={actions}
          onGo={(path) => void navigate({ search: (before) => ({ ...before, file: path }), replace: true })}
          onClose={() => leave('file')}
        />
      )}
      {uploading && (
        <UploadDialog
          folder={folderOfPrefix(search.prefix)}
          owner={name}
          files={uploading}
          onClose={() => {
            setDropped(undefined);
            if (upload) leave('upload');
          }}
        />
      )}
      {viewer}
    </Stack>
  );
}

/** Where the row of a file leads: the file, opened over the list as it stands. */
function useFileLink(filters: object) {
  const raw = useSearch({ strict: false }) as Record<string, unknown>;
  const here = JSON.stringify({ ...filters, ...viewParams(raw) });
  return useCallback(
    ({ path }: StoredFile): RowLink | undefined =>
      path ? { to: '/files', search: { ...(JSON.parse(here) as object), file: path } } : undefined,
    [here],
  );
}
