import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
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
export function ReportFind({ asked, onAsk }: { asked: string; onAsk(text: string): void }) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useShortcuts('Report', [{ keys: '/', label: 'Find in the report', run: () => input.current?.select() }]);

  // The address changed by other means, such as back: what it says wins over what was typed.
  const shown = draft && (asked === draft.over || asked === draft.sent) ? draft.text : asked;

  function type(text: string, wait: number) {
    setDraft({ text, over: asked, sent: draft?.sent });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDraft((now) => now && { ...now, sent: text });
      onAsk(text);
    }, wait);
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
      onChange={(event) => type(event.currentTarget.value, pause)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') type(event.currentTarget.value, 0);
        if (event.key === 'Escape' && shown) {
          event.preventDefault();
          type('', 0);
        }
      }}
    />
  );
}
