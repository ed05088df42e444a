import { IconPencil, IconTrash } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { ProviderEnrollment } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import type { MenuItem } from '@/ui/menu';
import { Button } from '@/ui/button';
import { openDialog } from '@/ui/open-dialog';
import { EnrollmentDialog, useEnrollmentDeletion } from './dialogs';
import type { EnrollmentAbout } from './fields';

export const enrollmentId = ({ id }: ProviderEnrollment) => id;

/** The link to its page, for a row that is one. */
export const enrollmentPage = ({ id }: ProviderEnrollment) =>
  linkOptions({ to: '/enrollments/$enrollmentId', params: { enrollmentId: id ?? '' } });

/** What can be done to enrollments wherever they are listed: the way to do it. */
export function useEnrollmentTasks(about: EnrollmentAbout) {
  const blocked = useWriteBlocked('Groups');
  const deleteEnrollment = useEnrollmentDeletion();
  const create = () => openDialog(() => EnrollmentDialog, { about });
  const short = blocked && 'Not for your role';

  const rowActions = (enrollment: ProviderEnrollment): MenuItem[] => [
    {
      label: 'Edit',
      icon: IconPencil,
      blocked: short,
      run: () => openDialog(() => EnrollmentDialog, { enrollment }),
    },
    {
      label: 'Delete',
      icon: IconTrash,
      danger: true,
      divided: true,
      blocked: short,
      run: () => deleteEnrollment(enrollment),
    },
  ];

  return {
    blocked,
    create,
    createButton: (
      <Button blocked={blocked} onClick={create}>
        New enrollment
      </Button>
    ),
    rowActions,
  };
}
