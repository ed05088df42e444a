import { TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDate } from '@/lib/dates';
import { ActionIcon } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { dateForTyping, parseTypedDate } from './typed-date';
import { asText, useField, type FieldProps } from './use-field';

const DatePanel = lazyPart(async () => (await import('./date-panel')).DatePanel);

/**
 * A date that is typed. What cannot be read stays as it was typed; what can is written out under the field, so that
 * 03/04 is not taken for April 3. The button opens a calendar.
 */
export function DateField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { input, value, setValue } = useField(props);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const text = asText(value);
  const day = parseTypedDate(text);
  const label = `Choose ${props.label.toLowerCase()} from a calendar`;

  return (
    <>
      <TextInput
        {...input}
        description={day ? formatDate(day) : (props.description ?? 'Month, day, year')}
        placeholder="MM/DD/YYYY"
        value={text}
        onChange={(event) => setValue(event.currentTarget.value)}
        onBlur={() => {
          if (day) setValue(dateForTyping(day));
          input.onBlur();
        }}
        autoComplete="off"
        rightSection={
          <ActionIcon
            size="sm"
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={Boolean(anchor)}
            disabled={props.disabled}
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
              setValue(dateForTyping(chosen));
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
