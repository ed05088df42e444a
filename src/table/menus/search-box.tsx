import { Input } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useShortcuts } from '@/ui/shortcuts';
import type { TableModel } from '../model/use-table-model';
import classes from './toolbar.module.css';

/** Milliseconds without a key until the service is asked. */
const pause = 200;

/**
 * The search of a list. What is typed is the field's own, so that no key draws anything anew; the URL follows when the
 * typing rests.
 */
export function SearchBox<T>({ model }: { model: TableModel<T> }) {
  const { list, search } = model;
  const box = list.box;
  const input = useRef<HTMLInputElement>(null);
  /** Why what is typed is not searched for yet. */
  const [wait, setWait] = useState<string>();
  const requested = box?.read(search.search) ?? '';
  const written = useRef(requested);
  const show = useCallback((text: string) => {
    if (input.current) input.current.value = text;
    setWait(undefined);
  }, []);
  useEffect(() => {
    // The URL changed by other means, such as back or "Clear all": what it says wins over what is typed.
    if (requested !== written.current) show(requested);
    written.current = requested;
  }, [requested, show]);
  /** Gives why it was not sent, where it is not long enough yet. */
  function send(typed: string): string | undefined {
    const next = box?.write(typed.trim());
    if (!box || !next) return undefined;
    if ('wait' in next && typeof next.wait === 'string') return next.wait;
    const none = Object.fromEntries(box.fields.map((field) => [field, undefined]));
    written.current = box.read(next);
    if (written.current !== requested) search.set({ ...none, ...next }, { replace: true });
    return undefined;
  }
  const sendLater = useDebouncedCallback(send, pause);
  useShortcuts('List', [{ keys: '/', label: 'Search this list', run: () => input.current?.select() }]);
  if (!box) return null;

  const sendNow = (typed: string) => {
    sendLater.cancel();
    return send(typed);
  };
  return (
    <div className={classes.search}>
      <Input
        leftSection={<IconSearch size={14} aria-hidden />}
        ref={input}
        type="search"
        defaultValue={requested}
        placeholder={box.placeholder}
        aria-label={`Search ${list.many}: ${box.placeholder}`}
        aria-describedby={wait ? 'list-search-wait' : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => {
          const wish = box.write(value.trim());
          setWait('wait' in wish && typeof wish.wait === 'string' ? wish.wait : undefined);
          sendLater(value);
        }}
        onKeyDown={(event) => {
          const { value } = event.currentTarget;
          if (event.key === 'Enter') sendNow(value);
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            model.focusRows();
          }
          if (event.key === 'Escape' && value) {
            event.preventDefault();
            show('');
            sendNow('');
          }
        }}
        onBlur={({ currentTarget: { value } }) => {
          if (sendNow(value) === undefined) show(written.current);
        }}
      />
      {wait && (
        <span id="list-search-wait" className={classes.wait}>
          {wait}
        </span>
      )}
    </div>
  );
}
