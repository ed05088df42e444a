import { useId } from 'react';
import classes from './choice.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  /** The label stands above; without it only assistive technology hears it. */
  labelShown?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** One of a few, all visible side by side: radio buttons drawn as segments. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, labelShown = false, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={labelShown ? classes.label : 'visually-hidden'}>{label}</legend>
      <div className={classes.track}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
