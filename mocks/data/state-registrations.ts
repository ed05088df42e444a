import { hashText } from '../store/ids';
import type { ProviderRecord } from '../store/records';
import { stateRegistration } from './controlled-substances';
import { isRegisteredInState } from './credentials';
import { firstProviders } from './license-kinds';

/** Of 100 who are registered, how many had theirs attached: of the first providers most. */
const attached = { first: 60, others: 15 };

/** The states whose registration of a generated provider was attached: those in which the DEA registered them, too. */
export function registeredIn(provider: ProviderRecord, type: string, index: number): string[] {
  const { id, primaryPracticeState, additionalPracticeStates = [] } = provider;
  return [primaryPracticeState, ...additionalPracticeStates].filter(
    (state): state is string =>
      state !== undefined &&
      stateRegistration(state) !== undefined &&
      (hashText(`state registration ${state} ${id}`) >>> 0) % 100 <
        (index < firstProviders ? attached.first : attached.others) &&
      isRegisteredInState(provider, type, state),
  );
}
