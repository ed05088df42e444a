import { createReactComponent } from '@tabler/icons-react';
import classes from './icons.module.css';

/** What asks to be looked at: Tabler has no diamond with a mark in it. */
export const IconDiamondAlert = createReactComponent('outline', 'diamond-alert', 'DiamondAlert', [
  ['path', { d: 'M12 2.7l9.3 9.3l-9.3 9.3l-9.3 -9.3z', key: 'diamond' }],
  ['path', { d: 'M12 8v4.5', key: 'line' }],
  ['path', { d: 'M12 15.8v.01', key: 'dot' }],
]);

/** What went wrong: Tabler has no octagon with a cross in it. */
export const IconOctagonX = createReactComponent('outline', 'octagon-x', 'OctagonX', [
  ['path', { d: 'M8.3 3h7.4l5.3 5.3v7.4l-5.3 5.3h-7.4l-5.3 -5.3v-7.4z', key: 'octagon' }],
  ['path', { d: 'M9 9l6 6', key: 'down' }],
  ['path', { d: 'M15 9l-6 6', key: 'up' }],
]);

/** The mark of the product: a ledger line with a check. */
export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={classes.logo}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="20" height="20" rx="5" />
      <path d="M5 6.5h10M5 13.5h3M5 10h4M10.5 12.3l1.8 1.8 3.4-4" />
    </svg>
  );
}
