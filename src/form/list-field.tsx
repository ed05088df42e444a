import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { ActionIcon, Button } from '@/ui/button';
import { RowLabel, flattenErrors, useFieldLabel } from './form-context';
import classes from './form.module.css';

interface ListFieldProps {
  name: string;
  /** The group: "Addresses". */
  label: string;
  /** One row of it: "Address". */
  one: string;
  /** What a new row starts with. */
  blank: FieldValues;
  /** The fields of a row; `start` is the beginning of their names: `addresses.0`. */
  children(start: string): ReactNode;
}

/** Rows of fields that can be added and removed. */
export function ListField({ name, label, one, blank, children }: ListFieldProps) {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const { errors } = useFormState({ control, name });
  const group = useRef<HTMLFieldSetElement>(null);
  useFieldLabel(name, label);
  const own = flattenErrors(errors).find((error) => error.name === name)?.message;

  function removeRow(index: number) {
    remove(index);
    // The button that had focus is gone with its row.
    group.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }

  return (
    <fieldset
      ref={group}
      className={classes.list}
      data-field={name}
      tabIndex={-1}
      data-wrong={own ? '' : undefined}
    >
      <legend>{label}</legend>
      {own && <p className={classes.wrong}>{own}</p>}
      {fields.map((row, index) => (
        <RowLabel key={row.id} value={`${one} ${index + 1}`}>
          <fieldset className={classes.row}>
            <legend className="visually-hidden">{`${one} ${index + 1}`}</legend>
            <div className={classes.cells}>{children(`${name}.${index}`)}</div>
            <ActionIcon
              variant="subtle"
              aria-label={`Remove ${one.toLowerCase()} ${index + 1}`}
              onClick={() => removeRow(index)}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </fieldset>
        </RowLabel>
      ))}
      <Button
        variant="subtle"
        size="xs"
        data-add
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => append(blank, { shouldFocus: true })}
      >
        Add {one.toLowerCase()}
      </Button>
    </fieldset>
  );
}
