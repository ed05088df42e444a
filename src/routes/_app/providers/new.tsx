import { createFileRoute } from '@tanstack/react-router';
import { listProviderTypesOptions } from '@/api/operations.gen';
import { CreatePage } from '@/records/create-page';
import { provider } from '@/records/provider';
import { ProviderDuplicates } from './-duplicates';

export const Route = createFileRoute('/_app/providers/new')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(listProviderTypesOptions()),
  component: () => (
    <CreatePage record={provider}>
      <ProviderDuplicates />
    </CreatePage>
  ),
});
