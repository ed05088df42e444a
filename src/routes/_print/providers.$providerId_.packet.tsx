import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { providerOptions } from '@/queries/providers';
import { PacketPage } from './-packet/packet-page';

export const Route = createFileRoute('/_print/providers/$providerId_/packet')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(providerOptions(params.providerId)),
  component: ProviderPacket,
});

function ProviderPacket() {
  const { providerId } = Route.useParams();
  const { data } = useSuspenseQuery(providerOptions(providerId));
  return (
    <PacketPage
      request={{ provider: { ...data, id: providerId } }}
      back={{ to: '/providers/$providerId', params: { providerId } }}
    />
  );
}
