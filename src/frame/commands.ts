import {
  IconActivity,
  IconAdjustmentsHorizontal,
  IconBookmark,
  IconBuildingHospital,
  IconClipboardCheck,
  IconColumns2,
  IconFileImport,
  IconFlask,
  IconKeyboard,
  IconListCheck,
  IconListDetails,
  IconLock,
  IconLogout,
  IconPlus,
  IconScan,
  IconUpload,
  IconUser,
  IconUsers,
  IconWebhook,
} from '@tabler/icons-react';
import type { useRouter } from '@tanstack/react-router';
import {
  createCredentialingRequest,
  createDatasetScan,
  createFacility,
  createGroup,
  createMonitor,
  createPayer,
  createProfileImport,
  createProvider,
  createProviderEnrollment,
  createWebhook,
  uploadFile,
} from '@/api/operations.gen';
import type { Needs } from '@/api/permissions';
import { dueDays, dueWithin } from '@/features/credentialing/due';
import { entityRef, type EntityRef } from '@/features/entity/entity';
import { openDialog } from '@/ui/open-dialog';
import { setSetting } from '@/ui/settings';
import type { Hit, HitGroup } from './palette-hit';
import type { NavGroup } from './side-navigation';
import { navigationFoot } from './navigation';

const startScan = async () => (await import('@/features/scans/start-scan-dialog')).StartScanDialog;
const startImport = async () => (await import('@/features/imports/start-import-dialog')).StartImportDialog;
const newMonitor = async () => (await import('@/features/monitors/dialog')).MonitorDialog;
const newRecord = () => import('@/features/payers/new-record');

const colors = [
  { value: 'dark', label: 'dark' },
  { value: 'light', label: 'light' },
  { value: 'auto', label: 'as the system' },
] as const;

/** What the commands of the palette are made of. */
export interface CommandParts {
  /** The navigation of whoever is signed in. */
  navigation: readonly NavGroup[];
  router: ReturnType<typeof useRouter>;
  /** Why whoever is signed in may not carry out a write; undefined where they may. */
  blocked(needs: Needs): string | undefined;
  onHelp(): void;
  onDemo?: (() => void) | undefined;
  onLock(): void;
  onSignOut(): void;
}

/** What is done on a screen, by its address: people type the verb, and not the name of the screen. */
const doneOn: Readonly<Record<string, string>> = {
  '/reviews': 'Decide what a source found',
  '/matches': 'Accept or reject, clear an exclusion',
  '/alerts': 'Dismiss renewals and changes',
  '/follow-ups': 'Log an attempt, chase what is missing',
  '/providers': 'Write letters, add to a group',
  '/licenses': 'Verify, find by license number',
  '/payers': 'Build and send a roster',
  '/enrollments': 'Submit, log attempts',
  '/expirables': 'Write reminders, ask for renewals',
  '/datasets': 'Upload a list of exclusions',
};

