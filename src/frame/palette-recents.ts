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
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { useCrumbs } from '@/ui/crumbs';
import type { Hit } from './palette-hit';

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

const place = 'palette-recents';
const most = 8;
/** Whoever only passes a record does not look for it again. */
const longestGlance = 1_000;

interface Recent {
  label: string;
  to: string;
  params: Record<string, string>;
}

/** The records that were looked at in this session, the latest first. They name people, so they end with the session. */
export function recentHits(): Hit[] {
  return kept().flatMap(({ label, to, params }): Hit[] => {
    const kind = kinds[to];
    return kind
      ? [{ id: `recent ${keyOf({ to, params })}`, icon: kind.icon, label, detail: kind.name, to, params }]
      : [];
  });
}

/** Ends when the record that is open has been looked at. */
let glance: ReturnType<typeof setTimeout> | undefined;

/** Remembers a record that was chosen; an action is none. */
export function rememberHit({ label, to, params }: Hit): void {
  if (!to || !params) return;
  // The page that is left meanwhile would come before it.
  clearTimeout(glance);
  remember({ label, to, params });
}

/** Remembers every record whose page is open for a moment, and shows nothing. */
export function Visits() {
  const match = useRouterState({ select: ({ matches }) => matches.at(-1) });
  const label = useCrumbs().at(-1)?.label;
  const to = match?.fullPath.replace(/(.)\/$/, '$1') ?? '';
  const params = match?.status === 'success' ? JSON.stringify(match.params) : undefined;
  useEffect(() => {
    if (!label || !params || !Object.hasOwn(kinds, to)) return undefined;
    // The heading of a page that is still being read names its kind alone.
    if (label === kinds[to]?.name) return undefined;
    const visit = { label, to, params: JSON.parse(params) as Record<string, string> };
    glance = setTimeout(() => remember(visit), longestGlance);
    return () => clearTimeout(glance);
  }, [label, to, params]);
  return null;
}

const keyOf = ({ to, params }: Pick<Recent, 'to' | 'params'>) => [to, ...Object.values(params)].join(' ');

function remember(recent: Recent): void {
  const others = kept().filter((other) => keyOf(other) !== keyOf(recent));
  writeStored('session', place, [recent, ...others].slice(0, most));
}

function kept(): Recent[] {
  const stored = readStored('session', place);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((recent: Partial<Recent> | null) => {
    const { label, to, params } = recent ?? {};
    if (typeof label !== 'string' || typeof to !== 'string' || typeof params !== 'object') return [];
    return params === null ? [] : [{ label, to, params }];
  });
}
