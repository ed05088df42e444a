import { aggregateProviderLicenses } from '../service/license-counts';
import { aggregateMatches } from '../service/match-list';
import { aggregateProviders } from '../service/provider-list';
import { matchesIn, recallMatches } from '../service/scan-past';
import { inSlices } from '../service/slices';
import { namesOfProvider, type World } from '../store/world';

/** So many records are made between two looks at the clock. */
const few = 20;

/**
 * Makes what every first screen asks for while nobody asks yet: providers, licenses, alerts and matches, orders and counts. Other
 * requests are answered in between, and one that asks for what is not there finds it made up to where this has come.
 */
export async function makeAhead(world: World): Promise<void> {
  const { providers, licenses, scans, matches, alerts } = world;
  for (const records of [providers, licenses, alerts, scans, matches])
    await inSlices(() => records.makeSome(few));
  await recallMatches(world);
  const steps = [
    ...['Id', ...namesOfProvider].map((name) => () => void licenses.view(name)),
    () => void aggregateProviders(world),
    () => void aggregateProviderLicenses(world),
    () => void aggregateMatches(world),
    () => void matchesIn(world).view('MatchRelevance'),
  ];
  await inSlices(() => {
    steps.shift()?.();
    return steps.length > 0;
  });
}
