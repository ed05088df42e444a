import { Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '@/api/operations.gen';
import { config } from '@/config';
import { letterOccasions, occasionWords, type CommonField, type LetterOccasion } from '@/domain/letter';
import { LeaveGuard } from '@/form/leave-guard';
import { downloadCsv } from '@/lib/csv';
import { addDays, formatDate, localDay } from '@/lib/dates';
import { readStored, writeStored } from '@/lib/storage';
import { dayIn } from '@/lib/written-day';
import { capitalized, count, formatNumber, textOf } from '@/lib/words';
import { writingWords } from '@/pdf/pdf-button';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { saveBlob } from '@/ui/files';
import { SegmentedField } from '@/ui/segmented-field';
import { EmptyState, InlineError } from '@/ui/states';
import { lettersContent, lettersCsv, lettersCsvName, lettersName } from './document';
import {
  commonIn,
  isTouched,
  prepareLetter,
  whyNotReady,
  type LetterDraft,
  type LetterWay,
  type PreparedLetter,
  type Sending,
  type WrittenLetter,
} from './letter';
import { LetterPreview } from './letter-preview';
import { LettersNotWritten } from './not-written';
import { MailSteps } from './mail-steps';
import { notSentYet, sendingOf, SentFields, whyNotSent } from './sent-fields';
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

interface ComposeProps {
  read: ReadLetters;
  onReadAgain: () => void;
  /** The document was made: the letters are kept now. */
  onMade: (letters: readonly WrittenLetter[]) => void;
  onClose: () => void;
}

/** Chooses templates and the way of the letters, shows each of them, takes what is missing, and makes them. */
export function Compose({ read, onReadAgain, onMade, onClose }: ComposeProps) {
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
  const [day] = useState(localDay);
  const [sending, setSending] = useState(notSentYet);

  const occasions = letterOccasions.filter((one) => recipients.some(({ occasion }) => occasion === one));
  const templateFor = (occasion: LetterOccasion) =>
    templates.find(({ name }) => name === chosen[occasion]) ?? firstTemplate(templates, occasion);
  const letters = recipients.flatMap((recipient): PreparedLetter[] => {
    const template = templateFor(recipient.occasion);
    if (!template) return [];
    return [
      prepareLetter(recipient, { template, common, draft: drafts[recipient.key] ?? noDraft, way, day }),
    ];
  });
  const used = commonIn(
    occasions.flatMap((one) => templateFor(one) ?? []),
    way,
  );
  const wanted = letters.filter(({ draft }) => !draft.isLeftOut);
  const unready = wanted.filter((letter) => whyNotReady(letter, used) !== undefined);
  const emptyCommon = used.find((field) => !textOf(common[field]));
  const tellsDecision = way !== 'mail' && wanted.some(({ recipient }) => recipient.decidedOn !== undefined);
  const wrongDay = tellsDecision
    ? whyNotSent(
        sending,
        wanted.map(({ recipient }) => recipient),
      )
    : undefined;
  const byHand = wanted.filter(({ draft }) => draft.edited).length;
  const hasTyped = Object.values(drafts).some(isTouched);
  const close = () => (hasTyped ? setAsking(true) : onClose());

  /** How far the file is, and what gives it up. */
  const [progress, setProgress] = useState('');
  const making = useRef<AbortController>(undefined);
  useEffect(() => () => making.current?.abort(), []);
  const make = useMutation({
    async mutationFn(wanted: readonly WrittenLetter[]): Promise<boolean> {
      const { signal } = (making.current = new AbortController());
      setProgress('');
      try {
        await makeFile(wanted, signal, setProgress);
        return true;
      } catch (error) {
        if (signal.aborted) return false;
        throw error;
      }
    },
    onSuccess: (isMade, made) => isMade && onMade(made),
  });

  function go() {
    writeStored('local', senderKey, common.sender);
    if (way === 'mail') setMails(wanted);
    else make.mutate(wanted.map((letter) => withSending(letter, sendingOf(sending))));
  }

  const change = (key: string, draft: LetterDraft) => setDrafts((before) => ({ ...before, [key]: draft }));
  const shown = letters[Math.min(index, letters.length - 1)];
  const nextUnready = () => {
    const places = letters.flatMap((letter, place) => (unready.includes(letter) ? place : []));
    setIndex(places.find((place) => place > index) ?? places[0] ?? index);
  };

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
            {make.isPending && <span role="status">{progress}</span>}
            {unready.length > 0 && letters.length > 1 && (
              <Button size="xs" variant="subtle" onClick={nextUnready}>
                Next that is not ready
              </Button>
            )}
          </Group>
          <Button variant="default" onClick={make.isPending ? () => making.current?.abort() : close}>
            Cancel
          </Button>
          <Button
            needs={uploadFile}
            loading={make.isPending}
            blocked={
              whyBlocked(wanted, unready, emptyCommon, used) ??
              used.map((field) => whyWrong(field, common[field], day)).find(Boolean) ??
              wrongDay
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
                label={commonLabels[field]}
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
        {tellsDecision && <SentFields value={sending} error={wrongDay} onChange={setSending} />}
        <LetterPreview
          key={shown.recipient.key}
          letter={shown}
          place={Math.min(index, letters.length - 1)}
          total={letters.length}
          asked={used}
          onPlace={setIndex}
          onChange={(draft) => change(shown.recipient.key, draft)}
        />
        <InlineError error={make.error} title="The letters could not be made" kept="Nothing was noted." />
      </Stack>
      <LeaveGuard
        dirty={hasTyped && !make.data}
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

/** A letter with what is said of its sending, where it tells a decision. */
const withSending = (letter: PreparedLetter, sent: Sending | undefined): WrittenLetter =>
  letter.recipient.decidedOn === undefined ? letter : { ...letter, sent };

/** Makes the file of letters that go one way, and hands it to the browser. Throws the reason of `signal` once that is aborted. */
async function makeFile(
  letters: readonly WrittenLetter[],
  signal: AbortSignal,
  onProgress: (words: string) => void,
): Promise<void> {
  const { way, day = '' } = letters[0] ?? {};
  if (way === 'csv') return downloadCsv(lettersCsvName(day), await lettersCsv(letters, { signal }));
  const { buildPdf } = await import('@/pdf/build');
  const { bytes } = await buildPdf(lettersContent(letters), {
    signal,
    onWritten: (share) => onProgress(writingWords('PDF', share)),
  });
  signal.throwIfAborted();
  saveBlob(new Blob([bytes]), lettersName(letters, day));
}

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
  emptyCommon: CommonField | undefined,
  asked: readonly CommonField[],
): string | undefined {
  if (wanted.length === 0) return 'Every letter is left out.';
  if (emptyCommon) return `“${commonLabels[emptyCommon]}” is empty.`;
  const why = unready[0] && whyNotReady(unready[0], asked);
  return why && `${capitalized(why)}, or leave the letter out.`;
}

function makeLabel(way: LetterWay, amount: number): string {
  const letters = count(amount, 'letter');
  if (way === 'mail') return `Go to ${count(amount, 'mail')}`;
  return way === 'csv' ? `Export ${letters} as CSV` : `Make PDF of ${letters}`;
}
