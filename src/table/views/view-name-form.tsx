import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { longestName, viewName, type SavedView } from './view';
import classes from '../menus.module.css';

interface ViewNameFormProps {
  label: string;
  /** The verb on the button. */
  action: string;
  start?: string;
  /** Views whose names are in use. */
  taken: readonly SavedView[];
  /** The cursor goes there at once. */
  focused?: boolean;
  onName: (name: string) => void;
  onCancel?: () => void;
}

/** A name for a view: says when there is one of this name. */
export function ViewNameForm(props: ViewNameFormProps) {
  const { label, action, start = '', taken, focused = false, onName, onCancel } = props;
  const id = useId();
  const [text, setText] = useState(start);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = viewName(text);
    if (!name) setFault('Give it a name.');
    else if (taken.some((view) => view.name === name))
      setFault('There is a view of this name. Choose another.');
    else {
      setText(start);
      onName(name);
      return;
    }
    input.current?.focus();
  }

  return (
    <form className={classes.body} onSubmit={submit}>
      <input
        ref={input}
        className={classes.field}
        value={text}
        maxLength={longestName}
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? id : undefined}
        placeholder={label}
        data-name-of-view
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFault(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !onCancel) return;
          // Ends the naming, not the panel.
          event.preventDefault();
          event.stopPropagation();
          onCancel();
        }}
      />
      {fault && (
        <p id={id} className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={classes.row}>
        <button type="submit" className={`${classes.button} ${onCancel ? classes.main : ''}`}>
          {action}
        </button>
        {onCancel && (
          <button type="button" className={classes.button} onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
