import type { ReactNode } from 'react';
import { Docked } from './docked';
import { SkeletonRows } from './route-states';
import { ErrorState, InlineError } from './states';

/** What of a query of React Query is looked at: its answer, why there is none or none that is new, and the way to ask again. */
interface Read<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface ReadErrorProps {
  query: Omit<Read<unknown>, 'data'>;
  /** What could not be read: "The groups could not be read". */
  title: string;
  /** What it means for all else: "What you chose is kept." */
  kept?: string | undefined;
}

/** That something could not be read, at its place, with a way to ask again; nothing as long as it could. */
export function ReadError({ query: { error, refetch }, title, kept }: ReadErrorProps) {
  return <InlineError error={error} title={title} {...(kept && { kept })} onRetry={() => void refetch()} />;
}

/** The same of something that was read before and is still shown: below the page, so that what is shown stays where it is. */
export function StaleError(props: ReadErrorProps) {
  return (
    props.query.error !== null &&
    props.query.error !== undefined && (
      <Docked>
        <ReadError {...props} />
      </Docked>
    )
  );
}

interface LoadedProps<Data> {
  query: Read<Data>;
  /** Said where nothing could be read: "The monitors could not be read". */
  failed: string;
  kept?: string;
  /** It is one among several on its page: the failure is told as a notice, also of what was read before. */
  isNotice?: boolean;
  /**
   * Said below the page of what was read before, once it could not be read again: "The monitors could not be refreshed". Left out,
   * nothing is said then, unless the failure is a notice.
   */
  stale?: string;
  staleKept?: string;
  /** What holds its place until the first answer: so many rows, or something else. */
  skeleton: number | ReactNode;
  /** What stands there where the answer holds nothing; anything falsy where it holds something. */
  empty?: ReactNode;
  children?: ReactNode | ((data: Data) => ReactNode);
}

/**
 * What a query reads, in its four states: its place is held until it comes; where it could not be read that is said, with a
 * way to ask again; where it holds nothing that is said; else its children. What was read before stays when it fails later.
 */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { query, failed, kept, isNotice, skeleton, empty } = props;
  const { stale = isNotice && failed, staleKept = isNotice ? kept : undefined } = props;
  const { data, error, refetch } = query;
  if (data === undefined) {
    const retry = () => void refetch();
    if (error === null || error === undefined) {
      return typeof skeleton === 'number' ? <SkeletonRows rows={skeleton} /> : skeleton;
    }
    const Failure = isNotice ? InlineError : ErrorState;
    return <Failure error={error} title={failed} {...(kept && { kept })} onRetry={retry} />;
  }
  return (
    <>
      {stale && <StaleError query={query} title={stale} kept={staleKept} />}
      {empty || (typeof props.children === 'function' ? props.children(data) : props.children)}
    </>
  );
}
