import { IconId, IconListCheck, type Icon } from '@tabler/icons-react';
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
}

/** Lists of which people say in one breath what of them they want: `expired licenses texas`. */
const lists: readonly SaidList[] = [
  {
    to: '/licenses',
    icon: IconId,
    label: 'Licenses',
    nouns: ['licenses', 'license'],
    said: [
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

/**
 * The list that a text asks for with its filters set: `expired licenses texas`, `denied enrollments`. Each word has to be
 * understood, and one at least is a filter; none for any other text.
 */
export function filteredLists(text: string, router: ReturnType<typeof useRouter>): Hit[] {
  return lists.flatMap(({ to, icon, label, nouns, said, state }) => {
    let rest = taken(normalised(text), nouns);
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
    if (rest !== '' || words.length === 0) return [];
    return [
      {
        id: `list ${to} ${words.join(' ')}`,
        icon,
        label: `${label}: ${words.join(', ')}`,
        run: () => void router.navigate({ to, search } as never),
      },
    ];
  });
}
