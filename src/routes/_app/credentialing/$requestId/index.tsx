import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { EventDialog } from '@/features/credentialing/event-dialog';
import { FollowUpPanel } from '@/features/follow-up/panel';
import { requestSubject } from '@/features/follow-up/subjects';
import { requestStatus, requestTitle, whyNoEvent } from '@/features/credentialing/request-words';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import { Page } from '@/ui/page';
import { Status } from '@/ui/status';
import { EvidenceAround } from '@/viewer/use-evidence-viewer';
import { useRowRefresh } from '@/ui/use-row-refresh';
import { RequestEditDialog } from './-request-edit-dialog';
import { ChecklistSection } from './-checklist/section';
import { LatestDecision, RequestDecisions } from './-decisions';
import { useRequestEvidence } from './-request-evidence';
import { RequestEvents } from './-request-events';
import { RequestFacts } from './-request-facts';
import { RequestActions, RequestSubtitle, type RequestDialog } from './-request-header';

export const Route = createFileRoute('/_app/credentialing/$requestId/')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(getCredentialingRequestOptions({ requestId: params.requestId })),
  component: RequestPage,
});

const crumbs = [{ label: 'Credentialing', to: '/credentialing' }];

/** One request: whom it is about, what was verified and how long that counts, and what has happened. */
function RequestPage() {
  const { requestId } = Route.useParams();
  const { ref, refresh } = useRowRefresh();
  const { data } = useSuspenseQuery({ ...getCredentialingRequestOptions({ requestId }), ...refresh() });
  const request = { ...data, id: requestId };
  const [dialog, setDialog] = useState<RequestDialog>();
  const close = () => setDialog(undefined);
  return (
    <EvidenceAround items={useRequestEvidence(request)}>
      <Page
        title={requestTitle(request)}
        translate="no"
        crumbs={crumbs}
        titleEnd={
          <>
            <Status of="request" value={requestStatus(request)} tint />
            <LatestDecision request={request} />
          </>
        }
        subtitle={<RequestSubtitle request={request} />}
        actions={<RequestActions request={request} onOpen={setDialog} />}
        bodyRef={ref}
        asideLabel="About this request"
        aside={
          <>
            <RequestFacts request={request} />
            <RequestDecisions request={request} />
            <FollowUpPanel subject={requestSubject(request)} blocked={whyNoEvent(request)} />
            <RequestEvents request={request} />
          </>
        }
      >
        <ChecklistSection request={request} />
      </Page>
      {dialog === 'event' && <EventDialog request={request} onClose={close} />}
      {dialog === 'edit' && <RequestEditDialog request={request} onClose={close} />}
    </EvidenceAround>
  );
}
