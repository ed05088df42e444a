import { compareNumber, compareState } from '@/review/compare';
import { compareAddress } from '@/review/compare-address';
import { compareDay } from '@/review/compare-day';
import { absent, compareText, differs, type Text } from '@/review/compare-text';
import type { Comparison, Mark } from '@/review/marks';
import { textOf } from '@/lib/words';
import type { Field } from '@/records/field';

/** Without the country code of the United States. */
const short = (digits = '') => (digits.length === 11 ? digits.replace(/^1/, '') : digits);

/** Telephone numbers: the same digits agree; a country code on one side makes them similar. */
export function comparePhone(held: Text, given: Text): Comparison {
  const missing = absent(held, given);
  if (missing) return missing;
  const [ours, theirs] = [held, given].map((text) => (text ?? '').replaceAll(/\D/g, ''));
  if (!ours || !theirs) return compareText(held, given);
  if (ours === theirs) return { mark: 'agrees' };
  if (short(ours) === short(theirs)) return { mark: 'similar', why: 'country code on one side only' };
  return differs(held ?? '', given ?? '');
}

const sorted = (text: Text) => (text ?? '').split(', ').toSorted().join(', ');

/** Several values as one text: the same ones agree in whatever order. */
function compareLists(held: Text, given: Text): Comparison {
  return sorted(held) === sorted(given) && held ? { mark: 'agrees' } : compareText(held, given);
}

/** How two values of a field stand to each other, by what kind of field it is; both as people read them. */
export function compareField(field: Field, held: Text, given: Text): Comparison {
  switch (field.kind) {
    case 'npi':
    case 'dea':
      return compareNumber(held, given);
    case 'text':
      if (field.mono) return compareNumber(held, given);
      return field.name.endsWith('addressLine1') ? compareAddress(held, given) : compareText(held, given);
    case 'state':
      return compareState(held, given);
    case 'phone':
      return comparePhone(held, given);
    case 'zip':
      return compareAddress(held, given);
    case 'lookups':
    case 'choices':
    case 'words':
    case 'states':
      return compareLists(held, given);
    default:
      return compareText(held, given);
  }
}

/** Days are compared as they are on the wire: what people read of them is a text like any other. */
export function compareDays(held: unknown, given: unknown): Comparison {
  return compareDay(textOf(held), textOf(given));
}

/** Whether the import brings something that we do not have. */
export const isNotHeld = ({ mark, why }: Comparison) => mark === 'missing' && why === 'not held';
/** Whether we have something that the import does not speak of. */
export const isNotGiven = ({ mark, why }: Comparison) =>
  mark === 'missing' && !isNotHeld({ mark, why: why ?? '' });

const byWeight: readonly Mark[] = ['differs', 'missing', 'similar', 'agrees'];

/** The mark of a whole by those of its parts: the heaviest. What the source does not speak of weighs nothing. */
export function markOf(comparisons: readonly Comparison[]): Comparison {
  const marks = comparisons.filter((comparison) => !isNotGiven(comparison)).map(({ mark }) => mark);
  const heaviest = byWeight.find((mark) => marks.includes(mark)) ?? 'missing';
  return heaviest === 'missing'
    ? { mark: 'missing', why: marks.length > 0 ? 'not held' : 'not given' }
    : { mark: heaviest };
}
