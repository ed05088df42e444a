import { Checkbox, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { letterFields, type CommonField, type LetterField } from '@/domain/letter';
import { atOnce } from '@/domain/letter-reply';
import { sentences } from '@/lib/sentences';
import { capitalized, textOf } from '@/lib/words';
import { ActionIcon, Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import {
  byHandAgain,
  changedByHand,
  fromTemplate,
  whyNotReady,
  type LetterDraft,
  type PreparedLetter,
} from './letter';

interface LetterPreviewProps {
  letter: PreparedLetter;
  /** Which one it is, from 0 on. */
  place: number;
  total: number;
  /** What is asked for all letters at once. */
  asked: readonly CommonField[];
  onPlace: (place: number) => void;
  onChange: (draft: LetterDraft) => void;
}

/** One letter as it will be, with what it lacks. It may be changed, and left out. */
export function LetterPreview({ letter, place, total, asked, onPlace, onChange }: LetterPreviewProps) {
  const { recipient, draft, toFill, subject, text, facts } = letter;
  const change = (part: Partial<LetterDraft>) => onChange({ ...draft, ...part });
  const fill = (field: LetterField, value: string) => change({ filled: { ...draft.filled, [field]: value } });
  const why = whyNotReady(letter, asked);
  return (
    <Stack component="section" gap="sm" aria-label={`Letter to ${recipient.name}`}>
      <Group gap="xs" wrap="nowrap">
        {total > 1 && (
          <>
            <ActionIcon
              aria-label="Previous letter"
              disabled={place === 0}
              onClick={() => onPlace(place - 1)}
            >
              <IconChevronLeft size={16} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label="Next letter"
              disabled={place === total - 1}
              onClick={() => onPlace(place + 1)}
            >
              <IconChevronRight size={16} aria-hidden />
            </ActionIcon>
          </>
        )}
        <Text fw={600} truncate>
          <Verbatim>{recipient.name}</Verbatim>
        </Text>
        {total > 1 && (
          <Text c="dimmed" style={{ whiteSpace: 'nowrap' }} aria-live="polite">
            {place + 1} of {total}
          </Text>
        )}
        {total > 1 && (
          <Checkbox
            ml="auto"
            label="Leave out"
            aria-label={`Leave out the letter to ${recipient.name}`}
            checked={draft.isLeftOut ?? false}
            onChange={({ currentTarget: { checked } }) => change({ isLeftOut: checked })}
          />
        )}
      </Group>
      {draft.isLeftOut ? (
        <Text c="dimmed">This letter is left out. Nothing is made of it, and nothing is noted.</Text>
      ) : (
        <>
          {why && <Note tone="warning">{capitalized(why)}.</Note>}
          {toFill.map((field) => (
            <FilledField
              key={field}
              field={field}
              isOnFile={textOf(recipient.facts[field]).trim() !== ''}
              value={facts[field] ?? ''}
              onChange={fill}
            />
          ))}
          <TextInput
            label="Subject"
            required
            maxLength={300}
            value={subject}
            onChange={({ currentTarget: { value } }) => onChange(changedByHand(letter, { subject: value }))}
          />
          <Textarea
            label="Text"
            required
            rows={13}
            value={text}
            onChange={({ currentTarget: { value } }) => onChange(changedByHand(letter, { text: value }))}
          />
          {letter.earlierReply && (
            <Text size="xs" c="dimmed">
              The reply is asked for {replyWords(letter.earlierReply)} here:{' '}
              {letter.earlierReply.limit === 'deferred until'
                ? `the decision is deferred until ${facts['deferred until']}`
                : `recredentialing is due ${facts['recredentialing due']}`}
              .
            </Text>
          )}
          <ByHand letter={letter} onChange={onChange} />
          <Text size="xs" c="dimmed">
            {recipient.requestId && recipient.becomes
              ? `Once it is sent, it is noted on the request, whose status becomes “${recipient.becomes}”.`
              : 'It is kept among the files, with this text.'}
          </Text>
        </>
      )}
    </Stack>
  );
}

/** That a letter was changed by hand, and the ways between its template and what was written. It follows the text, which it must not move. */
function ByHand({ letter, onChange }: Pick<LetterPreviewProps, 'letter' | 'onChange'>) {
  const { draft, template } = letter;
  const isSetAside = (draft.setAside ?? []).length > 0;
  if (!draft.edited && !isSetAside) return null;
  return (
    <Note
      action={
        <Group gap="xs">
          {/* One button with either name: who has gone one way by the keyboard is where the way back is. */}
          <Button
            size="xs"
            variant="subtle"
            onClick={() => onChange(draft.edited ? fromTemplate(draft) : byHandAgain(draft))}
          >
            {draft.edited ? 'Back to the template' : 'Back to my text'}
          </Button>
          {draft.edited && isSetAside && (
            <Button size="xs" variant="subtle" onClick={() => onChange(byHandAgain(draft))}>
              My earlier text
            </Button>
          )}
        </Group>
      }
    >
      {draft.edited ? (
        <>
          Changed by hand: subject and text no longer follow the template and the fields. The letter is noted
          as “<Verbatim>{template}</Verbatim>”.
        </>
      ) : (
        'What you wrote is set aside. The letter follows its template and the fields.'
      )}
    </Note>
  );
}

const replyWords = ({ by }: { by: string }): string => (by === atOnce ? atOnce : `by ${by}`);

interface FilledFieldProps {
  field: LetterField;
  isOnFile: boolean;
  value: string;
  onChange: (field: LetterField, value: string) => void;
}

/** Fields whose value has several lines. */
const inSeveralLines: readonly LetterField[] = [
  'address',
  'expiring items',
  'missing items',
  'appeal to',
  'conditions',
  'reason',
];

/** What a field asks for that is not on file, with an example where there is one, and for which letter. */
function whatToType(field: LetterField): string {
  const [what, example] = letterFields[field].split(': ');
  return sentences([what, example && `Such as ${example}`, 'Kept for this letter only']);
}

/** Where the letter goes to, or what the console does not know; what is typed is of this letter alone. */
function FilledField({ field, isOnFile, value, onChange }: FilledFieldProps) {
  const props = {
    label: capitalized(field),
    description: isOnFile ? undefined : whatToType(field),
    value,
    required: true,
    maxLength: 2_000,
  };
  return inSeveralLines.includes(field) ? (
    <Textarea {...props} rows={3} onChange={({ currentTarget }) => onChange(field, currentTarget.value)} />
  ) : (
    <TextInput {...props} onChange={({ currentTarget }) => onChange(field, currentTarget.value)} />
  );
}
