import type { ReactNode } from 'react';
import { textOf } from '@/lib/words';
import { Dash } from './dash';
import { statusLook, type StatusKind } from './status-looks';
import classes from './status.module.css';

interface StatusProps {
  /** What it is a status of. */
  of: StatusKind;
  value: string | null | undefined;
  /** On its own tint, for the one status a page is about. */
  tint?: boolean;
  /** Other words for the same status. */
  label?: ReactNode;
  /** More about it, on hover. */
  title?: string;
  /** A long one takes several lines, where it would be cut otherwise. */
  wraps?: boolean;
}

/** A status: icon, word and colour, the same on every screen. Absent is a dash, unknown is spelled out. */
export function Status({ of, value, tint = false, label, title, wraps = false }: StatusProps) {
  if (!value || !textOf(value)) return <Dash />;
  const appearance = statusLook(of, value);
  return (
    <span
      className={classes.status}
      data-tone={appearance.tone}
      data-tint={tint || undefined}
      data-wraps={wraps || undefined}
      title={title}
    >
      <appearance.icon size={14} aria-hidden />
      <span>{label ?? appearance.label}</span>
    </span>
  );
}
