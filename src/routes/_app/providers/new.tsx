import { Box, Stack } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { createFileRoute } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { listProviderTypesOptions, useCreateProvider } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { FormShell } from '@/form/form-shell';
import { fullName } from '@/lib/words';
import { notify } from '@/ui/notify';
import { Page } from '@/ui/page';
import { ProviderDuplicates } from './-duplicates';
import { ProviderFields } from '@/features/providers/fields';
import { blankProvider, providerRequest, providerSchema } from '@/features/providers/form-values';

export const Route = createFileRoute('/_app/providers/new')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(listProviderTypesOptions()),
  component: NewProvider,
});

function NewProvider() {
  const navigate = Route.useNavigate();
  const form = useForm({
    resolver: zodResolver(providerSchema),
    defaultValues: blankProvider,
    mode: 'onTouched',
  });
  const create = useCreateProvider();
  return (
    <Page
      title="New provider"
      subtitle="A name is enough to begin. Licenses are attached next."
      crumbs={[{ label: 'Providers', to: '/providers' }]}
    >
      <Box maw={760}>
        <FormShell
          form={form}
          onSubmit={(values) => create.mutateAsync({ body: providerRequest(values) })}
          onSaved={(provider) => {
            notify({ tone: 'success', title: `${fullName(provider)} was created` });
            if (!provider.id) void navigate({ to: '/providers' });
            else {
              const params = { providerId: provider.id };
              void navigate({
                to: '/providers/$providerId',
                params,
                search: { attach: true },
                replace: true,
              });
            }
          }}
          onCancel={() => void navigate({ to: '/providers' })}
          error={create.error}
          pending={create.isPending}
          submitLabel="Create provider"
          blocked={useWriteBlocked('Providers')}
          draft={{ name: 'new-provider', omit: ['ssn'] }}
        >
          <ProviderDuplicates />
          <Stack gap={28}>
            <ProviderFields />
          </Stack>
        </FormShell>
      </Box>
    </Page>
  );
}
