import { wordsOf } from '@/lib/names';
import { searchedName } from '@/lib/searched-name';

/**
 * A name of a member of the committee as it is compared with others: two are of one person where it is the same, whatever their
 * case, accents, punctuation and order, and with or without title and degrees. A generation such as `Jr.` makes somebody else.
 */
export const personKey = (name: string): string => wordsOf(searchedName(name)).toSorted().join(' ');
