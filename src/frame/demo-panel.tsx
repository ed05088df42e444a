import { Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { formatDateTime } from '@/lib/dates';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { confirmAction } from '@/ui/confirm';
import { demo, type DemoConditions, type DemoState } from './demo-control';
import { FailNext } from './demo-failures';
import { Dialog } from '@/ui/dialog';
import { Fold } from '@/ui/fold';
import { notify } from '@/ui/notify';
import { Section } from '@/ui/layout';
import { Responsiveness } from './responsiveness';
import { TourButton } from './tour-button';

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

  useEffect(() => {
    void Promise.all([demo.state().then(setState), demo.conditions().then(setConditions)]).catch(tell);
  }, []);

  const advance = (by: { days?: number; hours?: number }) =>
    void demo
      .advance(by)
      .then(async (advanced) => {
        setState(advanced);
        await queryClient.invalidateQueries();
      })
      .catch(tell);

  const change = (next: DemoConditions) => void demo.setConditions(next).then(setConditions).catch(tell);

  const reset = (to: ResetTo) =>
    confirmAction({
      title: 'Reset the demo data?',
      action: 'Reset demo data',
      danger: true,
      children: 'Everything that was changed in this demo is lost, and you sign in again.',
      run: () => demo.reset(to),
      onDone: onReset,
    });

  const providers = state.counts?.['providers'];
  return (
    <Dialog title="Demo data" place="right" width={360} onClose={onClose}>
      <Stack gap="lg">
        <Text c="dimmed">
          The service is simulated in this browser. People, numbers and records are invented; what you change
          stays here.
        </Text>
        <Part title="Tour" text="The way through a day, in five stops.">
          <TourButton onStart={onClose} />
        </Part>
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
        <Part title="Speed">
          <Fold summary="How fast the screens answer here">{() => <Responsiveness />}</Fold>
        </Part>
        <Part
          title="Data"
          text={providers === undefined ? undefined : `${formatNumber(providers)} providers.`}
        >
          <Group gap="sm">
            <Button variant="default" onClick={() => reset({ providers: 2_000 })}>
              Start again with 2,000
            </Button>
            <Button variant="default" onClick={() => reset({ providers: 100_000 })}>
              With 100,000
            </Button>
          </Group>
          <Checkbox
            label="Edge cases"
            description="The first records of each kind are what real data are at their worst. Starts the demo again."
            checked={state.edgeCases ?? false}
            onChange={(event) => reset({ edgeCases: event.currentTarget.checked })}
          />
        </Part>
      </Stack>
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
