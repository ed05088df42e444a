import { TextInput, type TextInputProps } from '@/ui/mantine';
import { useState } from 'react';
import { ActionIcon } from '@/ui/button';
import { Icon } from '@/ui/icons';

/** A password, hidden until the button in it is pressed. */
export function PasswordField(props: TextInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      rightSection={
        <ActionIcon
          variant="subtle"
          aria-label={shown ? 'Hide what is typed' : 'Show what is typed'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'hide' : 'show'} />
        </ActionIcon>
      }
    />
  );
}
