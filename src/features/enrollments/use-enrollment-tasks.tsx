import { IconPencil, IconTrash } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProviderEnrollment } from '@/api/models';
import { useWriteBlocked } from '@/api/permissions';
import type { MenuItem } from '@/ui/menu';
import { Button } from '@/ui/button';
import { EnrollmentDialog, useEnrollmentDeletion } from './dialogs';
import type { EnrollmentAbout } from './fields';

export const enrollmentId = ({ id }: ProviderEnrollment) => id;

/** The link to its page, for a row that is one. */
export const enrollmentPage = ({ id }: ProviderEnrollment) =>
  linkOptions({ to: '/enrollments/$enrollmentId', params: { enrollmentId: id ?? '' } });

/** What can be done to enrollments wherever they are listed: the way to do it, and the dialogs to put on the page. */
export function useEnrollmentTasks(about: EnrollmentAbout) {
  const blocked = useWriteBlocked('Groups');
  const [task, setTask] = useState<ProviderEnrollment | 'new'>();
  const deleteEnrollment = useEnrollmentDeletion();
  const close = () => setTask(undefined);
  const create = () => setTask('new');
  const short = blocked && 'Not for your role';

  const rowActions = (enrollment: ProviderEnrollment): MenuItem[] => [
    { label: 'Edit', icon: IconPencil, blocked: short, run: () => setTask(enrollment) },
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
    dialogs: task && (
      <EnrollmentDialog {...(task === 'new' ? { about } : { enrollment: task })} onClose={close} />
    ),
  };
}
