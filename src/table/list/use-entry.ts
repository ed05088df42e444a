import { trimPathRight, useMatch, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { Entry } from './places';

/**
 * The entry of the history in which this part of the page stands, also while another page is on its way, and whether another
 * entry has taken its place there.
 */
export function useEntry(): { entry: Entry; isReplaced: (entry: Entry) => boolean } {
  const router = useRouter();
  const pathname = useMatch({ strict: false, select: (match) => trimPathRight(match.pathname) });
  const latest = useRouterState({
    select: ({ location }): Entry | undefined =>
      trimPathRight(location.pathname) === pathname ? entryOf(location) : undefined,
    structuralSharing: true,
  });
  const [entry, setEntry] = useState(() => latest ?? entryOf(router.latestLocation));
  if (latest && latest.key !== entry.key) setEntry(latest);
  const isReplaced = useCallback(
    ({ key, index }: Entry) => {
      const now = entryOf(router.latestLocation);
      return now.index === index && now.key !== key;
    },
    [router],
  );
  return { entry, isReplaced };
}

const entryOf = ({ href, state }: ReturnType<typeof useRouter>['latestLocation']): Entry => ({
  // oxlint-disable-next-line no-underscore-dangle -- the router's own names for an entry of the history
  key: state.__TSR_key ?? href,
  // oxlint-disable-next-line no-underscore-dangle
  index: state.__TSR_index,
});
