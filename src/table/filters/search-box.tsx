import { TextInput } from '@mantine/core';
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [draft, setDraft] = useState<string>();
  const asked = box?.read(search.search) ?? '';
  const written = useRef(asked);
  useEffect(() => {
    // The URL changed by other means, such as back or "Clear all": what it says wins over the draft.
    if (asked !== written.current) setDraft(undefined);
    written.current = asked;
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useShortcuts('List', [{ keys: '/', label: 'Search this list', run: () => input.current?.select() }]);
  if (!box) return null;

  const text = draft ?? asked;
  const wish = box.write(text.trim());
  const wait = 'wait' in wish && typeof wish.wait === 'string' ? wish.wait : undefined;
  const send = (typed: string, replace: boolean) => {
    clearTimeout(timer.current);
    const next = box.write(typed.trim());
    if ('wait' in next && typeof next.wait === 'string') return;
    const none = Object.fromEntries(box.fields.map((field) => [field, undefined]));
    written.current = box.read(next);
    if (written.current !== asked) search.set({ ...none, ...next }, { replace });
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
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(typed, true), pause);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text, true);
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            model.focusRows();
          }
          if (event.key === 'Escape' && text) {
            event.preventDefault();
            setDraft('');
            send('', true);
          }
        }}
        onBlur={() => {
          send(text, true);
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
