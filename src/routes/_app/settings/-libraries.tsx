import { queryOptions, useQuery } from '@tanstack/react-query';
import { count } from '@/lib/words';
import { Fold } from '@/ui/fold';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import { ApiError } from '@/api/errors';
import classes from './-tokens.module.css';

/** The libraries that the console is built with, each with its license. */
export function Libraries() {
  return <Fold summary="Libraries and their licenses">{() => <LibraryList />}</Fold>;
}

function LibraryList() {
  const { data: libraries, error, refetch } = useQuery(librariesOptions());
  if (error)
    return <InlineError title="The list could not be read" error={error} onRetry={() => void refetch()} />;
  if (!libraries) return <SkeletonRows rows={4} />;
  return (
    <>
      <p className={classes.about}>{count(libraries.length, 'library', 'libraries')}</p>
      <ul className={classes.libraries} aria-label="Libraries">
        {libraries.map(({ name, version, license, text }) => (
          <li key={`${name} ${version}`}>
            {text ? (
              <Fold summary={`${name} ${version}, ${license}`}>
                {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it */}
                <pre tabIndex={0} aria-label={`License of ${name}`} role="group">
                  {text}
                </pre>
              </Fold>
            ) : (
              <p>
                {name} {version}, {license}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
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
