import { Box } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { createCredentialingRequest } from '@/api/operations.gen';
import { searchParams } from '@/lib/search-params';
import { notify } from '@/ui/notify';
import { Page } from '@/ui/page';
import { WriteGate } from '@/ui/write-gate';
import { NewRequestForm } from './-form';
import { entityName } from '@/features/credentialing/request-words';

const validateSearch = searchParams(() =>
  z.object({
    /** Whom the request is to be for, where that is known already. */
    providerId: z.catch(z.optional(z.string()), undefined),
    facilityId: z.catch(z.optional(z.string()), undefined),
    type: z.catch(z.optional(z.string()), undefined),
  }),
);

export const Route = createFileRoute('/_app/credentialing/new/')({
  validateSearch,
  component: NewRequest,
});

function NewRequest() {
  const about = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page
      title="New credentialing request"
      subtitle="For a provider, or for specialties of a facility"
      crumbs={[{ label: 'Credentialing', to: '/credentialing' }]}
    >
      <Box maw={760}>
        <WriteGate needs={createCredentialingRequest}>
          <NewRequestForm
            key={`${about.providerId} ${about.facilityId} ${about.type}`}
            about={about}
            onCancel={() => void navigate({ to: '/credentialing' })}
            onCreated={(request) => {
              notify({
                tone: 'success',
                title: `The request for ${entityName(request, 'title')} was created`,
              });
              if (!request.id) void navigate({ to: '/credentialing' });
              else
                void navigate({
                  to: '/credentialing/$requestId',
                  params: { requestId: request.id },
                  replace: true,
                });
            }}
          />
        </WriteGate>
      </Box>
    </Page>
  );
}
