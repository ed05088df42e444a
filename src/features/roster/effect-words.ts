import { count, formatNumber } from '@/lib/words';
import type { RosterCounts } from './counts';
import type { RosterKind } from './model/kind';
import type { Wanted } from './work';

/**
 * What the import of rows as they are does, in sentences: `The import creates 120 providers and changes 3. 2 existing ones stay as
 * they are.` Those that differ or end and are not `wanted` to be changed count as staying.
 */
export function effectWords(
  { one, many }: RosterKind,
  { plans }: Pick<RosterCounts, 'plans'>,
  { changes = false, terminations = false }: Wanted,
): string {
  const changed = changes ? plans.differs : 0;
  const ended = terminations ? plans.terminate : 0;
  const staying = plans.same + plans.differs + plans.terminate - changed - ended;
  const does = [
    ['creates', plans.create] as const,
    ['changes', changed] as const,
    ['deactivates', ended] as const,
  ]
    .filter(([, number]) => number > 0)
    .map(([verb, number], nth) => `${verb} ${nth === 0 ? count(number, one, many) : formatNumber(number)}`);
  const last = does.pop();
  const words = last
    ? `The import ${does.length > 0 ? `${does.join(', ')} and ${last}` : last}.`
    : 'The import creates and changes nothing.';
  return staying > 0
    ? `${words} ${formatNumber(staying)} existing ${staying === 1 ? 'one stays' : 'ones stay'} as ${staying === 1 ? 'it is' : 'they are'}.`
    : words;
}
