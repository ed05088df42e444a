import { Group, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import { longestName, mostViews, viewName, type SavedView } from '../views/view';

interface ViewNameFormProps {
  label: string;
  /** The verb on the button. */
  action: string;
  start?: string;
  /** Views whose names are in use. */
  taken: readonly SavedView[];
  /** The cursor goes there at once. */
  focused?: boolean;
  onName: (name: string) => void;
  onCancel?: () => void;
}

/** A name for a view: says when there is one of this name. */
export function ViewNameForm(props: ViewNameFormProps) {
  const { label, action, start = '', taken, focused = false, onName, onCancel } = props;
  const [text, setText] = useState(start);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = viewName(text);
    if (!name) setFault('Give it a name.');
    else if (taken.some((view) => view.name === name))
      setFault('There is a view of this name. Choose another.');
    // A view that gets another name is among them already.
    else if (!start && taken.length >= mostViews)
      setFault(`A list has ${mostViews} views at most. Delete one that nobody needs first.`);
    else {
      setText(start);
      onName(name);
      return;
    }
    input.current?.focus();
  }

  return (
    <form onSubmit={submit}>
      <Stack gap="sm" px={10} pt="xs" pb="sm">
        <TextInput
          ref={input}
          value={text}
          maxLength={longestName}
          autoComplete="off"
          aria-label={label}
          error={fault}
          errorProps={{ role: 'alert' }}
          placeholder={label}
          data-name-of-view
          onChange={(event) => {
            setText(event.currentTarget.value);
            setFault(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !onCancel) return;
            // Ends the naming, not the panel.
            event.preventDefault();
            event.stopPropagation();
            onCancel();
          }}
        />
        <Group gap="sm">
          <Button type="submit" size="xs" variant={onCancel ? 'filled' : 'default'}>
            {action}
          </Button>
          {onCancel && (
            <Button variant="default" size="xs" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
