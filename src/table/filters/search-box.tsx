import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '@/ui/shortcuts';
import type { TableModel } from '../use-table';
import classes from '../toolbar.module.css';

/** Milliseconds without a key until the service is asked. */
const pause = 200;

/** The search of a list. What is typed is its own; the URL follows when the typing rests. */
export function SearchBox<T>({ model }: { model: TableModel<T> }) {
  const { list, search } = model;
  const box = list.box;
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string>();
  const asked = box?.read(search.search) ?? '';
  const written = useRef(asked);
  useEffect(() => {
    // The URL changed by other means, such as back or "Clear all": what it says wins over the draft.
    if (asked !== written.current) setDraft(undefined);
    written.current = asked;
  }, [asked]);
  function send(typed: string) {
    const next = box?.write(typed.trim());
    if (!box || !next || ('wait' in next && typeof next.wait === 'string')) return;
    const none = Object.fromEntries(box.fields.map((field) => [field, undefined]));
    written.current = box.read(next);
    if (written.current !== asked) search.set({ ...none, ...next }, { replace: true });
  }
  const sendLater = useDebouncedCallback(send, pause);
  useShortcuts('List', [{ keys: '/', label: 'Search this list', run: () => input.current?.select() }]);
  if (!box) return null;

  const text = draft ?? asked;
  const wish = box.write(text.trim());
  const wait = 'wait' in wish && typeof wish.wait === 'string' ? wish.wait : undefined;
  const sendNow = (typed: string) => {
    sendLater.cancel();
    send(typed);
  };
  return (
    <div className={classes.search}>
      <TextInput
        leftSection={<IconSearch size={14} aria-hidden />}
        ref={input}
        type="search"
        value={text}
        placeholder={box.placeholder}
        aria-label={`Search ${list.many}: ${box.placeholder}`}
        aria-describedby={wait ? 'list-search-wait' : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setDraft(typed);
          sendLater(typed);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') sendNow(text);
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            model.focusRows();
          }
          if (event.key === 'Escape' && text) {
            event.preventDefault();
            setDraft('');
            sendNow('');
          }
        }}
        onBlur={() => {
          sendNow(text);
          if (!wait) setDraft(undefined);
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
