import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import type { Facility } from '@/api/models';
import { facilityChoicesOptions } from '@/queries/request-subjects';
import { InlineError } from '@/ui/states';
import classes from '../-watch.module.css';

interface FacilityPickerProps {
  onChoose: (facility: Facility & { id: string }) => void;
  error?: string | undefined;
}

const shown = 8;

/** Finds one facility by name. */
export function FacilityPicker({ onChoose, error }: FacilityPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const name = useDeferredValue(typed.trim());
  const list = useQuery({ ...facilityChoicesOptions(name, shown), placeholderData: keepPreviousData });
  const found = (list.data?.items ?? []).filter(
    (one): one is Facility & { id: string } => one.id !== undefined,
  );
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
      <label htmlFor={id}>Facility</label>
      <input
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched at the service
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Name"
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
          title="Facilities could not be searched"
          kept="What you typed is kept."
          onRetry={() => void list.refetch()}
        />
      )}
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched at the service
        role="listbox"
        aria-label="Facilities"
        className={classes.options}
      >
        {found.map((facility, index) => (
          // The input keeps the focus and takes the keys, as the combobox pattern wants it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={facility.id}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option tag holds text only
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(facility)}
          >
            <bdi>{facility.name}</bdi>
            <span className={classes.quiet}>
              {[facility.city, facility.state].filter(Boolean).join(', ')}
            </span>
          </div>
        ))}
      </div>
      {!list.isPending && found.length === 0 && !list.error && <output>No facility with these words</output>}
    </div>
  );
}
