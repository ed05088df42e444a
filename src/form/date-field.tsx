import type { FieldValues } from 'react-hook-form';
import { DateInput } from '@/ui/date-input';
import { asText, useField, type FieldProps } from './use-field';

/** A date of a form. */
export function DateField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { input, value, setValue } = useField(props);
  return (
    <DateInput
      {...input}
      what={props.label.toLowerCase()}
      description={props.description ?? 'Month, day, year'}
      value={asText(value)}
      onChange={setValue}
    />
  );
}
