import { TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useState, type FocusEvent, type Ref } from 'react';
import { formatDate } from '@/lib/dates';
import { dateForTyping, parseTypedDate } from '@/lib/typed-date';
import { ActionIcon } from './button';
import { lazyComponent } from './lazy-component';

const DatePanel = lazyComponent(async () => (await import('./date-panel')).DatePanel);

interface DateInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'description' | 'placeholder'> {
  /** What is chosen, in the name of the calendar: "date of birth". */
  what: string;
  /** As it is typed. */
  value: string;
  onChange(text: string): void;
  /** What is expected, under the input until a date stands there, then the date in words; false for neither. */
  description?: string | false | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A date that is typed. What cannot be read stays as it was typed; what can is written out under the input, so that
 * 03/04 is not taken for April 3. The button opens a calendar.
 */
export function DateInput({ what, value, onChange, onBlur, description, ...others }: DateInputProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const day = parseTypedDate(value);
  const label = `Choose ${what} from a calendar`;

  function leave(event: FocusEvent<HTMLInputElement>) {
    if (day) onChange(dateForTyping(day));
    onBlur?.(event);
  }

  return (
    <>
      <TextInput
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...others}
        placeholder="MM/DD/YYYY"
        description={description !== false && (day ? formatDate(day) : description)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={leave}
        rightSection={
          <ActionIcon
            size="sm"
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={Boolean(anchor)}
            disabled={others.disabled}
            onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
          >
            <IconCalendar size={14} aria-hidden />
          </ActionIcon>
        }
      />
      <Suspense>
        {anchor && (
          <DatePanel
            anchor={anchor}
            label={label}
            day={day}
            onChoose={(chosen) => {
              onChange(dateForTyping(chosen));
              setAnchor(undefined);
              anchor.focus();
            }}
            onClose={() => setAnchor(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
