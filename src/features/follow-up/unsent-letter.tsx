import { Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { uploadFile } from '@/api/operations.gen';
import type { FollowUp, MadeLetter } from '@/domain/follow-up';
import { fileBlobOptions } from '@/features/files/blob';
import { UserName } from '@/features/users/user-name';
import { formatDate } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { Button } from '@/ui/button';
import { confirmAction } from '@/ui/confirm';
import { RecordRow } from '@/ui/layout';
import { MenuButton } from '@/ui/menu';
import { Verbatim } from '@/ui/text';
import { DownloadButton, OpenButton } from '@/viewer/attachment-list';
import { dropMadeLetter } from './made-letters';
import { openMarkSent } from './open';

/** A letter that was made and not sent, with the letter itself: it is marked as sent here, or taken away. */
export function UnsentLetter({ followUp, letter }: { followUp: FollowUp; letter: MadeLetter }) {
  const queryClient = useQueryClient();
  const { id, on, of, asked, by } = letter;
  const file = { path: id, name: fileName(id), file: fileBlobOptions };
  return (
    <RecordRow
      end={
        <Group gap={0} wrap="nowrap" className="no-print">
          <Button size="xs" needs={uploadFile} onClick={() => openMarkSent(followUp, letter)}>
            Mark as sent
          </Button>
          <MenuButton
            inline
            label={`Actions for the letter of ${formatDate(on)}`}
            items={[
              {
                label: 'Will not be sent',
                danger: true,
                needs: uploadFile,
                run: () =>
                  confirmAction({
                    title: `Take the letter of ${formatDate(on)} away?`,
                    action: 'Will not be sent',
                    children: 'It is no longer waited for, wherever it is followed up. Its file stays.',
                    run: () => dropMadeLetter(queryClient, followUp, letter),
                  }),
              },
            ]}
          />
        </Group>
      }
      below={
        <>
          <p className="as-written">{asked}</p>
          <Group gap="xs">
            {by && (
              <span className="mute">
                <UserName address={by} />
              </span>
            )}
            <OpenButton {...file} />
            <DownloadButton {...file} />
          </Group>
        </>
      }
    >
      Letter of {formatDate(on)}, not sent, to <Verbatim>{of}</Verbatim>
    </RecordRow>
  );
}
