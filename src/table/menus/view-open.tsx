import { Group, Stack, Text } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { Button } from '@/ui/button';
import { Verbatim } from '@/ui/text';
import { isModified, type Viewed } from '../model/use-view';
import type { ViewActions } from '../model/use-view-actions';
import { freeName } from '../views/view';

interface OpenViewProps<T> {
  model: Viewed<T>;
  actions: ViewActions;
  onDone: () => void;
}

/** The view that is open: whether the screen still shows it, and what to do where it does not. */
export function OpenView<T>({ model, actions, onDone }: OpenViewProps<T>) {
  const { open, saved, views } = model.view;
  if (!open) return null;
  const modified = isModified(model);
  const then = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <Stack component="section" gap="xs" px={10} pt={6} pb={10} aria-label="The open view">
      <Text fw={600}>
        <IconBookmark size={14} aria-hidden /> <Verbatim>{open.name}</Verbatim>
      </Text>
      <Text size="xs" c="dimmed">
        {!saved
          ? 'This view is not saved in this browser: it came with a link, or was deleted.'
          : modified
            ? 'What is on the screen differs from the view.'
            : saved.shared
              ? 'The screen shows the view as it is shared.'
              : 'The screen shows the view as it is saved.'}
      </Text>
      <Group gap={6}>
        {saved && modified && (
          <>
            <Button size="xs" onClick={then(() => actions.saveChanges(saved))}>
              {saved.shared ? 'Save as your own' : 'Save changes'}
            </Button>
            <Button variant="default" size="xs" onClick={then(() => actions.open(saved))}>
              Back to the view
            </Button>
          </>
        )}
        {!saved && (
          <Button size="xs" onClick={then(() => actions.saveAs(freeName(views, open.name)))}>
            Save this view
          </Button>
        )}
        <Button variant="default" size="xs" onClick={then(actions.close)}>
          Close the view
        </Button>
      </Group>
    </Stack>
  );
}
