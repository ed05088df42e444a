import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { EditRecord } from '@/records/edit-record';
import { enrollment as enrollmentRecord } from '@/records/enrollment';
import { deleteRecord } from '@/records/use-record-actions';
import {
  deleteProviderEnrollment,
  getProviderEnrollmentOptions,
  listPayersOptions,
  updateProviderEnrollment,
} from '@/api/operations.gen';
import { namedProviderOptions } from '@/records/provider-name';
import { everyMinute } from '@/lib/every-minute';
import { fullName } from '@/lib/words';
import { Button } from '@/ui/button';
import { Page } from '@/ui/page';
import { Status } from '@/ui/status';
import { payerName, planName } from '@/domain/payers';
import { FollowUpPanel } from '@/features/follow-up/panel';
import { enrollmentSubject } from '@/features/follow-up/subjects';
import { EnrollmentFacts, EnrollmentStanding } from './-facts';

export const Route = createFileRoute('/_app/enrollments/$enrollmentId/')({
  loader: ({ context: { queryClient }, params: { enrollmentId } }) =>
    queryClient.ensureQueryData(getProviderEnrollmentOptions({ providerEnrollmentId: enrollmentId })),
  component: EnrollmentPage,
});

/** One enrollment: whose, with which plan, through which group, and how far it is. */
function EnrollmentPage() {
  const { enrollmentId } = Route.useParams();
  const navigate = Route.useNavigate();
  const [isEditing, setIsEditing] = useState(false);
  const { data } = useSuspenseQuery({
    ...getProviderEnrollmentOptions({ providerEnrollmentId: enrollmentId }),
    ...(!isEditing && everyMinute),
  });
  const enrollment = { ...data, id: enrollmentId };
  const { providerId = '', payerPlan } = enrollment;
  const provider = useQuery({ ...namedProviderOptions(providerId), enabled: providerId !== '' });
  const payers = useQuery({ ...listPayersOptions(), retry: false });
  const payer = payers.data?.find(({ id }) => id !== undefined && id === payerPlan?.payerId);
  return (
    <>
      <Page
        title={provider.data ? `${fullName(provider.data)}, ${planName(payerPlan)}` : planName(payerPlan)}
        translate="no"
        crumbs={[{ label: 'Enrollments', to: '/enrollments' }]}
        titleEnd={<Status of="enrollment" value={enrollment.enrollmentStatus} tint />}
        asideLabel="About the enrollment"
        aside={<EnrollmentFacts enrollment={enrollment} />}
        actions={
          <>
            <Button
              variant="default"
              color="red"
              needs={deleteProviderEnrollment}
              onClick={() =>
                deleteRecord(enrollmentRecord, enrollment, () => void navigate({ to: '/enrollments' }))
              }
            >
              Delete
            </Button>
            <Button needs={updateProviderEnrollment} onClick={() => setIsEditing(true)}>
              Edit
            </Button>
          </>
        }
      >
        <EnrollmentStanding enrollment={enrollment} />
        <FollowUpPanel subject={enrollmentSubject(enrollment, provider.data, payer && payerName(payer))} />
      </Page>
      {isEditing && (
        <EditRecord record={enrollmentRecord} item={enrollment} onClose={() => setIsEditing(false)} />
      )}
    </>
  );
}
