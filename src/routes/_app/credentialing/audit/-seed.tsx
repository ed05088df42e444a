import { Group, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import formClasses from '@/form/form.module.css';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { newSeed } from './-sample';

/** What is wrong with a form, and at which of its fields. */
export interface Fault<Field extends string> {
  field: Field;
  text: string;
}

/**
 * The fields of a form with a seed in its details: `bind` gives the props of each, `focus` goes to the first that is wrong once it
 * was sent. The field of the seed is drawn only while the details are open.
 */
export function useSeedForm<Field extends string>(id: string, fault: Fault<Field | 'seed'> | undefined) {
  const [tried, setTried] = useState(false);
  const [detailed, setDetailed] = useState(false);
  return {
    detailed,
    setDetailed,
    bind: (field: Field | 'seed', value: string) => ({
      id: `${id}-${field}`,
      value,
      error: tried && fault?.field === field && fault.text,
      errorProps: { role: 'alert' },
    }),
    /** Whether it may be sent. */
    check(): boolean {
      setTried(true);
      if (!fault) return true;
      if (fault.field === 'seed') flushSync(() => setDetailed(true));
      document.getElementById(`${id}-${fault.field}`)?.focus();
      return false;
    },
  };
}

/** What is wrong with a seed that selects `what`; undefined where nothing is. */
export const seedFault = (seed: string, what: string): Fault<'seed'> | undefined =>
  seed.trim()
    ? undefined
    : { field: 'seed', text: `Give a seed: the same seed selects the same ${what} again.` };

interface SeedDetailsProps {
  open: boolean;
  onToggle: (open: boolean) => void;
  onChange: (seed: string) => void;
  field: ComponentProps<typeof TextInput>;
}

/** The seed that draws the same sample again, under the details of a form. */
export function SeedDetails({ open, onToggle, onChange, field }: SeedDetailsProps) {
  return (
    <Fold summary="Details" open={open} onToggle={onToggle}>
      <Group align="flex-start" pt="xs">
        <TextInput
          label="Seed"
          w={160}
          classNames={{ input: formClasses.mono }}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          {...field}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Button
          variant="default"
          mt={20}
          leftSection={<IconRefresh size={14} aria-hidden />}
          onClick={() => onChange(newSeed())}
        >
          New seed
        </Button>
      </Group>
    </Fold>
  );
}
