import { Group, Stack, Text } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCheck,
  IconCircleOff,
  IconFileUpload,
  IconPencil,
  IconPlus,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import type { ChecklistItem, ChecklistItemRequest, CredentialingRequest } from '@/api/models';
import { committeeElement, readDecisions } from '@/domain/committee';
import { clockRule } from '@/domain/evidence/clock-rule';
import { sourcesOf } from '@/domain/evidence/references';
import type { Element, Gap } from '@/domain/evidence/types';
import { methodWords, standingWords, type VerificationRecord } from '@/domain/evidence/verification-record';
import { clockWords } from '@/domain/evidence/window';
import {
  withApplying,
  withNewest,
  withoutConfirmation,
  withoutRecord,
} from '@/features/credentialing/checklist-items';
import type { useCloseGaps } from '@/features/credentialing/close-gaps';
import { decidedAt, useRules } from '@/features/credentialing/request-elements';
import { elementId } from '@/features/credentialing/request-words';
import { eachLookup } from '@/features/credentialing/run-lookups';
import { put, type useChecklist } from '@/features/credentialing/use-checklist';
import { UserName } from '@/features/users/user-name';
import { localDay } from '@/lib/dates';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { MenuButton } from '@/ui/menu';
import { RecordRow } from '@/ui/layout';
import { Status } from '@/ui/status';
import { DateText, DateTimeText, DayText } from '@/ui/text';
import type { ChecklistDialog } from './dialogs';
import { EvidenceLine } from './evidence-line';
import { GapActions, type GapDialog } from './gap-actions';
import { Findings, Gaps } from './gaps';
import { NewerNote } from './newer-note';

interface ChecklistElementProps {
  request: CredentialingRequest;
  item: ChecklistItem;
  element: Element;
  checklist: ReturnType<typeof useChecklist>;
  closing: ReturnType<typeof useCloseGaps>;
  blocked: string | undefined;
  /** The request is over: nothing is offered that would change it. */
  isReadOnly: boolean;
  /** What is on file is still being read: what evidence says is not known yet. */
  isReading: boolean;
  onDialog: (dialog: ChecklistDialog) => void;
  /** Opens what is no dialog of the checklist: the request's own form, or an event. */
  onGap: (dialog: GapDialog, element: Element) => void;
}

