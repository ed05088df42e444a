import { Dialog } from '@/ui/dialog';
import classes from './frame.module.css';
import { Navigation, type NavGroup } from './side-navigation';

interface NavigationDrawerProps {
  nav: readonly NavGroup[];
  foot: NavGroup;
  onClose(): void;
}

/** The navigation of narrow windows. */
export function NavigationDrawer({ nav, foot, onClose }: NavigationDrawerProps) {
  return (
    <Dialog title="Navigation" bare place="left" width={264} onClose={onClose}>
      <nav className={classes.drawer} aria-label="Main">
        <Navigation groups={nav} foot={foot} collapsed={false} onChoose={onClose} />
      </nav>
    </Dialog>
  );
}