/** What the palette offers besides records: every screen in the navigation, and actions. */
export function paletteCommands({
  navigation,
  router,
  blocked,
  onHelp,
  onDemo,
  onLock,
  onSignOut,
}: CommandParts): HitGroup[] {
  const screens = [...navigation, navigationFoot].flatMap((group) => group.entries);
  const views = screens.flatMap(({ label, views = [] }) => views.map((view) => ({ label, view })));
  const go = (to: string) => () => void router.navigate({ to });
  const setting = (page: string) => () => void router.navigate({ to: '/settings/$page', params: { page } });
  /** An action, for those who may carry out the write that it leads to. */
  const change = (needs: Needs, hit: Hit) => (blocked(needs) ? [] : [hit]);
  return [
    {
      label: 'Go to',
      hits: [
        ...screens.map(({ to, label, icon, keys }): Hit => ({
          id: `screen-${to}`,
          icon,
          label,
          detail: doneOn[to],
          to,
          keys: keys ? { scope: 'Everywhere', keys } : undefined,
        })),
        ...views.map(({ label, view }): Hit => ({
          id: `view-${view.to}-${view.name}`,
          icon: IconBookmark,
          label: `${label}: ${view.name}`,
          run() {
            view.onOpen();
            void router.navigate({ to: view.to, search: view.search });
          },
        })),
      ],
    },
    {
      label: 'Actions',
      hits: [
        ...change(createProvider, {
          id: 'new-provider',
          icon: IconPlus,
          label: 'New provider',
          run: go('/providers/new'),
        }),
        ...change(createCredentialingRequest, {
          id: 'new-request',
          icon: IconClipboardCheck,
          label: 'New credentialing request',
          run: go('/credentialing/new'),
        }),
        ...change(createGroup, {
          id: 'new-group',
          icon: IconUsers,
          label: 'New group',
          run: go('/groups/new'),
        }),
        ...change(createFacility, {
          id: 'new-facility',
          icon: IconBuildingHospital,
          label: 'New facility',
          run: go('/facilities/new'),
        }),
        ...change(createPayer, {
          id: 'new-payer',
          icon: IconPlus,
          label: 'New payer',
          run: () => void newRecord().then((one) => one.newPayer()),
        }),
        ...change(createProviderEnrollment, {
          id: 'new-enrollment',
          icon: IconPlus,
          label: 'New enrollment',
          run: () => void newRecord().then((one) => one.newEnrollment()),
        }),
        ...change(uploadFile, {
          id: 'upload-files',
          icon: IconUpload,
          label: 'Upload files',
          run: () => void router.navigate({ to: '/files', search: { upload: true } }),
        }),
        ...change(createDatasetScan, {
          id: 'scan',
          icon: IconScan,
          label: 'Start a scan',
          run: () => openDialog(startScan, { entity: entityOnScreen(router) }),
        }),
        ...change(createMonitor, {
          id: 'monitor',
          icon: IconActivity,
          label: 'New monitor',
          run: () => openDialog(newMonitor, { about: entityOnScreen(router) }),
        }),
        ...change(createProfileImport, {
          id: 'import',
          icon: IconFileImport,
          label: 'Import a profile',
          run: () => openDialog(startImport, providerOnScreen(router)),
        }),
        ...change(createProvider, {
          id: 'import-providers',
          icon: IconFileImport,
          label: 'Roster import, providers',
          run: go('/providers/import'),
        }),
        ...change(createFacility, {
          id: 'import-facilities',
          icon: IconFileImport,
          label: 'Roster import, facilities',
          run: go('/facilities/import'),
        }),
        ...change(createWebhook, {
          id: 'new-webhook',
          icon: IconWebhook,
          label: 'New webhook',
          run: go('/webhooks/new'),
        }),
        {
          id: 'coverage',
          icon: IconUser,
          label: 'Providers by monitoring coverage',
          detail: 'Who lacks a monitor of a required list',
          run: go('/monitors/coverage'),
        },
        {
          id: 'due',
          icon: IconClipboardCheck,
          label: 'Recredentialing due',
          detail: 'Start requests, write letters',
          // Without a date the service decides how far ahead it looks.
          run: () => void router.navigate({ to: '/credentialing/due', search: dueWithin(dueDays) }),
        },
        {
          id: 'committee',
          icon: IconClipboardCheck,
          label: 'Credentialing committee',
          detail: 'Sign off clean files, record a decision, write minutes',
          run: go('/credentialing/committee'),
        },
        {
          id: 'payer-rosters',
          icon: IconListDetails,
          label: 'Rosters for payers',
          detail: 'Build, mark as sent',
          run: go('/payers'),
        },
        {
          id: 'audit',
          icon: IconColumns2,
          label: 'Audit sample of credentialing',
          detail: 'Draw files for an auditor',
          run: go('/credentialing/audit'),
        },
        {
          id: 'integrity',
          icon: IconColumns2,
          label: 'Information integrity audit',
          detail: 'Draw changes of a year',
          run: go('/credentialing/audit/integrity'),
        },
        {
          id: 'expiries',
          icon: IconListCheck,
          label: 'License expiries by month',
          detail: 'What expires, expiring licenses',
          run: go('/licenses/calendar'),
        },
        {
          id: 'due-months',
          icon: IconClipboardCheck,
          label: 'Recredentialing by month',
          run: go('/credentialing/calendar'),
        },
        { id: 'runs', icon: IconListCheck, label: 'Coming runs of monitors', run: go('/monitors/calendar') },
        {
          id: 'proof',
          icon: IconListCheck,
          label: 'Proof of monitoring',
          detail: 'Make the proof of a month',
          run: go('/monitors/proof'),
        },
        { id: 'exports', icon: IconListDetails, label: 'Event log exports', run: go('/events/exports') },
        { id: 'tokens', icon: IconLock, label: 'Tokens and sessions', run: setting('tokens') },
        ...colors.map(({ value, label }): Hit => ({
          id: `colors-${value}`,
          icon: IconAdjustmentsHorizontal,
          label: `Appearance: ${label}`,
          also: `${label} mode theme colors`,
          run: () => setSetting('colorScheme', value),
        })),
        {
          id: 'appearance',
          icon: IconAdjustmentsHorizontal,
          label: 'Appearance',
          also: 'dark light mode theme colors settings',
          detail: 'Dark or light, height of rows',
          run: setting('appearance'),
        },
        { id: 'password', icon: IconLock, label: 'Change password', run: setting('password') },
        {
          id: 'transfer',
          icon: IconAdjustmentsHorizontal,
          label: 'Export or import settings',
          run: setting('transfer'),
        },
        {
          id: 'help',
          icon: IconKeyboard,
          label: 'Keyboard shortcuts',
          keys: { scope: 'Everywhere', keys: '?' },
          run: onHelp,
        },
        ...(onDemo ? [{ id: 'demo', icon: IconFlask, label: 'Demo data', run: onDemo }] : []),
        { id: 'lock', icon: IconLock, label: 'Lock now', run: onLock },
        { id: 'sign-out', icon: IconLogout, label: 'Sign out', run: onSignOut },
      ],
    },
  ];
}

/** The provider or facility that is on the screen: what is started from there is most likely about it. */
function entityOnScreen({ state }: ReturnType<typeof useRouter>): EntityRef | undefined {
  return entityRef(state.matches.at(-1)?.params ?? {});
}

/** The same, where it can be a provider alone. */
function providerOnScreen(router: ReturnType<typeof useRouter>) {
  const entity = entityOnScreen(router);
  return entity && 'providerId' in entity ? entity : {};
}
