import { IconCalendar } from '@tabler/icons-react';
import { TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDate } from '@/lib/dates';
import { ActionIcon } from '@/ui/button';
import classes from './form.module.css';
import { dateForTyping, parseTypedDate } from './typed-date';
import { asText, useField, type FieldProps } from './use-field';

/**
 * A date that is typed. What cannot be read stays as it was typed; what can is written out under the field, so that
 * 03/04 is not taken for April 3. The button opens the platform's own calendar.
 */
export function DateField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { input, value, setValue } = useField(props);
  const calendar = useRef<HTMLInputElement>(null);
  const text = asText(value);
  const day = parseTypedDate(text);

  return (
    <div className={classes.date}>
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
            variant="subtle"
            size="sm"
            aria-label={`Choose ${props.label.toLowerCase()} from a calendar`}
            disabled={props.disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={14} aria-hidden />
          </ActionIcon>
        }
      />
      <input
        ref={calendar}
        type="date"
        className={classes.calendar}
        tabIndex={-1}
        aria-hidden="true"
        value={day ?? ''}
        onChange={(event) => setValue(dateForTyping(event.currentTarget.value))}
      />
    </div>
  );
}
