import { currentUser } from '@/api/session';
import { UserName } from '@/features/users/user-name';
import { DateTimeText, Verbatim } from '@/ui/text';
import type { SharedFile } from './file';

interface SharedByProps {
  file: SharedFile;
  /** Something of one's own stands over it. */
  isOwn?: boolean;
}

/** `Shared by renee@…, Nov 20, 2026, 1:00 PM`, and before it whether it is in force. */
export function SharedBy({ file: { savedBy, savedAt }, isOwn = false }: SharedByProps) {
  const isMe = savedBy !== '' && savedBy === currentUser()?.email;
  return (
    <>
      {isOwn && 'Yours, which stands over what is shared. '}
      Shared by <Verbatim>
        {isMe ? 'you' : savedBy ? <UserName address={savedBy} /> : 'somebody'}
      </Verbatim>,{' '}
      <DateTimeText value={savedAt} exact />.
    </>
  );
}
