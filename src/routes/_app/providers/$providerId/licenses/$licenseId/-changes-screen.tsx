import { Box, Checkbox, Group, Text } from '@mantine/core';
import { useMemo, useRef, type ReactNode } from 'react';
import type { LicenseVerification } from '@/api/models';
import { DiffView } from '@/diff/diff-view';
import { compareVerifications } from '@/diff/lines';
import { RawDelta } from '@/diff/raw-delta';
import { SentenceList } from '@/diff/sentence-list';
import { sentences } from '@/diff/sentences';
import { formatDateTime } from '@/lib/dates';
import { count, spellOut } from '@/lib/words';
import { SegmentedField } from '@/ui/segmented-field';
import { useSetting } from '@/ui/settings';
import { useShortcuts } from '@/ui/shortcuts';
import { Keys } from '@/ui/text';
import { EvidenceAround } from '@/viewer/use-evidence-viewer';
import type { Delta } from '@/features/licenses/changes-data';
import { evidenceOfVerification } from '@/features/licenses/evidence';
import { eachOnce } from '@/lib/file-path';
import { ChangesShots } from './-changes-shots';
import classes from './-changes.module.css';

interface ChangesScreenProps {
  old: LicenseVerification;
  now: LicenseVerification;
  delta: Delta;
  pickers: ReactNode;
  raw: boolean;
  showSame: boolean;
  onChange: (change: { view?: 'raw' | undefined; same?: boolean | undefined }) => void;
}

const views = [
  { value: 'side', label: 'Side by side' },
  { value: 'raw', label: 'Raw' },
] as const;

/** Goes to the next or previous change of a table from the one that has the focus. */
function moveTo(table: HTMLElement | null, by: 1 | -1) {
  const changes = [...(table?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
  const index = changes.findIndex(
    (row) => row === document.activeElement || row.contains(document.activeElement),
  );
  const next = index < 0 ? (by > 0 ? changes[0] : changes.at(-1)) : changes[index + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'center' });
}

export function ChangesScreen({ old, now, delta, pickers, raw, showSame, onChange }: ChangesScreenProps) {
  const rows = useRef<HTMLTableElement>(null);
  const settled = useSetting('boardWords');
  const comparison = useMemo(() => compareVerifications(old, now), [old, now]);
  const sentencesShown = useMemo(() => sentences(comparison, settled), [comparison, settled]);
  const evidence = eachOnce([
    ...evidenceOfVerification(old, 'Earlier screenshot'),
    ...evidenceOfVerification(now, 'Later screenshot'),
  ]);
  const showRaw = (value: boolean) => onChange({ view: value ? 'raw' : undefined });
  useShortcuts('What changed', [
    { keys: 'j', label: 'Next change', disabled: raw, run: () => moveTo(rows.current, 1) },
    { keys: 'k', label: 'Previous change', disabled: raw, run: () => moveTo(rows.current, -1) },
    {
      keys: 'e',
      label: 'Open or fold what is the same',
      disabled: raw,
      run: () => onChange({ same: showSame ? undefined : true }),
    },
    { keys: 'v', label: 'Raw or side by side', run: () => showRaw(!raw) },
  ]);
  return (
    <>
      <Group justify="space-between" align="flex-start" gap="xl" px="var(--page-x)" pb="lg">
        <SentenceList sentences={sentencesShown} />
        <EvidenceAround items={evidence}>
          <Group gap="xl" align="flex-start">
            <ChangesShots verification={old} name="Earlier" />
            <ChangesShots verification={now} name="Later" />
          </Group>
        </EvidenceAround>
      </Group>
      <ChangesBar>
        {pickers}
        <Group gap="md" ml="auto">
          <Checkbox
            label="Fold what is the same"
            checked={!showSame}
            disabled={raw}
            onChange={(event) => onChange({ same: event.currentTarget.checked ? undefined : true })}
          />
          <SegmentedField
            label="View"
            data={views}
            value={raw ? 'raw' : 'side'}
            onChange={(value) => showRaw(value === 'raw')}
          />
        </Group>
      </ChangesBar>
      <Box flex="1 0 auto" px="var(--page-x)" pb="xl">
        {raw ? (
          <RawDelta delta={delta.value} from={delta.from} />
        ) : (
          <DiffView
            key={`${old.id} ${now.id}`}
            comparison={comparison}
            earlier={<SideHead name="Earlier" verification={old} />}
            later={<SideHead name="Later" verification={now} />}
            foldSame={!showSame}
            rows={rows}
          />
        )}
      </Box>
      <Group className={classes.foot} justify="space-between" gap="lg">
        <Text c="dimmed">
          {count(comparison.changes, 'change')}, {count(comparison.same, 'value')} the same
        </Text>
        <Group gap="md" visibleFrom="md">
          <KeyHint keys={['j', 'k']} does="next, previous change" />
          <KeyHint keys={['e']} does="open folded" />
          <KeyHint keys={['v']} does="raw" />
        </Group>
      </Group>
    </>
  );
}

/** The line of controls between what is told and what is compared, over the whole width. */
export function ChangesBar({ children }: { children: ReactNode }) {
  return (
    <Group className={classes.bar} gap="lg">
      {children}
    </Group>
  );
}

function KeyHint({ keys, does }: { keys: string[]; does: string }) {
  return (
    <Group component="span" gap={4} wrap="nowrap" c="dimmed" fz="xs">
      {keys.map((key) => (
        <Keys key={key} keys={key} />
      ))}
      {does}
    </Group>
  );
}

function SideHead({ name, verification }: { name: string; verification: LicenseVerification }) {
  const about = [formatDateTime(verification.started), spellOut(verification.trigger).toLowerCase()];
  return (
    <>
      <b>{name}</b> <span className="mute">{about.filter((one) => one !== '–').join(', ')}</span>
    </>
  );
}
