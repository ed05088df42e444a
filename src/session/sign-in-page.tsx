import { useEffect, useRef, type ReactNode } from 'react';
import { config } from '@/config';
import { Logo } from '@/ui/icons';
import { usePageFocus } from '@/ui/page-focus';
import classes from './sign-in-page.module.css';

interface SignInPageProps {
  title: string;
  /** One line under the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** The frame of every page before one is signed in: the product, whose it is, one column. */
export function SignInPage({ title, note, children }: SignInPageProps) {
  const heading = usePageFocus(title);
  const shown = useRef(title);
  useEffect(() => {
    // Another step has taken the place of what had focus.
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title, heading]);
  const { organizationName, environment, links } = config();
  return (
    <div className={classes.page}>
      <main className={classes.column}>
        <div className={classes.product}>
          <Logo size={24} />
          <span>Credence</span>
          {environment.label && !environment.production && (
            <span className={classes.environment}>{environment.label}</span>
          )}
        </div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.note}>{note ?? organizationName}</p>
        {children}
      </main>
      {(links.help ?? links.privacy) && (
        <footer className={classes.foot}>
          {links.help && <ExternalLink href={links.help}>Help</ExternalLink>}
          {links.privacy && <ExternalLink href={links.privacy}>Privacy</ExternalLink>}
        </footer>
      )}
    </div>
  );
}

function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
