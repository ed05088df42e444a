import { IconLock, IconRefresh, type Icon } from '@tabler/icons-react';
import { IconOctagonX } from './icons';
import { Alert, Group, Stack, Text } from '@mantine/core';
import { Children, Suspense, useState, type ReactNode } from 'react';
import { describeError, isApiError, mayBeCarriedOut, mayHelpAgain, saidOnce } from '@/api/errors';
import type { Finding, FindingWords } from '@/api/unconfirmed-write';
import { uncapitalized } from '@/lib/words';
import { Button } from './button';
import { CopyButton } from './copy-button';
import { lazyComponent } from './lazy-component';
import { Mono } from './text';

const UnconfirmedWriteFinding = lazyComponent(
  async () => (await import('./unconfirmed-write')).UnconfirmedWriteFinding,
);

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
    <State icon={StateIcon && <StateIcon {...mark} />} title={title} text={text}>
      {action}
    </State>
  );
}

interface StateProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  role?: 'alert';
  children: ReactNode;
}

const mark = { size: 16, color: 'var(--mute)', 'aria-hidden': true };

function State({ icon, title, text, role, children }: StateProps) {
  return (
    <Stack role={role} align="flex-start" gap={6} maw="30rem" px="var(--state-x, var(--page-x))" py={28}>
      {icon}
      <Text size="md" fw={600}>
        {title}
      </Text>
      {text && (
        <Text component="div" w="100%" c="var(--text2)">
          {text}
        </Text>
      )}
      <Actions>{children}</Actions>
    </Stack>
  );
}

/** What can be done about it; nothing where there is nothing. */
function Actions({ children }: { children: ReactNode }) {
  return (
    Children.toArray(children).length > 0 && (
      <Group gap="md" mt={6}>
        {children}
      </Group>
    )
  );
}

/** What support asks for. */
export function CorrelationId({ id }: { id: string }) {
  return (
    <Group component="span" gap={4} wrap="nowrap" c="var(--text2)">
      <Mono>{id}</Mono>
      <CopyButton value={id} label="correlation id" />
    </Group>
  );
}

interface ErrorStateProps {
  /** What could not be done: "Alerts could not be loaded". Without it the error's own title stands there. */
  title?: string;
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** What it means for what was typed or chosen: "Your filters are kept." */
  kept?: string;
  /** The way on where it is forbidden and trying again would change nothing. */
  alternative?: ReactNode;
}

/** A part of the page, or all of it, that could not be shown: what happened, what it means, what to do. */
export function ErrorState({ title, error, onRetry, kept, alternative }: ErrorStateProps) {
  const { correlationId, ...words } = describeError(error);
  const { title: heading, text } = saidOnce(
    title ?? words.title,
    title && `${words.title}.`,
    words.text,
    kept,
  );
  const forbidden = isApiError(error) && error.status === 403;
  return (
    <State
      role="alert"
      icon={forbidden ? <IconLock {...mark} /> : <IconOctagonX {...mark} />}
      title={heading}
      text={text}
    >
      {onRetry && !forbidden && mayHelpAgain(error) && (
        <Button variant="default" leftSection={<IconRefresh size={14} aria-hidden />} onClick={onRetry}>
          Try again
        </Button>
      )}
      {forbidden && alternative}
      {correlationId && <CorrelationId id={correlationId} />}
    </State>
  );
}

interface InlineErrorProps {
  error: unknown;
  /** What could not be done, before the reason. Left out where the answer to a write was lost and nobody knows. */
  title?: string;
  /** What it was about, where that is not what is open beside it. It is said in any case. */
  about?: string;
  kept?: string;
  onRetry?: (() => void) | undefined;
  /** Told what the service has of a write whose answer was lost, each time that it was looked up. */
  onFound?: ((finding: Finding) => void) | undefined;
  /** The way on once it is found to be carried out. */
  children?: ReactNode;
}

/**
 * An error at its place inside a form, a row or a section. Nothing when there is none. Where the answer to a write was
 * lost, it looks whether the write was carried out, and what it finds takes the place of the doubt.
 */
export function InlineError({ error, onRetry, onFound, kept, about, children, ...props }: InlineErrorProps) {
  const [looked, setLooked] = useState<FindingWords>();
  if (error === null || error === undefined) return null;
  const isLost = mayBeCarriedOut(error);
  const found = isLost ? looked : undefined;
  const isDone = found?.isDone;
  const given = isLost ? undefined : props.title;
  const { correlationId, ...words } = describeError(error);
  const { title, text } = saidOnce(
    found?.title ?? given ?? words.title,
    given && `${words.title}.`,
    (found ?? words).text,
    !isDone && kept,
  );
  return (
    <Alert color="red" icon={<IconOctagonX size={16} aria-hidden />} {...found?.box}>
      <p>
        <b>{about ? `${about}: ${uncapitalized(title)}` : title}.</b> {text}
      </p>
      {isLost && (
        <Suspense>
          <UnconfirmedWriteFinding error={error} onFound={onFound} onWords={setLooked} />
        </Suspense>
      )}
      <Actions>
        {isDone && children}
        {onRetry && mayHelpAgain(error) && (
          <Button variant="default" size="xs" onClick={onRetry}>
            {isDone ? 'Continue' : isLost ? 'Send again' : 'Try again'}
          </Button>
        )}
        {!isDone && correlationId && <CorrelationId id={correlationId} />}
      </Actions>
    </Alert>
  );
}
