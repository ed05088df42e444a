import { Divider, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { ChooseFilesButton } from '@/ui/drop-field';
import { listNamed, type List } from '../list/list-spec';
import type { ViewActions } from '../model/use-view-actions';
import type { SavedView } from '../views/view';
import { largestViewFile, readViewText } from '../views/view-file';

interface ViewUploadProps {
  list: List;
  actions: ViewActions;
  onDone: () => void;
}

type State =
  | { step: 'idle' }
  | { step: 'refused'; problem: string }
  | { step: 'elsewhere'; list: List; view: SavedView };

/** Takes a view from a file that somebody else was sent or kept; one of another list is offered for that list. */
export function ViewUpload({ list, actions, onDone }: ViewUploadProps) {
  const [state, setState] = useState<State>({ step: 'idle' });

  async function read(file: File | undefined) {
    if (!file) return;
    const answer = readViewText(await textOf(file));
    if ('problem' in answer) return setState({ step: 'refused', problem: answer.problem });
    const { view } = answer;
    const target = listNamed(answer.list);
    if (!target) {
      return setState({ step: 'refused', problem: 'The view is of a list that this console does not have.' });
    }
    if (target.name !== list.name) return setState({ step: 'elsewhere', list: target, view });
    actions.add({ ...view, search: list.validateSearch(view.search) });
    return onDone();
  }

  return (
    <Stack gap="sm" px={10} pb="sm">
      <Divider />
      <Group>
        <ChooseFilesButton
          name="A view from a file"
          accept=".json,application/json"
          size="xs"
          onFiles={([file]) => void read(file)}
        >
          Open a view from a file
        </ChooseFilesButton>
      </Group>
      {state.step === 'refused' && (
        <Text size="xs" c="red" role="alert">
          {state.problem} Nothing was changed.
        </Text>
      )}
      {state.step === 'elsewhere' && (
        <div role="alert">
          <p>
            “{state.view.name}” is a view of another list: the {state.list.many}.
          </p>
          <Button
            variant="default"
            size="xs"
            onClick={() => {
              actions.addToOtherList(state.list.name, state.view);
              onDone();
            }}
          >
            Save it for the {state.list.many}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** What is too large to be a view is not read; what cannot be read any more is as if it were empty. */
async function textOf(file: File): Promise<string> {
  if (file.size > largestViewFile) return ' '.repeat(largestViewFile + 1);
  return file.text().catch(() => '');
}
