import type { DatasetMatch, Provider } from '@/api/models';
import { npiText } from '@/lib/npi';
import { spellOut, textOf } from '@/lib/words';
import { matchIdentity, type MatchIdentity } from '@/review/match-evidence';
import { matchFields, type HeldSubject } from '@/review/match-fields';
import { entityOf } from '@/features/scans/words';

/** What is on file: of the provider, or what was sent about a facility. */
function subjectOf(match: DatasetMatch, provider: Provider | undefined): HeldSubject {
  const entity = entityOf(match);
  const person = provider ?? match.scan?.provider;
  if (entity.isFacility) {
    const sent = match.scan?.parameters?.find(({ type }) => type === 'Npi');
    return {
      facilityName: entity.name,
      npi: sent && 'number' in sent ? textOf(sent.number) : undefined,
    };
  }
  return {
    firstName: person?.firstName,
    lastName: person?.lastName,
    aliases: provider?.aliases,
    dateOfBirth: person?.dateOfBirth,
    npi: npiText(person),
    occupation: provider?.providerType?.name,
    addresses: (provider?.addresses ?? []).map((address) => ({
      kind: address.type ? spellOut(address.type) : 'kind not given',
      text: [
        address.addressLine1,
        address.addressLine2,
        address.city,
        [address.state, address.zipCode].filter(Boolean).join(' '),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  };
}

/** How the record of a match stands to what is on file, field by field, and what only the record has. */
export const comparedFields = (match: DatasetMatch, provider: Provider | undefined) =>
  matchFields(subjectOf(match, provider), match.data?.record);

/** What the evidence of a match means; without the provider's file, by what its scan has of the provider. */
export const identityOf = (match: DatasetMatch, provider: Provider | undefined): MatchIdentity =>
  matchIdentity({
    fields: comparedFields(match, provider).fields,
    data: match.data,
    isFacility: entityOf(match).isFacility,
  });

/** WeakMap, so that a row that is drawn again is not compared again, and the entry goes with its match. */
const ofRows = new WeakMap<DatasetMatch, MatchIdentity>();

/** The same for a row of the queue, by what the row itself carries: nothing is requested for it. */
export function rowIdentity(match: DatasetMatch): MatchIdentity {
  const known = ofRows.get(match);
  if (known) return known;
  const identity = identityOf(match, undefined);
  ofRows.set(match, identity);
  return identity;
}
