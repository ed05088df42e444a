import { IconId, IconListCheck, IconUser, type Icon } from '@tabler/icons-react';
import type { useRouter } from '@tanstack/react-router';
import { normalised } from '@/lib/names';
import { stateCode, stateName } from '@/lib/states';
import type { Hit } from './palette-hit';

interface SaidList {
  to: string;
  icon: Icon;
  label: string;
  /** How people call its rows. */
  nouns: readonly string[];
  /** What is said of rows, with the filter of the list that it means, and how that filter is called. */
  said: readonly { words: readonly string[]; label: string; search: Readonly<Record<string, string>> }[];
  /** The filter by a state, where the list has one. */
  state?: string;
  /** What is said of nothing but its rows, so that it means them without their name. */
  alone?: readonly string[];
}

/** How people say that something expires within so many days. */
const withinDays = (days: number) =>
  ['expiring', 'expire', 'expires', ''].flatMap((verb) =>
    ['within the next', 'in the next', 'within', 'in', 'next', ''].map((within) =>
      `${verb} ${within} ${days} days`.replaceAll(/ +/g, ' ').trim(),
    ),
  );

/** Lists of which people say in one breath what of them they want: `expired licenses texas`. */
const lists: readonly SaidList[] = [
  {
    to: '/licenses',
    icon: IconId,
    label: 'Licenses',
    nouns: ['licenses', 'license'],
    said: [
      { words: withinDays(30), label: 'expire within 30 days', search: { expires: '30' } },
      { words: withinDays(60), label: 'expire in 31 to 60 days', search: { expires: '60' } },
      { words: withinDays(90), label: 'expire in 61 to 90 days', search: { expires: '90' } },
      { words: ['expired'], label: 'expired', search: { licenseStatus: 'Expired' } },
      {
        words: ['expiring soon', 'expire soon', 'expires soon', 'expiring'],
        label: 'expire soon',
        search: { licenseStatus: 'ExpiresSoon' },
      },
      {
        words: ['needs review', 'need review', 'to review', 'review'],
        label: 'need review',
        search: { licenseStatus: 'NeedsReview' },
      },
      { words: ['not found'], label: 'not found', search: { licenseStatus: 'NotFound' } },
      {
        words: ['unable to verify', 'unverified', 'failed'],
        label: 'unable to verify',
        search: { licenseStatus: 'UnableToVerify' },
      },
      {
        words: ['with disciplinary actions', 'disciplinary actions', 'disciplined', 'discipline'],
        label: 'disciplinary actions',
        search: { licenseStatus: 'DisciplinaryActions' },
      },
    ],
    state: 'licenseState',
  },
  {
    to: '/enrollments',
    icon: IconListCheck,
    label: 'Enrollments',
    nouns: ['enrollments', 'enrollment'],
    said: [
      { words: ['denied'], label: 'denied', search: { enrollmentStatus: 'Denied' } },
      {
        words: ['not submitted', 'unsubmitted'],
        label: 'not submitted',
        search: { enrollmentStatus: 'NotSubmitted' },
      },
      {
        words: ['submitted', 'waiting', 'pending', 'open'],
        label: 'submitted',
        search: { enrollmentStatus: 'Submitted' },
      },
      { words: ['enrolled'], label: 'enrolled', search: { enrollmentStatus: 'Enrolled' } },
    ],
  },
  {
    to: '/providers',
    icon: IconUser,
    label: 'Providers',
    nouns: ['providers', 'provider'],
    said: [
      {
        words: ['not credentialed', 'uncredentialed', 'noncredentialed'],
        label: 'not credentialed',
        search: { mayTreat: 'NotCredentialed' },
      },
      {
        words: ['recredentialing overdue', 'overdue for recredentialing', 'overdue'],
        label: 'recredentialing overdue',
        search: { mayTreat: 'Overdue' },
      },
      {
        words: ['deactivated', 'inactive'],
        label: 'deactivated',
        search: { mayTreat: 'Deactivated' },
      },
      { words: ['not monitored', 'unmonitored'], label: 'not monitored', search: { status: 'NotMonitored' } },
      { words: ['monitored'], label: 'monitored', search: { status: 'Monitored' } },
    ],
    alone: ['not credentialed', 'uncredentialed', 'recredentialing overdue', 'not monitored', 'deactivated'],
  },
];

