import { Popover, Text, UnstyledButton } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconInfoCircle } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import classes from './explained.module.css';

/** Milliseconds that the pointer rests before a definition opens, and that it may be away before it closes. */
const rest = 150;

interface ExplainedProps {
  /** The explanation as plain text, which assistive technology has without opening anything. */
  description: string;
  /** The same for the eye, where it is more than text. */
  explanation?: ReactNode;
  /** The name of the button, where what is seen is no text. */
  label?: string;
  children: ReactNode;
}

/** Words or a mark with an explanation beside them, on hover, focus or touch. */
export function Explained({ description, explanation = description, label, children }: ExplainedProps) {
  const [opened, setOpened] = useState(false);

  const openLater = useDebouncedCallback(setOpened, rest);
  const now = (next: boolean) => {
    openLater.cancel();
    setOpened(next);
  };
  useEscape(opened, () => now(false));

  // A finger has no hover: it presses, and presses elsewhere.
  const byMouse = (next: boolean) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && openLater(next);
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
            className={label ? classes.mark : classes.term}
            aria-label={label}
            aria-expanded={opened}
            aria-description={description}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && now(true)}
            onClick={() => now(true)}
          >
            {children}
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown component="span" className={`${classes.definition} no-print`}>
          <Text span size="sm">
            {explanation}
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

/** A mark behind words that says how they are meant: how something is counted, what is left out. */
export function InfoMark({ label, text }: { label: string; text: string }) {
  return (
    <Explained label={label} description={text}>
      <IconInfoCircle size={14} aria-hidden />
    </Explained>
  );
}
