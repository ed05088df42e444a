import { useRouter } from '@tanstack/react-router';
import { announce } from '@/ui/announce';
import { copyText } from '@/ui/copy-text';
import { saveBlob } from '@/ui/files';
import { notify } from '@/ui/notify';
import { mendLayout } from '../columns/layout';
import { listNamed } from '../list/list-spec';
import { noView, type Viewed } from './use-view';
import { freeName, mostPinned, type SavedView } from '../views/view';
import { packColumns } from '../views/view-columns';
import { readDraftLayout, writeDraftLayout } from '../views/view-draft';
import { viewText } from '../views/view-file';
import { changeViews, sharedView } from '../views/view-store';

/** What can be done with the views of a list. Whatever another tab has saved since is kept. */
export function useViewActions<T>(model: Viewed<T>) {
  const router = useRouter();
  const { list, search, columns, view } = model;
  const none = Object.fromEntries(Object.keys(list.filters).map((filter) => [filter, undefined]));
  const plain = { ...none, sortedBy: undefined, sortDirection: undefined };

  const store = (change: (views: readonly SavedView[]) => readonly SavedView[]) => {
    if (changeViews(list.name, change)) return;
    notify({
      tone: 'error',
      title: 'The browser does not keep views',
      message:
        'Its storage is full or forbidden. The view is there until this tab is closed; its file or link lasts.',
    });
  };
  const edit = (name: string, change: (one: SavedView) => SavedView) =>
    store((views) => views.map((one) => (one.name === name ? change(one) : one)));
  const open = (one: SavedView) => {
    writeDraftLayout(list.name, one.name, undefined);
    search.set({ ...plain, ...list.validateSearch(one.search), view: one.name, columns: undefined });
  };
  const onScreen = () => ({ search: { ...search.search }, layout: columns.layout });
  const place = view.place === undefined ? {} : { to: view.place };

  return {
    open,
    /** The filters stay; the columns are the list's own again. */
    close: () => search.set(noView),
    /** What was changed about a shared view becomes a view of one's own, which stands over it. */
    saveChanges(one: SavedView) {
      if (one.shared) store((views) => [...views, { name: one.name, ...onScreen(), ...place }]);
      else edit(one.name, (old) => ({ ...old, ...onScreen() }));
      writeDraftLayout(list.name, one.name, undefined);
      announce(`View “${one.name}” saved`);
    },
    /** The shared view of the same name is in force again. What stands in the navigation stays there, as it is shared. */
    follow(one: SavedView) {
      const { shared: _, ...ours } = sharedView(list.name, one.name) ?? one;
      if (one.pinned) edit(one.name, (old) => ({ ...old, ...ours, ...place }));
      else store((views) => views.filter(({ name }) => name !== one.name));
    },
    /** What was shared until now is one's own. */
    keep: (one: SavedView) => store((views) => [...views.filter(({ name }) => name !== one.name), one]),
    saveAs(name: string) {
      store((views) => [...views, { name, ...onScreen(), ...place }]);
      if (view.open) writeDraftLayout(list.name, view.open.name, undefined);
      search.set({ view: name, columns: undefined });
      announce(`View “${name}” saved`);
    },
    /** Of a file, under a name that is free here. */
    add(one: SavedView) {
      const added = { ...one, name: freeName(view.views, one.name), ...place };
      store((views) => [...views, added]);
      open(added);
      announce(`View “${added.name}” added`);
    },
    rename(one: SavedView, name: string) {
      const draft = readDraftLayout(list.name, one.name);
      edit(one.name, (old) => ({ ...old, name }));
      writeDraftLayout(list.name, name, draft);
      writeDraftLayout(list.name, one.name, undefined);
      if (view.open?.name === one.name) search.set({ view: name }, { replace: true });
      announce(`View renamed to “${name}”`);
    },
    remove(one: SavedView) {
      const index = view.views.indexOf(one);
      store((views) => views.filter(({ name }) => name !== one.name));
      if (view.open?.name === one.name) search.set(noView, { replace: true });
      const undo = () =>
        store((views) => views.toSpliced(index, 0, { ...one, name: freeName(views, one.name) }));
      notify({ tone: 'neutral', title: `View “${one.name}” deleted`, action: { label: 'Undo', run: undo } });
    },
    /** Why a view cannot be pinned; undefined when it can, or is. */
    pinBlocked(one: SavedView): string | undefined {
      if (one.pinned) return undefined;
      if (view.place === undefined)
        return 'This list is part of a record, which has no place in the navigation.';
      const pinned = view.views.filter((other) => other.pinned).length;
      return pinned < mostPinned
        ? undefined
        : `${mostPinned} views of this list are pinned. Unpin one first.`;
    },
    pin(one: SavedView) {
      const { shared, ...view } = one;
      // The navigation of this browser leads to what this browser has.
      if (shared) store((views) => [...views, { ...view, ...place, pinned: true }]);
      else edit(one.name, (old) => ({ ...old, ...place, pinned: !one.pinned }));
      announce(
        one.pinned ? `“${one.name}” left the navigation` : `“${one.name}” stands in the navigation now`,
      );
    },
    copyLink(one: SavedView) {
      const packed = packColumns(columns.all, mendLayout(columns.all, one.layout));
      const search = { ...list.validateSearch(one.search), view: one.name, columns: packed || undefined };
      const { publicHref } = router.buildLocation({ to: '.', search: search as never });
      void copyText(new URL(publicHref, globalThis.location.origin).href);
    },
    download(one: SavedView) {
      const file = one.name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N} ()-]+/gu, '-');
      saveBlob(new Blob([viewText(list.name, { ...one, ...place })]), `${list.many} ${file}.json`);
    },
    /** Keeps a view of another list there. */
    addToOtherList(name: string, one: SavedView) {
      const target = listNamed(name);
      if (!target) return;
      let added = one;
      const kept = changeViews(name, (views) => {
        added = { ...one, search: target.validateSearch(one.search), name: freeName(views, one.name) };
        return [...views, added];
      });
      const isRoute = added.to !== undefined && Object.hasOwn(router.routesByPath, added.to);
      notify({
        tone: kept ? 'success' : 'error',
        title: kept
          ? `View “${added.name}” saved for the ${target.many}`
          : 'The view was not saved: the browser’s storage is full or forbidden',
        ...(kept && isRoute && added.to
          ? { link: { to: added.to, search: { ...added.search, view: added.name }, label: 'Open it' } }
          : {}),
      });
    },
  };
}

export type ViewActions = ReturnType<typeof useViewActions>;
