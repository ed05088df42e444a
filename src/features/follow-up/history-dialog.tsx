import type { FollowUpSubject } from '@/domain/follow-up';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { FollowUpPanel } from './panel';

interface HistoryDialogProps {
  subject: FollowUpSubject;
  onClose: () => void;
}

/** All that was asked about one subject, without leaving the list that it stands in. */
export function HistoryDialog({ subject, onClose }: HistoryDialogProps) {
  return (
    <Dialog
      title={`${subject.name}, ${subject.what}`}
      width={640}
      onClose={onClose}
      footer={
        <Button variant="default" data-autofocus onClick={onClose}>
          Close
        </Button>
      }
    >
      <FollowUpPanel subject={subject} isAsKept />
    </Dialog>
  );
}
