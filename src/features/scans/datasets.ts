import { listDatasetsAllOptions } from '@/api/operations.gen';

/** Every dataset by name, for choosing one and for telling what each can do. */
export function allDatasetsOptions() {
  return { ...listDatasetsAllOptions({ sortedBy: 'Name', sortDirection: 'Asc' }), staleTime: 300_000 };
}
