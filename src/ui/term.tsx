import { Popover, Text, UnstyledButton } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { glossaryAnchor, glossaryEntry, termIn, type GlossaryEntry } from '@/domain/glossary';
import classes from './term.module.css';

interface TermProps {
  /** The term in the glossary, where that is not the text itself. */
  of?: string;
  children: string;
}

/**
 * A word of the trade with its definition, on hover, focus or touch: for the first time that it stands on a screen, and
 * outside tables. A word that the glossary does not have stays plain.
 */
export function Term({ of: name, children }: TermProps) {
  const entry = glossaryEntry(name ?? children);
  return entry ? <Defined entry={entry}>{children}</Defined> : children;
}

interface WithTermProps {
  text: string;
}

/** A text of the service in which the first abbreviation that the glossary has is a `Term`. */
export function WithTerm({ text }: WithTermProps) {
  const found = termIn(text);
  if (!found) return text;
  const { before, entry, after } = found;
  return (
    <>
      {before}
      <Defined entry={entry}>{entry.term}</Defined>
      {after}
    </>
  );
}

/** Milliseconds that the pointer rests before a definition opens, and that it may be away before it closes. */
const rest = 150;

function Defined({ entry, children }: { entry: GlossaryEntry; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  const { long, text } = entry;

  const soon = useDebouncedCallback(setOpened, rest);
  const now = (next: boolean) => {
    soon.cancel();
    setOpened(next);
  };
  useEscape(opened, () => now(false));

  // A finger has no hover: it presses, and presses elsewhere.
  const byMouse = (next: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && soon(next);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) now(false);
  };
  return (
    <span
      className={classes.place}
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false)}
      onBlur={onBlur}
    >
      <Popover
        opened={opened}
        onDismiss={() => now(false)}
        position="bottom-start"
        closeOnEscape={false}
        withRoles={false}
        withinPortal={false}
        floatingStrategy="fixed"
        transitionProps={{ duration: 0 }}
      >
        <Popover.Target>
          <UnstyledButton
            component="button"
            type="button"
            className={classes.term}
            aria-expanded={opened}
            aria-description={[long, text].filter(Boolean).join('. ')}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && now(true)}
            onClick={() => now(true)}
          >
            {children}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown component="span" className={`${classes.definition} no-print`}>
          <Text span size="sm">
            {long && <b>{long}. </b>}
            {text}{' '}
            <Link to="/help" hash={glossaryAnchor(entry)}>
              Glossary
            </Link>
          </Text>
        </Popover.Dropdown>
      </Popover>
    </span>
  );
}

/** Escape closes what hover opened too, and nothing else with it. */
function useEscape(isOn: boolean, close: () => void): void {
  const closeIt = useEffectEvent(close);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      closeIt();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOn]);
}
