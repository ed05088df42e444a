import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { masked } from '@/lib/words';
import { ActionIcon } from '@/ui/button';
import classes from './form.module.css';
import { asText, useField, type FieldProps } from './use-field';

/** A social security number: dots until asked for, and dots again once the field is left. Never part of a draft. */
export function SsnField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { input, value, setValue } = useField(props, masked);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...input}
      value={asText(value)}
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={(event) => {
        if (!event.relatedTarget?.hasAttribute('data-reveal')) setShown(false);
        input.onBlur();
      }}
      classNames={{ input: shown ? classes.mono : `${classes.mono} ${classes.masked}` }}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      rightSection={
        <ActionIcon
          size="sm"
          data-reveal
          aria-label={shown ? 'Hide the social security number' : 'Show the social security number'}
          onClick={() => setShown(!shown)}
          onBlur={() => setShown(false)}
        >
          {shown ? <IconEyeOff size={14} aria-hidden /> : <IconEye size={14} aria-hidden />}
        </ActionIcon>
      }
    />
  );
}
