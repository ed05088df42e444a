import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { itemsOf } from '@/api/paging';
import { useFieldLabel } from '@/form/form-context';
import type { CursorList } from '@/table/use-pages';
import { InlineError } from '@/ui/states';
import classes from '@/ui/watch.module.css';

interface RecordPickerProps<Item> {
  /** What is looked for: "Provider". */
  label: string;
  /** Several of them, as the list is called: "Providers". */
  many: string;
  placeholder: string;
  /** Asks the service for those that fit the typed words. */
  find(words: string): CursorList<Item>;
  show(item: Item): ReactNode;
  onChoose(item: Item & { id: string }): void;
  error?: string | undefined;
  /** What is said when nothing is found. */
  none?: string | undefined;
  required?: boolean;
  /** Takes the focus when the dialog around it opens. */
  focusFirst?: boolean;
  /** The name under which the form around it complains, so that its summary leads here. */
  field?: string | undefined;
}

const shown = 8;

/** Finds one record by words that the service searches for. */
export function RecordPicker<Item extends { id?: string }>(props: RecordPickerProps<Item>) {
  const {
    label,
    many,
    placeholder,
    find,
    show,
    onChoose,
    error,
    required = false,
    focusFirst = true,
    field,
  } = props;
  const { none = `No ${label.toLowerCase()} with these words` } = props;
  const id = useId();
  useFieldLabel(field, label);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const words = useDeferredValue(typed.trim());
  const list = useInfiniteQuery(find(words));
  const found = itemsOf(list.data, (one) => one.id)
    .filter((one): one is Item & { id: string } => one.id !== undefined)
    .slice(0, shown);
  const at = Math.min(active, found.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = found[at];
    if (step) setActive(Math.max(0, Math.min(found.length - 1, at + step)));
    else if (event.key === 'Enter' && chosen && !list.isPlaceholderData) onChoose(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className={classes.wrong} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      <input
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched at the service
        role="combobox"
        aria-expanded
        aria-required={required || undefined}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        data-field={field}
        data-autofocus={focusFirst || undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p id={`${id}-error`} className={classes.wrong}>
          {error}
        </p>
      )}
      {list.error && (
        <InlineError
          error={list.error}
          title={`${many} could not be searched`}
          kept="What you typed is kept."
          onRetry={() => void list.refetch()}
        />
      )}
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched at the service
        role="listbox"
        aria-label={many}
        className={classes.options}
      >
        {found.map((item, index) => (
          // The input keeps the focus and takes the keys, as the combobox pattern wants it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={item.id}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option tag holds text only
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(item)}
          >
            {show(item)}
          </div>
        ))}
      </div>
      {!list.isPending && found.length === 0 && !list.error && (
        <output>{typed.trim() ? none : `There are no ${many.toLowerCase()} to choose from`}</output>
      )}
    </div>
  );
}
