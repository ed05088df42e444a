import { useQuery } from '@tanstack/react-query';
import type { ProviderLicense } from '@/api/models';
import { listProviderLicensesPages } from '@/api/operations.gen';
import { fetchAllPages } from '@/api/paging';
import { largestPage } from '@/api/query';
import { textOf } from '@/lib/words';

/** The letters and digits of a number, which people and boards set apart each in their own way. */
const signsOf = (number: unknown) =>
  textOf(number)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Shorter ones are hardly ever whole. */
const mayBeWhole = (signs: string) => signs.length >= 5 && signs.replace(/\D/g, '').length >= 3;

/** So many pages are read for a number; the list of licenses reads all. */
const mostPages = 20;

/**
 * The licenses whose whole number a text is, whatever stands between its letters and digits. The service finds none by number
 * (GET /provider-licenses), so they are read until it is found, once for each text that may be a whole number.
 */
export function useLicensesOfNumber(
  text: string,
  isSought: boolean,
): { items: readonly ProviderLicense[]; isFetching: boolean } {
  const wanted = signsOf(text);
  const enabled = isSought && mayBeWhole(wanted);
  const { data, isFetching } = useQuery({
    queryKey: ['palette', 'license number', wanted],
    queryFn: async ({ signal }) => {
      let pages = 0;
      const fetchPage = listProviderLicensesPages({ count: largestPage });
      for await (const items of fetchAllPages({ fetchPage, signal })) {
        const found = items.filter(({ license }) => signsOf(license?.number) === wanted);
        pages += 1;
        if (found.length > 0 || pages >= mostPages) return found;
      }
      return [];
    },
    enabled,
    staleTime: 60_000,
    // Beside it stands the way to the list, which tells a failure.
    retry: false,
  });
  return { items: enabled ? (data ?? []) : [], isFetching: enabled && isFetching };
}
