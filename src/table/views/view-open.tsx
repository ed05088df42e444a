import { IconBookmark } from '@tabler/icons-react';
import { isModified, type Viewed } from './use-view';
import type { ViewActions } from './use-view-actions';
import { freeName } from './view';
import classes from '../menus.module.css';

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
    <section className={classes.open} aria-label="The open view">
      <p className={classes.openName}>
        <IconBookmark size={14} aria-hidden />
        <bdi>{open.name}</bdi>
      </p>
      <p className={classes.help}>
        {!saved
          ? 'This view is not saved in this browser: it came with a link, or was deleted.'
          : modified
            ? 'What is on the screen differs from the view.'
            : 'The screen shows the view as it is saved.'}
      </p>
      <div className={classes.acts}>
        {saved && modified && (
          <>
            <button
              type="button"
              className={`${classes.button} ${classes.main}`}
              onClick={then(() => actions.saveChanges(saved))}
            >
              Save changes
            </button>
            <button type="button" className={classes.button} onClick={then(() => actions.open(saved))}>
              Back to the view
            </button>
          </>
        )}
        {!saved && (
          <button
            type="button"
            className={`${classes.button} ${classes.main}`}
            onClick={then(() => actions.saveAs(freeName(views, open.name)))}
          >
            Save this view
          </button>
        )}
        <button type="button" className={classes.button} onClick={then(actions.close)}>
          Close the view
        </button>
      </div>
    </section>
  );
}
