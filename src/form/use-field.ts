import { useController, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import { useFieldLabel, type ShowValue } from './form-context';

export interface FieldProps<Values extends FieldValues = FieldValues> {
  name: FieldPath<Values>;
  label: string;
  description?: string | undefined;
  required?: boolean | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

const underneath: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/**
 * Binds a control to the form around it. `input` holds what Mantine's inputs take: name, label, value, error and
 * handlers; `data-field` is how the form finds the control to focus it. `show` is for values that are no words.
 */
export function useField<Values extends FieldValues>(
  { name, label, ...others }: FieldProps<Values>,
  show?: ShowValue,
) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  useFieldLabel(name, label, show);
  const input = {
    'data-field': name,
    label,
    description: others.description,
    // Under the control, so that fields in one line have their controls in one line too.
    inputWrapperOrder: underneath,
    // The browser's own message would come before ours; the star and the name say that it is required.
    withAsterisk: others.required,
    'aria-required': others.required,
    placeholder: others.placeholder,
    disabled: others.disabled,
    error: fieldState.error?.message,
    errorProps: { role: undefined },
    onBlur: field.onBlur,
    ref: field.ref,
  };
  return {
    input,
    field,
    value: field.value as unknown,
    setValue: field.onChange as (value: unknown) => void,
  };
}

/** A form value as the text of a control. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
