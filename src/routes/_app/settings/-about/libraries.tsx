import { Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { count } from '@/lib/words';
import { CodeBlock } from '@/ui/code-block';
import { Fold } from '@/ui/fold';
import { Loaded } from '@/ui/loaded';
import { ApiError } from '@/api/errors';

/** The libraries that the console is built with, each with its license. */
export function Libraries() {
  return <Fold summary="Libraries and their licenses">{() => <LibraryList />}</Fold>;
}

function LibraryList() {
  const query = useQuery(librariesOptions());
  return (
    <Loaded query={query} isNotice failed="The list could not be read" skeleton={4}>
      {(libraries) => (
        <>
          <Text c="dimmed">{count(libraries.length, 'library', 'libraries')}</Text>
          <ul aria-label="Libraries">
            {libraries.map(({ name, version, license, text }) => (
              <li key={`${name} ${version}`}>
                {text ? (
                  <Fold summary={`${name} ${version}, ${license}`}>
                    <CodeBlock label={`License of ${name}`}>{text}</CodeBlock>
                  </Fold>
                ) : (
                  <Text pl={20} py="xs">
                    {name} {version}, {license}
                  </Text>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

interface Library {
  name: string;
  version: string;
  license: string;
  /** The text of its license, where the package carries one. */
  text?: string;
}

/** The libraries that this console is built with, written beside it by its build (vite.config.ts). Throws `ApiError`. */
function librariesOptions() {
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
