import { IconRefresh } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { addDays, localDay } from '@/lib/dates';
import { Button } from '@/ui/button';
import type { AuditQuestion } from './-read-audit';
import { newSeed } from './-sample';
import classes from './-audit.module.css';

interface AuditFormProps {
  question: Partial<AuditQuestion>;
  onDraw: (question: AuditQuestion) => void;
}

/** The window, of whom, and the seed. Nothing is drawn until that is asked for. */
export function AuditForm({ question, onDraw }: AuditFormProps) {
  const id = useId();
  const today = localDay();
  const [from, setFrom] = useState(question.from ?? addDays(today, -90) ?? '');
  const [to, setTo] = useState(question.to ?? today);
  const [about, setAbout] = useState<string>(question.about ?? '');
  const [seed, setSeed] = useState(() => question.seed ?? newSeed());
  const [tried, setTried] = useState(false);
  const fault = tried ? faultOf({ from, to, seed }) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const found = faultOf({ from, to, seed });
    if (found) {
      document.getElementById(`${id}-${found.field}`)?.focus();
      return;
    }
    const kind = about === 'Provider' || about === 'Facility' ? about : undefined;
    onDraw({ from, to, seed: seed.trim(), ...(kind && { about: kind }) });
  }

  const wrong = (field: string) =>
    fault?.field === field ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {};
  return (
    <form className={`${classes.form} no-print`} onSubmit={submit} noValidate aria-label="Sample">
      <label>
        Completed from
        <input
          id={`${id}-from`}
          type="date"
          value={from}
          {...wrong('from')}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
      </label>
      <label>
        until
        <input
          id={`${id}-to`}
          type="date"
          value={to}
          {...wrong('to')}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </label>
      <label>
        Files of
        <select value={about} onChange={(event) => setAbout(event.currentTarget.value)}>
          <option value="">providers and facilities</option>
          <option value="Provider">providers</option>
          <option value="Facility">facilities</option>
        </select>
      </label>
      <label>
        Seed
        <input
          id={`${id}-seed`}
          className={classes.seed}
          value={seed}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          {...wrong('seed')}
          onChange={(event) => setSeed(event.currentTarget.value)}
        />
      </label>
      <Button
        variant="default"
        leftSection={<IconRefresh size={14} aria-hidden />}
        onClick={() => setSeed(newSeed())}
      >
        New seed
      </Button>
      <Button type="submit">Draw sample</Button>
      {fault && (
        <p id={`${id}-fault`} className={classes.fault} role="alert">
          {fault.text}
        </p>
      )}
    </form>
  );
}

function faultOf({ from, to, seed }: { from: string; to: string; seed: string }) {
  if (!from) return { field: 'from', text: 'Give the first day.' };
  if (!to) return { field: 'to', text: 'Give the last day.' };
  if (to < from) return { field: 'to', text: 'The last day lies before the first.' };
  if (!seed.trim()) return { field: 'seed', text: 'Give a seed: the same seed draws the same files again.' };
  return undefined;
}
