import { Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payer } from '@/api/models';
import { listPayerPlansOptions } from '@/api/operations.gen';
import { isAbout, needsOf, type PayerColumnSet } from '@/domain/payer-roster';
import { payerName, planName } from '@/domain/payers';
import { Reading } from '@/features/walk/reading';
import { usePayerSet, useSavePayerSet } from '@/features/payer-roster/column-sets';
import type { RosterReading } from '@/features/payer-roster/read';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Section } from '@/ui/layout';
import { openDialog } from '@/ui/open-dialog';
import { setSetting, useOwnSetting, useSetting } from '@/ui/settings';
import { ShareSlot } from '@/ui/sharing';
import { EmptyState, ErrorState } from '@/ui/states';
import { SentHistory } from './history';
import { RosterResult } from './result';
import { useBuild, type BuildState } from './use-build';

const editColumns = async () => (await import('./columns-dialog')).ColumnsDialog;

/** The roster of a payer: its columns, what it would say now, and what was sent before. */
export function PayerRoster({ payer }: { payer: Payer }) {
  const name = payerName(payer);
  const { set, isSaved } = usePayerSet(payer.id);
  const save = useSavePayerSet(payer.id, name);
  const plans = useQuery(listPayerPlansOptions({ payerId: payer.id }));
  const [planId, setPlanId] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const { state, build, cancel, reset: forget } = useBuild();
  const [isSent, setSent] = useState(false);
  const reset = (sent = false) => {
    setSent(sent);
    forget();
  };
  const begin = () => build({ payerId: payer.id, planId: planId || undefined, submitted }, set);
  const plan = plans.data?.find(({ id }) => id === planId);
  return (
    <>
      <Section
        title="Columns"
        actions={
          <Button
            variant="default"
            onClick={() => openDialog(editColumns, { payer: name, set, isSaved, onSave: save })}
          >
            {isSaved ? 'Edit columns' : 'Choose columns'}
          </Button>
        }
      >
        <ColumnsSummary set={set} isSaved={isSaved} />
        {isSaved && <SharedSets />}
      </Section>
      <Section title="Roster">
        <Group align="flex-end" gap="md">
          <NativeSelect
            label="Plans"
            value={planId}
            onChange={({ currentTarget }) => {
              setPlanId(currentTarget.value);
              reset();
            }}
            data={[
              { value: '', label: 'All plans' },
              ...(plans.data ?? []).map((one) => ({ value: one.id, label: planName(one) })),
            ]}
          />
          <Checkbox
            mb={8}
            label="Also enrollments that were submitted and not approved yet"
            checked={submitted}
            onChange={({ currentTarget }) => {
              setSubmitted(currentTarget.checked);
              reset();
            }}
          />
          <Button onClick={begin} loading={state.step === 'reading'}>
            Build roster
          </Button>
        </Group>
        <Stack gap="md" pt="xs">
          <Built
            state={state}
            set={set}
            payer={payer}
            plan={plan && planName(plan)}
            onCancel={cancel}
            onAgain={begin}
            isSent={isSent}
            onSent={() => reset(true)}
          />
        </Stack>
      </Section>
      <SentHistory payerId={payer.id} />
    </>
  );
}

/** `26 columns, days as MM/DD/YYYY. One row for each provider, practice location and group.` */
function ColumnsSummary({ set, isSaved }: { set: PayerColumnSet; isSaved: boolean }) {
  const per = [
    'provider',
    ...(isAbout(set, 'location') ? ['practice location'] : []),
    ...(isAbout(set, 'group') ? ['group'] : []),
    ...(isAbout(set, 'plan') ? ['plan'] : []),
  ];
  const last = per.length > 1 ? ` and ${per.at(-1)}` : '';
  return (
    <p>
      {!isSaved && 'Nobody has chosen the columns of this payer yet: these are those of a delegated roster. '}
      {count(set.columns.length, 'column')}, days as {set.dates === 'us' ? 'MM/DD/YYYY' : 'YYYY-MM-DD'}. One
      row for each {per.slice(0, last ? -1 : undefined).join(', ')}
      {last}.
    </p>
  );
}

/** Whether the columns of payers and of imported rosters are shared; they are as one. */
function SharedSets() {
  const mine = useOwnSetting('rosterColumnSets');
  return (
    <ShareSlot
      kind="roster-column-sets"
      words="the column sets of rosters"
      value={useSetting('rosterColumnSets')}
      isOwn={mine !== undefined}
      follow={() => setSetting('rosterColumnSets', undefined)}
      keep={(value) => setSetting('rosterColumnSets', value as Record<string, string>)}
    />
  );
}

/** Whether columns are about something that was not read. */
const isUnread = (set: PayerColumnSet, { needs, hasLicenses }: RosterReading): boolean =>
  needsOf(set).some((need) => !needs.includes(need)) || (isAbout(set, 'license') && !hasLicenses);

interface BuiltProps {
  state: BuildState;
  set: PayerColumnSet;
  payer: Payer;
  plan: string | undefined;
  onCancel: () => void;
  /** The one before was marked as sent. */
  isSent: boolean;
  onAgain: () => void;
  onSent: () => void;
}

function Built({ state, set, payer, plan, isSent, onCancel, onAgain, onSent }: BuiltProps) {
  switch (state.step) {
    case 'asking':
      return isSent ? (
        <EmptyState
          title="The roster is marked as sent"
          text="It stands below, among those that were sent. The next one is compared with it."
        />
      ) : (
        <EmptyState
          title="No roster built yet"
          text="It lists active providers whose enrollment the payer has approved, and says who was added, ended or changed since the last roster that was sent."
        />
      );
    case 'reading': {
      const { stage, loaded = 0, total, waitingMs } = state.progress ?? {};
      const words = stage === 'providers' ? 'Providers read' : 'Enrollments read';
      return <Reading {...{ words, loaded, total, waitingMs }} onCancel={onCancel} />;
    }
    case 'canceled':
      return (
        <EmptyState
          title="Reading was canceled"
          text="Part of the providers is no roster: nothing was built."
        />
      );
    case 'failed':
      return (
        <ErrorState
          title="The roster could not be built"
          error={state.error}
          kept="The columns are kept."
          onRetry={onAgain}
        />
      );
    case 'read':
      // Columns that were chosen since may need what was not read.
      if (isUnread(set, state.reading))
        return (
          <EmptyState
            title="The columns need more than was read"
            text="Build the roster again: the info that they are about was not read."
            action={<Button onClick={onAgain}>Build again</Button>}
          />
        );
      return (
        <RosterResult {...state} set={set} payer={payer} plan={plan} onAgain={onAgain} onSent={onSent} />
      );
  }
}
