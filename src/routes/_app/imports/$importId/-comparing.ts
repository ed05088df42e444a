import { compareNumber, compareState } from '@/review/compare';
import { compareAddress } from '@/review/compare-address';
import { compareDay } from '@/review/compare-day';
import { eitherMissing, compareText, differs, type Text } from '@/review/compare-text';
import type { Comparison, Mark } from '@/review/marks';
import { textOf } from '@/lib/words';
import type { Field } from '@/records/field';

/** Without the country code of the United States. */
const short = (digits = '') => (digits.length === 11 ? digits.replace(/^1/, '') : digits);

/** Telephone numbers: the same digits agree; a country code on one side makes them similar. */
export function comparePhone(onFile: Text, given: Text): Comparison {
  const missing = eitherMissing(onFile, given);
  if (missing) return missing;
  const [ours, theirs] = [onFile, given].map((text) => (text ?? '').replaceAll(/\D/g, ''));
  if (!ours || !theirs) return compareText(onFile, given);
  if (ours === theirs) return { mark: 'agrees' };
  if (short(ours) === short(theirs)) return { mark: 'similar', why: 'country code on one side only' };
  return differs(onFile ?? '', given ?? '');
}

const sorted = (text: Text) => (text ?? '').split(', ').toSorted().join(', ');

/** Several values as one text: the same ones agree in whatever order. */
function compareLists(onFile: Text, given: Text): Comparison {
  return sorted(onFile) === sorted(given) && onFile ? { mark: 'agrees' } : compareText(onFile, given);
}

/** How two values of a field stand to each other, by what kind of field it is; both as people read them. */
export function compareField(field: Field, onFile: Text, given: Text): Comparison {
  switch (field.kind) {
    case 'npi':
    case 'dea':
      return compareNumber(onFile, given);
    case 'text':
      if (field.mono) return compareNumber(onFile, given);
      return field.name.endsWith('addressLine1') ? compareAddress(onFile, given) : compareText(onFile, given);
    case 'state':
      return compareState(onFile, given);
    case 'phone':
      return comparePhone(onFile, given);
    case 'zip':
      return compareAddress(onFile, given);
    case 'lookups':
    case 'choices':
    case 'words':
    case 'states':
      return compareLists(onFile, given);
    default:
      return compareText(onFile, given);
  }
}

/** Days are compared as they are on the wire: what people read of them is a text like any other. */
export function compareDays(onFile: unknown, given: unknown): Comparison {
  return compareDay(textOf(onFile), textOf(given));
}

/** Whether the import brings something that we do not have. */
export const isNotOnFile = ({ mark, why }: Comparison) => mark === 'missing' && why === 'not on file';
/** Whether we have something that the import does not speak of. */
export const isNotGiven = ({ mark, why }: Comparison) =>
  mark === 'missing' && !isNotOnFile({ mark, why: why ?? '' });

const byWeight: readonly Mark[] = ['differs', 'missing', 'similar', 'agrees'];

/** The mark of a whole by those of its parts: the heaviest. What the source does not speak of weighs nothing. */
export function markOf(comparisons: readonly Comparison[]): Comparison {
  const marks = comparisons.filter((comparison) => !isNotGiven(comparison)).map(({ mark }) => mark);
  const heaviest = byWeight.find((mark) => marks.includes(mark)) ?? 'missing';
  return heaviest === 'missing'
    ? { mark: 'missing', why: marks.length > 0 ? 'not on file' : 'not given' }
    : { mark: heaviest };
}
