import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { formatDateTime } from '@/lib/dates';
import { formatNumber } from '@/lib/words';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { demo, type DemoConditions, type DemoState } from './demo-control';
import { FailNext } from './demo-failures';
import classes from './demo-panel.module.css';
import { Dialog } from '@/ui/dialog';
import { notify } from '@/ui/notify';

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
      <p className={classes.intro}>
        The service is simulated in this browser. People, numbers and records are invented; what you change
        stays here.
      </p>
      <Part
        title="Clock"
        text={state.now ? `The service’s time is ${formatDateTime(state.now)}.` : undefined}
      >
        <Button variant="default" onClick={() => advance({ hours: 1 })}>
          1 hour on
        </Button>
        <Button variant="default" onClick={() => advance({ days: 1 })}>
          1 day on
        </Button>
        <Button variant="default" onClick={() => advance({ days: 30 })}>
          30 days on
        </Button>
      </Part>
      <Part title="Network" text="How long each answer takes.">
        <Latency
          value={conditions.latencyMs ?? 0}
          onChange={(latencyMs) => change({ ...conditions, latencyMs })}
        />
      </Part>
      <Part title="Failures" text="Make the next requests fail, to see what the console does.">
        <FailNext conditions={conditions} onChange={change} />
      </Part>
      <Part title="Data" text={providers === undefined ? undefined : `${formatNumber(providers)} providers.`}>
        <Button variant="default" onClick={() => setResetTo({ providers: 2_000 })}>
          Start again with 2,000
        </Button>
        <Button variant="default" onClick={() => setResetTo({ providers: 100_000 })}>
          With 100,000
        </Button>
        <label className={classes.edgeCases}>
          <input
            type="checkbox"
            checked={state.edgeCases ?? false}
            onChange={(event) => setResetTo({ edgeCases: event.currentTarget.checked })}
          />
          <span>
            Edge cases
            <span className={classes.text}>
              The first records of each kind are what real data are at their worst. Starts the demo again.
            </span>
          </span>
        </label>
      </Part>
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

function Part({ title, text, children }: { title: string; text?: string | undefined; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {text && <p className={classes.text}>{text}</p>}
      <div className={classes.controls}>{children}</div>
    </section>
  );
}

const steps = [0, 100, 300, 1_000, 3_000, 10_000];

function Latency({ value, onChange }: { value: number; onChange(value: number): void }) {
  const at = Math.max(
    0,
    steps.findLastIndex((step) => step <= value),
  );
  const words = value === 0 ? 'at once' : value < 1_000 ? `${value} ms` : `${value / 1_000} s`;
  return (
    <label className={classes.slider}>
      <span className="visually-hidden">Delay of each answer</span>
      <input
        type="range"
        min={0}
        max={steps.length - 1}
        value={at}
        aria-valuetext={words}
        onChange={(event) => onChange(steps[Number(event.currentTarget.value)] ?? 0)}
      />
      <output>{words}</output>
    </label>
  );
}
