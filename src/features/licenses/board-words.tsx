import '@mantine/core/styles/Radio.layer.css';
import { Radio, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { updateLicense } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { currentUser } from '@/api/session';
import type { Standing } from '@/domain/board-words';
import { isBetter, type Reading, readingOf, standingOf, statusKey } from '@/domain/license-standing';
import { textOf } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Fact, Facts, Note } from '@/ui/layout';
import { readSetting, setSetting, useOwnSetting, useSetting } from '@/ui/settings';
import { ShareSlot } from '@/ui/sharing';
import { Status } from '@/ui/status';
import { Verbatim } from '@/ui/text';

type Settled = Exclude<Standing, 'unknown'>;

/** What a status can mean, in the words of the trade, and what follows from it (field.md 1.5). */
export const meanings: readonly { standing: Settled; label: string; text: string }[] = [
  { standing: 'good', label: 'May practice in full', text: 'The license counts while its dates do.' },
  {
    standing: 'limited',
    label: 'May practice under terms',
    text: 'It counts, and somebody has to read the terms: the file is not clean.',
  },
  {
    standing: 'ended',
    label: 'Not renewed or ended',
    text: 'It does not count: expired, inactive, retired, closed.',
  },
  {
    standing: 'taken away',
    label: 'Taken away or given up under charges',
    text: 'It does not count: suspended, revoked, surrendered, denied.',
  },
];

/** What a standing is called where somebody settles it: `May practice in full`. */
export const meaningOf = (standing: Standing): string =>
  meanings.find((meaning) => meaning.standing === standing)?.label ?? 'Meaning not known';

/**
 * Keeps what a status means among one's `own`, which stand over what is shared; without a meaning that is taken back.
 * Takes the status as it was written, or its `statusKey`.
 */
export function settleWord(
  word: string,
  standing: Settled | undefined,
  myWords: Readonly<Record<string, Settled>> = {},
): void {
  const { [statusKey(word)]: _, ...others } = myWords;
  const next = standing ? { ...others, [statusKey(word)]: standing } : others;
  setSetting('boardWords', Object.keys(next).length > 0 ? next : undefined);
}

interface SettleWordProps {
  /** A status as its board writes it. */
  word: string | null | undefined;
  size?: 'xs' | 'sm';
}

/**
 * Lets a person say what a status means: one that nobody knows, or one of several words that reads worse than good by rule.
 * Nothing for a word of the table, and where there are no words.
 */
