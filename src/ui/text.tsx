import { Kbd } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import {
  calendarDay,
  formatDate,
  formatDateTime,
  formatDateTimeExact,
  relativeDays,
  relativeTime,
  localDayOf,
} from '@/lib/dates';
import { textOf } from '@/lib/words';
import { Dash } from './dash';
import { useKeysInForce } from './shortcuts';
import classes from './text.module.css';

/**
 * Names and other words as they were given, in whatever script: they do not turn the line around them, and browsers that
 * translate the page leave them as they are.
 */
export function Verbatim(props: ComponentProps<'bdi'>) {
  // oxlint-disable-next-line react/forbid-elements -- here alone
  return <bdi translate="no" {...props} />;
}

/** So many letters have room in one line wherever there is a line: a number in two reads as two. */
const inOneLine = 16;

/** Ids, license numbers, NPIs, payloads: they are not translated either. A short one is not broken, at its hyphens neither. */
export function Mono({ children }: { children: ReactNode }) {
  const isShort = typeof children === 'string' && children.length <= inOneLine;
  return (
    <span translate="no" className={isShort ? `${classes.mono} ${classes.short}` : classes.mono}>
      {children}
    </span>
  );
}

type Wire = string | null | undefined;

/** A date that is a date, the same day in every time zone; with `relative` also how near it is. */
export function DateText({ value, relative = false }: { value: Wire; relative?: boolean }) {
  if (!value || !textOf(value)) return <Dash />;
  const day = calendarDay(value);
  return (
    <time dateTime={day} className={classes.time}>
      {formatDate(value)}
      {relative && day && <span className="mute"> {relativeDays(value)}</span>}
    </time>
  );
}

/** The day of an instant, such as when something was created or verified, as it was for the reader. */
export function DayText({ value }: { value: Wire }) {
  return <DateText value={localDayOf(value) ?? value} />;
}

/** An instant: how long ago, with the exact time on hover; with `exact` the time itself. */
export function DateTimeText({ value, exact = false }: { value: Wire; exact?: boolean | undefined }) {
  if (!value || !textOf(value)) return <Dash />;
  return (
    <time dateTime={value} title={formatDateTimeExact(value)} className={classes.time}>
      {exact ? formatDateTime(value) : relativeTime(value)}
    </time>
  );
}

const caps: Record<string, string> = {
  mod: /Mac|iP(?:hone|ad)/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  Enter: '↵',
  Escape: 'Esc',
  ' ': 'Space',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

const names: Record<string, string> = {
  Enter: 'Enter',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
};

const cap = (key: string) => caps[key] ?? (key.length === 1 ? key.toUpperCase() : key);

interface KeysProps {
  keys: string;
  onFill?: boolean;
}

/** Key caps for what a key does on this screen, or those that its user has chosen instead. */
export function Keys({ keys, onFill = false }: KeysProps) {
  return <KeyCaps keys={useKeysInForce(keys)} onFill={onFill} />;
}

/** Key caps for keys as they are: `mod+Enter`, `g t` (one after the other), `j`. */
export function KeyCaps({ keys, onFill = false }: KeysProps) {
  const steps = stepsOf(keys);
  return (
    <span className={classes.keys} data-on-fill={onFill || undefined}>
      <span className="visually-hidden">{keyWords(keys)}</span>
      {steps.flatMap((step, index) =>
        split(step).map((key) => (
          <Kbd key={`${index}${key}`} aria-hidden="true">
            {cap(key)}
          </Kbd>
        )),
      )}
    </span>
  );
}

const stepsOf = (keys: string) => (keys === ' ' ? [' '] : keys.split(' '));

/** Keys in words: `mod+Enter` → `Ctrl + Enter`, `g t` → `G then T`. */
export function keyWords(keys: string): string {
  const words = stepsOf(keys).map((step) =>
    split(step)
      .map((key) => names[key] ?? cap(key))
      .join(' + '),
  );
  return words.join(' then ');
}

const split = (step: string) => (step === '+' ? ['+'] : step.split('+'));
