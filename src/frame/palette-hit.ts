import type { Icon } from '@tabler/icons-react';

/** What the palette offers: a record, a screen or an action. */
export interface Hit {
  id: string;
  icon: Icon;
  label: string;
  detail?: string | undefined;
  /** What does the same from the keyboard, and where it is one of the keys. */
  keys?: { scope: string; keys: string } | undefined;
  /** A record's address; an action has `run` instead. */
  to?: string | undefined;
  params?: Record<string, string> | undefined;
  run?: (() => void) | undefined;
}

export interface HitGroup {
  label: string;
  hits: Hit[];
}
