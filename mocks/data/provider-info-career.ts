import type { Career } from './careers';
import { addYears, dateTimeFrom, dayFrom } from './dates';
import { day } from '../store/time';
import { surname } from './names';
import { phoneIn } from './provider-contacts';
import type { Draw } from './random';
import { cities, streetKinds, streets } from './words';

/** What the entries of one provider are drawn from. */
export interface InfoOrigin {
  epoch: number;
  type: string;
  state: string;
  /** Year of the last degree, and that from which on the provider practices. */
  graduated: number;
  ready: number;
  /** The day of the first license of the profession, in milliseconds; undefined where no board told one. */
  licensed: number | undefined;
  /** Of a physician. */
  specialty: string | undefined;
  career: Career | undefined;
  /** Code of the profession. */
  taxonomy: string | undefined;
  random: Draw;
}

type Entry = Record<string, unknown>;

const hospitals = ['General Hospital', 'Medical Center', 'Memorial Hospital', 'University Hospital'];
const insurers = ['Harbor Mutual', 'Granite Professional', 'Blue Mesa Indemnity', 'First Clinicians'];

/** Days of a year, for spans that may be a few days off. */
const year = 365;

/** Internship, residency and sometimes a fellowship of physicians, one after the other since graduation. */
export function trainings({ random, graduated, ready, specialty, state, career }: InfoOrigin): Entry[] {
  if (specialty === undefined) {
    const [length, speciality] = career?.residency ?? [0, ''];
    return length > 0 ? inTurn([['Residency', length, speciality]], graduated, random, state) : [];
  }
  const years = ready - graduated;
  const residency = years > 4 ? 2 : years - 1;
  const basic = years > 4 ? 'Internal Medicine' : specialty;
  const steps: [type: string, years: number, speciality: string][] = [
    ['Internship', 1, basic],
    ['Residency', residency, basic],
  ];
  if (years > 4) steps.push(['Fellowship', years - 1 - residency, specialty]);
  return inTurn(steps, graduated, random, state);
}

/** Each begins when the one before it ends, on the first of July. */
function inTurn(
  steps: readonly [type: string, years: number, speciality: string][],
  graduated: number,
  random: Draw,
  sponsoringState: string,
): Entry[] {
  const institutionName = `${surname(random)} ${random.pick(hospitals)}`;
  let from = graduated;
  return steps.map(([trainingType, length, speciality]) => {
    const startDate = `${from}-07-01T00:00:00Z`;
    from += length;
    const endDate = `${from}-06-30T00:00:00Z`;
    return {
      trainingType,
      institutionName,
      startDate,
      endDate,
      completed: true,
      speciality,
      sponsoringState,
    };
  });
}

/**
 * Employments from the end of the trainings to now, with gaps between some of them; some gaps are explained by an entry
 * of their own, others are not.
 */
export function employments(origin: InfoOrigin): Entry[] {
  const { random, epoch, ready, career, state } = origin;
  const began = Date.UTC(ready, 8, 1);
  let at = Math.min(-200, Math.round((began - epoch) / 86_400_000));
  const entries: Entry[] = [];
  while (at < -30 && entries.length < 8) {
    const span = year + random.below(6 * year);
    const isLast = at + span >= -60 || entries.length >= 6;
    const [city, zip] = random.pick(cities[state] ?? [['Phoenix', '850'] as const]);
    entries.push({
      workHistoryType: 'Employment',
      name: `${random.chance(0.5) ? city : surname(random)} ${random.pick(career?.employers ?? ['Clinic'])}`,
      jobTitle: random.pick(career?.titles ?? ['Clinician']),
      address: {
        type: 'Work',
        addressLine1: `${100 + random.below(9900)} ${random.pick(streets)} ${random.pick(streetKinds)}`,
        city,
        state,
        zipCode: `${zip}${String(random.below(100)).padStart(2, '0')}`,
      },
      startDate: dateTimeFrom(epoch, at),
      ...(isLast ? { isCurrentEmployer: true } : { endDate: dateTimeFrom(epoch, at + span) }),
      ...(isLast ? {} : { departureReason: random.pick(['Moved', 'Better offer', 'End of contract']) }),
    });
    if (isLast) break;
    const gap = random.chance(0.3) ? 40 + random.below(300) : random.below(25);
    if (gap > 30 && random.chance(0.5)) {
      entries.push({
        workHistoryType: 'Gap',
        startDate: dateTimeFrom(epoch, at + span),
        endDate: dateTimeFrom(epoch, at + span + gap),
        gapExplanation: random.pick(['Parental leave', 'Relocation', 'Care of a family member', 'Travel']),
      });
    }
    at += span + gap;
  }
  return sinceLicensed(entries, origin).toReversed();
}

/**
 * Nobody works in a profession before the first license of it: what ended before is left out, and what began before
 * begins some weeks after it. Oldest first.
 */
