import { Box, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ScreenText } from '@/features/credentialing/screen-text';
import { followUpsFolder } from '@/features/follow-up/file';
import { followUpAtOptions } from '@/features/follow-up/kept';
import { subjectScreen } from '@/features/follow-up/subjects';
import { UserName } from '@/features/users/user-name';
import { fileBlobOptions } from '@/features/files/blob';
import { kindOfFile } from '@/features/files/kind';
import type { StoredFile } from '@/api/models';
import { listFilesOptions } from '@/api/operations.gen';
import { consoleFile, fileTitle } from '@/lib/console-file';
import { isFocusFree } from '@/table/use-place';
import type { MenuItem } from '@/ui/menu';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { Dialog } from '@/ui/dialog';
import { fileSize } from '@/ui/files';
import { Fact, Facts } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { Pager } from '@/ui/pager';
import { useShortcuts } from '@/ui/shortcuts';
import { EmptyState, ErrorState } from '@/ui/states';
import { DateTimeText, Keys, Mono } from '@/ui/text';
import { FilePreview } from '@/viewer/use-evidence-viewer';
import { FileOwner } from './-columns';

interface FileOpenedProps {
  path: string;
  /** The paths of the rows that are loaded, in their order, through which one steps. */
  around: readonly string[];
  /** How many the list has, where that is known. */
  total: number | undefined;
  actions: (file: StoredFile) => MenuItem[];
  onGo: (path: string) => void;
  onClose: () => void;
}

/**
 * One file as it looks, beside what is known of it and what can be done with it, and the way to its neighbours in the list. Its address
 * can be sent to a colleague.
 */
export function FileOpened({ path, around, total, actions, onGo, onClose }: FileOpenedProps) {
  const {
    data: file,
    error,
    refetch,
  } = useQuery({
    // The service has no call for one file. By path the file itself comes before those whose paths go on from it.
    ...listFilesOptions({ prefix: path, sortedBy: 'Path', sortDirection: 'Asc' }),
    select: ({ items }) => items?.find((one) => one.path === path) ?? null,
  });
  useReturnToRow(path);
  return (
    <Dialog title={fileTitle(path)} width={1080} onClose={onClose}>
      <Steps path={path} around={around} total={total} onGo={onGo} />
      {file ? (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
          <Box miw={0}>
            <FilePreview key={path} path={path} file={fileBlobOptions} />
          </Box>
          <Stack gap="lg">
            <FileFacts file={file} />
            <Group gap="sm">
              {actions(file).map(({ label, icon: ActionIcon, needs, blocked, danger, run }) => (
                <Button
                  key={label}
                  size="xs"
                  variant={danger ? 'subtle' : 'default'}
                  color={danger ? 'red' : undefined}
                  leftSection={ActionIcon && <ActionIcon size={14} aria-hidden />}
                  needs={needs}
                  blocked={blocked}
                  onClick={() => {
                    if (danger) onClose();
                    run();
                  }}
                >
                  {label}
                </Button>
              ))}
            </Group>
          </Stack>
        </SimpleGrid>
      ) : error ? (
        <ErrorState title="The file could not be read" error={error} onRetry={() => void refetch()} />
      ) : file === null ? (
        <EmptyState title="There is no file at this path" text={<Mono>{path}</Mono>} icon={IconFileText} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Dialog>
  );
}

/** Which file of the list it is, and the way to its neighbours. Within the dialog: its keys are those of the dialog. */
function Steps({ path, around, total, onGo }: Pick<FileOpenedProps, 'path' | 'around' | 'total' | 'onGo'>) {
  const index = around.indexOf(path);
  const isOne = index >= 0 && around.length > 1;
  const go = (to: number) => {
    const next = around[to];
    if (next) onGo(next);
  };
  useShortcuts('File', [
    { keys: 'j', label: 'Next file', run: () => go(index + 1), disabled: !isOne },
    { keys: 'k', label: 'Previous file', run: () => go(index - 1), disabled: !isOne },
  ]);
  if (!isOne) return null;
  return (
    <Group gap="sm" mb="sm">
      <Pager one="file" index={index} last={around.length - 1} place={index + 1} total={total} onGo={go} />
      <Text component="span" c="dimmed" visibleFrom="sm">
        <Keys keys="j" /> <Keys keys="k" /> next, previous
      </Text>
    </Group>
  );
}

/**
 * Gives the focus to the row of a file once its dialog is gone, where nothing has it: the dialog gives it back to what had it
 * before, which is nothing where the page was loaded with the dialog open.
 */
function useReturnToRow(path: string): void {
  const router = useRouter();
  useEffect(
    () => () => {
      if (!isFocusFree()) return;
      const links = document.querySelectorAll<HTMLAnchorElement>('[role="row"] [role="rowheader"] a[href]');
      const ofRow = [...links].find(({ search }) => router.options.parseSearch(search)['file'] === path);
      ofRow?.focus({ preventScroll: true });
    },
    [router, path],
  );
}

function FileFacts({ file }: { file: StoredFile }) {
  const { path, size, createdAt, createdByUserEmail } = file;
  const ours = consoleFile(path);
  return (
    <Facts>
      <Fact name="Kind">{kindOfFile(path)}</Fact>
      <Fact name="Size">{fileSize(size)}</Fact>
      <Fact name="Uploaded">
        <DateTimeText value={createdAt} />
      </Fact>
      <Fact name="By">
        <UserName address={createdByUserEmail} />
      </Fact>
      {isFollowUp(path) ? (
        <FollowedUp path={path} />
      ) : (
        <Fact name="Belongs to">
          <FileOwner {...file} />
        </Fact>
      )}
      {ours && (
        <Fact name="What it is">
          {ours.about}
          {ours.isSetting && (
            <>
              {' It is changed in the '}
              <Link to="/settings/$page" params={{ page: 'shared' }}>
                settings
              </Link>
              .
            </>
          )}
        </Fact>
      )}
      <Fact name="Path">
        <Mono>{path}</Mono>
      </Fact>
    </Facts>
  );
}

const isFollowUp = (path = ''): path is string => path.startsWith(followUpsFolder) && path.endsWith('.json');

/** What the file of a follow-up is about: its name is an id, the file itself says whose. */
function FollowedUp({ path }: { path: string }) {
  const { data } = useQuery(followUpAtOptions(path));
  return (
    <Fact name="Belongs to">
      {data ? (
        <ScreenText
          text={[data.subject.name, data.subject.what].filter(Boolean).join(', ')}
          link={subjectScreen(data.subject)}
        />
      ) : (
        <Dash />
      )}
    </Fact>
  );
}
