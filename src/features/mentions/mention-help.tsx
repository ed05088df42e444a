import { Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { Verbatim } from '@/ui/text';
import { completed, completionAt, mentionedIn, type Colleague } from './mention';

interface MentionHelpProps {
  /** The field of the form that the words are typed into. */
  field: string;
  team: readonly Colleague[];
}

/** Below words that may name colleagues: who is told, and while a name is typed, who may be meant. */
export function MentionHelp({ field, team }: MentionHelpProps) {
  const { setValue } = useFormContext();
  const text = textOf(useWatch({ name: field }) as unknown);
  const [cursor, setCursor] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const textarea = () =>
    place.current?.closest('form')?.querySelector<HTMLTextAreaElement>(`textarea[data-field="${field}"]`);
  useEffect(() => {
    const element = textarea();
    if (!element) return undefined;
    const note = () => setCursor(element.selectionStart);
    const events = ['input', 'keyup', 'click'] as const;
    for (const event of events) element.addEventListener(event, note);
    return () => {
      for (const event of events) element.removeEventListener(event, note);
    };
  });

  const completion = completionAt(text, Math.min(cursor, text.length), team);
  const told = mentionedIn(text, team);
  const complete = (one: Colleague) => {
    if (!completion) return;
    const next = completed(text, completion, one);
    setValue(field, next.text, { shouldDirty: true });
    setCursor(next.cursor);
    requestAnimationFrame(() => {
      textarea()?.focus();
      textarea()?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  return (
    <div ref={place}>
      {completion ? (
        <Group role="group" aria-label="Whom to tell" gap={6}>
          {completion.matches.map((one) => (
            <Button
              key={one.email}
              size="xs"
              variant="default"
              title={one.email}
              onClick={() => complete(one)}
            >
              <Verbatim>@{one.name}</Verbatim>
            </Button>
          ))}
        </Group>
      ) : (
        <Text size="xs" c="dimmed" role="status">
          {told.length > 0 ? (
            <>
              Tells <Verbatim>{told.map(({ name }) => name).join(', ')}</Verbatim>, on their Today.
            </>
          ) : (
            team.length > 0 && '@ and a name tells a colleague, on their Today.'
          )}
        </Text>
      )}
    </div>
  );
}
