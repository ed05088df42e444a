import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import { PacketPage } from '@/features/packet/page';

export const Route = createFileRoute('/_print/credentialing/$requestId/packet')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(getCredentialingRequestOptions({ requestId: params.requestId })),
  component: RequestPacket,
});

function RequestPacket() {
  const { requestId } = Route.useParams();
  const { data } = useSuspenseQuery(getCredentialingRequestOptions({ requestId }));
  return (
    <PacketPage
      request={{ ...data, id: requestId }}
      back={{ to: '/credentialing/$requestId', params: { requestId } }}
    />
  );
}
