import { useState } from 'react';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { typedDateFault } from '@/lib/typed-date-fault';
import { DateInput } from '@/ui/date-input';

interface DayBoxProps {
  label: string;
  /** What is chosen, in the name of its calendar. */
  what: string;
  value: string | undefined;
  /** Days before this one make no sense. */
  min?: string | undefined;
  onChange(day: string | undefined): void;
}

/** A day that is looked for as soon as it can be read. */
export function DayBox({ label, what, value, min, onChange }: DayBoxProps) {
  const [text, setText] = useState(dateForTyping(value));
  const [seen, setSeen] = useState(value);
  const day = parseTypedDate(text);
  if (seen !== value) {
    setSeen(value);
    // It was changed elsewhere: cleared, or by another address.
    if (day !== value) setText(dateForTyping(value));
  }
  const fault = typedDateFault(text) ?? (day && min && day < min && 'Lies before the first day.');

  return (
    <DateInput
      aria-label={label}
      what={what}
      description={false}
      leftSection={<span className="mute">{label}</span>}
      leftSectionWidth={52}
      w={176}
      value={text}
      error={fault}
      errorProps={{ role: 'status' }}
      onChange={(typed) => {
        setText(typed);
        const next = typedDateFault(typed) === undefined ? parseTypedDate(typed) : undefined;
        // Half a date is no other question yet.
        if (next !== value && (next || typed.trim() === '')) onChange(next);
      }}
    />
  );
}
