import type { Icon } from '@tabler/icons-react';

/** The provider that something is done with. */
export interface Person {
  id: string;
  name: string;
  detail?: string | undefined;
  /** Undefined where that is not known. */
  deactivated?: boolean | undefined;
}

/** What the palette offers: a record, a screen or an action. */
export interface Hit {
  id: string;
  icon: Icon;
  label: string;
  detail?: string | undefined;
  /** Words by which it is found beside those that are shown. */
  also?: string | undefined;
  /** The id of the action or screen that it is, where it is offered as one chosen before. */
  command?: string | undefined;
  /** Whom an action is about: that is what is remembered of it. */
  about?: Person | undefined;
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
