import { Checkbox, List, Stack, Text } from '@mantine/core';
import type { EffectWarning, ListEffect } from '@/features/datasets/lists/list-effect';
import { Note, Section } from '@/ui/layout';

interface UploadEffectProps {
  effect: ListEffect;
  /** Those of its warnings that have to be confirmed now. */
  warnings: readonly EffectWarning[];
  confirmed: ReadonlySet<EffectWarning['kind']>;
  onConfirm: (confirmed: ReadonlySet<EffectWarning['kind']>) => void;
}

/** What an upload would do, in figures; what is unusual about it has to be confirmed. */
export function UploadEffect({ effect, warnings, confirmed, onConfirm }: UploadEffectProps) {
  const { action, sentence, notes } = effect;
  const confirm = (kind: EffectWarning['kind'], isConfirmed: boolean) => {
    const all = new Set(confirmed);
    if (isConfirmed) all.add(kind);
    else all.delete(kind);
    onConfirm(all);
  };
  return (
    <Section title="What the upload does" level={3}>
      <Text>{sentence}</Text>
      {notes.length > 0 && (
        <List size="sm">
          {notes.map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List>
      )}
      <Stack gap="sm">
        {warnings.map((warning) => (
          <Note key={warning.kind} tone="warning">
            <Stack gap="xs">
              <span>{warning.sentence}</span>
              {action === 'replace' && (
                <Checkbox
                  label={confirmWords[warning.kind]}
                  checked={confirmed.has(warning.kind)}
                  onChange={({ currentTarget }) => confirm(warning.kind, currentTarget.checked)}
                />
              )}
            </Stack>
          </Note>
        ))}
      </Stack>
    </Section>
  );
}

const confirmWords: Record<EffectWarning['kind'], string> = {
  supplement: 'Replace the list by this supplement all the same',
  'supplement beside the list': 'Upload the supplement together with the list all the same',
  fewer: 'Upload it with fewer records all the same',
  'left out': 'Upload it without these rows',
  'other states': 'Replace the records of the other states, too',
  half: 'Upload this half alone',
  'files missing': 'Upload it without these files',
  reinstatements: 'Upload it all the same',
  'other dataset': 'Upload it all the same',
};
