import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBlocked } from '@/api/permissions';
import { Button } from '@/ui/button';
import type { RecordDefinition, Stored } from './record';
import { deleteRecord, editRecord } from './use-record-actions';

interface RecordButtonsProps<Item extends Stored> {
  record: RecordDefinition<Item>;
  item: Item;
  /** The id of the text on the page that says why it cannot be changed, where one does. */
  describedBy?: string | undefined;
  /** What stands between the two. */
  children?: ReactNode;
}

/** The buttons that edit and delete a record at the head of its page; once it is deleted, the list of all is shown. */
export function RecordButtons<Item extends Stored>(props: RecordButtonsProps<Item>) {
  const { record, item, describedBy, children } = props;
  const navigate = useNavigate();
  const { update, remove } = record.operations;
  const blocked = useBlocked(update);
  const leave = () => void navigate({ to: record.page?.list ?? '/' });
  const resting = { variant: 'default', 'aria-describedby': blocked && describedBy } as const;
  return (
    <>
      <Button {...resting} needs={update} onClick={() => editRecord(record, item)}>
        {record.edit?.verb ?? 'Edit'}
      </Button>
      {children}
      <Button {...resting} color="red" needs={remove} onClick={() => deleteRecord(record, item, leave)}>
        Delete
      </Button>
    </>
  );
}
