import { Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { uploadFile } from '@/api/operations.gen';
import { config } from '@/config';
import { letterOccasions, occasionWords, type CommonField, type LetterOccasion } from '@/domain/letter';
import { LeaveGuard } from '@/form/leave-guard';
import { addDays, formatDate, localDay } from '@/lib/dates';
import { readStored, writeStored } from '@/lib/storage';
import { dayIn } from '@/lib/written-day';
import { capitalized, count, formatNumber, textOf } from '@/lib/words';
import { writingWords } from '@/pdf/pdf-button';
import { useMaking } from '@/pdf/use-making';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { SegmentedField } from '@/ui/segmented-field';
import { EmptyState } from '@/ui/states';
import { lettersCsv, lettersCsvName, lettersName, lettersPdf } from './document';
import { keepUnsaid } from './keep';
import {
  commonIn,
  isTouched,
  prepareLetter,
  whyNotReady,
  type LetterDraft,
  type LetterRecipient,
  type LetterWay,
  type PreparedLetter,
  type WrittenLetter,
} from './letter';
import { LetterPreview } from './letter-preview';
import { LettersLeftOut, LettersNotWritten } from './not-written';
import { MailSteps } from './mail-steps';
import { SentStep } from './sent-step';
import type { ReadLetters } from './read';
import { firstTemplate, useLetterTemplates } from './templates';

/** An answer is asked for within so many days, until somebody types another day. */
const replyDays = 14;

/** Who signed the last letters here. */
const senderKey = 'letter-sender';

const ways: readonly { value: LetterWay; label: string }[] = [
  { value: 'pdf', label: 'PDF' },
  { value: 'csv', label: 'CSV for mail merge' },
  { value: 'mail', label: 'Mail program' },
];

const noDraft: LetterDraft = { filled: {} };
const leftOut: LetterDraft = { filled: {}, isLeftOut: true };

interface ComposeProps {
  read: ReadLetters;
  /** It was said whether the letter was sent, and it is being kept. */
  isKeeping: boolean;
  onReadAgain: () => void;
  /** The document was made, and it was said whether it was sent: the letters are kept now, once `before` has ended. */
  onMade: (letters: readonly WrittenLetter[], before: Promise<void> | undefined) => void;
  onClose: () => void;
}

/** Chooses templates and the way of the letters, shows each of them, takes what is missing, and makes them. */
export function Compose({ read, isKeeping, onReadAgain, onMade, onClose }: ComposeProps) {
  const { recipients } = read;
  const templates = useLetterTemplates();
  const [chosen, setChosen] = useState<Partial<Record<LetterOccasion, string>>>({});
  const [way, setWay] = useState<LetterWay>('pdf');
  const [common, setCommon] = useState(commonAtFirst);
  const [wasLeft, setWasLeft] = useState<Partial<Record<CommonField, true>>>({});
  const [drafts, setDrafts] = useState<Readonly<Record<string, LetterDraft>>>({});
  const [index, setIndex] = useState(0);
  const [mails, setMails] = useState<readonly WrittenLetter[]>();
  const [isAsking, setAsking] = useState(false);
  const isLeft = useRef(false);
  const queryClient = useQueryClient();
  // What is kept while it is asked whether the letters were sent.
  const unsaid = useRef<{ said: AbortController; kept: Promise<void> }>(undefined);
  const [made, setMade] = useState<readonly WrittenLetter[]>();
  const [day] = useState(localDay);

  const occasions = letterOccasions.filter((one) => recipients.some(({ occasion }) => occasion === one));
  const templateFor = (occasion: LetterOccasion) =>
    templates.find(({ name }) => name === chosen[occasion]) ?? firstTemplate(templates, occasion);
  /** Why a letter of the chosen template is not for somebody, among many. */
  const doubtOf = ({ occasion, notFor }: LetterRecipient) =>
    recipients.length > 1 ? notFor?.[templateFor(occasion)?.occasion ?? occasion] : undefined;
  const isDoubted = (recipient: LetterRecipient) => doubtOf(recipient) !== undefined;
  const doubts = recipients.flatMap((recipient) => {
    const why = doubtOf(recipient);
    return why ? [{ label: recipient.name, why }] : [];
  });
  const letters = recipients.flatMap((recipient): PreparedLetter[] => {
    const template = templateFor(recipient.occasion);
    if (!template) return [];
    return [
      prepareLetter(recipient, {
        template,
        common,
        draft: drafts[recipient.key] ?? (isDoubted(recipient) ? leftOut : noDraft),
        way,
        day,
      }),
    ];
  });
  const used = commonIn(
    occasions.flatMap((one) => templateFor(one) ?? []),
    way,
  );
  const wanted = letters.filter(({ draft }) => !draft.isLeftOut);
  const unready = wanted.filter((letter) => whyNotReady(letter, used) !== undefined);
  const emptyCommon = used.find((field) => !textOf(common[field]));
  const byHand = wanted.filter(({ draft }) => draft.edited).length;
  const hasTyped = Object.values(drafts).some(isTouched);
  const close = () => (hasTyped ? setAsking(true) : onClose());

  const making = useMaking({
    kind: way === 'csv' ? 'CSV' : 'PDF',
    name: way === 'csv' ? lettersCsvName(day) : lettersName(wanted, day),
    instead: 'Nothing was noted. Try it again.',
    make: async (signal, onProgress) => ({
      blob: await fileOf(wanted, signal, onProgress),
      told() {
        const said = new AbortController();
        unsaid.current = { said, kept: keepUnsaid(wanted, queryClient, said.signal) };
        setMade(wanted);
      },
    }),
  });
  const isMaking = making.words !== undefined;

  function go() {
    if (emptyCommon) {
      setWasLeft(Object.fromEntries(used.map((field) => [field, true])));
      document.getElementById(idOf(emptyCommon))?.focus();
      return;
    }
    writeStored('local', senderKey, common.sender);
    if (way === 'mail') setMails(wanted);
    else void making.start();
  }

  const change = (key: string, draft: LetterDraft) => setDrafts((before) => ({ ...before, [key]: draft }));
  const shown = letters[Math.min(index, letters.length - 1)];
  const nextUnready = () => {
    const places = letters.flatMap((letter, place) => (unready.includes(letter) ? place : []));
    setIndex(places.find((place) => place > index) ?? places[0] ?? index);
  };

  if (made)
    return (
      <SentStep
        letters={made}
        isKeeping={isKeeping}
        onSaid={(letters) => {
          unsaid.current?.said.abort();
          onMade(letters, unsaid.current?.kept);
        }}
      />
    );
  if (mails) return <MailSteps letters={mails} onBack={() => setMails(undefined)} onClose={onClose} />;
  if (!shown)
    return (
      <Dialog title="Write letters" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <Stack gap="sm">
          <EmptyState title="There is no letter to write" />
          <LettersNotWritten read={read} onReadAgain={onReadAgain} />
        </Stack>
      </Dialog>
    );
  return (
    <Dialog
      title={
        letters.length === 1
          ? `Write a letter, ${shown.recipient.name}`
          : `Write ${count(letters.length, 'letter')}`
      }
      width={880}
      sticky
      onClose={close}
      footer={
        <>
          <Group gap="sm" mr="auto">
            <Text span role="status" c="amber">
              {unready.length > 0 && `${count(unready.length, 'letter')} not ready`}
            </Text>
            {byHand > 0 && letters.length > 1 && (
              <Text c="dimmed">{formatNumber(byHand)} changed by hand</Text>
            )}
            {isMaking && <span role="status">{making.words}</span>}
            {unready.length > 0 && letters.length > 1 && (
              <Button size="xs" variant="subtle" onClick={nextUnready}>
                Next that is not ready
              </Button>
            )}
          </Group>
          <Button variant="default" onClick={isMaking ? making.cancel : close}>
            Cancel
          </Button>
          <Button
            needs={uploadFile}
            loading={isMaking}
            blocked={
              whyBlocked(wanted, unready, used) ??
              used.map((field) => whyWrong(field, common[field], day)).find(Boolean)
            }
            onClick={go}
          >
            {makeLabel(way, wanted.length)}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <LettersNotWritten read={read} onReadAgain={onReadAgain} />
        <LettersLeftOut doubts={doubts} />
        <Group gap="md" align="flex-end">
          {occasions.map((occasion) => (
            <NativeSelect
              key={occasion}
              flex="1 1 200px"
              label={occasions.length > 1 ? `Template, ${occasionWords[occasion].toLowerCase()}` : 'Template'}
              value={templateFor(occasion)?.name}
              onChange={({ currentTarget: { value } }) => setChosen({ ...chosen, [occasion]: value })}
              data={choicesFor(templates, occasion)}
            />
          ))}
          <SegmentedField<LetterWay> label="Made as" labelShown data={ways} value={way} onChange={setWay} />
        </Group>
        {used.length > 0 && (
          <SimpleGrid cols={{ base: 1, xs: used.length }} spacing="md">
            {used.map((field) => (
              <TextInput
                key={field}
                id={idOf(field)}
                label={commonLabels[field]}
                required
                maxLength={200}
                data-autofocus={field === emptyCommon || undefined}
                value={common[field] ?? ''}
                error={
                  (wasLeft[field] && textOf(common[field]).trim() === '' && 'Every letter needs this.') ||
                  whyWrong(field, common[field], day)
                }
                onBlur={() => setWasLeft({ ...wasLeft, [field]: true })}
                onChange={({ currentTarget: { value } }) => setCommon({ ...common, [field]: value })}
              />
            ))}
          </SimpleGrid>
        )}
        <LetterPreview
          key={shown.recipient.key}
          letter={shown}
          place={Math.min(index, letters.length - 1)}
          total={letters.length}
          asked={used}
          onPlace={setIndex}
          onChange={(draft) => change(shown.recipient.key, draft)}
        />
      </Stack>
      <LeaveGuard
        dirty={hasTyped}
        saved={isLeft}
        leaving="unsaved"
        onlyHere={undefined}
        onLeave={() => (isLeft.current = true)}
      />
      {isAsking && (
        <ConfirmDialog
          title="Close without writing?"
          action="Discard what I typed"
          danger
          onClose={() => setAsking(false)}
          onConfirm={onClose}
        >
          <p>What you typed into these letters is not kept. Nothing was made or noted.</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Makes the file of letters that go one way. Throws the reason of `signal` once that is aborted. */
async function fileOf(
  letters: readonly WrittenLetter[],
  signal: AbortSignal,
  onProgress: (words: string) => void,
): Promise<Blob> {
  if (letters[0]?.way === 'csv') return lettersCsv(letters, { signal });
  return lettersPdf(letters, signal, (share) => onProgress(writingWords('PDF', share)));
}

/** What the field of all letters is called in the page. */
const idOf = (field: CommonField): string => `letters-${field.replace(' ', '-')}`;

type Common = Partial<Record<CommonField, string>>;

const commonLabels: Readonly<Record<CommonField, string>> = {
  organization: 'Organization',
  sender: 'Signed by',
  'reply by': 'Reply by',
};

const commonAtFirst = (): Common => ({
  organization: textOf(config().organizationName),
  sender: textOf(readStored('local', senderKey)),
  'reply by': formatDate(addDays(localDay(), replyDays)),
});

/** What is wrong with a common field: no answer is asked for in the past. */
const whyWrong = (field: CommonField, value: string | undefined, day: string): string | undefined =>
  field === 'reply by' && (dayIn(value) ?? day) < day ? '“Reply by” is in the past.' : undefined;

/** Templates of the occasion first, then all others. */
function choicesFor(templates: ReturnType<typeof useLetterTemplates>, occasion: LetterOccasion) {
  const names = (isOf: boolean) =>
    templates.filter((one) => (one.occasion === occasion) === isOf).map(({ name }) => name);
  return [
    { group: occasionWords[occasion], items: names(true) },
    { group: 'Other letters', items: names(false) },
  ].filter(({ items }) => items.length > 0);
}

function whyBlocked(
  wanted: readonly PreparedLetter[],
  unready: readonly PreparedLetter[],
  asked: readonly CommonField[],
): string | undefined {
  if (wanted.length === 0) return 'Every letter is left out.';
  const why = unready[0] && whyNotReady(unready[0], asked);
  return why && `${capitalized(why)}, or leave the letter out.`;
}

function makeLabel(way: LetterWay, amount: number): string {
  const letters = count(amount, 'letter');
  if (way === 'mail') return `Go to ${count(amount, 'mail')}`;
  return way === 'csv' ? `Export ${letters} as CSV` : `Make PDF of ${letters}`;
}