export function SettleWord({ word, size = 'xs' }: SettleWordProps) {
  const settled = useSetting('boardWords');
  const [isOpen, setIsOpen] = useState(false);
  // What it means changes whether licenses count: for those who may change a license.
  const isBlocked = useBlocked(updateLicense) !== undefined;
  const text = textOf(word);
  const isWritten = statusKey(text) !== '';
  const isUnknownWord = isWritten && standingOf(text, settled) === 'unknown';
  const { standing, isFixed } = readingOf(text);
  const isReadBad = isWritten && !isFixed && standing !== 'good' && standing !== 'unknown';
  return (
    <>
      {isUnknownWord && (
        <Button
          variant="default"
          size={size}
          className="no-print"
          needs={updateLicense}
          onClick={() => setIsOpen(true)}
        >
          Say what it means
        </Button>
      )}
      {isReadBad && !isBlocked && (
        <Button variant="transparent" size={size} className="no-print" onClick={() => setIsOpen(true)}>
          Change what it means
        </Button>
      )}
      {isOpen && <BoardWordDialog word={text} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Asks what a status of a board means, and tells what it comes to by rule and by which of its words. A word of the table is
 * told instead, since it goes before what is settled.
 */
export function BoardWordDialog({ word, onClose }: { word: string; onClose: () => void }) {
  const myWords = useOwnSetting('boardWords');
  const settled = useSetting('boardWords');
  const [chosen, setChosen] = useState<Settled | undefined>(settled[statusKey(word)]);
  const [isMissing, setIsMissing] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const reading = readingOf(word);
  const user = currentUser()?.email;

  if (reading.isFixed || isSaved)
    return (
      <Dialog
        title={isSaved ? 'What it means is kept' : 'This status is known'}
        width={520}
        onClose={onClose}
        footer={<CloseButton key="close" onClose={onClose} />}
      >
        <Stack gap="md">
          <Word word={word} standing={(isSaved && chosen) || reading.standing} />
          {isSaved ? (
            <>
              <Text>Every screen reads it so from now on, until that is changed or removed in Settings.</Text>
              <ShareBoardWords />
            </>
          ) : (
            <Text>
              It stands in the table of words that boards use, which goes before what is settled by a person.
              It cannot be settled otherwise.
            </Text>
          )}
        </Stack>
      </Dialog>
    );

  function save() {
    if (!chosen) return setIsMissing(true);
    settleWord(word, chosen, myWords);
    announce(`Settled: ${meaningOf(chosen).toLowerCase()}`);
    setIsSaved(true);
  }
  const isDaring = chosen !== undefined && reading.standing !== 'unknown' && isBetter(chosen, reading);
  return (
    <Dialog
      title="What does this status mean?"
      width={520}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save}>
            {isDaring ? `Save, although it says “${reading.by}”` : 'Save what it means'}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Word word={word} reading={reading} />
        <Radio.Group
          label="It means"
          description="Whether the holder of such a license may practice"
          value={chosen ?? null}
          error={isMissing && !chosen && 'Choose what it means.'}
          onChange={(value) => setChosen(meanings.find(({ standing }) => standing === value)?.standing)}
        >
          <Stack gap="sm" mt="xs">
            {meanings.map(({ standing, label, text }) => (
              <Radio key={standing} value={standing} label={label} description={text} />
            ))}
          </Stack>
        </Radio.Group>
        {isDaring && (
          <Note tone="warning" role="status">
            That is better than “{reading.by}” reads by rule. It goes for every license whose board writes
            this status: choose it only if you read at the board what it means.
          </Note>
        )}
        <Facts>
          <Fact name="Settled by">{user && <Verbatim>{user}</Verbatim>}</Fact>
          <Fact name="Until">it is changed or removed in Settings, under Words of boards</Fact>
        </Facts>
      </Stack>
    </Dialog>
  );
}

/** It takes the focus along from the button that stood in its place. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onClose}>
      Close
    </Button>
  );
}

interface WordProps {
  word: string;
  standing?: Standing;
  /** What it comes to by rule, where that is to be told. */
  reading?: Reading;
}

function Word({ word, standing, reading }: WordProps) {
  return (
    <Facts>
      <Fact name="The board says">
        <b className="as-written">
          <Verbatim>{word}</Verbatim>
        </b>
      </Fact>
      {standing && (
        <Fact name="It means">
          <Status of="standing" value={standing} label={meaningOf(standing)} wraps />
        </Fact>
      )}
      {reading && (
        <Fact name="Read by rule">
          <Status of="standing" value={reading.standing} label={meaningOf(reading.standing)} wraps />
          {reading.by !== undefined && (
            <span className="mute">
              {' '}
              by “<Verbatim>{reading.by}</Verbatim>”
            </span>
          )}
        </Fact>
      )}
    </Facts>
  );
}

/** Shares what is settled about statuses, all of it, with everybody who works here. */
export function ShareBoardWords() {
  const words = useSetting('boardWords');
  const myWords = useOwnSetting('boardWords');
  return (
    <ShareSlot
      kind="board-words"
      words="the words of boards"
      value={words}
      isOwn={myWords !== undefined}
      follow={() => setSetting('boardWords', undefined)}
      keep={(value) => setSetting('boardWords', { ...readSetting('boardWords', value), ...myWords })}
    />
  );
}
