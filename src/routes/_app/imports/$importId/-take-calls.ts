import { merged } from './-entry-proposals';
import type { Takeable, TakeOver } from './-proposal';

/** What goes out with one call of the service. */
export interface TakeCall {
  items: Takeable[];
  label: string;
  take: TakeOver;
}

/**
 * The calls that take over what was chosen: fields of one entry go out together, so that dates that belong together
 * never stand against each other; everything else goes by itself.
 */
export function callsOf(chosen: readonly Takeable[]): TakeCall[] {
  const calls = new Map<string, TakeCall>();
  for (const item of chosen) {
    const { id, label, take } = item;
    const key = take.kind === 'update' ? `${take.path}/${take.entryId}` : id;
    const before = calls.get(key);
    if (before?.take.kind === 'update' && take.kind === 'update') {
      before.take = { ...take, values: merged(before.take.values, take.values) };
      before.items.push(item);
      before.label = `${before.label}, ${label.split(': ').at(-1) ?? label}`;
    } else calls.set(key, { items: [item], label, take });
  }
  return [...calls.values()];
}