function sinceLicensed(entries: Entry[], { epoch, licensed }: InfoOrigin): Entry[] {
  if (licensed === undefined) return entries;
  const since = dateTimeFrom(licensed, 3 + ((licensed / day) % 24));
  const kept = entries.flatMap((entry) => {
    if (String(entry['startDate']) >= since) return [entry];
    const isOver = entry['endDate'] !== undefined && String(entry['endDate']) < dateTimeFrom(licensed, 90);
    return isOver || entry['workHistoryType'] === 'Gap' ? [] : [{ ...entry, startDate: since }];
  });
  const isAtWork = kept.some(({ workHistoryType }) => workHistoryType === 'Employment');
  const last = entries.findLast(({ workHistoryType }) => workHistoryType === 'Employment');
  if (isAtWork || !last || since > dateTimeFrom(epoch, -1)) return kept;
  const { endDate: _, departureReason: _reason, ...job } = last;
  return [{ ...job, startDate: since, isCurrentEmployer: true }];
}

/** The policy of this year and sometimes the one before; of some the current one has run out. */
export function insurances({ random, epoch, career }: InfoOrigin): Entry[] {
  if (random.chance(0.12)) return [];
  const { coverage = 1_000_000 } = career ?? {};
  const ends = random.chance(0.07) ? -1 - random.below(60) : 5 + random.below(355);
  const policy = (until: string) => ({
    name: random.pick(insurers),
    isSelfInsured: false,
    policyNumber: `PL-${100_000 + random.below(899_999)}`,
    originalEffectiveDate: addYears(until, -1 - random.below(6)),
    currentEffectiveDate: addYears(until, -1),
    currentExpirationDate: until,
    coverageType: random.pick(['Individual', 'Shared', 'Occurrence', 'ClaimsMade']),
    isUnlimitedCoverage: false,
    includesTailCoverage: random.chance(0.3),
    occurrenceCoverageAmount: coverage,
    aggregateCoverageAmount: 3 * coverage,
  });
  const until = dateTimeFrom(epoch, ends);
  return random.chance(0.25) ? [policy(until), policy(addYears(until, -1))] : [policy(until)];
}

/** Temporary privileges are for no more than 120 days; those that run began in the last of them. */
const mostTemporary = 120;

function temporary(epoch: number, start: number, status: string): Entry {
  const term = mostTemporary - (-start % 31);
  const began = status === 'Active' ? Math.max(start, -5 - (-start % 70)) : start;
  return { startDate: dayFrom(epoch, began), endDate: dayFrom(epoch, began + term) };
}

/** Ties to hospitals: admitting privileges of most physicians, arrangements or mere affiliations of some others. */
export function affiliations({ random, epoch, specialty, career, state, licensed }: InfoOrigin): Entry[] {
  const isPhysician = specialty !== undefined;
  // Who sees no patients of a hospital has no ties to one.
  const count = isPhysician ? 1 + random.below(2) : career?.isOfHospitals && random.chance(0.3) ? 1 : 0;
  return Array.from({ length: count }, (_, nth) => {
    const [city, zip] = random.pick(cities[state] ?? [['Phoenix', '850'] as const]);
    // No hospital grants privileges before there is a license.
    const first = licensed === undefined ? -3200 : Math.ceil((licensed - epoch) / day) + 30;
    const since = Math.min(Math.max(-200 - random.below(3000), first), -5);
    const isOver = random.chance(0.15);
    const isPending = isOver ? false : random.chance(0.1);
    // What is asked for is granted or turned down within months.
    const start = isPending ? Math.max(since, -10 - (-since % 80)) : since;
    const ended = isOver && since + 150 < 0;
    const shared = {
      status: ended ? 'Inactive' : isPending ? 'Pending' : 'Active',
      startDate: dayFrom(epoch, start),
      ...(ended ? { endDate: dayFrom(epoch, since + 150) } : {}),
      hospital: {
        name: `${city} ${random.pick(hospitals)}`,
        address: {
          addressLine1: `${1 + random.below(900)} Hospital Dr`,
          city,
          state,
          zipCode: `${zip}01`,
          country: 'US',
        },
        contact: { phoneNumber: phoneIn(random, state, city) },
      },
    };
    if (isPhysician) {
      const privilegeType = random.pick(['FullAndUnrestricted', 'Temporary', 'Limited']);
      return {
        type: 'AdmittingPrivileges',
        ...shared,
        ...(privilegeType === 'Temporary' ? temporary(epoch, start, shared.status) : {}),
        isPrimaryHospital: nth === 0,
        privilegeType,
        department: { name: 'Medicine' },
        admissionPercent: String(10 * (1 + random.below(9))),
      };
    }
    if (random.chance(0.5)) {
      return {
        type: 'AdmittingArrangements',
        ...shared,
        whoAdmitsForYou: random.pick(['AProviderInMyPractice', 'AHospitalistGroup']),
        details: 'Patients are admitted by the hospitalist on duty.',
      };
    }
    return {
      type: 'NonAdmittingAffiliations',
      ...shared,
      description: 'Consults on request.',
      ...(ended ? { discontinuanceReason: 'VoluntaryResignation' } : {}),
    };
  });
}
