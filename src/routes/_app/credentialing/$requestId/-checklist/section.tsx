import { Group, Text } from '@mantine/core';
import { useState } from 'react';
import { mayBeCarriedOut } from '@/api/errors';
import { replaceCredentialingRequestChecklist } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { CredentialingRequest } from '@/api/models';
import { type Element, gapWords } from '@/domain/evidence/types';
import { asSent } from '@/features/credentialing/checklist-items';
import { useCloseGaps } from '@/features/credentialing/close-gaps';
import { EventDialog } from '@/features/credentialing/event-dialog';
import { planLabel, planOf, planSize, planWords } from '@/features/credentialing/gap-plan';
import {
  decidedAt,
  elementWords,
  requestElements,
  useRules,
} from '@/features/credentialing/request-elements';
import { isOver, nextAsk, whyNoEvent } from '@/features/credentialing/request-words';
import { useChecklist } from '@/features/credentialing/use-checklist';
import { subjectOf } from '@/features/credentialing/read-on-file';
import { useOnFile } from '@/features/credentialing/use-on-file';
import { standardChecklist } from '@/domain/evidence/standard-checklist';
import { localDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { RecordList, Section } from '@/ui/layout';
import { EmptyState, InlineError } from '@/ui/states';
import { ChecklistDialogs, type ChecklistDialog } from './dialogs';
import { ChecklistElement } from './element';
import { FindingsNote } from '@/features/credentialing/findings-note';
import type { GapDialog } from './gap-actions';
import { NextStep } from './next-step';
import { RequestEditDialog } from '../-request-edit-dialog';

/** What a gap opened beside the checklist. */
type FollowUp = { kind: 'application-date' } | { kind: 'request-information'; note: string };

/** What was verified for a request: each element with its evidence, and how long that still counts. */
export function ChecklistSection({ request }: { request: CredentialingRequest & { id: string } }) {
  const rules = useRules();
  const { onFile, error, retry } = useOnFile(request);
  const checklist = useChecklist(request);
  const closing = useCloseGaps(request);
  const isReadOnly = isOver(request);
  const blocked = useBlocked(replaceCredentialingRequestChecklist) ?? whyNoEvent(request);
  const [dialog, setDialog] = useState<ChecklistDialog>();
  const [followUp, setFollowUp] = useState<FollowUp>();
  const items = request.checklist?.items ?? [];
  const elements = requestElements(request, onFile, rules);
  const subject = subjectOf(request);
  const isReading = subject !== undefined && onFile === undefined && !error;
  const unread = subject
    ? 'What is on file is not read yet.'
    : 'The service does not say whom this is about.';
  const plan = planOf(elements);
  const mayPlan = !isReadOnly && !isReading && items.length > 0;

  /** Puts an element that belongs on every checklist on this one. */
  async function add({ name }: Element) {
    if (!onFile) return;
    const standard = standardChecklist(onFile, { ...rules, request }).find(({ item }) => item.name === name);
    if (!standard) return;
    await checklist
      .save({ items: (before) => [...before.map(asSent), standard.item] })
      // Said above the elements.
      .catch(() => undefined);
  }

  function openGap(gap: GapDialog, element: Element) {
    if (gap.kind === 'add') void add(element);
    else if (gap.kind === 'application-date') setFollowUp({ kind: 'application-date' });
    else if (gap.kind === 'request-information') {
      setFollowUp({ kind: 'request-information', note: `${element.name}: ${gapWords(element.gaps)}.` });
    }
  }

  return (
    <>
      {!isReadOnly && !isReading && <NextStep request={request} elements={elements} />}
      <Section
        title="Checklist"
        actions={
          <Group gap="sm">
            {mayPlan && (planSize(plan) > 0 || closing.isRunningAll) && (
              <Button
                size="xs"
                loading={closing.isRunningAll}
                blocked={blocked ?? closing.blockedFor(plan.lookups)}
                title={planWords(plan)}
                onClick={() => closing.runAll(plan)}
              >
                {closing.isRunningAll ? 'Under way' : planLabel(plan)}
              </Button>
            )}
            <Button
              variant={items.length === 0 ? 'filled' : 'default'}
              size="xs"
              blocked={blocked ?? (onFile ? undefined : unread)}
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
        <Text c="dimmed" my="xs">
          {rules.program.name}: verification time limit{' '}
          {count(rules.program.windowDays(localDay(decidedAt(request))), 'day')}
          {elements.length > 0 && !isReading && (
            <>
              {'. '}
              {items.length === 0 && 'The standard checklist has '}
              {elementWords(elements)}
              {isReadOnly && ', on the day of the decision'}
            </>
          )}
        </Text>
        {!isReading && <FindingsNote elements={elements} isDecided={isReadOnly} />}
        {error && (
          <InlineError
            error={error}
            title="What is on file as evidence could not be read"
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
            title={isReadOnly ? 'No checklist' : 'No checklist yet'}
            text={
              isReadOnly
                ? 'This request was closed without one. What is on file today does not tell what was known then.'
                : 'A checklist says what was verified, at which source, when, and by what evidence. Generate one from what is on file: gaps are named, each with what closes it.'
            }
          />
        ) : (
          <RecordList>
            {elements.map((element, index) => (
              <ChecklistElement
                key={keyOf(elements, index)}
                request={request}
                item={items[index] ?? { name: element.name }}
                element={element}
                checklist={checklist}
                closing={closing}
                blocked={blocked}
                isReadOnly={isReadOnly}
                isReading={isReading}
                onDialog={setDialog}
                onGap={openGap}
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
          onFile={onFile}
          onClose={() => setDialog(undefined)}
        />
      )}
      {followUp?.kind === 'application-date' && (
        <RequestEditDialog request={request} isDateOnly onClose={() => setFollowUp(undefined)} />
      )}
      {followUp?.kind === 'request-information' && (
        <EventDialog
          request={request}
          status={nextAsk(request).status}
          note={followUp.note}
          onClose={() => setFollowUp(undefined)}
        />
      )}
    </>
  );
}

/** The service gives all elements new ids whenever anybody writes the checklist: what has the focus goes by its name. */
function keyOf(elements: readonly Element[], index: number): string {
  const name = elements[index]?.name ?? '';
  return `${name} ${elements.slice(0, index).filter((other) => other.name === name).length}`;
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
