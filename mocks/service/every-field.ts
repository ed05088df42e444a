/** What does not fit where a name is missing: the compiler tells which. */
type Missing<Fields, Listed> = [Exclude<Fields, Listed>] extends [never]
  ? unknown
  : { missing: Exclude<Fields, Listed> };

/**
 * Lists the fields of a request. It does not compile while one of `Fields` is missing, so that a field which the contract
 * gets is not lost without a word: `everyField<keyof GroupPatch>()(['name', 'npi'])`.
 */
export const everyField =
  <Fields extends string>() =>
  <const Listed extends readonly Fields[]>(names: Listed & Missing<Fields, Listed[number]>): Listed =>
    names;

/** These fields of a request, also where they are undefined. */
export function picked<Sent extends object, Name extends keyof Sent>(
  sent: Sent,
  names: readonly Name[],
): { [Key in Name]: Sent[Key] | undefined } {
  return Object.fromEntries(names.map((name) => [name, sent[name]])) as { [Key in Name]: Sent[Key] };
}
