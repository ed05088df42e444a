import { useId } from 'react';
import { Icon } from './icons';
import classes from './native-select.module.css';

interface NativeSelectProps {
  label: string;
  /** Only assistive technology hears the label. */
  labelHidden?: boolean;
  options: readonly { value: string; label: string }[];
  value: string;
  disabled?: boolean;
  onChange(value: string): void;
}

/** The browser's own select, where a short list needs no search. */
export function NativeSelect({
  label,
  labelHidden = false,
  options,
  value,
  disabled = false,
  onChange,
}: NativeSelectProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={labelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div className={classes.box}>
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={14} />
      </div>
    </div>
  );
}
