import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useShortcuts } from '@/ui/shortcuts';

/** Milliseconds without a key until the address says what is looked for. */
const pause = 200;

interface Draft {
  text: string;
  /** What the address said when this was typed, and what it was last told. */
  over: string;
  sent: string | undefined;
}

/** Looks for text in the rows. What is typed is its own; the address follows when the typing rests. */
export function ReportFind({ query, onAsk }: { query: string; onAsk(text: string): void }) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<Draft>();
  useShortcuts('Report', [{ keys: '/', label: 'Find in the report', run: () => input.current?.select() }]);

  // The address changed by other means, such as back: what it says wins over what was typed.
  const shown = draft && (query === draft.over || query === draft.sent) ? draft.text : query;

  const askLater = useDebouncedCallback((text: string) => {
    setDraft((now) => now && { ...now, sent: text });
    onAsk(text);
  }, pause);

  function type(text: string) {
    setDraft({ text, over: query, sent: draft?.sent });
    askLater(text);
  }

  return (
    <TextInput
      ref={input}
      type="search"
      w={220}
      leftSection={<IconSearch size={14} aria-hidden />}
      value={shown}
      placeholder="Find in the report"
      aria-label="Find in the report"
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') askLater.flush();
        if (event.key === 'Escape' && shown) {
          event.preventDefault();
          type('');
          askLater.flush();
        }
      }}
    />
  );
}
