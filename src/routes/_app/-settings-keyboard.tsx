import { useId } from 'react';
import { setSetting, useSetting } from '@/ui/settings';
import { Keys } from '@/ui/text';
import { Section } from './-settings-section';
import { useNavigation } from '../-navigation';
import classes from './-settings.module.css';

const everywhere = [
  { keys: 'mod+k', label: 'Search or jump to' },
  { keys: '?', label: 'All shortcuts of the page you are on' },
];

export function KeyboardSettings() {
  const id = useId();
  const on = useSetting('singleKeyShortcuts');
  const ways = useNavigation().flatMap(({ entries }) =>
    entries.flatMap(({ label, keys }) => (keys ? { keys, label: `Go to ${label}` } : [])),
  );
  return (
    <Section id="keyboard" title="Keyboard">
      <div className={classes.switch}>
        <input
          id={id}
          type="checkbox"
          checked={on}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setSetting('singleKeyShortcuts', event.currentTarget.checked)}
        />
        <label htmlFor={id}>Single-key shortcuts</label>
        <p id={`${id}-hint`} className={classes.hint}>
          Switch them off when dictating, or when keys are pressed by mistake. Shortcuts with Ctrl, Enter and
          the arrow keys stay.
        </p>
      </div>
      <dl className={classes.facts}>
        {[...everywhere, ...ways]
          .filter(({ keys }) => on || keys.startsWith('mod'))
          .map(({ keys, label }) => (
            <Shortcut key={keys} keys={keys} label={label} />
          ))}
      </dl>
    </Section>
  );
}

function Shortcut({ keys, label }: { keys: string; label: string }) {
  return (
    <>
      <dt>
        <Keys keys={keys} />
      </dt>
      <dd>{label}</dd>
    </>
  );
}
