import '@mantine/core/styles/DataList.layer.css';
import { Alert, DataList, Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle, type Icon } from '@tabler/icons-react';
import { Children, useId, type ReactNode } from 'react';
import { formatNumber } from '@/lib/words';
import { Dash } from './dash';
import { IconDiamondAlert, IconOctagonX } from './icons';
import { DateTimeText } from './text';
import classes from './layout.module.css';

// The parts that screens are made of, beside `Page`. What is not here is Mantine's: Stack, Group, Text, Table, Badge.

interface SectionProps {
  title: string;
  /** How many it holds, where it is known. */
  count?: number | undefined;
  /** What can be done with it, at the right of its heading. */
  actions?: ReactNode;
  /** `3` within another section. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A named part of a page under a heading of its own. */
export function Section({ title, count, actions, level = 2, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mih={28}>
        <Heading>
          <span id={id}>{title}</span>
          {count !== undefined && (
            <Text span inherit c="dimmed" fw={400}>
              {' '}
              {formatNumber(count)}
            </Text>
          )}
        </Heading>
        {actions}
      </Group>
      {children}
    </Stack>
  );
}

interface FactsProps {
  /** Width of the names, in pixels. */
  labelWidth?: number;
  children: ReactNode;
}

/** What is known about one record, a `Fact` each. */
export function Facts({ labelWidth = 112, children }: FactsProps) {
  return (
    <DataList gap={6} labelWidth={labelWidth}>
      {children}
    </DataList>
  );
}

interface FactProps {
  name: ReactNode;
  /** Without it a dash stands there. */
  children?: ReactNode;
}

/** One thing that is known, within `Facts`. */
export function Fact({ name, children }: FactProps) {
  const isEmpty = children === undefined || children === null || children === '';
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue>{isEmpty ? <Dash /> : children}</DataList.ItemValue>
    </DataList.Item>
  );
}

interface RecordListProps {
  /** What stands in it, where no heading says so. */
  label?: string;
  children: ReactNode;
}

/**
 * A few records in lines of their own, a `RecordRow` each; nothing where there is none. What may be long or is sorted is
 * a table.
 */
export function RecordList({ label, children }: RecordListProps) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface RecordRowProps {
  /** The name, most often a link, and what is said of it. */
  children: ReactNode;
  /** Status, time and actions, at the end of the line. */
  end?: ReactNode;
  /** What takes the whole width below, such as details that open. */
  below?: ReactNode;
}

/** A line of a `RecordList`. */
export function RecordRow({ children, end, below }: RecordRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.grow}>{children}</div>
      {end && <Group gap="md">{end}</Group>}
      {below && <div className={classes.below}>{below}</div>}
    </li>
  );
}

interface StatusAndTimeProps {
  /** A `Status`, where the record has one. */
  status: ReactNode;
  time: string | null | undefined;
}

/** The end of a `RecordRow` about something that happened: what came of it, and when it was. */
export function StatusAndTime({ status, time }: StatusAndTimeProps) {
  return (
    <>
      {status}
      <span className="mute">
        <DateTimeText value={time} />
      </span>
    </>
  );
}

type Tone = 'info' | 'success' | 'warning' | 'error';

const looks: Record<Tone, { color: string; icon: Icon }> = {
  info: { color: 'gray', icon: IconInfoCircle },
  success: { color: 'green', icon: IconCircleCheck },
  warning: { color: 'amber', icon: IconDiamondAlert },
  error: { color: 'red', icon: IconOctagonX },
};

interface NoteProps {
  tone?: Tone;
  /** `status` where it tells of something that goes on by itself, `alert` of something that went wrong meanwhile. */
  role?: 'note' | 'status' | 'alert';
  /** What can be done about it. */
  action?: ReactNode;
  children: ReactNode;
}

/** Something to know at its place on the page. An error of a request is an `InlineError`. */
export function Note({ tone = 'info', role = 'note', action, children }: NoteProps) {
  const { color, icon: NoteIcon } = looks[tone];
  return (
    <Alert role={role} className={classes.note} color={color} icon={<NoteIcon size={16} aria-hidden />}>
      <Group justify="space-between" gap="md">
        <div className={classes.grow}>{children}</div>
        {action}
      </Group>
    </Alert>
  );
}

interface ToolbarProps {
  /** What it acts on, for assistive technology. */
  label: string;
  children: ReactNode;
}

/** Controls in a line, which wraps: filters, switches between ways of looking, actions. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <Group role="group" gap="sm" aria-label={label}>
      {children}
    </Group>
  );
}
