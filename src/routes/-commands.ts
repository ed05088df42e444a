import type { useRouter } from '@tanstack/react-router';
import type { HitGroup } from './-palette-search';
import type { NavGroup } from '@/ui/navigation';
import { navigationFoot } from './-navigation';

interface CommandParts {
  /** The navigation of whoever is signed in. */
  navigation: readonly NavGroup[];
  router: ReturnType<typeof useRouter>;
  onHelp(): void;
  onDemo?: (() => void) | undefined;
  onLock(): void;
  onSignOut(): void;
}

/** What the palette offers besides records: every screen in the navigation, and actions. */
export function paletteCommands({
  navigation,
  router,
  onHelp,
  onDemo,
  onLock,
  onSignOut,
}: CommandParts): HitGroup[] {
  const screens = [...navigation, navigationFoot].flatMap((group) => group.entries);
  return [
    {
      label: 'Go to',
      hits: screens.map(({ to, label, icon }) => ({ id: `screen-${to}`, icon, label, to })),
    },
    {
      label: 'Actions',
      hits: [
        {
          id: 'new-provider',
          icon: 'plus',
          label: 'New provider',
          run: () => void router.navigate({ to: '/providers/new' }),
        },
        { id: 'help', icon: 'keyboard', label: 'Keyboard shortcuts', run: onHelp },
        ...(onDemo ? [{ id: 'demo', icon: 'flask' as const, label: 'Demo data', run: onDemo }] : []),
        { id: 'lock', icon: 'lock', label: 'Lock now', run: onLock },
        { id: 'sign-out', icon: 'signOut', label: 'Sign out', run: onSignOut },
      ],
    },
  ];
}
