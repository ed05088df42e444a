import { aggregateProviderLicenses } from '../service/license-counts';
import { aggregateProviders } from '../service/provider-list';
import { inSlices } from '../service/slices';
import { namesOfProvider, type World } from '../store/world';

/** So many records are made between two looks at the clock. */
const few = 20;

/**
 * Makes what every first screen asks for while nobody asks yet: providers and licenses, their orders and their counts. Other
 * requests are answered in between, and one that asks for what is not there finds it made up to where this has come.
 */
export async function makeAhead(world: World): Promise<void> {
  const { providers, licenses } = world;
  await inSlices(() => providers.makeSome(few));
  await inSlices(() => licenses.makeSome(few));
  const steps = [
    ...['Id', ...namesOfProvider].map((name) => () => void licenses.view(name)),
    () => void aggregateProviders(world),
    () => void aggregateProviderLicenses(world),
  ];
  await inSlices(() => {
    steps.shift()?.();
    return steps.length > 0;
  });
}
