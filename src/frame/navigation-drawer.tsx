import { Dialog } from '@/ui/dialog';
import { Navigation, type NavGroup } from './side-navigation';
import classes from './shell.module.css';

interface NavigationDrawerProps {
  nav: readonly NavGroup[];
  foot: NavGroup;
  onClose(): void;
}

/** The navigation of narrow windows. */
export function NavigationDrawer({ nav, foot, onClose }: NavigationDrawerProps) {
  return (
    <Dialog title="Navigation" bare place="left" width={264} onClose={onClose}>
      <div className={classes.drawer}>
        <Navigation groups={nav} foot={foot} collapsed={false} onChoose={onClose} />
      </div>
    </Dialog>
  );
}
