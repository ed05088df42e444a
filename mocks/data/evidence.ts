import { idFor } from '../store/ids';
import type { ProviderInfoRecord, ProviderRecord, UploadRecord } from '../store/records';
import type { World } from '../store/world';
import { dateTimeAt } from './dates';
import { hour } from '../store/time';
import { infoOfProvider } from './provider-info';
import { draw } from './random';

/** One provider in so many has evidence on file, and nobody beyond the first few thousand. */
const oneIn = 40;
const most = 2_000;

interface Paper {
  file: string;
  title: string;
  /** What stands on it: a label and the field of the entry that says it. */
  lines: readonly [label: string, field: string][];
}

/** What is usually kept as proof of an entry, by its collection. */
const papers: Record<string, Paper> = {
  educations: {
    file: 'diploma.pdf',
    title: 'Diploma',
    lines: [
      ['School', 'schoolName'],
      ['Degree', 'degree'],
      ['Conferred', 'endDate'],
    ],
  },
  boardCertifications: {
    file: 'board-certificate.pdf',
    title: 'Board certificate',
    lines: [
      ['Specialty', 'specialty'],
      ['Number', 'boardCertificationNumber'],
    ],
  },
  certificates: {
    file: 'course-card.pdf',
    title: 'Course completion card',
    lines: [['Issued', 'issueDate']],
  },
  liabilityInsurances: {
    file: 'policy-face-sheet.pdf',
    title: 'Certificate of insurance',
    lines: [
      ['Insurer', 'name'],
      ['Policy', 'policyNumber'],
      ['Coverage', 'coverageType'],
    ],
  },
  dea: {
    file: 'dea-certificate.pdf',
    title: 'Controlled substance registration',
    lines: [['Registration', 'registrationNumber']],
  },
};

/** The files that were uploaded before anybody used the service: proof of the first entry of some collections. */
export function* generateEvidence(world: World): Generator<UploadRecord> {
  const { seed } = world;
  const user = world.users.first('email', 'specialist@credence.example');
  for (let index = oneIn - 5; index < Math.min(world.generated, most); index += oneIn) {
    const provider = world.providers.get(idFor('provider', seed, index));
    if (!provider || !user) continue;
    const random = draw('evidence', seed, index);
    const seen = new Set<string>();
    for (const entry of infoOfProvider(world, provider.id)) {
      const paper = papers[entry.collection];
      if (!paper || seen.has(entry.collection)) continue;
      seen.add(entry.collection);
      yield {
        id: idFor(`evidence ${entry.collection}`, seed, index),
        path: `providers/${provider.id}/info/${entry.collection}/${entry.id}/${paper.file}`,
        createdAt: dateTimeAt(Date.parse(entry.lastUpdatedAt) + 13 * hour + random.below(8 * hour)),
        userId: user.id,
        mediaType: 'application/pdf',
        lines: linesOf(paper, provider, entry),
      };
    }
  }
}

function linesOf({ title, lines }: Paper, provider: ProviderRecord, { facts }: ProviderInfoRecord): string[] {
  const name = [provider.firstName, provider.lastName].filter(Boolean).join(' ');
  const values = lines.flatMap(([label, field]) => {
    const value = facts[field];
    return typeof value === 'string' ? [`${label}: ${value.replace(/T00:00:00Z$/, '')}`] : [];
  });
  return [title, '', `Issued to ${name}`, ...values];
}
