import { Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { teamOptions } from '@/features/credentialing/owners';
import { textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { Verbatim } from '@/ui/text';
import { completed, completionAt, mentionedIn, type Colleague } from './mention';

interface MentionHelpProps {
  /** The field of the form that the words are typed into. */
  field: string;
}

const nobody: readonly Colleague[] = [];

const textareaOf = (place: HTMLElement | null, field: string) =>
  place?.closest('form')?.querySelector<HTMLTextAreaElement>(`textarea[data-field="${field}"]`);

/** Below words that may name colleagues: who is told, and while a name is typed, who may be meant. */
export function MentionHelp({ field }: MentionHelpProps) {
  const { setValue } = useFormContext();
  const text = textOf(useWatch({ name: field }) as unknown);
  const { data: team = nobody } = useQuery({ ...teamOptions(), enabled: text.includes('@') });
  const [cursor, setCursor] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = textareaOf(place.current, field);
    if (!element) return undefined;
    const note = () => setCursor(element.selectionStart);
    const events = ['input', 'keyup', 'click'] as const;
    for (const event of events) element.addEventListener(event, note);
    return () => {
      for (const event of events) element.removeEventListener(event, note);
    };
  }, [field]);

  const completion = completionAt(text, Math.min(cursor, text.length), team);
  const told = mentionedIn(text, team);
  const complete = (one: Colleague) => {
    if (!completion) return;
    const next = completed(text, completion, one);
    setValue(field, next.text, { shouldDirty: true });
    setCursor(next.cursor);
    requestAnimationFrame(() => {
      const element = textareaOf(place.current, field);
      element?.focus();
      element?.setSelectionRange(next.cursor, next.cursor);
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
            '@ and a name tells a colleague, on their Today.'
          )}
        </Text>
      )}
    </div>
  );
}
