import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import type { Provider, ProviderFilters } from '@/api/models';
import { itemsOf } from '@/api/paging';
import { personName } from '@/lib/words';
import { providerListOptions } from '@/queries/providers';
import type { CursorList } from '@/table/use-pages';
import { InlineError } from '@/ui/states';
import { Mono } from '@/ui/text';
import classes from './-watch.module.css';

interface ProviderPickerProps {
  onChoose: (provider: Provider & { id: string }) => void;
  error?: string | undefined;
  /** Where they are looked for; among all providers unless said otherwise. */
  list?: ((filters: ProviderFilters) => CursorList<Provider>) | undefined;
  /** What is said when nobody is found. */
  none?: string;
  required?: boolean;
}

const shown = 8;

/** Finds one provider by name or NPI. */
export function ProviderPicker({
  onChoose,
  error,
  list: listOf = providerListOptions,
  none = 'No provider with these words',
  required = false,
}: ProviderPickerProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const words = useDeferredValue(typed.trim());
  const filters = /^\d{10}$/.test(words) ? { npi: Number(words) } : words ? { providerName: words } : {};
  const list = useInfiniteQuery(listOf({ ...filters, deactivated: false }));
  const found = itemsOf(list.data, (one) => one.id)
    .filter((one): one is Provider & { id: string } => one.id !== undefined)
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
        Provider
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
        data-autofocus
        autoComplete="off"
        spellCheck={false}
        placeholder="Name or NPI"
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
          title="Providers could not be searched"
          kept="What you typed is kept."
          onRetry={() => void list.refetch()}
        />
      )}
      <div
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched at the service
        role="listbox"
        aria-label="Providers"
        className={classes.options}
      >
        {found.map((provider, index) => (
          // The input keeps the focus and takes the keys, as the combobox pattern wants it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={provider.id}
            id={`${id}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option tag holds text only
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(provider)}
          >
            <bdi>{personName(provider)}</bdi>
            <span className={classes.quiet}>{provider.npi ? <Mono>{provider.npi}</Mono> : 'no NPI'}</span>
          </div>
        ))}
      </div>
      {!list.isPending && found.length === 0 && !list.error && <output>{none}</output>}
    </div>
  );
}
