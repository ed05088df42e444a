import { IconHelp, IconId } from '@tabler/icons-react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getProviderOptions, listProviderTypesOptions } from '@/api/operations.gen';
import { readBlocked, useBlockedFor } from '@/api/permissions';
import { currentUser } from '@/api/session';
import { fullName } from '@/lib/words';
import { type CommandParts, paletteCommands } from './commands';
import { filteredLists } from './palette-filters';
import { matching } from './palette-match';
import { recentHits, recentPeople } from './palette-recents';
import { useScreenHits } from './palette-screen';
import { usePeople, useRecordSearch } from './palette-search';
import { hitsHere, saidVerb, verbHits } from './palette-verbs';
import type { Hit, HitGroup, Person } from './palette-hit';

const rest = 180;
/** Until then what was found before stays, so that rows move once and not with each answer. */
const longestHold = 600;
/** So many people are offered something to do with. */
const mostPeople = 4;

/** What the palette shows for a text, and how far the search for it is. */
export function usePaletteContent(text: string, parts: Omit<CommandParts, 'blocked'>) {
  const { router } = parts;
  const blocked = useBlockedFor();
  const allowed = {
    blocked,
    hidden: (area: Parameters<typeof readBlocked>[1]) => readBlocked(currentUser(), area),
    router,
  };
  const wanted = text.trim();
  const [debounced] = useDebouncedValue(wanted, rest);
  const isEmpty = wanted === '';

  const person = usePersonOnScreen(router);
  const keyed = useScreenHits();
  const here = {
    label: keyed.label,
    hits: person ? withoutThese(keyed.hits, hitsHere(person, !isEmpty, allowed)) : keyed.hits,
  };
  /** What the screen offers, screens and actions, matched by their words. */
  const commands = paletteCommands({ ...parts, blocked }).map(({ label, hits }) => ({
    label,
    hits: without(hits, here.hits),
  }));

  // What was typed is sought without them, too: a failure is not told.
  const types = useQuery({ ...listProviderTypesOptions(), enabled: !isEmpty, retry: false }).data;
  const said = isEmpty ? undefined : saidVerb(debounced);
  const isNamed = said !== undefined && said.name !== '';
  const isCertain = isNamed && said.isCertain;
  const records = useRecordSearch(isEmpty ? '' : isCertain ? said.name : debounced);
  const slipped = usePeople(isNamed && !isCertain ? said.name : '');
  const people = isCertain ? records.people : isNamed ? slipped.people : person ? [] : recentPeople();
  const verbs: HitGroup = {
    label: 'For a provider',
    hits: said ? verbHits(said.verbs, people.slice(0, mostPeople), allowed) : [],
  };
  const { meant, others } = matching([here, ...commands], wanted);
  const searching = records.searching || slipped.searching || debounced !== wanted;

  const found: HitGroup[] = [
    ...(isCertain ? [verbs] : []),
    ...records.groups,
    { label: 'License numbers', hits: records.isNumber ? [licensesWith(wanted, router)] : [] },
    ...(isCertain ? [] : [verbs]),
    { label: 'Other actions and screens', hits: searching ? [] : others },
  ];
  const isHeld = useIsHeld(wanted, searching);
  const before = useLast(isEmpty ? noGroups : found, !isHeld || isEmpty);

  const groups = isEmpty
    ? // Actions before screens, which stand in the navigation as well.
      [{ label: 'Recent', hits: recentHits(commands, router) }, here, ...commands.toReversed()]
    : [
        { label: 'Lists', hits: filteredLists(wanted, router, types) },
        ...meant,
        ...(isHeld ? before : found),
      ];
  const shown = groups.filter(({ hits }) => hits.length > 0);
  const isNothing = !isEmpty && !searching && shown.length === 0 && !records.error;
  return {
    wanted,
    searching: !isEmpty && searching,
    /** Enter chooses what is there: nothing that is still on its way comes before it. */
    isFirstKnown:
      isEmpty ||
      !searching ||
      meant.some(({ hits }) => hits.length > 0) ||
      (debounced === wanted && !records.searchingPeople && records.people.length > 0),
    error: isEmpty ? null : records.error,
    retry: records.retry,
    /** The ids of the actions and screens that are remembered once they were chosen; nobody leaves twice in a row. */
    remembered: new Set(
      commands
        .flatMap(({ hits }) => hits.map(({ id }) => id))
        .filter((id) => !['lock', 'sign-out'].includes(id)),
    ),
    isNothing,
    /** Said where nothing was found: what was sought, and what can be done about it. */
    nothing:
      said?.name === ''
        ? `Type a name after it: “${wanted} smith”.`
        : nothingFound(isCertain ? said.name : wanted),
    groups:
      isNothing && wanted.length > 1
        ? [{ label: 'Instead', hits: instead(said?.name === '' ? [] : commands, router) }]
        : shown,
  };
}

