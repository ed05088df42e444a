import { Group, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconCircleOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { currentUser } from '@/api/session';
import type { ChecklistItem, CredentialingRequest } from '@/api/models';
import { MenuButton } from '@/ui/menu';
import { announce } from '@/ui/announce';
import { Button } from '@/ui/button';
import { Dash } from '@/ui/dash';
import { Note, RecordRow } from '@/ui/parts';
import { Status } from '@/ui/status';
import { DateText, DateTimeText, DayText } from '@/ui/text';
import type { ChecklistDialog } from './-checklist-dialogs';
import { mayBeConfirmed, withConfirmation, withNewest } from './-checklist-items';
import type { Element } from '@/features/credentialing/evidence';
import { EvidenceLine } from './-evidence-line';
import { Gaps } from './-gaps';
import { put, type useChecklist } from './-use-checklist';
import { VerifyAgainButton } from './-verify-again';
import { windowWords } from '@/features/credentialing/window';

interface ChecklistElementProps {
  request: CredentialingRequest;
  item: ChecklistItem;
  element: Element;
  checklist: ReturnType<typeof useChecklist>;
  blocked: string | undefined;
  /** The request is over: nothing is offered that would change it. */
  isReadOnly: boolean;
  /** What is held is still being read: what evidence says is not known yet. */
  isReading: boolean;
  onDialog: (dialog: ChecklistDialog) => void;
}

/** One element: its status, when it was verified and how long that counts, its evidence, and what it lacks. */
export function ChecklistElement(props: ChecklistElementProps) {
  const { request, item, element, checklist, blocked, isReadOnly, isReading, onDialog } = props;
  const { name, status, source, verifiedAt, confirmedAt, confirmedBy, evidence, newer, gaps } = element;
  const resting = blocked ?? (checklist.isPending ? 'The checklist is being saved.' : undefined);
  const isConfirmed = Boolean(confirmedAt ?? confirmedBy);
  const applies = status !== 'NotApplicable';

  const change = async (to: ReturnType<typeof withConfirmation>, said: string) => {
    try {
      await checklist.save({ items: (items) => put(items, items.indexOf(item), to) });
      announce(`${name}: ${said}`);
    } catch {
      // Said above the elements.
    }
  };
  const confirm = () =>
    void change(withConfirmation(item, currentUser()?.email ?? 'signed-in user'), 'confirmed');

  return (
    <RecordRow
      end={
        <>
          <Status of="element" value={status} />
          <Group miw={132}>
            {applies && <Status of="evidence" value={element.state} label={windowWords(element)} />}
          </Group>
          {!isReadOnly && (
            <MenuButton
              inline
              label={`Actions for ${name}`}
              items={[
                { label: 'Edit', icon: IconPencil, blocked, run: () => onDialog({ kind: 'element', item }) },
                ...(isConfirmed
                  ? [
                      {
                        label: 'Take back the confirmation',
                        icon: IconArrowBackUp,
                        blocked: resting,
                        run: () => void change(withConfirmation(item, undefined), 'not confirmed any more'),
                      },
                    ]
                  : []),
                ...(applies
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
          {(source || verifiedAt) && (
            <Text c="dimmed">
              {!applies && source && 'Reason: '}
              {source}
              {source && verifiedAt && ', '}
              {verifiedAt && (
                <>
                  {source ? 'verified' : 'Verified'} <DayText value={verifiedAt} />, counts until{' '}
                  <DateText value={element.until} />
                </>
              )}
            </Text>
          )}
          {evidence.length > 0 && (
            <ul aria-label={`Evidence of ${name}`}>
              {evidence.map((one) => (
                <EvidenceLine key={one.key} evidence={one} />
              ))}
            </ul>
          )}
          {!isReading && gaps.length > 0 && <Gaps of={name} gaps={gaps} />}
          {!isReadOnly && newer.length > 0 && (
            <Note
              action={
                <Button
                  size="xs"
                  variant="default"
                  blocked={resting}
                  aria-label={`Use the newer lookup for ${name}`}
                  onClick={() => void change(withNewest(item, element), 'refers to the newer lookup')}
                >
                  Use it
                </Button>
              }
            >
              A newer lookup is held, <DateTimeText value={newer[0]?.verifiedAt} />.
            </Note>
          )}
          <Group gap="sm" mih={isReadOnly ? undefined : 28}>
            {isConfirmed ? (
              <Group gap="xs" c="dimmed" wrap="nowrap">
                <IconCheck size={14} aria-hidden />
                <span>
                  Confirmed{confirmedBy && ` by ${confirmedBy}`}
                  {confirmedAt && (
                    <>
                      , <DateTimeText value={confirmedAt} />
                    </>
                  )}
                </span>
              </Group>
            ) : (
              !isReadOnly &&
              (mayBeConfirmed(status, evidence) ? (
                <Button
                  size="xs"
                  variant="default"
                  blocked={resting}
                  aria-label={`Confirm ${name}`}
                  onClick={confirm}
                >
                  Confirm
                </Button>
              ) : (
                <Button
                  size="xs"
                  variant="default"
                  blocked={resting}
                  aria-label={`${name} is not applicable`}
                  onClick={() => onDialog({ kind: 'not-applicable', item })}
                >
                  Not applicable
                </Button>
              ))
            )}
            {!isReadOnly && <VerifyAgainButton evidence={evidence} name={name} request={request} />}
          </Group>
        </Stack>
      }
    >
      <h3>{name || <Dash />}</h3>
    </RecordRow>
  );
}
