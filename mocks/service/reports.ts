import { day, startOfDay } from '../data/dates';
import type { ProviderRecord, World } from '../store/world';
import type { Actor } from './actor';
import { csvText } from './csv-text';
import { listEnrollments } from './enrollments';
import { listCoverage } from './monitor-coverage';
import { entriesOf } from './provider-info';
import { isDeactivated } from './provider-lookup';
import { toProviderBase } from './provider-model';
import { fireWebhooks } from './webhook-queue';

/** The four reports (rules.md 19.1) under their place in the path. */
export const reportKinds = [
  'sanctionsandexclusions',
  'enrollments',
  'expirable-credentials',
  'roster',
] as const;

export type ReportKind = (typeof reportKinds)[number];

const howMany = 12;

/** The reports of a kind, newest first: one on each Monday. */
export function listReports(world: World, kind: ReportKind): { date: string; path: string }[] {
  const today = startOfDay(world.clock.now());
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  return Array.from({ length: howMany }, (_, back) => {
    const date = new Date(monday - back * 7 * day).toISOString();
    return { date, path: pathOf(kind, date) };
  });
}

/** Whoever asked for it is told of the reports of a Monday, each by itself, on that day (rules.md 19.2). */
export function tellReports(world: World, at: number): void {
  if (new Date(at).getUTCDay() !== 1) return;
  const date = new Date(startOfDay(at)).toISOString();
  for (const kind of reportKinds)
    fireWebhooks(world, 'GenerateReport', () => ({ date, path: pathOf(kind, date) }));
}

function pathOf(kind: string, date: string): string {
  return `reports/${kind}/${date.slice(0, 10)}.csv`;
}

/** The file behind the path of a report, as of now; undefined for any other path. */
export function reportText(world: World, actor: Actor, path: string): string | undefined {
  const kind = reportKinds.find((one) => path.startsWith(`reports/${one}/`));
  if (!kind || listReports(world, kind).every((report) => report.path !== path)) return undefined;
  return csvText(rowsOf(world, actor, kind));
}

function rowsOf(world: World, actor: Actor, kind: ReportKind): object[] {
  switch (kind) {
    case 'sanctionsandexclusions':
      return listCoverage(world, {}).items.map(({ monitorArray, providerType, ...row }) => ({
        ...row,
        providerType: providerType?.name,
        monitored: monitorArray?.join('; '),
      }));
    case 'enrollments':
      return listEnrollments(world, {}).items.map(({ group, payerPlan, ...row }) => ({
        ...row,
        group: group?.name,
        plan: payerPlan?.displayName,
      }));
    case 'roster':
      return active(world).map((provider) => {
        const { ssn: _ssn, ...row } = toProviderBase(actor, provider);
        return { ...row, state: provider.primaryPracticeState, phone: provider.phone };
      });
    case 'expirable-credentials':
      return active(world)
        .flatMap((provider) => expirables(world, provider))
        .toSorted((a, b) => a.expires.localeCompare(b.expires));
  }
}

function active(world: World): ProviderRecord[] {
  return [...world.providers.all()].filter((provider) => !isDeactivated(provider));
}

/** The fields that say when an entry expires, by collection. */
const expiryFields: Record<string, [what: string, field: string]> = {
  liabilityInsurances: ['Liability insurance', 'currentExpirationDate'],
  certificates: ['Certificate', 'expirationDate'],
};

function expirables(world: World, provider: ProviderRecord) {
  const { id: providerId, firstName, lastName, npi } = provider;
  const rows: { providerId: string; what: string; number: string; expires: string }[] = [];
  const add = (what: string, number: unknown, expires: unknown) => {
    if (typeof expires !== 'string') return;
    const text = typeof number === 'string' ? number : '';
    rows.push({ providerId, what, number: text, expires: expires.slice(0, 10) });
  };
  for (const license of world.licenses.by('providerId', providerId)) {
    add('License', license.licenseNumber, license.expiryDate ?? license.nonVerifiedInfo?.expirationDate);
  }
  for (const { collection, facts } of entriesOf(world, providerId)) {
    const [what, field] = expiryFields[collection] ?? [];
    if (what && field) add(what, facts['policyNumber'] ?? facts['certificateNumber'], facts[field]);
    const board = facts['nonVerifiedInfo'] as { expirationDate?: string } | undefined;
    if (collection === 'boardCertifications')
      add('Board certification', facts['boardCertificationNumber'], board?.expirationDate);
  }
  return rows.map((row) => ({ firstName, lastName, npi, ...row }));
}
