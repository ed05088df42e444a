import { displayText, isPlainObject, isScalar } from '@/flexible-data/model';
import { align } from './align';
import { names, type Comparable } from './comparable';
import type { Identity } from './identity';

/** A result by its number in the answer, its name and its license number. */
function nameOfResult(results: unknown[], index: number): string {
  const result = results[index];
  const facts = isPlainObject(result) ? [result[names.name], result[names.licenseNumber]] : [];
  const words = facts.filter(isScalar).map(displayText).filter(Boolean);
  return [`Result ${index + 1}`, ...words].join(', ');
}

/**
 * Tells the chosen result by what it is where another one is chosen than before: the numbers alone may be the same while
 * the results changed places, and may differ while the result is the same. Changes `fields` of both.
 */
export function describeChosenResult(old: Comparable, now: Comparable, identity: Identity): void {
  const [was, is] = [old.chosen, now.chosen];
  if (was === undefined || is === undefined) return;
  const isSame = align(old.results, now.results, identity).get(was) === is;
  if (isSame && was === is) return;
  if (isSame) {
    now.fields[names.correctResultIndex] = `Result ${is + 1}, the same one at another place`;
    return;
  }
  const [before, after] = [nameOfResult(old.results, was), nameOfResult(now.results, is)];
  old.fields[names.correctResultIndex] = before;
  now.fields[names.correctResultIndex] = before === after ? `${after}, another one` : after;
}

/**
 * Compares what was sent where two different things have the same words: `NameMismatch` and `Name differs`, a source of
 * the same name at another address. Changes `fields` of both. What was searched by holds social security numbers and is
 * never shown as it was sent: gives the names of such fields that differ.
 */
export function compareSentValues(old: Comparable, now: Comparable, identity: Identity): Set<string> {
  const hidden = new Set<string>();
  for (const name of Object.keys(old.fields)) {
    const [before, after] = [old.sent[name], now.sent[name]];
    if (before === undefined || after === undefined || name === names.correctResultIndex) continue;
    if (!identity.same(old.fields[name], now.fields[name]) || identity.same(before, after)) continue;
    if (name === names.additionalVerificationParameters) hidden.add(name);
    else [old.fields[name], now.fields[name]] = [before, after];
  }
  return hidden;
}
