import type { Provider, ProviderPatch } from '@/api/models';
import { compareName } from '@/review/compare';
import { compareText } from '@/review/compare-text';
import type { Comparison } from '@/review/marks';
import { isValidNpi } from '@/lib/check-digits';
import { npiDigits, npiText } from '@/lib/npi';
import { typedDay } from '@/lib/typed-date';
import { fullName, textOf } from '@/lib/words';
import { dayIn } from '@/lib/written-day';
import { factText } from '@/records/facts';
import type { Facts, Field } from '@/records/field';
import { provider as record } from '@/records/provider';
import { storedValue, onWire } from '@/records/values';
import { compareDays, compareField, isNotGiven } from './-comparing';
import type { Definitions, Imported } from './-imported';
import type { FieldRow } from './-proposal';

interface PersonField {
  name: string;
  label: string;
  mono: boolean;
  onFile: (provider: Provider) => string;
  words: (value: string, definitions: Definitions) => string;
  compare: (onFile: string, given: string) => Comparison;
  /** What the service takes for it (openapi.yaml). */
  patch: (value: string) => ProviderPatch;
  /** A value as sources write it, as the service has it: of an NPI the digits, of a day `YYYY-MM-DD`. */
  read: (value: string) => string;
  /** Why the service takes no such value; undefined where it does. */
  refusal: (value: string) => string | undefined;
}

/** A field of the provider by its name. Throws where sources do not speak of it. */
export function personField(name: string): PersonField {
  const field = fields.find((one) => one.name === name);
  if (!field) throw new Error(`No source speaks of ${name}.`);
  return field;
}

/** Fields of the provider that sources speak of. */
const sourced = ['firstName', 'lastName', 'npi', 'dateOfBirth', 'gender', 'phone', 'nuccGroupId'];

const fields: readonly PersonField[] = sourced.flatMap((name) => {
  const field = record.fields.find((one) => one.name === name);
  return field ? [personFieldOf(field)] : [];
});

function personFieldOf(field: Field): PersonField {
  const { kind, name, label } = field;
  return {
    name,
    label,
    mono: kind === 'npi',
    onFile: (provider) =>
      kind === 'npi' ? npiText(provider) : textOf(storedValue(field, provider as Facts)),
    words: (value, { groups }) =>
      kind === 'lookup'
        ? textOf(groups.find((group) => group.id === value)?.name) || value
        : factText(field, value),
    compare: kind === 'date' ? compareDays : (onFile, given) => compareField(field, onFile, given),
    patch: (value) => ({
      [name]: kind === 'npi' ? Number(value) : onWire(field, kind === 'date' ? value.slice(0, 10) : value),
    }),
    read: (value) =>
      (kind === 'npi' ? npiDigits(value) : kind === 'date' ? dayIn(value) : undefined) ?? value,
    refusal(value) {
      if (kind === 'npi') return isValidNpi(value) ? undefined : 'This is no NPI.';
      if (kind === 'date') return typedDay(value) ? undefined : 'This is no day that can be read.';
      if (kind !== 'choice' || field.choices.some((choice) => choice.value === value)) return undefined;
      return 'The service has no such value.';
    },
  };
}

/** What the source says of the person, field by field, beside the provider's own record. */
export function personRows(imported: Imported, provider: Provider, definitions: Definitions): FieldRow[] {
  const rows = fields.flatMap((field): FieldRow[] => {
    const given = field.read(textOf(imported.person[field.name]));
    if (!given) return [];
    const onFile = field.onFile(provider);
    const words = (value: string) => (value ? field.words(value, definitions) : '');
    const refusal = field.refusal(given);
    const comparison = throughName(field.name, field.compare(onFile, given), imported, provider);
    const isOpen = comparison.mark !== 'agrees';
    const blocked = isOpen ? refusal : undefined;
    return [
      {
        id: `person:${field.name}`,
        label: field.label,
        onFile: words(onFile),
        given: words(given),
        mono: field.mono,
        comparison,
        blocked,
        take: isOpen && !refusal ? { kind: 'provider', name: field.name, onFile, given } : undefined,
      },
    ];
  });
  return [...wholeName(imported, provider), ...rows, ...languageRows(imported, provider)];
}

/** A name that differs in one part may still be one by which the provider is known. */
function throughName(
  name: string,
  comparison: Comparison,
  { person }: Imported,
  provider: Provider,
): Comparison {
  if (comparison.mark !== 'differs' || (name !== 'firstName' && name !== 'lastName')) return comparison;
  const whole = compareName(provider, [textOf(person['firstName']), textOf(person['lastName'])].join(' '));
  return whole.mark === 'similar' ? whole : comparison;
}

function wholeName({ fullName: given = '' }: Imported, provider: Provider): FieldRow[] {
  if (!given) return [];
  const comparison = compareName(provider, given);
  return [
    {
      id: 'person:fullName',
      label: 'Name',
      onFile: fullName(provider),
      given,
      comparison,
      blocked:
        comparison.mark === 'agrees' || isNotGiven(comparison)
          ? undefined
          : 'The source does not say which part is the first and which the last name: change it in the file.',
    },
  ];
}

function languageRows({ languages }: Imported, { languages: onFile = [] }: Provider): FieldRow[] {
  return [...new Set(languages)].map((language): FieldRow => {
    const ours = onFile.find((one) => compareText(one, language).mark === 'agrees') ?? '';
    const comparison = compareText(ours, language);
    return {
      id: `person:languages:${language}`,
      label: 'Language',
      onFile: ours,
      given: language,
      comparison,
      take: comparison.mark === 'agrees' ? undefined : { kind: 'language', language },
    };
  });
}
