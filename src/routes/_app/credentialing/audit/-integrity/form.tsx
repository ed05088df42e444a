import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { localDay } from '@/lib/dates';
import formClasses from '@/form/form.module.css';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { newSeed } from '../-sample';
import type { IntegrityQuestion } from './read';

const yearsOffered = 10;
/** A person reads each of them. */
export const mostChanges = 500;

interface IntegrityFormProps {
  question: Partial<IntegrityQuestion>;
  /** How many are drawn unless another number is given. */
  usual: number;
  onDraw: (question: IntegrityQuestion) => void;
}

/** The year, how many changes, and under its details the seed. Nothing is read until that is asked for. */
export function IntegrityForm({ question, usual, onDraw }: IntegrityFormProps) {
  const id = useId();
  const present = Number(localDay().slice(0, 4));
  const [year, setYear] = useState(question.year ?? present);
  const [size, setSize] = useState(String(question.size ?? usual));
  const [seed, setSeed] = useState(() => question.seed ?? newSeed());
  const [tried, setTried] = useState(false);
  const [detailed, setDetailed] = useState(false);
  const years = Array.from({ length: yearsOffered }, (_, back) => present - back);
  if (!years.includes(year)) years.push(year);
  const found = faultOf(size, seed);
  const fault = tried ? found : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (found) {
      // The field of the seed is drawn only while the details are open.
      if (found.field === 'seed') flushSync(() => setDetailed(true));
      document.getElementById(`${id}-${found.field}`)?.focus();
      return;
    }
    onDraw({ year, size: Number(size.trim()), seed: seed.trim() });
  }

  const bind = (field: 'size' | 'seed', value: string) => ({
    id: `${id}-${field}`,
    value,
    error: fault?.field === field && fault.text,
    errorProps: { role: 'alert' },
  });
  return (
    <form className="no-print" onSubmit={submit} noValidate aria-label="Sample">
      <Group align="flex-start">
        <NativeSelect
          label="Changes of"
          value={String(year)}
          onChange={(event) => setYear(Number(event.currentTarget.value))}
          data={years.map(String)}
        />
        <TextInput
          label="Sample size"
          w={120}
          inputMode="numeric"
          autoComplete="off"
          {...bind('size', size)}
          onChange={(event) => setSize(event.currentTarget.value)}
        />
        <Button type="submit" mt={20}>
          Select changes
        </Button>
      </Group>
      <Fold summary="Details" open={detailed} onToggle={setDetailed}>
        <Group align="flex-start" pt="xs">
          <TextInput
            label="Seed"
            w={160}
            classNames={{ input: formClasses.mono }}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            {...bind('seed', seed)}
            onChange={(event) => setSeed(event.currentTarget.value)}
          />
          <Button
            variant="default"
            mt={20}
            leftSection={<IconRefresh size={14} aria-hidden />}
            onClick={() => setSeed(newSeed())}
          >
            New seed
          </Button>
        </Group>
      </Fold>
    </form>
  );
}

function faultOf(size: string, seed: string) {
  const number = Number(size.trim());
  if (!/^\d+$/.test(size.trim()) || number < 1 || number > mostChanges)
    return { field: 'size', text: `Give a number from 1 to ${mostChanges}.` };
  if (!seed.trim())
    return { field: 'seed', text: 'Give a seed: the same seed selects the same changes again.' };
  return undefined;
}
