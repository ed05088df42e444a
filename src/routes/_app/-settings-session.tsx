import { useId, useState } from 'react';
import { limits, setSetting, useSetting } from '@/ui/settings';
import { Section } from './-settings-section';
import classes from './-settings.module.css';

const [least, most] = limits.idleMinutes;

export function SessionSettings() {
  const id = useId();
  const minutes = useSetting('idleMinutes');
  const [typed, setTyped] = useState(String(minutes));
  const value = Number(typed);
  const valid = Number.isInteger(value) && value >= least && value <= most;

  function change(text: string) {
    setTyped(text);
    const next = Number(text);
    if (Number.isInteger(next) && next >= least && next <= most) setSetting('idleMinutes', next);
  }

  return (
    <Section id="session" title="Session">
      <div>
        <label htmlFor={id}>Lock after this many minutes without activity</label>
        <div className={classes.minutes}>
          <input
            id={id}
            className={`${classes.field} ${classes.number}`}
            type="number"
            inputMode="numeric"
            min={least}
            max={most}
            value={typed}
            aria-invalid={!valid}
            aria-describedby={`${id}-hint`}
            onChange={(event) => change(event.currentTarget.value)}
          />
          minutes
        </div>
        <p id={`${id}-hint`} className={classes.hint}>
          {valid
            ? 'The page is covered then; what you typed stays, and your password opens it again.'
            : `Give a whole number from ${least} to ${most}. Until then ${minutes} minutes stay in force.`}
        </p>
      </div>
    </Section>
  );
}
