import { Group, Stack, Text, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { downloadCsv, toCsv } from '@/lib/csv';
import { count, formatNumber } from '@/lib/words';
import { readDelimited } from '@/tabular/delimited';
import { readTabularFile } from '@/tabular/file';
import type { SheetTable, TabularFile } from '@/tabular/types';
import { tabularTypes } from '@/tabular/words';
import { Button } from '@/ui/button';
import { DropField } from '@/ui/drop-field';
import { Note } from '@/ui/layout';
import { chosenTable, prepareTable } from '@/features/sheet-choice/chosen-table';
import { knownNames, weighColumns } from './columns';
import type { RosterKind } from './model/kind';
import { newWork } from './work';

interface FileStepProps {
  kind: RosterKind;
  /** A file was read that has rows. */
  onFile: (file: File, source: TabularFile) => void;
}

/** So many rows are taken at once: more are two files. */
const mostRows = 50_000;
/** The content of so many columns is found out between two frames. */
const fewColumns = 20;

/** The rows: a file that is chosen or dropped, or what is pasted from a spreadsheet. */
export function FileStep({ kind, onFile }: FileStepProps) {
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function read([file]: readonly File[]) {
    if (!file) return;
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setProblem(undefined);
    setReading(true);
    const found = await readTabularFile(file, signal);
    if (signal.aborted) return;
    if ('problem' in found) setProblem(found.problem);
    else {
      await prepareTable(found, scoreFor(kind));
      await take(file, found, signal);
    }
    if (!signal.aborted) setReading(false);
  }

  /** Gives a file to the next step; a wide one only once what that draws is known, as to find it out takes a while. */
  function take(file: File, source: TabularFile, signal: AbortSignal): Promise<void> | undefined {
    const table = chosenTable(source, newWork.choice, scoreFor(kind))?.table;
    const wrong = problemOf(table);
    setProblem(wrong);
    if (!table || wrong) return undefined;
    const given = () => onFile(file, source);
    if (table.heading.length <= fewColumns) {
      given();
      return undefined;
    }
    return weighColumns(table.rows, table.heading.length, signal).then(given, () => undefined);
  }

  function takePasted() {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    const file = new File([pasted], 'Pasted rows.txt', { type: 'text/plain' });
    void take(file, { format: 'text', sheets: [readDelimited(pasted)], remarks: [] }, signal);
  }

  return (
    <Stack gap="md" maw={760}>
      <DropField
        name="File"
        label={isReading ? 'The file is read' : 'Choose a CSV or Excel file, or drop it here'}
        accept={tabularTypes}
        onFiles={(files) => void read(files)}
      />
      <Textarea
        label="Or paste rows from a spreadsheet"
        description="With the line that names the columns first."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        rows={6}
        spellCheck={false}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      {problem && (
        <Note tone="error" role="alert">
          {problem}
        </Note>
      )}
      <Group gap="sm">
        <Button blocked={pasted.trim() ? undefined : 'Nothing is pasted yet.'} onClick={takePasted}>
          Use the pasted rows
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => void downloadSample(kind)}
        >
          Sample file
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        Up to {formatNumber(mostRows)} rows at once. Social security numbers are not taken from files: write
        them in the provider’s own form.
      </Text>
    </Stack>
  );
}

const scoreFor =
  ({ fields }: RosterKind) =>
  (names: readonly string[]) =>
    knownNames(names, fields);

function problemOf(table: SheetTable | undefined): string | undefined {
  if (table?.cut) return 'The file ends in the middle of a row: its end is missing.';
  if (!table || table.rows.length === 0) return 'There is no row below the names of the columns.';
  if (table.rows.length > mostRows)
    return `These are ${count(table.rows.length, 'row')}. Take at most ${formatNumber(mostRows)} at once.`;
  return undefined;
}

async function downloadSample({ name, fields: all, sample }: RosterKind): Promise<void> {
  const fields = all.filter(({ isAside }) => !isAside);
  const text = await toCsv(
    fields.map(({ label }) => label),
    sample.map((values) => fields.map(({ key }) => values[key])),
  );
  downloadCsv(`${name} sample.csv`, text);
}