/** The text without a phrase that it has as whole words; undefined where it has not. */
function without(text: string, phrase: string): string | undefined {
  const spaced = ` ${text} `;
  const at = spaced.indexOf(` ${normalised(phrase)} `);
  if (at < 0) return undefined;
  return `${spaced.slice(0, at)} ${spaced.slice(at + normalised(phrase).length + 2)}`
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Takes the first of some phrases that a text has out of it; undefined where it has none. */
function taken(text: string, phrases: readonly string[]): string | undefined {
  for (const phrase of phrases) {
    const rest = without(text, phrase);
    if (rest !== undefined) return rest;
  }
  return undefined;
}

/** A state that stands alone, or behind a word that says it is a place. */
const stateIn = (text: string) => stateCode(text) ?? stateCode(text.replace(/^(?:in|of|from) /i, ''));

/** `Registered Nurses`, `Therapies`: how people call those of a type. */
const pluralsOf = (name: string) => [`${name}s`, `${name}es`, name.replace(/y$/, 'ies'), name];

/** A type of providers, as the service names it. */
interface NamedType {
  id?: string | undefined;
  name?: string | null | undefined;
}

type Router = ReturnType<typeof useRouter>;
type Search = Readonly<Record<string, string>>;

const listHit = (
  { to, icon, label }: Pick<SaidList, 'to' | 'icon' | 'label'>,
  { words, search }: { words: readonly string[]; search: Search },
  router: Router,
  detail?: string,
): Hit => ({
  id: `list ${to} ${words.join(' ')}`,
  icon,
  label: `${label}: ${words.join(', ')}`,
  detail,
  run: () => void router.navigate({ to, search } as never),
});

/**
 * `providers in texas`, `texas physicians`. The service filters providers by no state (GET /providers): where somebody may work is
 * told by the licenses there, so those are offered, and beside them the providers of the type that was said.
 */
function peopleOfPlace(text: string, types: readonly NamedType[], router: Router): Hit[] {
  const typed = types.flatMap(({ id, name }) => {
    const rest = id && name ? taken(text, pluralsOf(name)) : undefined;
    return id && name && rest !== undefined ? [{ id, name, rest }] : [];
  });
  // The longest name that was said is meant: “nurse practitioners” are not nurses.
  const [type] = typed.toSorted((one, other) => other.name.length - one.name.length);
  const rest = type ? type.rest : taken(text, ['providers', 'provider']);
  const code = rest && stateIn(rest);
  if (rest === undefined || (rest !== '' && !code)) return [];
  const [providers, licenses] = ['/providers', '/licenses'].map((to) => lists.find((one) => one.to === to));
  const state = code ? (stateName(code) ?? code) : '';
  return [
    ...(code && licenses
      ? [
          listHit(
            licenses,
            { words: [state], search: { licenseState: code } },
            router,
            `Who is licensed in ${state}: providers have no filter by state`,
          ),
        ]
      : []),
    ...(type && providers
      ? [
          listHit(
            providers,
            { words: [type.name], search: { providerTypeId: type.id } },
            router,
            code && 'Of all states',
          ),
        ]
      : []),
  ];
}

/**
 * The lists that a text asks for with their filters set: `expired licenses texas`, `denied enrollments`, `texas physicians`. Each
 * word has to be understood, and one at least is a filter; none for any other text. `types` are the types of providers.
 */
export function filteredLists(text: string, router: Router, types: readonly NamedType[] = []): Hit[] {
  const plain = normalised(text);
  const found = lists.flatMap((list) => {
    const { nouns, said, state, alone = [] } = list;
    const isAlone = alone.some((words) => normalised(words) === plain);
    let rest = isAlone ? plain : taken(plain, nouns);
    if (rest === undefined) return [];
    const search: Record<string, string> = {};
    const words: string[] = [];
    for (const one of said) {
      const left = taken(rest, one.words);
      if (left === undefined) continue;
      rest = left;
      Object.assign(search, one.search);
      words.push(one.label);
      break;
    }
    const code = state && stateIn(rest);
    if (state && code) {
      search[state] = code;
      words.push(stateName(code) ?? code);
      rest = '';
    }
    return rest === '' && words.length > 0 ? [listHit(list, { words, search }, router)] : [];
  });
  return found.length > 0 ? found : peopleOfPlace(plain, types, router);
}
