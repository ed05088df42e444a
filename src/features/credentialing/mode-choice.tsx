import { useId } from 'react';
import { useFieldLabel } from '@/form/form-context';
import classes from './mode-choice.module.css';
import { modeWords } from './request-words';

/** Who processes a request; '' until somebody chose. */
export type Mode = '' | 'operator' | 'self';

export const priorities = ['Low', 'Medium', 'High', 'Urgent'] as const;

const legend = 'Who processes it';

interface ModeChoiceProps {
  value: Mode;
  onChange: (mode: Mode) => void;
  error?: string | undefined;
  /** The name under which the form around it complains. */
  field?: string;
}

/** Who processes a request, with what follows from it: this cannot be changed afterwards, so nothing is chosen at first. */
export function ModeChoice({ value, onChange, error, field }: ModeChoiceProps) {
  const id = useId();
  useFieldLabel(field, legend);
  return (
    <fieldset className={classes.modes} aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend>{legend}</legend>
      <div className={classes.cards}>
        {(['operator', 'self'] as const).map((mode, at) => {
          const { label, text } = modeWords({ isSelfManaged: mode === 'self' });
          return (
            <label key={mode} className={classes.card}>
              <input
                type="radio"
                name={id}
                value={mode}
                checked={value === mode}
                data-wrong={error && at === 0 ? '' : undefined}
                aria-describedby={`${id}-${mode}`}
                data-field={at === 0 ? field : undefined}
                onChange={() => onChange(mode)}
              />
              <b>{label}</b>
              <span id={`${id}-${mode}`} className={classes.text}>
                {text}
              </span>
            </label>
          );
        })}
      </div>
      <p id={`${id}-hint`} className={classes.text}>
        Fixed once the request is created.
      </p>
      {error && (
        <p id={`${id}-error`} className={classes.wrong}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
