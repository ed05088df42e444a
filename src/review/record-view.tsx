import { Group, Stack } from '@mantine/core';
import { dayOrTime } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { pathProblem } from '@/lib/file-path';
import { count, spellOut } from '@/lib/words';
import { OpenButton } from '@/viewer/attachment-list';
import { Dash } from '@/ui/dash';
import type { FileQuery } from '@/ui/files';
import { Fold } from '@/ui/fold';
import { Fact, Facts } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import { hasContent } from './match-fields';

const deepest = 8;

interface RecordViewProps {
  record: Record<string, unknown>;
  /** How a file that the record names by its path is fetched. */
  file: FileQuery;
  depth?: number;
}

/** Fields in which records name files: `reportPaths`, `screenshots`, `attachments`. */
const namesFiles = /(?:path|screenshot|attachment|file)s?$/i;

/** Whether a text in a field is the path of a file at the service, and no address elsewhere nor a sentence. */
const isFilePath = (name: string, text: string) =>
  namesFiles.test(name) && !/^[a-z]+:/i.test(text) && /\/|\.\w{2,5}$/.test(text) && !pathProblem(text);

/**
 * A record of any dataset, whatever its shape: names and values, parts within parts, long lists folded. Fields
 * without content are left out.
 */
export function RecordView({ record, file, depth = 0 }: RecordViewProps) {
  const fields = Object.entries(record).filter(([, value]) => hasContent(value));
  if (fields.length === 0) return <Dash />;
  return (
    <Facts labelWidth={depth === 0 ? 132 : 96}>
      {fields.map(([name, value]) => (
        <Fact key={name} name={spellOut(name)}>
          <RecordValue name={name} value={value} file={file} depth={depth} />
        </Fact>
      ))}
    </Facts>
  );
}

interface RecordValueProps {
  /** The field that holds it. */
  name: string;
  value: unknown;
  file: FileQuery;
  depth: number;
}

function RecordValue({ name, value, file, depth }: RecordValueProps) {
  if (depth >= deepest) return <Verbatim>{JSON.stringify(value)}</Verbatim>;
  if (Array.isArray(value))
    return <RecordItems name={name} items={value.filter(hasContent)} file={file} depth={depth} />;
  if (typeof value === 'object' && value !== null) {
    return <RecordView record={value as Record<string, unknown>} file={file} depth={depth + 1} />;
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value ?? '');
  if (isFilePath(name, text))
    return (
      <Group component="span" gap="xs">
        <Verbatim title={text}>{fileName(text)}</Verbatim>
        <OpenButton path={text} name={fileName(text)} file={file} />
      </Group>
    );
  return text ? <Verbatim>{dayOrTime(text)}</Verbatim> : <Dash />;
}

const openItems = 3;

interface RecordItemsProps extends Omit<RecordValueProps, 'value'> {
  items: readonly unknown[];
}

function RecordItems({ name, items, file, depth }: RecordItemsProps) {
  const list = (
    <Stack component="ul" gap="xs">
      {items.map((item, index) => (
        <li key={index}>
          <RecordValue name={name} value={item} file={file} depth={depth + 1} />
        </li>
      ))}
    </Stack>
  );
  return items.length > openItems ? <Fold summary={count(items.length, 'entry')}>{list}</Fold> : list;
}
