import { day, startOfDay, startOfWeek } from '../store/time';
import { forgetVersions } from '../store/versions';
import type { ProviderRecord, World } from '../store/world';
import { csvText } from './csv-text';
import { coverageOf } from './monitor-coverage';
import { planName } from './payers';
import { remembered } from './remembered';
import { type RecordsOnDay, recordsOnDay } from './report-records';
import { toProviderBase } from './provider-model';
import { payloadReader } from './webhook-payload';
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

/** The Mondays of the reports that are listed, newest first; in milliseconds at midnight UTC. */
function mondays(world: World): number[] {
  const newest = startOfWeek(world.clock.now());
  return Array.from({ length: howMany }, (_, back) => newest - back * 7 * day);
}

/** The reports of a kind, newest first: one on each Monday. */
export function listReports(world: World, kind: ReportKind): { date: string; path: string }[] {
  return mondays(world).map((at) => {
    const date = new Date(at).toISOString();
    return { date, path: pathOf(kind, date) };
  });
}

/** Whoever asked for it is told of the reports of a Monday, each by itself, on that day (rules.md 19.2). */
export function tellReports(world: World, at: number): void {
  if (new Date(at).getUTCDay() !== 1) return;
  forgetVersions(world, mondays(world).at(-1) ?? 0);
  const date = new Date(startOfDay(at)).toISOString();
  for (const kind of reportKinds)
    fireWebhooks(world, 'GenerateReport', () => ({ date, path: pathOf(kind, date) }));
}

function pathOf(kind: string, date: string): string {
  return `reports/${kind}/${date.slice(0, 10)}.csv`;
}

/** The file behind the path of a report, as of its date (rules.md 19.4); undefined for any other path. */
export function reportText(world: World, path: string): string | undefined {
  const kind = reportKinds.find((one) => path.startsWith(`reports/${one}/`));
  const at = kind && mondays(world).find((monday) => pathOf(kind, new Date(monday).toISOString()) === path);
  if (!kind || at === undefined) return undefined;
  return remembered(`report ${path}`, [world.versions, ...sourcesOf(world, at)], () =>
    csvText(rowsOf(world, kind, recordsOnDay(world, at))),
  );
}

/** A report of the time before the epoch stays as it is. */
function sourcesOf(world: World, at: number) {
  if (at <= world.epoch) return [];
  const { providers, licenses, monitors, enrollments, providerInfo, groups, payerPlans, payers } = world;
  return [providers, licenses, monitors, enrollments, providerInfo, groups, payerPlans, payers];
}

function rowsOf(world: World, kind: ReportKind, onDay: RecordsOnDay): object[] {
  switch (kind) {
    case 'sanctionsandexclusions':
      return onDay.providers.map((provider) => {
        const { monitorArray, providerType, ...row } = coverageOf(
          world,
          provider,
          onDay.monitoredFor(provider),
        );
        return { ...row, providerType: providerType?.name, monitored: monitorArray?.join('; ') };
      });
    case 'enrollments':
      return enrollmentRows(onDay);
    case 'roster':
      return onDay.providers.map((provider) => {
        const { ssn: _ssn, ...row } = toProviderBase(payloadReader, provider);
        return { ...row, state: provider.primaryPracticeState, phone: provider.phone };
      });
    case 'expirable-credentials':
      return onDay.providers
        .flatMap((provider) => expirables(onDay, provider))
        .toSorted((a, b) => (a.expires < b.expires ? -1 : a.expires > b.expires ? 1 : 0));
  }
}

function enrollmentRows({ enrollments, groups, plans, payers }: RecordsOnDay): object[] {
  return enrollments.map((row) => {
    const plan = plans.find(({ id }) => id === row.payerPlanId);
    const payer = payers.find(({ id }) => id === plan?.payerId);
    return {
      ...row,
      group: groups.find(({ id }) => id === row.groupId)?.name,
      plan: plan && planName(plan, payer),
    };
  });
}

/** The fields that say when an entry expires, by collection. */
const expiryFields: Record<string, [what: string, field: string]> = {
  liabilityInsurances: ['Liability insurance', 'currentExpirationDate'],
  certificates: ['Certificate', 'expirationDate'],
};

function expirables(onDay: RecordsOnDay, provider: ProviderRecord) {
  const { id: providerId, firstName, lastName, npi } = provider;
  const rows: { providerId: string; what: string; number: string; expires: string }[] = [];
  const add = (what: string, number: unknown, expires: unknown) => {
    if (typeof expires !== 'string') return;
    const text = typeof number === 'string' ? number : '';
    rows.push({ providerId, what, number: text, expires: expires.slice(0, 10) });
  };
  for (const { licenseNumber, expires } of onDay.licensesOf(provider)) add('License', licenseNumber, expires);
  for (const { collection, facts } of onDay.entriesOf(provider)) {
    const [what, field] = expiryFields[collection] ?? [];
    if (what && field) add(what, facts['policyNumber'] ?? facts['certificateNumber'], facts[field]);
    const board = facts['nonVerifiedInfo'] as { expirationDate?: string } | undefined;
    if (collection === 'boardCertifications')
      add('Board certification', facts['boardCertificationNumber'], board?.expirationDate);
  }
  return rows.map((row) => ({ firstName, lastName, npi, ...row }));
}
