import { IconLock, IconRefresh, type Icon } from '@tabler/icons-react';
import { IconOctagonX } from './icons';
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { describeError, isApiError } from '@/api/errors';
import { Button } from './button';
import { CopyButton } from './copy-button';
import classes from './states.module.css';
import { Mono } from './text';

interface EmptyStateProps {
  /** What is so: "No providers yet". */
  title: string;
  /** What would be here and how it gets here. */
  text?: ReactNode;
  action?: ReactNode;
  icon?: Icon;
}

/** Nothing to show, which is not an error: nothing exists yet, or nothing matches. */
export function EmptyState({ title, text, action, icon: StateIcon }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {StateIcon && <StateIcon size={16} aria-hidden />}
      <p className={classes.title}>{title}</p>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className={classes.actions}>{action}</div>}
    </div>
  );
}

function CorrelationId({ id }: { id: string }) {
  return (
    <span className={classes.correlation}>
      <Mono>{id}</Mono>
      <CopyButton value={id} label="correlation id" />
    </span>
  );
}

interface ErrorStateProps {
  /** What could not be done: "Alerts could not be loaded". Without it the error's own title stands there. */
  title?: string;
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** What it means for what was typed or chosen: "Your filters are kept." */
  kept?: string;
}

/** A part of the page, or all of it, that could not be shown: what happened, what it means, what to do. */
export function ErrorState({ title, error, onRetry, kept }: ErrorStateProps) {
  const { title: happened, text, correlationId } = describeError(error);
  const forbidden = isApiError(error) && error.status === 403;
  return (
    <div className={classes.state} role="alert">
      {forbidden ? <IconLock size={16} aria-hidden /> : <IconOctagonX size={16} aria-hidden />}
      <p className={classes.title}>{title ?? happened}</p>
      <p className={classes.text}>{[title ? `${happened}.` : '', text, kept].filter(Boolean).join(' ')}</p>
      {(onRetry || correlationId) && (
        <div className={classes.actions}>
          {onRetry && !forbidden && (
            <Button variant="default" leftSection={<IconRefresh size={14} aria-hidden />} onClick={onRetry}>
              Try again
            </Button>
          )}
          {correlationId && <CorrelationId id={correlationId} />}
        </div>
      )}
    </div>
  );
}

interface InlineErrorProps {
  error: unknown;
  /** What could not be done, before the reason. */
  title?: string;
  kept?: string;
  onRetry?: (() => void) | undefined;
}

/** An error at its place inside a form, a row or a section. Nothing when there is none. */
export function InlineError({ error, title, kept, onRetry }: InlineErrorProps) {
  if (error === null || error === undefined) return null;
  const { title: happened, text, correlationId } = describeError(error);
  return (
    <Alert color="red" icon={<IconOctagonX size={16} aria-hidden />}>
      <p>
        <b>{title ?? happened}.</b> {[title ? `${happened}.` : '', text, kept].filter(Boolean).join(' ')}
      </p>
      {(onRetry || correlationId) && (
        <div className={classes.actions}>
          {onRetry && (
            <Button variant="default" size="xs" onClick={onRetry}>
              Try again
            </Button>
          )}
          {correlationId && <CorrelationId id={correlationId} />}
        </div>
      )}
    </Alert>
  );
}
