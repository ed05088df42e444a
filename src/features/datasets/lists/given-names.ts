import { isUsualGivenName } from '@/domain/given-names';
import { oneLine, plainName } from './columns';
import { isFirmName } from './firms';
import { personOf } from './names';
import type { NameOrder } from './types';

/** The order of names in a column, with whether enough of them agree to take it without a question. */
export interface GuessedOrder {
  order: NameOrder;
  isSure: boolean;
}

/**
 * Guesses how a column writes names by its cells: by commas that do not stand before a degree, else by where common
 * given names stand. Undefined where nothing tells.
 */
export function guessOrder(cells: readonly string[]): GuessedOrder | undefined {
  const names = cells.map(oneLine).filter((name) => name !== '' && !isFirmName(name));
  if (names.length === 0) return undefined;
  // Without an order only a comma that no degree follows makes a person.
  const lastFirst = names.filter((name) => personOf(name, undefined) !== undefined);
  if (lastFirst.length / names.length >= 0.5) return { order: 'comma', isSure: true };
  let [begins, second] = [0, 0];
  for (const name of names) {
    const words = plainName(name.split(',')[0] ?? '').split(' ');
    if (words.length < 2) continue;
    const [isFirst, isSecond] = [isUsualGivenName(words[0] ?? ''), isUsualGivenName(words[1] ?? '')];
    if (isFirst && !isSecond) begins += 1;
    if (isSecond && !isFirst) second += 1;
  }
  const [most, least] = [Math.max(begins, second), Math.min(begins, second)];
  if (most === 0 || most === least) return undefined;
  return { order: begins > second ? 'first last' : 'last first', isSure: most >= 5 && most >= 5 * least };
}
