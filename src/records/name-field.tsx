import { Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/form/fields';
import { count, textOf } from '@/lib/words';
import { Note } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import type { Bound, Facts, Lookup } from './field';

interface NameFieldProps {
  bound: Bound;
  /** Every record of the kind, by its name. */
  namesakes: Lookup;
  /** The id of the record that is changed; '' of a new one. */
  ownId: string;
  focusFirst: boolean;
}

/**
 * The name of a record. Who types one that another has already, capitals and spaces aside, is told so and goes on all the same:
 * the service takes both, and two of one name may be meant. While the others are unknown nothing is said.
 */
export function NameField({ bound, namesakes, ownId, focusFirst }: NameFieldProps) {
  const { control } = useFormContext<Facts>();
  // Said once it is typed, not of each beginning of a longer name.
  const [typed] = useDebouncedValue(plain(textOf(useWatch({ control, name: bound.name }))), 300);
  const { data = [] } = useQuery({ ...namesakes.options(), enabled: typed !== '' });
  const [first, ...others] = data.filter(({ value, label }) => value !== ownId && plain(label) === typed);
  return (
    <Stack gap="sm">
      <TextField {...bound} focusFirst={focusFirst} />
      {typed && first && (
        <Note tone="warning" role="status">
          <Verbatim>{first.label}</Verbatim> is on file already
          {others.length > 0 && `, with ${count(others.length, 'other')} of this name`}. Go on if this is
          another one.
        </Note>
      )}
    </Stack>
  );
}

/** A name without what people type differently: capitals, and spaces around or between its words. */
const plain = (name: string) => name.trim().replace(/\s+/gu, ' ').toLowerCase();
