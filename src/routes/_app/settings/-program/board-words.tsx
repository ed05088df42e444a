import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import { uploadFile } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { readingOf, statusKey } from '@/domain/license-standing';
import {
  BoardWordDialog,
  meaningOf,
  meanings,
  settleWord,
  ShareBoardWords,
} from '@/features/licenses/board-words';
import { invalidateUploads } from '@/features/files/uploads';
import { sharedPath } from '@/features/organization/file';
import { shareSettings, stampOf } from '@/features/organization/share';
import { noteShared, readNewest } from '@/features/organization/shared';
import { ActionIcon, Button } from '@/ui/button';
import { confirmDelete } from '@/ui/confirm';
import { RecordList, RecordRow } from '@/ui/layout';
import { type Settings, useOwnSetting, useSetting, useSharedSetting } from '@/ui/settings';
import { Verbatim } from '@/ui/text';
import { SettingsSection } from '../-section';

/** What statuses of licenses mean that only the team knows (field.md 1.5): each is changed, removed and shared here. */
export function BoardWordSettings() {
  const words = useSetting('boardWords');
  const keys = Object.keys(words).toSorted((one, other) => one.localeCompare(other));
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const [pending, setPending] = useState<string>();
  function ask() {
    setIsEmpty(statusKey(typed) === '');
    if (statusKey(typed) !== '') setPending(typed.trim());
  }
  return (
    <SettingsSection id="board-words" title="Words of boards">
      <Text c="dimmed">
        What a status of a license means that is not itself a word of the table that boards use: one that
        nobody knows, or one of several words, whatever it comes to by rule. It counts on every screen:
        license, review, provider file, lists, packet.
      </Text>
      {keys.length === 0 && <p>No status is settled yet.</p>}
      <RecordList label="Settled statuses">
        {keys.map((word) => (
          <SettledWord key={word} word={word} />
        ))}
      </RecordList>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <TextInput
          label="A status as the board writes it"
          value={typed}
          error={isEmpty && 'Write the status in words.'}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" mt="xs">
          Say what it means
        </Button>
      </form>
      {pending !== undefined && (
        <BoardWordDialog
          word={pending}
          onClose={() => {
            setPending(undefined);
            setTyped('');
          }}
        />
      )}
      <ShareBoardWords />
    </SettingsSection>
  );
}

function SettledWord({ word }: { word: string }) {
  const myWords = useOwnSetting('boardWords');
  const standing = useSetting('boardWords')[word];
  const isOwn = myWords !== undefined && Object.hasOwn(myWords, word);
  const isShared = Object.hasOwn(useSharedSetting('boardWords') ?? {}, word);
  const removeShared = useSharedRemoval(word);
  const blocked = useBlocked(uploadFile);
  const reading = readingOf(word);
  const [isConfirming, setIsConfirming] = useState(false);
  return (
    <RecordRow
      end={
        <>
          {!reading.isFixed && reading.standing !== 'unknown' && (
            <Button
              variant="default"
              size="xs"
              aria-label={`Change what “${word}” means`}
              onClick={() => setIsConfirming(true)}
            >
              Change
            </Button>
          )}
          {!reading.isFixed && reading.standing === 'unknown' && (
            <NativeSelect
              w={264}
              aria-label={`What “${word}” means`}
              value={standing}
              data={meanings.map((meaning) => ({ value: meaning.standing, label: meaning.label }))}
              onChange={(event) => {
                const chosen = meanings.find((meaning) => meaning.standing === event.currentTarget.value);
                settleWord(word, chosen?.standing, myWords);
              }}
            />
          )}
          <ActionIcon
            aria-label={`Remove “${word}”`}
            disabled={!isOwn && Boolean(blocked)}
            {...(!isOwn && blocked ? { title: blocked } : {})}
            onClick={() => (isOwn ? settleWord(word, undefined, myWords) : removeShared())}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </>
      }
    >
      <b className="as-written">
        <Verbatim>{word}</Verbatim>
      </b>
      <Text size="xs" c="dimmed">
        {!reading.isFixed
          ? isOwn
            ? isShared
              ? 'Yours, over what is shared'
              : 'Yours'
            : 'Shared'
          : `Known by now: ${meaningOf(reading.standing).toLowerCase()}. What was settled does not count.`}
        {!reading.isFixed && reading.standing !== 'unknown' && standing && (
          <>
            : {meaningOf(standing).toLowerCase()}, over what it is by rule,{' '}
            {meaningOf(reading.standing).toLowerCase()} (“<Verbatim>{reading.by}</Verbatim>”)
          </>
        )}
      </Text>
      {isConfirming && <BoardWordDialog word={word} onClose={() => setIsConfirming(false)} />}
    </RecordRow>
  );
}

/** Takes a status out of what is shared, for everybody, once that is confirmed. */
function useSharedRemoval(word: string) {
  const queryClient = useQueryClient();
  const path = sharedPath('board-words');
  async function remove() {
    // As it is now: what others settled meanwhile stays.
    const newest = await readNewest(path);
    if (newest && 'problem' in newest) throw new ApiError({ kind: 'problem', title: newest.problem });
    const { [word]: _, ...rest } = (newest?.value ?? {}) as Settings['boardWords'];
    if (!newest) return noteShared(queryClient, path, undefined);
    const outcome = await shareSettings({ kind: 'board-words', value: rest }, stampOf(newest));
    if (outcome.is === 'other')
      throw new ApiError({
        kind: 'problem',
        status: 409,
        title: 'Somebody shared others just now: try again',
      });
    noteShared(queryClient, path, outcome.file);
    invalidateUploads(queryClient, [path]);
  }
  return () =>
    confirmDelete({
      title: `Remove “${word}” for everybody?`,
      action: 'Remove',
      children: 'Who works here sees the status as unknown again, unless they settled it themselves.',
      messages: { deleted: 'Removed from what is shared' },
      run: remove,
    });
}
