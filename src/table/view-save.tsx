import type { Viewed } from './use-view';
import type { ViewActions } from './use-view-actions';
import { ViewNameForm } from './view-name-form';

interface SaveViewProps<T> {
  model: Viewed<T>;
  actions: ViewActions;
  onDone: () => void;
}

/** Keeps what is on the screen under a name of its own. */
export function SaveView<T>({ model, actions, onDone }: SaveViewProps<T>) {
  const { open, views } = model.view;
  return (
    <ViewNameForm
      label={open ? 'Name of a new view' : 'Name of the view'}
      action={open ? 'Save as new' : 'Save as a view'}
      taken={views}
      onName={(name) => {
        actions.saveAs(name);
        onDone();
      }}
    />
  );
}
