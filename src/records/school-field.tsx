import { NativeSelect, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SchoolCode } from '@/api/models';
import { listSchoolCodesOptions } from '@/api/operations.gen';
import { TextField } from '@/form/fields';
import { formatNumber, textOf } from '@/lib/words';
import type { Bound, Facts, Field } from './field';

/**
 * A school's name. Schools that the clearinghouse knows are offered while typing; choosing one notes its code, by which
 * degrees can be confirmed, and typing another name takes the code away. Where several schools have the name, somebody says
 * which is meant. What is on file stays until the name is typed anew.
 */
export function SchoolField({ bound, field }: { bound: Bound; field: Field & { kind: 'school' } }) {
  const { control, setValue } = useFormContext<Facts>();
  const wasTyped = useRef(false);
  const typed = textOf(useWatch({ control, name: field.name }));
  const code = textOf(useWatch({ control, name: field.code }));
  const branch = textOf(useWatch({ control, name: field.branch }));
  const [wanted] = useDebouncedValue(typed.trim(), 200);
  const { data = [] } = useQuery({
    ...listSchoolCodesOptions({ name: wanted, count: 10 }),
    select: ({ items = [] }) => items,
    enabled: wanted.length > 2,
  });
  const called = data.filter(({ name, code: known }) => known && name === typed.trim());
  const only = called.length === 1 ? called[0] : undefined;

  function note(school: SchoolCode | undefined) {
    setValue(field.code, school?.code ?? '', { shouldDirty: true });
    setValue(field.branch, school?.branchCode ?? '', { shouldDirty: true });
  }

  useEffect(() => {
    if (!only?.code || !wasTyped.current) return;
    setValue(field.code, only.code, { shouldDirty: true });
    setValue(field.branch, only.branchCode ?? '', { shouldDirty: true });
  }, [setValue, field.code, field.branch, only?.code, only?.branchCode]);

  const noted = called.find((school) => school.code === code && (school.branchCode ?? '') === branch);
  return (
    <Stack gap="sm">
      <TextField
        {...bound}
        description={code ? `Known to the clearinghouse as ${code}` : 'Offered while you type'}
        suggestions={[...new Set(data.flatMap(({ name }) => name ?? []))]}
        onType={() => {
          wasTyped.current = true;
          note(undefined);
        }}
      />
      {called.length > 1 && (
        <NativeSelect
          label="Which school of this name"
          description={`The clearinghouse knows ${formatNumber(called.length)}, each under a code of its own`}
          value={noted ? keyOf(noted) : ''}
          onChange={({ currentTarget: { value } }) => note(called.find((school) => keyOf(school) === value))}
          data={[
            { value: '', label: code && !noted ? `Another one, ${code}` : 'Choose a school' },
            ...called.map((school) => ({ value: keyOf(school), label: placeOf(school) })),
          ]}
        />
      )}
    </Stack>
  );
}

const keyOf = ({ code, branchCode = '' }: SchoolCode) => `${code} ${branchCode}`;

/** `Portland ME, 005375-00`: what tells schools of one name apart. */
const placeOf = ({ city, state, code, branchCode }: SchoolCode) =>
  [[city, state].filter(Boolean).join(' '), [code, branchCode].filter(Boolean).join('-')]
    .filter(Boolean)
    .join(', ');
