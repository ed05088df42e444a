import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import formClasses from '@/form/form.module.css';
import { asText, useField, type FieldProps } from '@/form/use-field';
import { ActionIcon } from '@/ui/button';
import { Icon } from '@/ui/icons';
import { TextInput } from '@/ui/mantine';

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
          <Icon name={shown ? 'hide' : 'show'} size={14} />
        </ActionIcon>
      }
    />
  );
}
