import type { ReactNode } from 'react';
import { setCrumbs, type Crumb } from './crumbs';
import { useEffect } from 'react';
import { usePageFocus } from './page-focus';
import classes from './page-header.module.css';

interface PageHeaderProps {
  /** Plain text: it is also the document title. */
  title: string;
  /** What stands beside the title in the heading's line, such as a status. */
  beside?: ReactNode;
  /** One line: what this is, or what is filtered. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** The way here for the top bar; without it the title stands there alone. */
  crumbs?: Crumb[];
}

/** The head of a page: its one `h1`, a line under it, actions at the right. Sets title, crumbs and focus. */
export function PageHeader({ title, beside, subtitle, actions, crumbs }: PageHeaderProps) {
  const heading = usePageFocus(title);
  const way = JSON.stringify(crumbs ?? []);
  useEffect(() => setCrumbs([...(JSON.parse(way) as Crumb[]), { label: title }]), [title, way]);
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <div className={classes.line}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {beside}
        </div>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
