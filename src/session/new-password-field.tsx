import { useEffect, useRef } from 'react';
import { Icon } from '@/ui/icons';
import classes from './session.module.css';
import { PasswordField } from './password-field';
import { passwordRules, type PasswordRule } from './password-rules';

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
    <ul className={classes.rules} aria-label="Rules for the new password">
      {rules.map(({ text, met }) => (
        <li key={text} data-met={met}>
          <Icon name={met ? 'found' : 'none'} size={14} />
          {text}
          <span className="visually-hidden">{met ? ': met' : ': not met yet'}</span>
        </li>
      ))}
    </ul>
  );
}
