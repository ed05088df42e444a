import { listNamed } from '@/table/list/list-spec';
import { writeDraftLayout } from '@/table/views/view-draft';
import { changeViews, type PinnedView } from '@/table/views/view-store';
import type { NavGroup, NavView } from './side-navigation';

/**
 * The navigation with the pinned views under the entry of their list: the one whose address theirs begins with, the
 * longest where there are several. Views of lists that the reader may not see, or that are gone, are left out.
 */
export function withPinnedViews(
  groups: readonly NavGroup[],
  pinned: readonly PinnedView[],
): readonly NavGroup[] {
  if (pinned.length === 0) return groups;
  const places = groups.flatMap(({ entries }) => entries.map(({ to }) => to));
  const entryOf = ({ to }: PinnedView) =>
    places
      .filter((place) => to === place || (place !== '/' && to.startsWith(`${place}/`)))
      .toSorted((one, other) => other.length - one.length)[0];
  return groups.map(({ label, entries }) => ({
    label,
    entries: entries.map((entry) => {
      const views = pinned
        .filter((view) => entryOf(view) === entry.to)
        .flatMap((view) => navView(view) ?? []);
      return views.length > 0 ? { ...entry, views } : entry;
    }),
  }));
}

function navView(view: PinnedView): NavView | undefined {
  const list = listNamed(view.list);
  if (!list) return undefined;
  const { name, to } = view;
  const same = (one: { name: string }) => one.name === name;
  return {
    name,
    to,
    search: { ...list.validateSearch(view.search), view: name },
    // Opened from here it is as it was saved.
    onOpen: () => writeDraftLayout(view.list, name, undefined),
    onUnpin: () =>
      changeViews(view.list, (views) => views.map((one) => (same(one) ? { ...one, pinned: false } : one))),
  };
}
