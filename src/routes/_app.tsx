import { useQueryClient } from '@tanstack/react-query';
import {
  CatchBoundary,
  createFileRoute,
  Outlet,
  redirect,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { session, signOut, useSession } from '@/api/session';
import { config } from '@/config';
import { readStored, sealedName, storedNames } from '@/lib/storage';
import { SessionGuards } from '@/session/guards';
import { AccountMenu } from '@/frame/account-menu';
import { Connection, DemoBadge, EnvironmentBadge } from '@/frame/connection';
import { DialogHost } from '@/ui/dialog-host';
import { Deferred } from '@/ui/deferred';
import { PageIdleWatch, WhenPageIdle } from '@/ui/page-idle';
import { lazyComponent } from '@/ui/lazy-component';
import { RouteError } from '@/ui/route-states';
import { Shell } from '@/frame/shell';
import { useShortcuts } from '@/ui/shortcuts';
import { navigationFoot, useClosedScreen, useNavigation } from '@/frame/navigation';

// Follows what runs in the background; the first rows do not wait for it.
const Background = lazyComponent(() => import('@/frame/background').then((module) => module.Background));
const loadPalette = () => import('@/frame/palette').then((module) => module.Palette);
const Palette = lazyComponent(loadPalette);
const loadLeave = () => import('@/frame/leave').then((module) => module.askToSignOut);
const ShortcutHelp = lazyComponent(() =>
  import('@/frame/shortcut-help').then((module) => module.ShortcutHelp),
);
// Who may see all screens never needs it.
const ClosedPage = lazyComponent(() => import('@/ui/closed-page').then((module) => module.ClosedPage));
const DemoPanel = lazyComponent(() => import('@/frame/demo-panel').then((module) => module.DemoPanel));

export const Route = createFileRoute('/_app')({
  // The frame is around every signed-in screen: it comes with the page.
  codeSplitGroupings: [],
  beforeLoad: ({ location }) => {
    if (session.state().status === 'signed-out') {
      throw redirect({ to: '/sign-in', search: { redirect: location.href } });
    }
    // The page was loaded again while it was locked. Forms look for what was typed when they open.
    return (
      readStored('session', sealedName) && import('@/features/sealing/tab').then((tab) => tab.openSealed())
    );
  },
  component: SignedIn,
});

type Overlay = 'palette' | 'help' | 'demo';

function SignedIn() {
  const navigate = Route.useNavigate();
  const router = useRouter();
  const state = useSession();
  const [overlay, setOverlay] = useState<Overlay>();
  const close = () => setOverlay(undefined);
  const navigation = useNavigation();
  const { environment, demo } = config();
  const queryClient = useQueryClient();
  useEffect(() => {
    const left = ['dismissal:', 'review-held:', 'roster:run'].some(
      (start) => storedNames('session', start).length > 0,
    );
    if (left)
      import('@/frame/left-before').then((before) => before.goOnWithLeft(queryClient)).catch(() => undefined);
  }, [queryClient]);

  useShortcuts('Everywhere', [
    { keys: 'mod+k', label: 'Search or jump to', whileTyping: true, run: () => setOverlay('palette') },
    { keys: '?', label: 'Keyboard shortcuts', run: () => setOverlay('help') },
    ...navigation.flatMap(({ entries }) =>
      entries.flatMap(({ to, label, keys }) =>
        keys ? { keys, label: `Go to ${label}`, run: () => void navigate({ to }) } : [],
      ),
    ),
  ]);

  if (state.status === 'signed-out') return null;
  const { user } = state;
  return (
    <>
      <PageIdleWatch />
      <WhenPageIdle>
        <LoadLater />
      </WhenPageIdle>
      <Shell
        nav={navigation}
        foot={navigationFoot}
        onSearch={() => setOverlay('palette')}
        activity={
          <WhenPageIdle>
            <Background />
          </WhenPageIdle>
        }
        connection={
          <>
            {demo && <DemoBadge onOpen={() => setOverlay('demo')} />}
            {!environment.production && !demo && <EnvironmentBadge label={environment.label} />}
            <Connection />
          </>
        }
        account={
          <AccountMenu
            email={user.email}
            role={user.role}
            environment={environment.label}
            onHelp={() => setOverlay('help')}
            onLock={() => session.lock()}
            onSignOut={leave}
          />
        }
      >
        <Deferred>
          <Screen />
        </Deferred>
      </Shell>
      <SessionGuards />
      <Suspense>
        {overlay === 'palette' && (
          <Palette
            onClose={close}
            navigation={navigation}
            router={router}
            onHelp={() => setOverlay('help')}
            onDemo={demo ? () => setOverlay('demo') : undefined}
            onLock={() => session.lock()}
            onSignOut={leave}
          />
        )}
        {overlay === 'help' && <ShortcutHelp onClose={close} />}
        {overlay === 'demo' && <DemoPanel onClose={close} onReset={signOut} />}
      </Suspense>
    </>
  );
}

/** The screen that is open, or why it is not for whoever is signed in. The address is that of the next one already. */
function Screen() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '' });
  const closed = useClosedScreen(path);
  return (
    // A dialog that cannot be drawn takes the screen that opened it with it, and not the frame.
    <CatchBoundary getResetKey={() => path} errorComponent={RouteError}>
      {closed ? (
        <Suspense>
          <ClosedPage {...closed} />
        </Suspense>
      ) : (
        <Outlet />
      )}
      <DialogHost />
    </CatchBoundary>
  );
}

/** What the first screen does not wait for. */
function LoadLater() {
  const queryClient = useQueryClient();
  useEffect(() => {
    // What is typed right after the keys that open the palette belongs into it.
    loadPalette().catch(() => undefined);
    loadLeave().catch(() => undefined);
    // What the organization shares.
    import('@/features/organization/start')
      .then(({ startSharing }) => startSharing(queryClient))
      .catch(() => undefined);
  }, [queryClient]);
  return null;
}

/** Signs out, and asks before where that takes something with it. */
function leave(): void {
  loadLeave().then((ask) => ask(), signOut);
}
