import type { DatasetMatch, Provider } from '@/api/models';
import { npiText } from '@/lib/npi';
import { slicePauses } from '@/lib/slices';
import { spellOut, textOf } from '@/lib/words';
import { agreement, matchIdentity, type MatchIdentity } from '@/review/match-evidence';
import { matchFields, type SubjectOnFile } from '@/review/match-fields';
import { type ReasonEvidence, reasonDoubt, topicsOf } from '@/review/reason-doubt';
import { entityOf } from '@/features/scans/words';

/** What is on file: of the provider, or what was sent about a facility. */
function subjectOf(match: DatasetMatch, provider: Provider | undefined): SubjectOnFile {
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
export const comparedFields = (
  match: DatasetMatch,
  provider: Provider | undefined,
  unread?: SubjectOnFile['unread'],
) =>
  matchFields(
    { ...subjectOf(match, provider), unread },
    match.data?.record,
    match.data?.positiveParameters ?? [],
  );

/** What the evidence of a match means; without the provider's file, by what its scan has of the provider. */
export const identityOf = (match: DatasetMatch, provider: Provider | undefined): MatchIdentity =>
  matchIdentity({
    fields: comparedFields(match, provider).fields,
    data: match.data,
    isFacility: entityOf(match).isFacility,
  });

/** What a reason for a decision is compared with; without the provider's file, what the scan has of the provider. */
export const reasonEvidence = (match: DatasetMatch, provider: Provider | undefined): ReasonEvidence => ({
  fields: comparedFields(match, provider).fields,
  data: match.data,
  datasetType: match.scan?.type,
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

/** A match that is not to be rejected unseen, and why, within a sentence: `NPI agrees`. */
export interface DoubtfulRejection {
  match: DatasetMatch;
  why: string;
  /** What agrees; empty where the file could not be read, so that nothing was compared, or the reason is for another list. */
  agrees: readonly string[];
  isUnread?: boolean;
}

/**
 * Those of many matches whose record agrees in what speaks against rejecting, or in what their common reason says differs,
 * by the rules that one match goes by. A file is read only where its row leaves open whether NPI, birth date or what the
 * reason is about agree: rows tell less of a provider than the file. Between slices of the work the page answers.
 */
export async function doubtfulRejections(
  matches: readonly DatasetMatch[],
  readProvider: (providerId: string) => Promise<Provider>,
  reason = '',
): Promise<DoubtfulRejection[]> {
  const doubts = new Map<DatasetMatch, DoubtfulRejection>();
  const open: { match: DatasetMatch; providerId: string }[] = [];
  const topics: ReadonlySet<string> = new Set(['npi', 'born', ...topicsOf(reason)]);
  const weigh = (match: DatasetMatch, { telling }: MatchIdentity, provider?: Provider) => {
    const doubt = reasonDoubt(reason, 'Reject', reasonEvidence(match, provider));
    if (telling.length > 0) doubts.set(match, { match, agrees: telling, why: agreement(telling) });
    else if (doubt) doubts.set(match, { match, ...doubt });
  };
  const pause = slicePauses();
  for (const match of matches) {
    await pause();
    // A replaced one is not decided anyway.
    if (match.obsoleteTimestamp) continue;
    weigh(match, rowIdentity(match));
    const { providerId } = entityOf(match);
    if (providerId && !doubts.has(match) && isLeftOpen(match, topics)) open.push({ match, providerId });
  }
  const next = open[Symbol.iterator]();
  const work = async () => {
    for (const { match, providerId } of next) {
      try {
        const provider = await readProvider(providerId);
        // Files that were read already come without the page having answered between them.
        await pause();
        weigh(match, identityOf(match, provider), provider);
      } catch {
        doubts.set(match, { match, agrees: [], why: 'the file could not be read', isUnread: true });
      }
    }
  };
  await Promise.all([work(), work(), work(), work()]);
  return matches.flatMap((match) => doubts.get(match) ?? []);
}

/** Whether the record has something of what is asked that the row has nothing to compare with. */
const isLeftOpen = (match: DatasetMatch, topics: ReadonlySet<string>) =>
  comparedFields(match, undefined).fields.some(({ id, onFile, given }) => topics.has(id) && given && !onFile);
