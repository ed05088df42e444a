import { List, ScrollArea, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { currentUser } from '@/api/session';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import { lateWords, letterDue, nameWords, nextAfter, type CommitteeDecision } from '@/domain/committee';
import { cycleMonths } from '@/domain/recredentialing';
import type { AgendaItem } from '@/features/committee/agenda';
import { carryOut, whyNot } from '@/features/committee/carry-out';
import type { MinutesEntry } from '@/features/committee/meeting';
import { cleanFile, signOffDay } from '@/features/committee/signing-off';
import { useRules, type Rules } from '@/features/credentialing/request-elements';
import { BulkChoice, defineBulk, type BulkSelection } from '@/jobs/define-bulk';
import { formatDate, localDay } from '@/lib/dates';
import { count, spellOut } from '@/lib/words';
import { setSetting, useSetting } from '@/ui/settings';
import { Verbatim } from '@/ui/text';

interface Given {
  /** The files that are signed off, as they are named before. */
  items: readonly AgendaItem[];
  decision: CommitteeDecision;
  rules: Rules;
  onDecided: (entry: MinutesEntry) => void;
}

/** Signs off clean files, each by a decision of its own with its document, and enters them in the minutes. */
const SignOffFiles = defineBulk<AgendaItem, Given>({
  record: cleanFile,
  verb: 'Sign off',
  label: ({ name }) => name,
  skipReason: (item, { decision }) => whyNot(item, decision),
  will: ({ decision }) => `be approved for ${cycleMonths} months, until ${formatDate(nextAfter(decision))}`,
  about: ({ decision, items }) => (
    <>
      <FilesToSignOff items={items} />
      <p>
        Signed off by {nameWords(decision.names)}, decided {formatDate(decision.day)}. {lateWords(decision)}
        {lateWords(decision) && '.'}
      </p>
      <p>
        Each provider is to be told by {formatDate(letterDue(decision.day))}. A decision cannot be undone.
      </p>
    </>
  ),
  write: createCredentialingRequestEvent,
  async run({ request }, { decision, rules, onDecided, queryClient }) {
    const entry = await carryOut({ requestId: request.id, decision, rules, queryClient });
    onDecided(entry);
    return `Approved until ${formatDate(entry.next)}`;
  },
  concurrency: 2,
});

/** Who is signed off, all by name: whoever signs has read whom. */
function FilesToSignOff({ items }: { items: readonly AgendaItem[] }) {
  return (
    <ScrollArea.Autosize mah={200} type="auto" viewportProps={{ tabIndex: 0 }}>
      <List size="sm" aria-label="Files to sign off">
        {items.map(({ request: { id, type, provider }, name }) => (
          <List.Item key={id}>
            <Verbatim>{name}</Verbatim>{' '}
            <Text span size="sm" c="dimmed">
              {[type && spellOut(type), provider?.providerType?.name].filter(Boolean).join(', ')}
            </Text>
          </List.Item>
        ))}
      </List>
    </ScrollArea.Autosize>
  );
}

const selectionOf = (items: readonly AgendaItem[]): BulkSelection<AgendaItem> => ({
  count: items.length,
  words: count(items.length, 'clean file'),
  collect: async () => items,
});

interface SignOffProps {
  /** Those whose boxes are set on the agenda. */
  items: readonly AgendaItem[];
  /** The day of the decision, `YYYY-MM-DD`. */
  day: string;
  onDecided: (entry: MinutesEntry) => void;
  onClose: () => void;
}

/** Asks who signs clean files off, previews, and carries it out. */
export function SignOff({ items, day, onDecided, onClose }: SignOffProps) {
  const rules = useRules();
  const known = useSetting('medicalDirector');
  const [director, setDirector] = useState(known);
  const [decision, setDecision] = useState<CommitteeDecision>();
  const selection = selectionOf(items);
  if (decision) return <SignOffFiles {...{ selection, items, decision, rules, onDecided, onClose }} />;
  const name = director.trim();
  return (
    <BulkChoice<string>
      title="Sign off clean files"
      words={selection.words}
      answer={name || undefined}
      onAnswer={() => {
        setSetting('medicalDirector', name);
        signOffDay.set(day);
        setDecision({
          day,
          outcome: 'approved',
          by: 'medical director',
          names: [name],
          months: cycleMonths,
          recused: [],
          enteredOn: localDay(),
          enteredBy: currentUser()?.email ?? '',
        });
      }}
      onClose={onClose}
    >
      {(isTried, preview) => (
        <>
          <div>
            <FilesToSignOff items={items} />
            <Text size="xs" c="dimmed">
              To leave a file out, close this and clear its box in the list.
            </Text>
          </div>
          <TextInput
            label="Medical director"
            description="Who decides these files: a physician, or whom your policy designates."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data-autofocus
            required
            maxLength={100}
            value={director}
            error={isTried && !name && 'Type the name of who signs off.'}
            onChange={({ currentTarget }) => setDirector(currentTarget.value)}
            onKeyDown={(event) => {
              // Enter that ends the spelling of a character goes on with the word.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // Else it would press the button that has the focus in the step after this.
              event.preventDefault();
              preview();
            }}
          />
        </>
      )}
    </BulkChoice>
  );
}
