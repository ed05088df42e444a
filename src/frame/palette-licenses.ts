import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ProviderLicense } from '@/api/models';
import { listProviderLicensesPages } from '@/api/operations.gen';
import { cursorListOptions, itemsOf } from '@/api/paging';
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

/** One reading for all numbers: what was read for one that was typed is there for the next. */
const allLicenses = cursorListOptions({
  key: ['palette', 'licenses'],
  fetchPage: listProviderLicensesPages({ count: largestPage }),
  staleTime: 60_000,
});

/**
 * The licenses whose whole number a text is, whatever stands between its letters and digits. The service finds none by number
 * (GET /provider-licenses), so they are read page after page until it is found.
 */
export function useLicensesOfNumber(
  text: string,
  isSought: boolean,
): { items: readonly ProviderLicense[]; isFetching: boolean } {
  const wanted = signsOf(text);
  const enabled = isSought && mayBeWhole(wanted);
  // A failure is not told: beside it stands the way to the list, which tells it.
  const { data, isFetching, isError, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...allLicenses,
    enabled,
    retry: false,
  });
  const found = useMemo(
    () =>
      enabled
        ? itemsOf(data, ({ license }) => license?.id).filter(
            ({ license }) => signsOf(license?.number) === wanted,
          )
        : [],
    [data, enabled, wanted],
  );
  const pages = data?.pages.length ?? 0;
  const goesOn = enabled && found.length === 0 && hasNextPage && pages < mostPages && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return { items: found, isFetching: enabled && (isFetching || goesOn) };
}
