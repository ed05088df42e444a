import { Group, Stack, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconPlus, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useBlocked, type Needs } from '@/api/permissions';
import { resolveDatasetMatch, resolveLicenseVerification } from '@/api/operations.gen';
import { spellOut } from '@/lib/words';
import { useMatchReasons, useReviewReasons } from '@/review/usual-reasons';
import { announce } from '@/ui/announce';
import { ActionIcon, Button } from '@/ui/button';
import {
  readSetting,
  setSetting,
  useOwnSetting,
  useSharedSetting,
  type MatchReasons,
  type ReviewReasons,
} from '@/ui/settings';
import { ShareSlot } from '@/ui/sharing';
import { Verbatim } from '@/ui/text';
import { SettingsSection } from './-section';

const decisions = ['Found', 'NotFound', 'Failed'] as const satisfies (keyof ReviewReasons)[];
const resolutions = ['Reject', 'Accept'] as const satisfies (keyof MatchReasons)[];

/** More than anybody would look through when a case is decided. */
const mostReasons = 50;

export function ReasonSettings() {
  const reasons = useReviewReasons();
  const isOwn = useOwnSetting('reviewReasons') !== undefined;
  const isShared = useSharedSetting('reviewReasons') !== undefined;
  return (
    <SettingsSection id="reasons" title="Review reasons">
      <Text c="dimmed">
        Offered when a verification is decided. The chosen reason, and what is typed beside it, becomes a
        provider note.
      </Text>
      {decisions.map((decision) => (
        <ReasonList
          key={decision}
          title={spellOut(decision)}
          reasons={reasons[decision]}
          needs={resolveLicenseVerification}
          onChange={(list) => setSetting('reviewReasons', { ...reasons, [decision]: list })}
        />
      ))}
      {isOwn && !isShared && (
        <div>
          <Button
            variant="subtle"
            needs={resolveLicenseVerification}
            onClick={() => setSetting('reviewReasons', undefined)}
          >
            Go back to the usual reasons
          </Button>
        </div>
      )}
      <ShareSlot
        kind="reasons"
        words="the review reasons"
        value={reasons}
        isOwn={isOwn}
        follow={() => setSetting('reviewReasons', undefined)}
        keep={(value) => setSetting('reviewReasons', readSetting('reviewReasons', value))}
      />
    </SettingsSection>
  );
}

export function MatchReasonSettings() {
  const reasons = useMatchReasons();
  const isOwn = useOwnSetting('matchReasons') !== undefined;
  const isShared = useSharedSetting('matchReasons') !== undefined;
  return (
    <SettingsSection id="match-reasons" title="Match reasons">
      <Text c="dimmed">
        Offered when a match is decided. The chosen reason, and what is typed beside it, is kept with the
        match. Rejecting says that the record is about somebody else; one about the same person that is no
        longer in force is accepted, and does not forbid treating.
      </Text>
      {resolutions.map((resolution) => (
        <ReasonList
          key={resolution}
          title={resolution}
          reasons={reasons[resolution]}
          needs={resolveDatasetMatch}
          onChange={(list) => setSetting('matchReasons', { ...reasons, [resolution]: list })}
        />
      ))}
      {isOwn && !isShared && (
        <div>
          <Button
            variant="subtle"
            needs={resolveDatasetMatch}
            onClick={() => setSetting('matchReasons', undefined)}
          >
            Go back to the usual reasons
          </Button>
        </div>
      )}
      <ShareSlot
        kind="match-reasons"
        words="the match reasons"
        value={reasons}
        isOwn={isOwn}
        follow={() => setSetting('matchReasons', undefined)}
        keep={(value) => setSetting('matchReasons', readSetting('matchReasons', value))}
      />
    </SettingsSection>
  );
}

interface ReasonListProps {
  title: string;
  reasons: string[];
  /** The decision that they are offered for: whoever may not take it reads them. */
  needs: Needs;
  onChange(reasons: string[]): void;
}

function ReasonList({ needs, ...list }: ReasonListProps) {
  return useBlocked(needs) === undefined ? <OpenReasons {...list} /> : <ReadReasons {...list} />;
}

function ReadReasons({ title, reasons }: Omit<ReasonListProps, 'needs'>) {
  const id = useId();
  return (
    <Stack role="group" gap="xs" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Stack component="ol" gap={6}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Verbatim>{reason}</Verbatim>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function OpenReasons({ title, reasons, onChange }: Omit<ReasonListProps, 'needs'>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  function move(index: number, by: -1 | 1) {
    const [reason, to] = [reasons[index] ?? '', index + by];
    flushSync(() => onChange(reasons.toSpliced(index, 1).toSpliced(to, 0, reason)));
    announce(`${reason}: now reason ${to + 1} of ${reasons.length}`);
    // The line has moved under the fingers: the same button of its new place, or the other one where it ends there.
    const buttons = list.current?.children[to]?.querySelectorAll('button');
    const [up, down] = [buttons?.[0], buttons?.[1]];
    const [same, other] = by < 0 ? [up, down] : [down, up];
    (same?.disabled ? other : same)?.focus();
  }
  return (
    <Stack role="group" gap="xs" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Stack component="ol" ref={list} gap={6}>
        {reasons.map((reason, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is its place; its text changes while typed
          <Group component="li" key={index} gap={2} wrap="nowrap">
            <TextInput
              flex={1}
              value={reason}
              aria-label={`${title}, reason ${index + 1}`}
              maxLength={200}
              onChange={(event) => onChange(reasons.with(index, event.currentTarget.value))}
              onBlur={() => onChange(reasons.filter((text) => text.trim() !== ''))}
            />
            <ActionIcon
              aria-label={`Move reason ${index + 1} of ${title} up`}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <IconChevronUp size={14} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={`Move reason ${index + 1} of ${title} down`}
              disabled={index === reasons.length - 1}
              onClick={() => move(index, 1)}
            >
              <IconChevronDown size={14} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={`Remove reason ${index + 1} of ${title}`}
              onClick={() => onChange(reasons.toSpliced(index, 1))}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
      <div>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={reasons.includes('')}
          blocked={reasons.length >= mostReasons ? `A list has ${mostReasons} reasons at most.` : undefined}
          onClick={() => onChange([...reasons, ''])}
        >
          Add a reason
        </Button>
      </div>
    </Stack>
  );
}
