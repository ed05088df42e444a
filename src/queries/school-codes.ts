import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { datasetKeys } from './keys';

const fewMinutes = 300_000;

/** A few schools whose names hold what was typed. */
export function schoolsNamedOptions(name: string) {
  const query = { name, count: 10 };
  return queryOptions({
    queryKey: datasetKeys.schoolCodes(query),
    staleTime: fewMinutes,
    queryFn: async ({ signal }) => {
      const { items } = (
        await api().GET('/datasets/clearinghouse/schoolCodes', { params: { query }, signal })
      ).data;
      return items ?? [];
    },
  });
}
