import { IconLock } from '@tabler/icons-react';
import { LinkButton } from './button';
import { PageHeader } from './page';
import { EmptyState } from './states';

interface ClosedPageProps {
  /** What cannot be seen: "Files". */
  label: string;
  /** Why, in a sentence, as `readBlocked` gives it. */
  why: string;
}

/** Stands in the place of a page that the role of the user does not let them see. */
export function ClosedPage({ label, why }: ClosedPageProps) {
  return (
    <>
      <PageHeader title={label} />
      <EmptyState
        title={`${label} ${label.endsWith('s') ? 'are' : 'is'} not part of your role`}
        text={`${why} An administrator can change that.`}
        icon={IconLock}
        action={
          <LinkButton variant="default" to="/">
            Go to Today
          </LinkButton>
        }
      />
    </>
  );
}
