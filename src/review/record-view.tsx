import { Stack } from '@mantine/core';
import { dayOrTime } from '@/lib/dates';
import { count, spellOut } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Fold } from '@/ui/fold';
import { Fact, Facts } from '@/ui/parts';
import { hasContent } from './match-fields';

const deepest = 8;

/**
 * A record of any dataset, whatever its shape: names and values, parts within parts, long lists folded. Fields
 * without content are left out.
 */
export function RecordView({ record, depth = 0 }: { record: Record<string, unknown>; depth?: number }) {
  const fields = Object.entries(record).filter(([, value]) => hasContent(value));
  if (fields.length === 0) return <Dash />;
  return (
    <Facts labelWidth={depth === 0 ? 132 : 96}>
      {fields.map(([name, value]) => (
        <Fact key={name} name={spellOut(name)}>
          <RecordValue value={value} depth={depth} />
        </Fact>
      ))}
    </Facts>
  );
}

function RecordValue({ value, depth }: { value: unknown; depth: number }) {
  if (depth >= deepest) return <bdi>{JSON.stringify(value)}</bdi>;
  if (Array.isArray(value)) return <RecordItems items={value.filter(hasContent)} depth={depth} />;
  if (typeof value === 'object' && value !== null) {
    return <RecordView record={value as Record<string, unknown>} depth={depth + 1} />;
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value ?? '');
  return text ? <bdi>{dayOrTime(text)}</bdi> : <Dash />;
}

const openItems = 3;

function RecordItems({ items, depth }: { items: readonly unknown[]; depth: number }) {
  const list = (
    <Stack component="ul" gap="xs">
      {items.map((item, index) => (
        <li key={index}>
          <RecordValue value={item} depth={depth + 1} />
        </li>
      ))}
    </Stack>
  );
  return items.length > openItems ? <Fold summary={count(items.length, 'entry')}>{list}</Fold> : list;
}
