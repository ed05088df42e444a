import { useMatches } from '@tanstack/react-router';
import { Suspense, useLayoutEffect } from 'react';
import { useStore } from '@/lib/store';
import { closeDialog, closeDialogs, dialogs } from './open-dialog';

/** The dialogs that `openDialog` opened. They go with the screen, or the tab of a record, that they were opened on. */
export function DialogHost() {
  const screen = useMatches({
    select: (matches) => {
      const { pathname, search } = matches.at(-1) ?? {};
      return `${pathname} ${(search as { tab?: string } | undefined)?.tab}`;
    },
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- they close when it is another one
  useLayoutEffect(() => closeDialogs, [screen]);
  return useStore(dialogs).map(({ turn, Part, props }) => (
    <Suspense key={turn}>
      <Part {...props} onClose={() => closeDialog(turn)} />
    </Suspense>
  ));
}
