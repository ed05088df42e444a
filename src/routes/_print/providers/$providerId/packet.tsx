import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { getProviderOptions } from '@/api/operations.gen';
import { PacketPage } from '@/features/packet/page';

export const Route = createFileRoute('/_print/providers/$providerId/packet')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(getProviderOptions({ providerId: params.providerId })),
  component: ProviderPacket,
});

function ProviderPacket() {
  const { providerId } = Route.useParams();
  const { data } = useSuspenseQuery(getProviderOptions({ providerId }));
  return (
    <PacketPage
      request={{ provider: { ...data, id: providerId } }}
      back={{ to: '/providers/$providerId', params: { providerId } }}
    />
  );
}