const noGroups: HitGroup[] = [];

/** What was last shown while that was `isSettled`. */
function useLast(found: HitGroup[], isSettled: boolean): HitGroup[] {
  const [last, setLast] = useState({ key: '', found });
  const key = found.flatMap(({ hits }) => hits.map(({ id }) => id)).join(' ');
  if (isSettled && key !== last.key) setLast({ key, found });
  return last.found;
}

/** For a moment after the text changed, while its answers come one by one. */
function useIsHeld(wanted: string, searching: boolean): boolean {
  const [late, setLate] = useState('');
  useEffect(() => {
    const timer = setTimeout(setLate, longestHold, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  return searching && late !== wanted;
}

/** The provider whose file, or a part of it, is open. */
function usePersonOnScreen(router: CommandParts['router']): Person | undefined {
  const queryClient = useQueryClient();
  const { providerId } = (router.state.matches.at(-1)?.params ?? {}) as { providerId?: string };
  if (!providerId) return undefined;
  const provider = queryClient.getQueryData(getProviderOptions({ providerId }).queryKey);
  return provider && { id: providerId, name: fullName(provider), deactivated: provider.deactivated ?? false };
}

const labelsOf = (hits: readonly Hit[]) => new Set(hits.map(({ label }) => label));

/** What is offered for who or what is on screen is not offered a second time. */
function without(hits: readonly Hit[], offered: readonly Hit[]): Hit[] {
  const labels = labelsOf(offered);
  return hits.filter(({ label }) => !labels.has(label));
}

/** What the keys do comes first, and has the words by which the same is found otherwise. */
function withoutThese(keyed: readonly Hit[], others: readonly Hit[]): Hit[] {
  const same = new Map(
    others.map(({ label, icon, detail, also, about }) => [label, { icon, detail, also, about }]),
  );
  return [...keyed.map((hit) => ({ ...hit, ...same.get(hit.label) })), ...without(others, keyed)];
}

/** The service finds no license by its number: the list of licenses reads all of them for that. */
const licensesWith = (licenseNumber: string, router: CommandParts['router']): Hit => ({
  id: 'license-number',
  icon: IconId,
  label: `Licenses with the number “${licenseNumber}”`,
  detail: 'Reads all licenses',
  run: () => void router.navigate({ to: '/licenses', search: { licenseNumber } }),
});

const nothingFound = (sought: string) =>
  sought.length < 2
    ? 'Type two letters or more to search.'
    : `Nothing found for “${sought}”. Check the spelling, or type a part of the last name. An NPI is found by all ten digits.`;

/** What can be done where nothing was found. */
const instead = (commands: readonly HitGroup[], router: CommandParts['router']): Hit[] => [
  ...commands.flatMap(({ hits }) => hits.filter(({ id }) => id === 'new-provider')),
  {
    id: 'palette-help',
    icon: IconHelp,
    label: 'What can be found and done here',
    detail: 'Help',
    run: () => void router.navigate({ to: '/help', hash: 'palette' }),
  },
];
