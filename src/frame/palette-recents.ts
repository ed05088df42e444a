import {
  IconBuildingBank,
  IconBuildingHospital,
  IconClipboardCheck,
  IconClipboardList,
  IconDatabase,
  IconFileImport,
  IconId,
  IconScan,
  IconUser,
  IconUsers,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react';
import { type AnyRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keptRecents, keyOfRecent, rememberRecent } from '@/lib/recents';
import { useCrumbs } from '@/ui/crumbs';
import type { Hit, HitGroup, Person } from './palette-hit';

interface Kind {
  name: string;
  icon: Icon;
}

/** The records that are remembered, by the address of their page. */
const kinds: Record<string, Kind> = {
  '/providers/$providerId': { name: 'Provider', icon: IconUser },
  '/providers/$providerId/licenses/$licenseId': { name: 'License', icon: IconId },
  '/facilities/$facilityId': { name: 'Facility', icon: IconBuildingHospital },
  '/credentialing/$requestId': { name: 'Credentialing request', icon: IconClipboardCheck },
  '/groups/$groupId': { name: 'Group', icon: IconUsers },
  '/payers/$payerId': { name: 'Payer', icon: IconBuildingBank },
  '/enrollments/$enrollmentId': { name: 'Enrollment', icon: IconClipboardList },
  '/scans/$scanId': { name: 'Scan', icon: IconScan },
  '/imports/$importId': { name: 'Import', icon: IconFileImport },
  '/datasets/$datasetType': { name: 'List or database', icon: IconDatabase },
  '/webhooks/$webhookId': { name: 'Webhook', icon: IconWebhook },
};

/** Whoever only passes a record does not look for it again. */
const longestGlance = 1_000;

const command = 'command';
const person = '/providers/$providerId';
/** Routes of the list of something end with a slash. */
const routeOf = (fullPath: string | undefined) => fullPath?.replace(/(.)\/$/, '$1') ?? '';

/**
 * The records that were looked at and the actions and screens that were chosen in this session, the latest first, but for the
 * record that is open. They name people, so they end with the session.
 */
export function recentHits(commands: readonly HitGroup[], { state }: Pick<AnyRouter, 'state'>): Hit[] {
  const open = state.matches.at(-1);
  const opened = open && keyOfRecent({ to: routeOf(open.fullPath), params: open.params });
  const offered = new Map(commands.flatMap(({ hits }) => hits).map((hit) => [hit.id, hit]));
  return keptRecents().flatMap(({ label, to, params }): Hit[] => {
    const key = keyOfRecent({ to, params });
    const chosen = to === command && offered.get(params['id'] ?? '');
    if (chosen) return [{ ...chosen, id: `recent ${chosen.id}`, command: chosen.id }];
    const kind = kinds[to];
    return kind && key !== opened
      ? [{ id: `recent ${key}`, icon: kind.icon, label, detail: kind.name, to, params }]
      : [];
  });
}

/** The providers whose files were open in this session, the latest first. */
export function recentPeople(): Person[] {
  return keptRecents().flatMap(({ label, to, params }) =>
    to === person && params['providerId'] ? [{ id: params['providerId'], name: label }] : [],
  );
}

/** Ends when the record that is open has been looked at. */
let glance: ReturnType<typeof setTimeout> | undefined;

/** Remembers what was chosen: a record, whom an action is about, or one of the actions and screens with these ids. */
export function rememberHit(
  { id, label, to, params, about, command: known = id }: Hit,
  ids: Set<string>,
): void {
  const record = about
    ? { label: about.name, to: person, params: { providerId: about.id } }
    : to && params && { label, to, params };
  if (record) {
    // The page that is left meanwhile would come before it.
    clearTimeout(glance);
    rememberRecent(record);
  } else if (ids.has(known)) rememberRecent({ label, to: command, params: { id: known } });
}

/** Remembers every record whose page is open for a moment, and shows nothing. */
export function Visits() {
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const label = useCrumbs().at(-1)?.label;
  const to = routeOf(match?.fullPath);
  const params = match?.status === 'success' ? JSON.stringify(match.params) : undefined;
  useEffect(() => {
    if (!label || !params || !Object.hasOwn(kinds, to)) return undefined;
    // The heading of a page that is still being read names its kind alone.
    if (label === kinds[to]?.name) return undefined;
    const visit = { label, to, params: JSON.parse(params) as Record<string, string> };
    glance = setTimeout(() => rememberRecent(visit), longestGlance);
    return () => clearTimeout(glance);
  }, [label, to, params]);
  return null;
}
