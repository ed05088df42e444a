import { count, spellOut } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { Mono } from '@/ui/text';
import { fieldsOfSchema, type SchemaField } from './-schema-fields';
import classes from '@/ui/watch.module.css';

/** What the records of a dataset are made of, as a tree with names that can be read. */
export function DatasetSchema({ schema }: { schema: unknown }) {
  const fields = fieldsOfSchema(schema);
  return (
    <section aria-label="Fields of a record">
      <h2>What a record holds</h2>
      {fields.length === 0 ? (
        <p className={classes.quiet}>The service does not say what a record is made of.</p>
      ) : (
        <Fields fields={fields} />
      )}
    </section>
  );
}

function Fields({ fields }: { fields: readonly SchemaField[] }) {
  return (
    <ul className={classes.list}>
      {fields.map(({ name, kind, description, parts, values }) => (
        <li key={name}>
          <span className={classes.grow}>
            {spellOut(name)} <Mono>{name}</Mono>
            {description && <span className={classes.quiet}> {description}</span>}
          </span>
          <span className={classes.quiet}>{kind}</span>
          {(parts.length > 0 || values.length > 0) && (
            <div style={{ flexBasis: '100%' }}>
              <Fold summary={parts.length > 0 ? count(parts.length, 'field') : count(values.length, 'value')}>
                {parts.length > 0 ? (
                  <Fields fields={parts} />
                ) : (
                  <p>{values.map((value) => spellOut(value)).join(', ')}</p>
                )}
              </Fold>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
