import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';

export interface Library {
  name: string;
  version: string;
  license: string;
  /** The text of its license, where the package carries one. */
  text?: string;
}

/** The libraries that this console is built with, written beside it by its build (vite.config.ts). Throws `ApiError`. */
export function librariesOptions() {
  return queryOptions({
    queryKey: ['libraries'],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Library[]> => {
      const response = await fetch(`${import.meta.env.BASE_URL}licenses.json`, { signal }).catch(() => {
        throw new ApiError({ kind: 'network' });
      });
      if (!response.ok) throw new ApiError({ kind: 'problem', status: response.status });
      return response.json().catch(() => {
        throw new ApiError({ kind: 'not-json', status: response.status });
      }) as Promise<Library[]>;
    },
  });
}
