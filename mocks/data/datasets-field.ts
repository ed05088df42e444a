/** A kind of value, the values of an enumeration, or what it is made of. `any` follows no fixed form. */
export type Field = Leaf | readonly string[] | Fields | Many;
type Leaf = 'text' | 'date' | 'integer' | 'yes or no' | 'uuid' | 'any';
export interface Fields {
  readonly [name: string]: Field;
}
export interface Many {
  readonly listOf: Field;
}

/** What every record has. */
export const common = { id: 'uuid', hash: 'uuid' } as const;
/** The parts of a person's name. */
export const person = {
  firstName: 'text',
  middleName: 'text',
  lastName: 'text',
  prefix: 'text',
  suffix: 'text',
} as const;
