import { useId, useState } from 'react';
import { listNamed, type List } from '../list-spec';
import type { ViewActions } from './use-view-actions';
import type { SavedView } from './view';
import { largestViewFile, readViewText } from './view-file';
import classes from '../menus.module.css';

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
  const id = useId();
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
    <div className={classes.body} data-divided>
      <label htmlFor={id} className={classes.help}>
        A view from a file
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        className={classes.file}
        // The same file can be chosen again after it was mended.
        onClick={(event) => {
          event.currentTarget.value = '';
        }}
        onChange={(event) => void read(event.currentTarget.files?.[0])}
      />
      {state.step === 'refused' && (
        <p className={classes.fault} role="alert">
          {state.problem} Nothing was changed.
        </p>
      )}
      {state.step === 'elsewhere' && (
        <div role="alert">
          <p>
            “{state.view.name}” is a view of another list: the {state.list.many}.
          </p>
          <button
            type="button"
            className={classes.button}
            onClick={() => {
              actions.addElsewhere(state.list.name, state.view);
              onDone();
            }}
          >
            Save it for the {state.list.many}
          </button>
        </div>
      )}
    </div>
  );
}

/** What is too large to be a view is not read; what cannot be read any more is as if it were empty. */
async function textOf(file: File): Promise<string> {
  if (file.size > largestViewFile) return ' '.repeat(largestViewFile + 1);
  return file.text().catch(() => '');
}
