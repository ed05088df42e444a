import { Group, SimpleGrid, Stack, Text } from '@mantine/core';
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
  const add = useRef<HTMLButtonElement>(null);
  useFieldLabel(name, label);
  const listError = flattenErrors(errors).find((error) => error.name === name)?.message;

  function removeRow(index: number) {
    remove(index);
    // The button that had focus is gone with its row.
    add.current?.focus();
  }

  return (
    <Stack
      component="fieldset"
      gap="sm"
      align="flex-start"
      data-field={name}
      tabIndex={-1}
      data-wrong={listError ? '' : undefined}
    >
      <Text component="legend" fw={500} mb={4}>
        {label}
      </Text>
      {listError && <Text c="red">{listError}</Text>}
      {fields.map((row, index) => (
        <RowLabel key={row.id} value={`${one} ${index + 1}`}>
          <Group component="fieldset" className={classes.row} wrap="nowrap" align="flex-start" gap="sm">
            <legend className="visually-hidden">{`${one} ${index + 1}`}</legend>
            <SimpleGrid flex={1} minColWidth={160} autoFlow="auto-fit" verticalSpacing="sm">
              {children(`${name}.${index}`)}
            </SimpleGrid>
            <ActionIcon
              mt={22}
              aria-label={`Remove ${one.toLowerCase()} ${index + 1}`}
              onClick={() => removeRow(index)}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </Group>
        </RowLabel>
      ))}
      <Button
        variant="subtle"
        size="xs"
        ml={-10}
        ref={add}
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => append(blank, { shouldFocus: true })}
      >
        Add {one.toLowerCase()}
      </Button>
    </Stack>
  );
}
