import { Notifications } from '@mantine/notifications';
import { mostNotices } from './notify';

/** The notices in the corner. They wait while the pointer is on one. */
export function Notices() {
  return (
    <section aria-label="Notices" aria-live="polite" aria-relevant="additions" className="no-print">
      <Notifications
        position="bottom-right"
        withinPortal={false}
        containerWidth={360}
        zIndex={500}
        limit={mostNotices}
        transitionDuration={140}
      />
    </section>
  );
}
