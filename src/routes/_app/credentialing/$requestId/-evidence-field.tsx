import { Checkbox, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldLabel } from '@/form/form-context';
import { formatDay } from '@/lib/dates';
import { count } from '@/lib/words';
import type { ElementValues } from './-checklist/element-values';
import { type Evidence, type EvidenceKind, gapWords } from '@/domain/evidence/types';

const kinds: Record<EvidenceKind, string> = {
  licenseVerifications: 'License verifications',
  datasetScans: 'Searches of lists and registries',
  providerInfo: 'Stated by the provider',
  facilityInfo: 'Stated by the facility',
  profiles: 'Imported profiles',
  facilitySpecialties: 'Specialties',
  files: 'Files',
};

interface EvidenceFieldProps {
  known: readonly Evidence[];
  /** Everything that is on file was read. */
  isComplete: boolean;
}

/** Chooses evidence among what is on file. */
export function EvidenceField({ known, isComplete }: EvidenceFieldProps) {
  const { control, setValue } = useFormContext<ElementValues>();
  const chosen = useWatch({ control, name: 'evidence' });
  const [text, setText] = useState('');
  useFieldLabel('evidence', 'Evidence', (key) => known.find((one) => one.key === key)?.label ?? key);
  const wanted = text.trim().toLowerCase();
  const fits = ({ key, label, source }: Evidence) =>
    chosen.includes(key) || !wanted || `${label} ${source ?? ''}`.toLowerCase().includes(wanted);
  const groups = (Object.keys(kinds) as EvidenceKind[])
    .map((kind) => ({ kind, list: known.filter((one) => one.kind === kind && fits(one)) }))
    .filter(({ list }) => list.length > 0);
  return (
    <Checkbox.Group
      label="Evidence"
      data-field="evidence"
      tabIndex={-1}
      value={chosen}
      onChange={(keys) => setValue('evidence', keys, { shouldDirty: true })}
    >
      <Stack gap={6} mt={4}>
        <TextInput
          type="search"
          aria-label="Find evidence"
          placeholder="Find among what is on file"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          // Enter would send the form.
          onKeyDown={(event) =>
            event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()
          }
        />
        <ScrollArea.Autosize mah={280} type="auto" bg="var(--sunk)" bdrs="md">
          <Stack gap="sm" px="md" py="sm">
            {groups.map(({ kind, list }) => (
              <Stack key={kind} gap={6} role="group" aria-label={kinds[kind]}>
                <Text fw={500} aria-hidden="true">
                  {kinds[kind]}
                </Text>
                {list.map(({ key, label, source, verifiedAt, gaps }) => (
                  <Checkbox
                    key={key}
                    value={key}
                    label={label}
                    description={
                      [source === label ? '' : source, verifiedAt && formatDay(verifiedAt), gapWords(gaps)]
                        .filter(Boolean)
                        .join(', ') || undefined
                    }
                  />
                ))}
              </Stack>
            ))}
            {groups.length === 0 && (
              <Text c="dimmed">
                {!isComplete
                  ? 'What is on file could not be read.'
                  : known.length === 0
                    ? 'Nothing is on file yet.'
                    : 'Nothing with these words.'}
              </Text>
            )}
          </Stack>
        </ScrollArea.Autosize>
        <Text c="dimmed">{count(chosen.length, 'reference')} chosen</Text>
      </Stack>
    </Checkbox.Group>
  );
}
