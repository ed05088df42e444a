import { Stack, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { DialogActions } from '@/ui/dialog-actions';
import type { Shareable, SharedKind } from '@/ui/sharing';
import { Verbatim } from '@/ui/text';
import { bothOf, differencesOf } from './differences';
import type { Theirs } from './share';
import { SharedBy } from './shared-by';

interface ShareDialogProps {
  kind: SharedKind;
  /** What it is called in a sentence: `the review reasons`. */
  words: string;
  mine: unknown;
  columnName: Shareable['columnName'];
  /** What is shared at this moment. */
  theirs: Theirs;
  /** It is another than was read here before. */
  isFaster: boolean;
  isSending: boolean;
  /** Why it could not be sent. */
  failed: ReactNode;
  onShare: (value: unknown) => void;
  onTake: () => void;
  onClose: () => void;
}

/** What is shared and one's own beside each other, before the one takes the place of the other. */
export function ShareDialog(props: ShareDialogProps) {
  const { kind, words, mine, columnName, theirs, isFaster, isSending, failed, onShare, onTake, onClose } =
    props;
  const file = theirs && 'value' in theirs ? theirs : undefined;
  const both = file && bothOf(kind, file.value, mine);
  return (
    <Dialog title={titleOf(theirs, isFaster)} width={640} onClose={onClose}>
      <Stack gap="lg">
        {file ? (
          <>
            <p>
              <SharedBy file={file} />{' '}
              {isFaster && 'It came since this page read what is shared, and nothing of it is lost yet. '}
              Choose what everybody gets as {words}.
            </p>
            <BothSides kind={kind} theirs={file.value} mine={mine} columnName={columnName} />
          </>
        ) : (
          <p>
            {theirs && 'problem' in theirs
              ? `${theirs.problem} Sharing yours takes its place.`
              : `Since this page read them, somebody has stopped sharing ${words}. You can share yours all the same.`}
          </p>
        )}
        {failed}
        <DialogActions onCancel={onClose}>
          {file && (
            <Button variant="default" blocked={isSending ? sendingWords : undefined} onClick={onTake}>
              Use what is shared
            </Button>
          )}
          {both !== undefined && (
            <Button
              variant="default"
              blocked={isSending ? sendingWords : undefined}
              onClick={() => onShare(both)}
            >
              Share both
            </Button>
          )}
          <Button loading={isSending} onClick={() => onShare(mine)} data-autofocus>
            Share yours
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

const sendingWords = 'It is being shared.';

function titleOf(theirs: Theirs, isFaster: boolean): string {
  if (theirs === undefined) return 'It is not shared any more';
  return isFaster ? 'Somebody was faster' : 'Replace what is shared?';
}

interface BothSidesProps {
  kind: SharedKind;
  theirs: unknown;
  mine: unknown;
  columnName: Shareable['columnName'];
}

function BothSides({ kind, theirs, mine, columnName }: BothSidesProps) {
  const { onlyTheirs, onlyMine } = differencesOf(kind, theirs, mine, columnName);
  if (onlyTheirs.length + onlyMine.length === 0)
    return <Text c="dimmed">Both have the same, in another order.</Text>;
  return (
    <Table aria-label="What differs" layout="fixed" verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Only in what is shared</Table.Th>
          <Table.Th scope="col">Only in yours</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        <Table.Tr>
          <Table.Td valign="top">
            <Lines lines={onlyTheirs} />
          </Table.Td>
          <Table.Td valign="top">
            <Lines lines={onlyMine} />
          </Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </Table>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <Text c="dimmed">Nothing</Text>;
  return (
    <Stack component="ul" gap={4}>
      {lines.map((line) => (
        <li key={line}>
          <Verbatim>{line}</Verbatim>
        </li>
      ))}
    </Stack>
  );
}
