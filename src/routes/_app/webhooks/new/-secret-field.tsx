import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import formClasses from '@/form/form.module.css';
import { asText, useField, type FieldProps } from '@/form/use-field';
import { ActionIcon } from '@/ui/button';
import { TextInput } from '@mantine/core';

/** A secret that is typed: dots until asked for. Never part of a draft, and no password that a browser should keep. */
export function SecretField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { input, value, setValue } = useField(props);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...input}
      value={asText(value)}
      onChange={(event) => setValue(event.currentTarget.value)}
      classNames={{ input: shown ? formClasses.mono : `${formClasses.mono} ${formClasses.masked}` }}
      placeholder=" "
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      rightSection={
        <ActionIcon
          size="sm"
          aria-label={shown ? 'Hide the secret' : 'Show the secret'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <IconEyeOff size={14} aria-hidden /> : <IconEye size={14} aria-hidden />}
        </ActionIcon>
      }
    />
  );
}
