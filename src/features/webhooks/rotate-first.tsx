import formClasses from '@/form/form.module.css';
import { Choice } from '@/ui/choice';
import { TextInput } from '@/ui/mantine';
import { SecretText } from './secret-once';
import classes from './webhooks.module.css';

/** What the secret is to be replaced with. */
export interface SecretPlan {
  way: 'generated' | 'typed' | 'removed';
  generated: string;
  typed: string;
}

const ways = [
  { value: 'generated', label: 'Generate one' },
  { value: 'typed', label: 'Type one' },
  { value: 'removed', label: 'Remove it' },
] as const;

interface RotateSecretFirstProps {
  plan: SecretPlan;
  fault: string | undefined;
  onChange(plan: SecretPlan): void;
}

/** The first step: the new secret, to be given to the receiver before the service uses it. */
export function RotateSecretFirst({ plan, fault, onChange }: RotateSecretFirstProps) {
  return (
    <>
      <Choice
        label="New secret"
        labelShown
        options={ways}
        value={plan.way}
        onChange={(way) => onChange({ ...plan, way })}
      />
      {plan.way === 'generated' && (
        <>
          <SecretText secret={plan.generated} />
          <p className={classes.hint}>
            It is shown in this dialog only. Once it is closed, nobody shows it again.
          </p>
        </>
      )}
      {plan.way === 'typed' && (
        <TextInput
          label="The secret"
          value={plan.typed}
          onChange={(event) => onChange({ ...plan, typed: event.currentTarget.value })}
          error={fault}
          description="Kept nowhere: once this dialog is closed, it has to be typed again."
          classNames={{ input: formClasses.mono }}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      )}
      <p>
        {plan.way === 'removed' ? (
          <>
            <b>Let your receiver take messages without a secret first.</b> It cannot tell then who sent them.
          </>
        ) : (
          <>
            <b>Let your receiver take the new secret first</b>, beside the old one if it can. Until step 2
            nothing changes: the service goes on with the old one.
          </>
        )}
      </p>
    </>
  );
}
