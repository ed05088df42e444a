import { useQuery } from '@tanstack/react-query';
import { fileBlobOptions } from './files';

/** A file of the service, fetched with the token: at once, or when `refetch` is called where not `wanted`. */
export function useFile(path: string, wanted = true) {
  const { data, error, isFetching, refetch } = useQuery({ ...fileBlobOptions(path), enabled: wanted });
  return { data, error, isFetching, refetch: () => refetch() };
}
