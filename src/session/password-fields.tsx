import { IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { List, PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type PasswordRule, passwordRules } from './password-rules';

interface NewPasswordFieldProps {
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  current?: string | undefined;
  email?: string | undefined;
  /** It is what the page is for: focus goes here. */
  takesFocus?: boolean;
}

/** A new password with its rules under it, each marked as soon as it is met. */
export function NewPasswordField({
  value,
  onChange,
  error,
  current,
  email,
  takesFocus = false,
}: NewPasswordFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      required
      withAsterisk={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      description={<Rules rules={passwordRules(value, { current, email })} />}
      descriptionProps={{ component: 'div' }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      ref={field}
    />
  );
}

function Rules({ rules }: { rules: PasswordRule[] }) {
  return (
    <List size="sm" spacing={2} mt="sm" aria-label="Rules for the new password">
      {rules.map(({ text, met }) => (
        <List.Item
          key={text}
          c={met ? 'green' : 'dimmed'}
          icon={met ? <IconCircleCheck size={14} aria-hidden /> : <IconCircleMinus size={14} aria-hidden />}
        >
          {text}
          <span className="visually-hidden">{met ? ': met' : ': not met yet'}</span>
        </List.Item>
      ))}
    </List>
  );
}

/** A password, hidden until the button in it is pressed. */
export function PasswordField(props: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? 'Hide what is typed' : 'Show what is typed',
        'aria-pressed': visible,
        'aria-hidden': false,
        tabIndex: 0,
      }}
      // Mantine marks the field around the input only.
      aria-invalid={Boolean(props.error) || undefined}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
