import { Box, Stack } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { createFileRoute } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useCreateFacility } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { everyFacilityOptions } from '@/features/facilities/choices';
import { FormShell } from '@/form/form-shell';
import { searchParams } from '@/lib/search-params';
import { facilityName } from '@/lib/words';
import { notify } from '@/ui/notify';
import { Page } from '@/ui/page';
import { FacilityFields } from '@/features/facilities/fields';
import { FacilityNamesakes } from './-namesakes';
import { facilityRequest, facilitySchema, facilityValues } from '@/features/facilities/form-values';

export const Route = createFileRoute('/_app/facilities/new')({
  validateSearch: searchParams(() =>
    z.object({
      /** The facility that the new one is part of, as the place it is created from knows. */
      parentFacilityId: z.catch(z.optional(z.uuid()), undefined),
    }),
  ),
  loader: ({ context }) => void context.queryClient.prefetchQuery(everyFacilityOptions()),
  component: NewFacility,
});

function NewFacility() {
  const navigate = Route.useNavigate();
  const { parentFacilityId } = Route.useSearch();
  const form = useForm({
    resolver: zodResolver(facilitySchema),
    defaultValues: facilityValues({ parentFacilityId }),
    mode: 'onTouched',
  });
  const create = useCreateFacility();
  return (
    <Page
      title="New facility"
      subtitle="Name and address come first. Specialties, licenses and accreditations are added next."
      crumbs={[{ label: 'Facilities', to: '/facilities' }]}
    >
      <Box maw={760}>
        <FormShell
          form={form}
          onSubmit={(values) => create.mutateAsync({ body: facilityRequest(values) })}
          onSaved={(facility) => {
            notify({ tone: 'success', title: `${facilityName(facility)} was created` });
            const params = { facilityId: facility.id ?? '' };
            void (facility.id
              ? navigate({ to: '/facilities/$facilityId', params, replace: true })
              : navigate({ to: '/facilities' }));
          }}
          onCancel={() =>
            void (parentFacilityId
              ? navigate({ to: '/facilities/$facilityId', params: { facilityId: parentFacilityId } })
              : navigate({ to: '/facilities' }))
          }
          error={create.error}
          pending={create.isPending}
          submitLabel="Create facility"
          blocked={useWriteBlocked('Facilities')}
          draft={{ name: 'new-facility' }}
        >
          <FacilityNamesakes />
          <Stack gap={28}>
            <FacilityFields />
          </Stack>
        </FormShell>
      </Box>
    </Page>
  );
}
