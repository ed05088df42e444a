import classes from './icons.module.css';

const paths = {
  alert: 'M8 2.5l6 11H2zM8 6.5v3M8 11.5v.1',
  barsHigh: 'M4 13v-3M8 13V7M12 13V4',
  barsLow: 'M4 13v-3M8 13v-.1M12 13v-.1',
  barsMedium: 'M4 13v-3M8 13V7M12 13v-.1',
  bell: 'M4 11V7a4 4 0 0 1 8 0v4l1 1.5H3zM6.7 14.2h2.6',
  bookmark: 'M4 2.5h8v11l-4-3-4 3z',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5v3M10.5 2.5v3',
  check: 'M3 8.5l3.2 3.2L13 5',
  chevronDown: 'M3.5 6L8 10.5 12.5 6',
  chevronLeft: 'M10 3.5L5.5 8 10 12.5',
  chevronRight: 'M6 3.5L10.5 8 6 12.5',
  chevronUp: 'M3.5 10L8 5.5 12.5 10',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 4.8V8l2.2 1.5',
  close: 'M4 4l8 8M12 4l-8 8',
  collapse: 'M2.5 3h11v10h-11zM6 3v10M11 6.2L9 8l2 1.8',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  copy: 'M5.5 5.5h8v8h-8zM5.5 10.5h-3v-8h8v3',
  credentialing: 'M3 2.5h10v11H3zM5.5 6l1 1 1.7-2M5.5 10.3l1 1 1.7-2M10 6.2h1M10 10.5h1',
  dash: 'M3 8h1.5M7.3 8h1.4M11.5 8H13',
  dataset:
    'M2.8 4c0-1.2 2.3-2 5.2-2s5.2.8 5.2 2-2.3 2-5.2 2-5.2-.8-5.2-2zM2.8 4v8c0 1.2 2.3 2 5.2 2s5.2-.8 5.2-2V4M2.8 8c0 1.2 2.3 2 5.2 2s5.2-.8 5.2-2',
  diamond: 'M8 1.8L14.2 8 8 14.2 1.8 8zM8 5v3.6M8 10.8v.1',
  document: 'M4 2h5.5L12 4.5V14H4zM9.5 2v2.5H12',
  download: 'M8 2.5v7M5 7l3 3 3-3M3 13h10',
  edit: 'M3 13l.7-3L11 2.7l2.3 2.3L6 12.3zM9.3 4.4l2.3 2.3',
  enrollment: 'M3.5 2.5h9v11h-9zM5.7 5.2h4.6M5.7 10.2l1.5 1.5 2.8-3',
  events: 'M6 3.5h7.5M6 8h7.5M6 12.5h7.5M2.8 3.5h.01M2.8 8h.01M2.8 12.5h.01',
  expand: 'M2.5 3h11v10h-11zM6 3v10M9 6.2L11 8 9 9.8',
  external: 'M9 3h4v4M13 3L7.5 8.5M11.5 9.5V13H3V4.5h3.5',
  facility: 'M3 14V3.5h6V14M9 7h4v7M1.8 14h12.4M5 6h2M5 8.5h2M5 11h2M11 9.5v.1M11 11.8v.1',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  fit: 'M2.5 3v10M13.5 3v10M5 8h6M6.5 6L4.8 8l1.7 2M9.5 6l1.7 2-1.7 2',
  flask: 'M6 2.5h4M7 2.5v4L3.5 13h9L9 6.5v-4M5.2 10h5.6',
  found: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.5 8.2l1.8 1.8 3.4-3.7',
  globe:
    'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM2 8h12M8 2c1.7 1.7 2.5 3.7 2.5 6S9.7 12.3 8 14M8 2C6.3 3.7 5.5 5.7 5.5 8s.8 4.3 2.5 6',
  group:
    'M5.5 7.5a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM1.5 13c.3-2.2 1.9-3.4 4-3.4s3.7 1.2 4 3.4M10.5 3.3a2.2 2.2 0 0 1 0 4M11.3 9.8c1.7.3 2.9 1.4 3.2 3.2',
  hide: 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM3 13L13 3',
  image: 'M2.5 3h11v10h-11zM2.5 11l3.5-3.5 3 3 2-2 2.5 2.5',
  import: 'M8.5 2.5h5v11h-5M2.5 8h7.5M7 5l3 3-3 3',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM8 7.5v3.5M8 5v.1',
  keyboard: 'M1.5 4h13v8h-13zM4 6.5h.01M6.7 6.5h.01M9.4 6.5h.01M12 6.5h.01M5 9.5h6',
  license: 'M2 3.5h12v9H2zM4.5 6.5h3M4.5 9.5h2M10.5 9a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4z',
  live: 'M8 9.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4zM5 11a4.2 4.2 0 0 1 0-6M11 5a4.2 4.2 0 0 1 0 6',
  lock: 'M4 7.5h8v6H4zM5.5 7.5V5.5a2.5 2.5 0 0 1 5 0v2',
  match: 'M6 12A4 4 0 1 0 6 4a4 4 0 0 0 0 8zM10 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  minus: 'M3.5 8h9',
  monitor: 'M1.5 8.5H5L6.7 3l2.8 10 1.8-4.5h3.2',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  none: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM5.5 8h5',
  octagon: 'M5.5 2h5L14 5.5v5L10.5 14h-5L2 10.5v-5zM6 6l4 4M10 6l-4 4',
  offline: 'M5 11a4.2 4.2 0 0 1 0-6M11 5a4.2 4.2 0 0 1 0 6M3 13L13 3',
  payer: 'M2 6.2L8 2.5l6 3.7zM3 13.5h10M4.2 6.5v5M8 6.5v5M11.8 6.5v5M2.8 11.5h10.4',
  pin: 'M6 2.5h4l-.5 4 2 2.5h-7l2-2.5zM8 9v4.5',
  play: 'M5 3.5l7 4.5-7 4.5z',
  plus: 'M8 3.5v9M3.5 8h9',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  refresh: 'M13 8a5 5 0 1 1-1.5-3.5M13 2.5v3h-3',
  report: 'M3 2h10v12H3zM5.8 11V8.5M8 11V5M10.2 11V7',
  reviews: 'M2.5 3h4.5v10H2.5zM9 3h4.5v10H9zM4 6h1.5M10.5 6H12M4 9h1.5M10.5 9H12',
  scan: 'M2.5 5.5v-3h3M10.5 2.5h3v3M13.5 10.5v3h-3M5.5 13.5h-3v-3M5 8h6',
  search: 'M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.7 10.7L14 14',
  settings:
    'M2.5 4.5h6M11.5 4.5h2M2.5 11.5h2M7.5 11.5h6M10 6a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM6 13a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  show: 'M2 8s2.2-4 6-4 6 4 6 4-2.2 4-6 4-6-4-6-4zM8 9.7a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  signOut: 'M6.5 13.5h-4v-11h4M10.5 5l3 3-3 3M13.5 8H6',
  similar: 'M2.5 7c1.8-2 3.6-2 5.5-.7s3.7 1.3 5.5-.7M2.5 11c1.8-2 3.6-2 5.5-.7s3.7 1.3 5.5-.7',
  sortDown: 'M5 3v10M2.5 10.5L5 13l2.5-2.5M9.5 4h4M9.5 8h3M9.5 12h2',
  sortUp: 'M5 13V3M2.5 5.5L5 3l2.5 2.5M9.5 12h4M9.5 8h3M9.5 4h2',
  spin: 'M8 2a6 6 0 1 1-6 6',
  today: 'M2.5 4.5l1 1 2-2M2.5 11l1 1 2-2M8 4.5h5.5M8 11h5.5',
  trash: 'M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9M6.7 7v4M9.3 7v4',
  undo: 'M6 3L2.5 6.5 6 10M2.5 6.5h7a3.5 3.5 0 0 1 0 7H7',
  unequal: 'M3 6h10M3 10h10M10 3L6 13',
  equal: 'M3.5 6.3h9M3.5 9.7h9',
  upload: 'M8 9.5v-7M5 5l3-3 3 3M3 13h10',
  user: 'M8 8a2.7 2.7 0 1 0 0-5.4A2.7 2.7 0 0 0 8 8zM3 13.5c.4-2.4 2.4-3.7 5-3.7s4.6 1.3 5 3.7',
  wait: 'M8 2a6 6 0 1 1-6 6M3.2 4.5h.01M5.2 2.7h.01M8 5v3.2l2 1.3',
  webhook:
    'M7.7 5.8L5.4 10M8.6 6l2.3 4M6.3 11h3.6M8 6.1a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM4.4 13a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8zM11.6 13a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z',
} satisfies Record<string, string>;

export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** 16 by default; 14 beside small text. */
  size?: number;
  className?: string;
}

export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg
      className={className ? `${classes.icon} ${className}` : classes.icon}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}

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
