import type { CredentialingRequest } from '@/api/models';
import type { Expirable } from '@/domain/expirables';
import type { LetterOccasion } from '@/domain/letter';
import { useRules } from '@/features/credentialing/request-elements';
import { fullName } from '@/lib/words';
import { reminderSources, requestSources } from './read';
import { providerSources } from './to-providers';
import { WriteLetters } from './write-letters';

/** The rows that letters are written for. */
interface Selected<Row> {
  collect: (signal?: AbortSignal) => Promise<readonly Row[]>;
}

interface ForSelection<Row> {
  selection: Selected<Row>;
  onClose: () => void;
}

/** Reminders of what was selected: one letter for each provider or facility. */
export function WriteReminders({ selection, onClose }: ForSelection<Expirable>) {
  return (
    <WriteLetters
      collect={async (signal) => reminderSources(await selection.collect(signal))}
      onClose={onClose}
    />
  );
}

interface NamedProvider {
  id: string;
  firstName?: string | null;
  lastName?: string | null;
}

interface WriteToProvidersProps extends ForSelection<NamedProvider> {
  occasion: LetterOccasion;
}

/** A letter to each provider that was selected. */
export function WriteToProviders({ selection, occasion, onClose }: WriteToProvidersProps) {
  return (
    <WriteLetters
      collect={async (signal) =>
        providerSources(
          (await selection.collect(signal)).map((provider) => ({
            id: provider.id,
            name: fullName(provider),
          })),
          occasion,
        )
      }
      onClose={onClose}
    />
  );
}

/** What is missing for each request that was selected, asked for by a letter. */
export function WriteForRequests({ selection, onClose }: ForSelection<CredentialingRequest>) {
  const rules = useRules();
  return (
    <WriteLetters
      collect={async (signal) => requestSources(await selection.collect(signal), rules)}
      onClose={onClose}
    />
  );
}
