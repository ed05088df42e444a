import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { EventDialog } from '@/features/credentialing/event-dialog';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import { RequestEditDialog } from './-request-edit-dialog';
import { ChecklistSection } from './-checklist-section';
import { RequestEvents } from './-request-events';
import { RequestFacts } from './-request-facts';
import { type RequestDialog, RequestHeader } from './-request-header';
import classes from '@/ui/watch.module.css';

export const Route = createFileRoute('/_app/credentialing/$requestId/')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(getCredentialingRequestOptions({ requestId: params.requestId })),
  component: RequestPage,
});

/** One request: whom it is about, what was verified and how long that counts, and what has happened. */
function RequestPage() {
  const { requestId } = Route.useParams();
  const { data } = useSuspenseQuery(getCredentialingRequestOptions({ requestId }));
  const request = { ...data, id: requestId };
  const [dialog, setDialog] = useState<RequestDialog>();
  const close = () => setDialog(undefined);
  return (
    <>
      <RequestHeader request={request} onOpen={setDialog} />
      <div className={classes.page}>
        <ChecklistSection request={request} />
        <aside aria-label="About this request">
          <RequestFacts request={request} />
          <RequestEvents request={request} />
        </aside>
      </div>
      {dialog === 'event' && <EventDialog request={request} onClose={close} />}
      {dialog === 'edit' && <RequestEditDialog request={request} onClose={close} />}
    </>
  );
}
