import { Text } from '@mantine/core';
import { count, spellOut } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { Mono } from '@/ui/text';
import { fieldsOfSchema, type SchemaField } from '@/features/datasets/upload/schema-fields';

/** What the records of a dataset are made of, as a tree with names that can be read. */
export function DatasetSchema({ schema }: { schema: unknown }) {
  const fields = fieldsOfSchema(schema);
  return (
    <Section title="What a record holds">
      {fields.length === 0 ? (
        <Text c="dimmed">The service does not say what a record is made of.</Text>
      ) : (
        <Fields fields={fields} />
      )}
    </Section>
  );
}

function Fields({ fields }: { fields: readonly SchemaField[] }) {
  return (
    <RecordList>
      {fields.map(({ name, kind, description, parts, values }) => (
        <RecordRow
          key={name}
          end={<span className="mute">{kind}</span>}
          below={
            parts.length > 0 ? (
              <Fold summary={count(parts.length, 'field')}>
                <Fields fields={parts} />
              </Fold>
            ) : (
              values.length > 0 && (
                <Fold summary={count(values.length, 'value')}>
                  {values.map((value) => spellOut(value)).join(', ')}
                </Fold>
              )
            )
          }
        >
          {spellOut(name)} <Mono>{name}</Mono>
          {description && <span className="mute"> {description}</span>}
        </RecordRow>
      ))}
    </RecordList>
  );
}
