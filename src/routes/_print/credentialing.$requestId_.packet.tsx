import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { requestOptions } from '@/queries/credentialing';
import { PacketPage } from './-packet/packet-page';

export const Route = createFileRoute('/_print/credentialing/$requestId_/packet')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(requestOptions(params.requestId)),
  component: RequestPacket,
});

function RequestPacket() {
  const { requestId } = Route.useParams();
  const { data } = useSuspenseQuery(requestOptions(requestId));
  return (
    <PacketPage
      request={{ ...data, id: requestId }}
      back={{ to: '/credentialing/$requestId', params: { requestId } }}
    />
  );
}