/** One element: its status, when it was verified and how long that counts, its evidence, and what it lacks. */
export function ChecklistElement(props: ChecklistElementProps) {
  const { request, item, element, checklist, closing, blocked, isReadOnly, isReading, onDialog, onGap } =
    props;
  const { name, status, source, verifiedAt, evidence, newer, gaps, findings, records, clock, maySkip } =
    element;
  const { program } = useRules();
  const rule = element.isMissing ? undefined : clockRule(element, program, localDay(decidedAt(request)));
  const resting = blocked ?? (checklist.isPending ? 'The checklist is being saved.' : undefined);
  const isSkipped = status === 'NotApplicable';
  // It says itself who decided and when, and counts for good.
  const isDecision = name === committeeElement && readDecisions(item.source).length > 0;
  // Lists and registers are their own sources, and records name whom somebody asked: their lines say it.
  const named = [
    sourcesOf(evidence.filter((one) => one.source === one.label)),
    ...records.map((one) => one.source),
  ];
  const extraSource = source === [...new Set(named.filter(Boolean))].join(', ') ? undefined : source;

  const change = async (to: ChecklistItemRequest, notice: string) => {
    try {
      await checklist.save({ items: (items) => put(items, items.indexOf(item), to) });
      announce(`${name}: ${notice}`);
    } catch {
      // Said above the elements.
    }
  };
  const takeNewer = () => void change(withNewest(item, element), 'uses what is on file');
  const lookups = eachLookup(evidence.flatMap(({ lookup }) => lookup ?? []));

  function open(dialog: GapDialog) {
    if (dialog.kind === 'record')
      onDialog({ kind: 'record', item, element, entry: dialog.entry, label: dialog.label });
    else if (dialog.kind === 'upload') onDialog({ kind: 'upload', item });
    else if (dialog.kind === 'edit') onDialog({ kind: 'element', item });
    else if (dialog.kind === 'use-newer') takeNewer();
    else onGap(dialog, element);
  }

  const actionsOf = (gap: Gap) => (
    <GapActions request={request} gap={gap} name={name} closing={closing} blocked={resting} onOpen={open} />
  );

  return (
    <RecordRow
      end={
        <>
          <Status of="element" value={status} />
          <Group miw={132}>
            {!isSkipped && !element.isMissing && !isDecision && (
              <Status of="evidence" value={element.state} label={clockWords(element)} />
            )}
          </Group>
          {!isReadOnly && !element.isMissing && (
            <MenuButton
              inline
              label={`Actions for ${name}`}
              items={[
                { label: 'Edit', icon: IconPencil, blocked, run: () => onDialog({ kind: 'element', item }) },
                {
                  label: 'Record a verification',
                  icon: IconPlus,
                  blocked,
                  run: () => onDialog({ kind: 'record', item, element }),
                },
                {
                  label: 'Upload a document',
                  icon: IconFileUpload,
                  blocked,
                  run: () => onDialog({ kind: 'upload', item }),
                },
                ...(lookups.length > 0
                  ? [
                      {
                        label: 'Verify again',
                        icon: IconRefresh,
                        blocked:
                          resting ??
                          closing.blockedFor(lookups) ??
                          (closing.isRunning(lookups) ? 'Under way' : undefined),
                        run: () => closing.runFor(name, lookups),
                      },
                    ]
                  : []),
                ...(element.confirmedBy && records.length === 0 && !isDecision
                  ? [
                      {
                        label: 'Take back the confirmation',
                        icon: IconArrowBackUp,
                        blocked: resting,
                        run: () => void change(withoutConfirmation(item), 'not confirmed any more'),
                      },
                    ]
                  : []),
                ...(isSkipped
                  ? [
                      {
                        label: 'Applies after all',
                        icon: IconArrowBackUp,
                        blocked: resting,
                        run: () => void change(withApplying(item), 'applies'),
                      },
                    ]
                  : []),
                ...(!isSkipped && maySkip
                  ? [
                      {
                        label: 'Not applicable',
                        icon: IconCircleOff,
                        blocked,
                        run: () => onDialog({ kind: 'not-applicable', item }),
                      },
                    ]
                  : []),
                {
                  label: 'Remove',
                  icon: IconTrash,
                  danger: true,
                  blocked,
                  run: () => onDialog({ kind: 'remove', item }),
                },
              ]}
            />
          )}
        </>
      }
      below={
        <Stack gap="xs" pb="xs">
          {(extraSource || verifiedAt) && (
            <Text c="dimmed">
              {isSkipped && extraSource && 'Reason: '}
              {extraSource}
              {extraSource && verifiedAt && !isDecision && ', '}
              {verifiedAt && !isDecision && (
                <>
                  {extraSource ? 'verified' : 'Verified'} <DayText value={verifiedAt} />
                  {clock === 'window' && (
                    <>
                      , valid through <DateText value={element.until} />
                    </>
                  )}
                </>
              )}
            </Text>
          )}
          {rule && !isSkipped && (
            <Text size="xs" c="dimmed">
              {rule}
            </Text>
          )}
          {evidence.length > 0 && (
            <ul aria-label={`Evidence of ${name}`}>
              {evidence.map((one) => (
                <EvidenceLine key={one.key} evidence={one} />
              ))}
            </ul>
          )}
          {records.length > 0 && (
            <Stack component="ul" gap={4} aria-label={`Verifications of ${name}`}>
              {records.map((one, index) => (
                <RecordLine
                  key={`${index} ${one.source}`}
                  record={one}
                  blocked={resting}
                  onUndo={
                    isReadOnly
                      ? undefined
                      : () => void change(withoutRecord(item, one), 'verification undone')
                  }
                />
              ))}
            </Stack>
          )}
          {!isReading && gaps.length > 0 && (
            <Gaps of={name} gaps={gaps} actionsOf={isReadOnly ? undefined : actionsOf} />
          )}
          {!isReading && findings.length > 0 && <Findings findings={findings} />}
          {!isReadOnly && (
            <NewerNote of={name} newer={newer} gaps={gaps} blocked={resting} onUse={takeNewer} />
          )}
          {element.confirmedBy && records.length === 0 && !isDecision && (
            <Group gap="xs" c="dimmed" wrap="nowrap">
              <IconCheck size={14} aria-hidden />
              <span>
                Confirmed by <UserName address={element.confirmedBy} />
                {element.confirmedAt && (
                  <>
                    , <DateTimeText value={element.confirmedAt} />
                  </>
                )}
              </span>
            </Group>
          )}
        </Stack>
      }
    >
      <h3 id={elementId(name)}>{name || <Dash />}</h3>
    </RecordRow>
  );
}

interface RecordLineProps {
  record: VerificationRecord;
  blocked: string | undefined;
  /** Undefined where nothing can be changed. */
  onUndo: (() => void) | undefined;
}

/** How a source was asked beside this console: whom, how, when, by whom, with the document that was kept. */
function RecordLine({
  record: { entry, source, method, date, by, document, ...otherFields },
  blocked,
  onUndo,
}: RecordLineProps) {
  return (
    <Group component="li" gap="sm" mih={26}>
      <Group component="span" gap="xs" wrap="nowrap">
        <IconCheck size={14} aria-hidden />
        <span>
          {entry && `${entry}: `}
          {source}, {methodWords(method)}, <DateText value={date} />
          {standingWords(otherFields) && `, ${standingWords(otherFields)}`}
          <span className="mute">
            , recorded by <UserName address={by} />
            {document && `, ${document}`}
          </span>
        </span>
      </Group>
      {onUndo && (
        <Button
          size="compact-xs"
          variant="subtle"
          className="no-print"
          blocked={blocked}
          aria-label={`Undo the verification at ${source}`}
          onClick={onUndo}
        >
          Undo
        </Button>
      )}
    </Group>
  );
}
