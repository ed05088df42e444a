import { Checkbox } from '@mantine/core';
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
import { useShortcuts } from '@/ui/shortcuts';
import { Keys } from '@/ui/text';
import type { Delta } from '@/features/licenses/changes-data';
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
  const at = changes.findIndex(
    (row) => row === document.activeElement || row.contains(document.activeElement),
  );
  const next = at < 0 ? (by > 0 ? changes[0] : changes.at(-1)) : changes[at + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'center' });
}

export function ChangesScreen({ old, now, delta, pickers, raw, showSame, onChange }: ChangesScreenProps) {
  const rows = useRef<HTMLTableElement>(null);
  const comparison = useMemo(() => compareVerifications(old, now), [old, now]);
  const told = useMemo(() => sentences(comparison), [comparison]);
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
      <div className={classes.told}>
        <SentenceList sentences={told} />
        <div className={classes.bothShots}>
          <ChangesShots verification={old} name="Earlier" />
          <ChangesShots verification={now} name="Later" />
        </div>
      </div>
      <div className={classes.bar}>
        {pickers}
        <div className={classes.views}>
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
        </div>
      </div>
      <div className={classes.body}>
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
      </div>
      <div className={classes.foot}>
        <span>
          {count(comparison.changes, 'change')}, {count(comparison.same, 'value')} the same
        </span>
        <span className={classes.keys}>
          <span>
            <Keys keys="j" /> <Keys keys="k" /> next, previous change
          </span>
          <span>
            <Keys keys="e" /> open folded
          </span>
          <span>
            <Keys keys="v" /> raw
          </span>
        </span>
      </div>
    </>
  );
}

function SideHead({ name, verification }: { name: string; verification: LicenseVerification }) {
  const about = [formatDateTime(verification.started), spellOut(verification.trigger).toLowerCase()];
  return (
    <>
      <b>{name}</b> <span className={classes.hint}>{about.filter((one) => one !== '–').join(', ')}</span>
    </>
  );
}
