import type { License, Provider } from '@/api/models';
import { formatDate } from '@/lib/dates';
import { stateCode, stateName } from '@/lib/states';
import { textOf, uncapitalized } from '@/lib/words';
import { statedDay } from '@/lib/stated-day';
import { type Authority, authorityIn, nurseCompact } from './compacts';
import { currentResult } from './license-result';
import { bestOf, counts, type LicenseFacts } from './licenses-by-state';
import { providerKind } from './provider-types';
import type { TreatAction, TreatAnswer } from './treat';

type Facts = Readonly<Record<string, unknown>>;

/** What a file says of compacts, read once for all states. */
export interface CompactFile {
  /** Nurses' multistate licenses that are in force, in full or under terms. */
  multistate: readonly LicenseFacts[];
  /** Nurses' licenses in force of which their board does not say whether they are multistate. */
  untold: readonly LicenseFacts[];
  /** Where the file says that the provider lives; empty where it does not. */
  homeStates: readonly string[];
  authority: Authority | undefined;
  /** The first license in force, but for those of another profession: an authority rests on one, a person sees of which state. */
  homeLicense: LicenseFacts | undefined;
}

/** A privilege in a state beside its own licenses, or why it cannot be told. */
export interface CompactAnswer {
  answer: Extract<TreatAnswer, 'yes' | 'cannot confirm'>;
  text: string;
  brief: string;
  license: LicenseFacts | undefined;
  action?: TreatAction | undefined;
}

/** Reads what a file says of compacts on a day, `YYYY-MM-DD`. `certificates` are entries of the file. */
export function compactFile(
  day: string,
  provider: Provider,
  facts: readonly LicenseFacts[],
  certificates: readonly Facts[],
): CompactFile {
  const nurses = facts.filter((one) => one.isOwn !== false && one.compact !== undefined && counts(one));
  const homes = (provider.addresses ?? []).filter(({ type }) => type === 'Home');
  const kind = providerKind(provider.providerType?.name)?.compact;
  return {
    multistate: nurses.filter(({ compact }) => compact === 'multistate'),
    untold: nurses.filter(({ compact }) => compact === 'unknown'),
    homeStates: homes.flatMap(({ state }) => stateCode(state) ?? []),
    authority: kind === undefined || kind === 'NLC' ? undefined : authorityOn(day, facts, certificates),
    homeLicense: facts.find(
      (one) => one.isOwn !== false && !one.isControlledSubstances && one.on.force === 'in force',
    ),
  };
}

const authorityOfLicense = (license: License) =>
  authorityIn(license.licenseType?.name) ?? authorityIn(currentResult(license)?.compactStatus);

function authorityOn(
  day: string,
  facts: readonly LicenseFacts[],
  certificates: readonly Facts[],
): Authority | undefined {
  for (const { license, on } of facts) {
    const authority = on.force === 'not in force' ? undefined : authorityOfLicense(license);
    if (authority) return authority;
  }
  for (const { type, certifyingOrganization, expirationDate } of certificates) {
    const until = statedDay(expirationDate);
    if (until && until < day) continue;
    const authority = authorityIn(type) ?? authorityIn(certifyingOrganization);
    if (authority) return authority;
  }
  return undefined;
}

/**
 * Whether a compact lets somebody treat in a state without a license of that state (field.md 1.3, 1.4). Of nurses their one
 * multistate license does, where the compact works; an authority of PSYPACT or of the PT compact is named and left to a
 * person, since which states take part, and for which a privilege was issued, is not on file. The IMLC gives none.
 */
export function compactAnswer(state: string, file: CompactFile): CompactAnswer | undefined {
  return nurseAnswer(state, file) ?? authorityAnswer(state, file);
}

function nurseAnswer(
  state: string,
  { multistate, untold, homeStates }: CompactFile,
): CompactAnswer | undefined {
  const license = bestOf(multistate.filter(({ isOwn }) => isOwn)) ?? bestOf(multistate);
  const second = multistate.find((one) => one.state !== license?.state);
  if (!nurseCompact.states.has(state)) return undefined;
  if (license) {
    const name = `Multistate license ${textOf(license.license.licenseNumber)}`.trim();
    const home = stateName(license.state) ?? '';
    const open = { kind: 'open license', license: license.license } as const;
    const cannot = (text: string): CompactAnswer => ({
      answer: 'cannot confirm',
      text: `${name} of ${home}: ${text}`,
      brief: text,
      license,
      action: open,
    });
    if (second)
      return cannot(`${stateName(second.state) ?? 'another state'} has given one too, and a nurse has one`);
    if (license.on.force !== 'in force')
      return cannot('it is limited, and the privilege of other states may be too');
    if (license.state && homeStates.length > 0 && !homeStates.includes(license.state))
      return cannot(`the home address is in ${stateName(homeStates[0]) ?? ''}`);
    if (license.doubt) return cannot(uncapitalized(license.doubt));
    const until = license.on.until ? `, in force until ${formatDate(license.on.until.day)}` : '';
    return {
      answer: 'yes',
      text: `${name} of ${home}${until}`,
      brief: `multistate license of ${home}`,
      license,
    };
  }
  const [unsaid] = untold;
  if (!unsaid) return undefined;
  const home = stateName(unsaid.state) ?? '';
  return {
    answer: 'cannot confirm',
    text: `No license on file; whether that of ${home} is multistate is not known`,
    brief: `whether the license of ${home} is multistate is not known`,
    license: unsaid,
    action: { kind: 'verify', license: unsaid.license },
  };
}

function authorityAnswer(state: string, { authority, homeLicense }: CompactFile): CompactAnswer | undefined {
  if (authority === undefined || authority === 'IMLC' || !homeLicense) return undefined;
  const name = stateName(state) ?? state;
  const text =
    authority === 'PSYPACT'
      ? `PSYPACT authority on file: check that ${name} takes part`
      : `PT compact on file: check that a privilege was issued for ${name}`;
  return {
    answer: 'cannot confirm',
    text,
    brief: `${authority} authority on file, to be checked`,
    license: homeLicense,
    action: { kind: 'attach', state },
  };
}
