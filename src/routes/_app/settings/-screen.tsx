import { useMediaQuery } from '@mantine/hooks';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, Navigate, useLocation } from '@tanstack/react-router';
import { useReadBlocked } from '@/api/permissions';
import { ClosedPage } from '@/ui/closed-page';
import { Page } from '@/ui/page';
import { settingsGroups, settingsPage, type SettingsPage } from './-contents';
import { HeadingShown } from './-section';
import classes from './-settings.module.css';

/** Settings: their pages at the side, one of them open. A narrow window has the list, or the page. */
export function SettingsScreen({ page: id }: { page?: string }) {
  const { hash } = useLocation();
  const isWide = useMediaQuery('(width >= 900px)', undefined, { getInitialValueInEffect: false });
  const closed = useReadBlocked('Organization');
  const asked = settingsPage(id);
  // Before they were pages they were parts of one, with an anchor each.
  const anchored = id === undefined ? settingsPage(hash.replace(/^#/, '')) : undefined;
  if (anchored) return <Navigate to="/settings/$page" params={{ page: anchored.id }} replace />;
  if (id !== undefined && !asked) return <Navigate to="/settings" replace />;
  if (asked?.id === 'integration' && closed) return <ClosedPage label={asked.title} why={closed} />;
  const first = isWide ? settingsGroups[0]?.pages[0] : undefined;
  const open = asked ?? first;
  return (
    <Page
      title={asked?.title ?? 'Settings'}
      subtitle={
        asked?.subtitle ??
        'Tokens, password and integration are kept by the service; all else in this browser, for this environment, unless it is shared'
      }
      {...(asked && { crumbs: [{ label: 'Settings', to: '/settings' }] })}
    >
      <div className={classes.columns}>
        {(isWide || !asked) && <Contents open={open} hasIntegration={!closed} isList={!isWide} />}
        {open && (
          <HeadingShown value={asked === undefined}>
            <div className={classes.content}>
              <open.Content />
            </div>
          </HeadingShown>
        )}
      </div>
    </Page>
  );
}

interface ContentsProps {
  open: SettingsPage | undefined;
  hasIntegration: boolean;
  /** All that the window shows, with rows to press. */
  isList: boolean;
}

function Contents({ open, hasIntegration, isList }: ContentsProps) {
  return (
    <nav className={classes.contents} data-list={isList || undefined} aria-label="Settings">
      {settingsGroups.map(({ label, pages }) => (
        <div key={label}>
          <h2>{label}</h2>
          <ul>
            {pages
              .filter(({ id }) => id !== 'integration' || hasIntegration)
              .map((page) => (
                <li key={page.id}>
                  <Link
                    to="/settings/$page"
                    params={{ page: page.id }}
                    className={classes.entry}
                    aria-current={page === open ? 'page' : undefined}
                  >
                    {page.title}
                    {isList && <IconChevronRight size={16} aria-hidden />}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
