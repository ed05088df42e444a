import { Group, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { mayBeCarriedOut } from '@/api/errors';
import { useWriteBlocked } from '@/api/permissions';
import type { CredentialingRequest } from '@/api/models';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { RecordList, Section } from '@/ui/parts';
import { setSetting, useSetting } from '@/ui/settings';
import { EmptyState, InlineError } from '@/ui/states';
import type { Element } from '@/features/credentialing/evidence';
import { subjectOf } from '@/features/credentialing/held';
import { elementWords, requestElements } from '@/features/credentialing/request-elements';
import { isOver, whyNoEvent } from '@/features/credentialing/request-words';
import { useHeld } from '@/features/credentialing/use-held';
import { type ChecklistDialog, ChecklistDialogs } from './-checklist-dialogs';
import { ChecklistElement } from './-checklist-element';
import { useChecklist } from './-use-checklist';

/** What was verified for a request: each element with its evidence, and how long that still counts. */
export function ChecklistSection({ request }: { request: CredentialingRequest & { id: string } }) {
  const windowDays = useSetting('reviewWindowDays');
  const { held, error, retry } = useHeld(request);
  const checklist = useChecklist(request);
  const templates = useSetting('checklistTemplates');
  const isReadOnly = isOver(request);
  const blocked = useWriteBlocked('Credentialing') ?? whyNoEvent(request);
  const [dialog, setDialog] = useState<ChecklistDialog>();
  const items = request.checklist?.items ?? [];
  const elements = requestElements(request, held, { windowDays, templates });
  const subject = subjectOf(request);
  const isReading = subject !== undefined && held === undefined && !error;
  const unheld = subject ? 'What is held is not read yet.' : 'The service does not say whom this is about.';
  return (
    <>
      <Section
        title="Checklist"
        actions={
          <Group gap="sm">
            <Button
              variant="default"
              size="xs"
              blocked={blocked ?? (held ? undefined : unheld)}
              onClick={() => setDialog({ kind: 'standard' })}
            >
              Generate checklist
            </Button>
            <Button
              variant="default"
              size="xs"
              blocked={blocked}
              onClick={() => setDialog({ kind: 'element' })}
            >
              Add element
            </Button>
          </Group>
        }
      >
        <Group align="flex-end" gap="lg" my="xs">
          <ReviewWindow />
          {elements.length > 0 && !isReading && (
            <Text c="dimmed" py={6}>
              {items.length === 0 && 'The standard checklist has '}
              {elementWords(elements)}
              {isReadOnly && ', on the day of the decision'}
            </Text>
          )}
        </Group>
        {error && (
          <InlineError
            error={error}
            title="What is held as evidence could not be read"
            kept="Elements are shown as they were written; what their evidence says now is missing."
            onRetry={retry}
          />
        )}
        {checklist.error && (
          <InlineError
            error={checklist.error}
            title="The checklist was not changed"
            kept={
              checklist.error.status === 409
                ? `Below is how it stands now.${isReadOnly ? '' : ' You can make your change to it.'}`
                : mayBeCarriedOut(checklist.error)
                  ? undefined
                  : 'It stands as before.'
            }
          />
        )}
        {items.length === 0 ? (
          <EmptyState
            title="No checklist yet"
            text="A checklist says what was verified, at which source, when, and by what evidence. Draw one up from what is held: gaps are named."
          />
        ) : (
          <RecordList>
            {elements.map((element, at) => (
              <ChecklistElement
                key={keyOf(elements, at)}
                request={request}
                item={items[at] ?? {}}
                element={element}
                checklist={checklist}
                blocked={blocked}
                isReadOnly={isReadOnly}
                isReading={isReading}
                onDialog={setDialog}
              />
            ))}
          </RecordList>
        )}
      </Section>
      <ChecklistNotes request={request} blocked={blocked} onEdit={() => setDialog({ kind: 'notes' })} />
      {dialog && (
        <ChecklistDialogs
          dialog={dialog}
          request={request}
          held={held}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

/** The service gives all elements new ids whenever anybody writes the checklist: what has the focus goes by its name. */
function keyOf(elements: readonly Element[], at: number): string {
  const name = elements[at]?.name ?? '';
  return `${name} ${elements.slice(0, at).filter((other) => other.name === name).length}`;
}

interface ChecklistNotesProps {
  request: CredentialingRequest;
  blocked: string | undefined;
  onEdit: () => void;
}

/** What was written about the checklist as a whole. */
function ChecklistNotes({ request, blocked, onEdit }: ChecklistNotesProps) {
  const notes = request.checklist?.notes;
  return (
    <Section
      title="Notes on the checklist"
      actions={
        <Button variant="subtle" size="xs" blocked={blocked} onClick={onEdit}>
          {notes ? 'Edit notes' : 'Write notes'}
        </Button>
      }
    >
      {notes ? <p className="as-written">{notes}</p> : <Text c="dimmed">None</Text>}
    </Section>
  );
}

const usual = [
  { value: '120', label: '120 days, accreditation' },
  { value: '90', label: '90 days, certification' },
];

/** How long evidence counts: a setting of this browser, also found among the settings. */
function ReviewWindow() {
  const days = String(useSetting('reviewWindowDays'));
  const isUsual = usual.some(({ value }) => value === days);
  return (
    <NativeSelect
      w={240}
      label="Evidence counts for"
      value={days}
      onChange={({ currentTarget: { value } }) => setSetting('reviewWindowDays', Number(value))}
      data={isUsual ? usual : [...usual, { value: days, label: count(Number(days), 'day') }]}
    />
  );
}
