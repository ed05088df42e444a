import { IconLock } from '@tabler/icons-react';
import { LinkButton } from './button';
import type { Crumb } from './crumbs';
import { PageHeader } from './page';
import { EmptyState } from './states';

interface ClosedPageProps {
  /** The title of the page. */
  title: string;
  /** What cannot be seen: "Files are not part of your role". */
  says: string;
  /** Why, in a sentence, as `useReadBlocked` gives it. */
  why: string;
  crumbs?: Crumb[];
}

/** Stands in the place of a page that the role of the user does not let them see. */
export function ClosedPage({ title, says, why, crumbs = [] }: ClosedPageProps) {
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <EmptyState
        title={says}
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
