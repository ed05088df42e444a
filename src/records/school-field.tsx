import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { listSchoolCodesOptions } from '@/api/operations.gen';
import { TextField } from '@/form/fields';
import { textOf } from '@/lib/words';
import type { Bound, Facts, Field } from './field';

/**
 * A school's name. Schools that the clearinghouse knows are offered while typing; choosing one notes its code, by which
 * degrees can be confirmed, and typing another name takes the code away.
 */
export function SchoolField({ bound, field }: { bound: Bound; field: Field & { kind: 'school' } }) {
  const { control, setValue } = useFormContext<Facts>();
  const typed = textOf(useWatch({ control, name: field.name }));
  const code = textOf(useWatch({ control, name: field.code }));
  const [wanted] = useDebouncedValue(typed.trim(), 200);
  const { data = [] } = useQuery({
    ...listSchoolCodesOptions({ name: wanted, count: 10 }),
    select: ({ items = [] }) => items,
    enabled: wanted.length > 2,
  });
  const chosen = data.find(({ name }) => name === typed.trim());
  const [chosenCode, branch] = [chosen?.code, chosen?.branchCode];

  useEffect(() => {
    if (!chosenCode) return;
    setValue(field.code, chosenCode, { shouldDirty: true });
    setValue(field.branch, branch ?? '', { shouldDirty: true });
  }, [setValue, field.code, field.branch, chosenCode, branch]);

  const known = chosenCode ?? code;
  return (
    <TextField
      {...bound}
      description={known ? `Known to the clearinghouse as ${known}` : 'Offered while you type'}
      suggestions={data.flatMap(({ name }) => name ?? [])}
      onType={() => {
        setValue(field.code, '', { shouldDirty: true });
        setValue(field.branch, '', { shouldDirty: true });
      }}
    />
  );
}
