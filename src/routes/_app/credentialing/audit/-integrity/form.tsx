import { Box, Group, NativeSelect, TextInput } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { OfEarlier } from '@/features/walk/walk-result';
import { localDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { newSeed } from '../-sample';
import { SeedDetails, seedFault, useSeedForm, type Fault } from '../-seed';
import type { IntegrityQuestion } from './read';

const yearsOffered = 10;
/** A person reads each of them. */
export const mostChanges = 500;

interface IntegrityFormProps {
  question: Partial<IntegrityQuestion>;
  /** How many are drawn unless another number is given. */
  usual: number;
  /** The sample of the question stands below. */
  isMade: boolean;
  onDraw: (question: IntegrityQuestion) => void;
}

/** The year, how many changes, and under its details the seed. Nothing is read until that is asked for. */
export function IntegrityForm({ question, usual, isMade, onDraw }: IntegrityFormProps) {
  const id = useId();
  const present = Number(localDay().slice(0, 4));
  const [year, setYear] = useState(question.year ?? present);
  const [size, setSize] = useState(String(question.size ?? usual));
  const [seed, setSeed] = useState(() => question.seed ?? newSeed());
  const years = Array.from({ length: yearsOffered }, (_, back) => present - back);
  if (!years.includes(year)) years.push(year);
  const { bind, check, detailed, setDetailed } = useSeedForm(id, faultOf(size, seed));

  const isOther =
    year !== question.year || Number(size.trim()) !== question.size || seed.trim() !== question.seed?.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (check()) onDraw({ year, size: Number(size.trim()), seed: seed.trim() });
  }

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
      <SeedDetails open={detailed} onToggle={setDetailed} onChange={setSeed} field={bind('seed', seed)} />
      {isMade && isOther && (
        <Box mt="sm" maw={860}>
          <OfEarlier
            made={`${count(question.size ?? 0, 'change')} of ${question.year}, seed ${question.seed}`}
            button="Select changes"
          />
        </Box>
      )}
    </form>
  );
}

function faultOf(size: string, seed: string): Fault<'size' | 'seed'> | undefined {
  const number = Number(size.trim());
  if (!/^\d+$/.test(size.trim()) || number < 1 || number > mostChanges)
    return { field: 'size', text: `Give a number from 1 to ${mostChanges}.` };
  return seedFault(seed, 'changes');
}
