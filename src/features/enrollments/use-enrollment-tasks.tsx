import { linkOptions } from '@tanstack/react-router';
import { createProviderEnrollment } from '@/api/operations.gen';
import type { ProviderEnrollment } from '@/api/models';
import { enrollment } from '@/records/enrollment';
import { createRecord, useRecordActions } from '@/records/use-record-actions';
import { Button } from '@/ui/button';

export const enrollmentId = ({ id }: ProviderEnrollment) => id;

/** The link to its page, for a row that is one. */
export const enrollmentPage = ({ id }: ProviderEnrollment) =>
  linkOptions({ to: '/enrollments/$enrollmentId', params: { enrollmentId: id } });

/** What the place that enrollments are listed in knows of a new one already. */
interface EnrollmentAbout {
  groupId?: string;
  providerId?: string;
}

/** What can be done to enrollments wherever they are listed: the way to do it. */
export function useEnrollmentTasks({ groupId, providerId }: EnrollmentAbout = {}) {
  const rowActions = useRecordActions(enrollment);
  const create = () => createRecord(enrollment, { given: { groupId, providerId } });
  return {
    create,
    createButton: (
      <Button needs={createProviderEnrollment} onClick={create}>
        New enrollment
      </Button>
    ),
    rowActions,
  };
}
