import { Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { formatDateTime } from '@/lib/dates';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { demo, type DemoConditions, type DemoState } from './demo-control';
import { FailNext } from './demo-failures';
import { Dialog } from '@/ui/dialog';
import { notify } from '@/ui/notify';
import { Section } from '@/ui/parts';

type ResetTo = Parameters<typeof demo.reset>[0];

interface DemoPanelProps {
  onClose(): void;
  /** The data were made anew, and with them every session ended. */
  onReset(): void;
}

/** Steers the simulated service: its clock, the network to it, its failures, its data. */
export function DemoPanel({ onClose, onReset }: DemoPanelProps) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<DemoState>({});
  const [conditions, setConditions] = useState<DemoConditions>({});
  const [busy, setBusy] = useState(false);
  const [resetTo, setResetTo] = useState<ResetTo>();

  useEffect(() => {
    void Promise.all([demo.state().then(setState), demo.conditions().then(setConditions)]).catch(tell);
  }, []);

  async function run(work: () => Promise<void>) {
    setBusy(true);
    await work().catch(tell);
    setBusy(false);
  }

  const advance = (by: { days?: number; hours?: number }) =>
    void run(async () => {
      setState(await demo.advance(by));
      await queryClient.invalidateQueries();
    });

  const change = (next: DemoConditions) =>
    void run(async () => setConditions(await demo.setConditions(next)));

  const reset = (to: ResetTo) =>
    void run(async () => {
      await demo.reset(to);
      onReset();
    });

  const providers = state.counts?.['providers'];
  return (
    <Dialog title="Demo data" place="right" width={360} onClose={onClose}>
      <Stack gap="lg">
        <Text c="dimmed">
          The service is simulated in this browser. People, numbers and records are invented; what you change
          stays here.
        </Text>
        <Part
          title="Clock"
          text={state.now ? `The service’s time is ${formatDateTime(state.now)}.` : undefined}
        >
          <Group gap="sm">
            <Button variant="default" onClick={() => advance({ hours: 1 })}>
              1 hour on
            </Button>
            <Button variant="default" onClick={() => advance({ days: 1 })}>
              1 day on
            </Button>
            <Button variant="default" onClick={() => advance({ days: 30 })}>
              30 days on
            </Button>
          </Group>
        </Part>
        <Part title="Network">
          <NativeSelect
            label="How long each answer takes"
            data={delays}
            value={String(steps.findLast((step) => step <= (conditions.latencyMs ?? 0)) ?? 0)}
            onChange={(event) => change({ ...conditions, latencyMs: Number(event.currentTarget.value) })}
          />
        </Part>
        <Part title="Failures" text="Make the next requests fail, to see what the console does.">
          <FailNext conditions={conditions} onChange={change} />
        </Part>
        <Part
          title="Data"
          text={providers === undefined ? undefined : `${formatNumber(providers)} providers.`}
        >
          <Group gap="sm">
            <Button variant="default" onClick={() => setResetTo({ providers: 2_000 })}>
              Start again with 2,000
            </Button>
            <Button variant="default" onClick={() => setResetTo({ providers: 100_000 })}>
              With 100,000
            </Button>
          </Group>
          <Checkbox
            label="Edge cases"
            description="The first records of each kind are what real data are at their worst. Starts the demo again."
            checked={state.edgeCases ?? false}
            onChange={(event) => setResetTo({ edgeCases: event.currentTarget.checked })}
          />
        </Part>
      </Stack>
      {resetTo !== undefined && (
        <ConfirmDialog
          title="Reset the demo data?"
          action="Reset demo data"
          danger
          pending={busy}
          onClose={() => setResetTo(undefined)}
          onConfirm={() => reset(resetTo)}
        >
          Everything that was changed in this demo is lost, and you sign in again.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function tell(error: unknown): void {
  notify({
    tone: 'error',
    title: 'The simulated service did not do this',
    message: error instanceof Error ? error.message : '',
  });
}

interface PartProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  return (
    <Section title={title} level={3}>
      {text && <Text c="dimmed">{text}</Text>}
      {children}
    </Section>
  );
}

const steps = [0, 100, 300, 1_000, 3_000, 10_000];

const delays = steps.map((ms) => ({
  value: String(ms),
  label: ms === 0 ? 'At once' : ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`,
}));
