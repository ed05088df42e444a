import { Checkbox, Group, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import type { FlexColumn } from './columns';

/** More names than this are found by typing. */
const mostListed = 200;
/** A table with more columns than this would not be read but only drawn. */
const mostShown = 300;

interface ColumnsDialogProps {
  columns: FlexColumn[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: string[]) => void;
  onClose: () => void;
}

/** Which columns of a wide table are shown. */
export function ColumnsDialog({ columns, chosen, onChoose, onClose }: ColumnsDialogProps) {
  const [text, setText] = useState('');
  const found = columns.filter((column) => column.label.toLowerCase().includes(text.trim().toLowerCase()));
  const listed = found.slice(0, mostListed);
  const toggle = (id: string) =>
    onChoose(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]);
  return (
    <Dialog title={`Columns, ${chosen.size} of ${columns.length} shown`} onClose={onClose} width={420}>
      <TextInput
        label="Find a column"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
      <Group gap="sm" my="sm">
        <Button
          variant="default"
          size="xs"
          onClick={() => onChoose(found.slice(0, mostShown).map((one) => one.id))}
        >
          {found.length > mostShown ? `Show the first ${mostShown}` : `Show these ${found.length}`}
        </Button>
        <Button
          variant="subtle"
          size="xs"
          onClick={() => onChoose(columns.slice(0, 12).map((one) => one.id))}
        >
          Show the first 12
        </Button>
      </Group>
      <ScrollArea.Autosize mah={320}>
        <Stack component="ul" gap="sm">
          {listed.map((column) => (
            <li key={column.id}>
              <Checkbox
                label={column.label.trim() || '–'}
                description={column.filled === 0 ? 'empty in every row' : undefined}
                checked={chosen.has(column.id)}
                disabled={chosen.size === 1 && chosen.has(column.id)}
                onChange={() => toggle(column.id)}
              />
            </li>
          ))}
        </Stack>
      </ScrollArea.Autosize>
      {found.length > listed.length && (
        <Text c="dimmed" mt="sm">
          {count(found.length - listed.length, 'more column')}: type to find them
        </Text>
      )}
    </Dialog>
  );
}
