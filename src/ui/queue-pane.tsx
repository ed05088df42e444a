import { Group, Input, Stack, Text, type InputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useBodyMark } from './body-mark';
import { Keys, Verbatim } from './text';
import classes from './queue-pane.module.css';

interface QueuePaneProps {
  /** What it is, for assistive technology: `Match`. */
  label: string;
  title: ReactNode;
  subtitle: ReactNode;
  /** `3 of 19` and the buttons to its neighbours. */
  position: ReactNode;
  /** What the part that scrolls holds, for assistive technology. */
  bodyLabel: string;
  /** What is learned of it while it is looked at: a `QueueDock`. */
  dock?: ReactNode;
  /** What can be done about it: a `QueueBar`. */
  bar: ReactNode;
  children: ReactNode;
}

/** The open record of a queue: whom it is about, what there is to see, and the bar with which it is decided. */
export function QueuePane({
  label,
  title,
  subtitle,
  position,
  bodyLabel,
  dock,
  bar,
  children,
}: QueuePaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <Stack component="section" gap={0} flex={1} miw={0} mih={0} aria-label={label} data-queue-pane>
      <Group
        component="header"
        className={classes.head}
        justify="space-between"
        align="flex-start"
        wrap="nowrap"
        gap="lg"
        px="var(--page-x)"
        pt="lg"
        pb="md"
      >
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <Text component="div" c="dimmed">
            {subtitle}
          </Text>
        </div>
        {position}
      </Group>
      <QueueBody label={bodyLabel}>{children}</QueueBody>
      {dock}
      {bar}
    </Stack>
  );
}

/** The part that scrolls; focusable, so that it does by keyboard even where nothing in it takes focus. */
export function QueueBody({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.body} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** What is decided about the record, always in reach. */
export function QueueBar({ label, children }: { label?: string; children: ReactNode }) {
  useBodyMark('queueBar');
  return (
    <section aria-label={label} className={classes.bar}>
      {children}
    </section>
  );
}

type WordsProps = ComponentPropsWithRef<'textarea'> & {
  /** The id of what is said of the words: Mantine's input sets `aria-describedby` itself. */
  describedBy?: string;
};

function Words({ describedBy, ref, ...props }: WordsProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    // In Firefox and in Safari before 26.2 no field grows by its styles alone.
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    const borders = element.offsetHeight - element.clientHeight;
    element.style.height = `${element.scrollHeight + borders}px`;
  });
  return <textarea {...props} ref={useMergedRef(area, ref)} aria-describedby={describedBy} />;
}

interface QueueWordsProps extends InputProps, Omit<WordsProps, keyof InputProps> {
  /** The key that leads into the field, shown at its end while it is empty. */
  keys?: string;
}

/** Words that are typed into the bar: one line, which grows. */
export function QueueWords({ keys, ...props }: QueueWordsProps) {
  return (
    <Input
      component={Words}
      multiline
      rows={1}
      className={classes.words}
      rightSection={keys && !props.value && !props.disabled && <Keys keys={keys} />}
      rightSectionPointerEvents="none"
      {...props}
    />
  );
}

/**
 * What just happened elsewhere in the queue, or was learned of the open record while it is looked at, a `Note` each: between evidence and bar, also of a `QueuePane` beside it in a
 * `MasterDetail`. It takes from the foot of what scrolls; neither evidence nor bar moves when it comes or goes.
 */
export function QueueDock({ children }: { children: ReactNode }) {
  return (
    <div className={classes.dock} data-queue-dock>
      {children}
    </div>
  );
}

/** A name in the list. What is done keeps its place, struck through, so that nothing jumps. */
export function QueueName({ isDone, children }: { isDone: boolean; children: string }) {
  return isDone ? (
    <s className={classes.done}>
      <Verbatim>{children}</Verbatim>
    </s>
  ) : (
    <Verbatim>{children}</Verbatim>
  );
}
