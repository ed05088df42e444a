import { isModified, type Viewed } from './use-view';
import classes from '../toolbar.module.css';

/** What the menu of views is called: the view that is open, and whether the screen still shows it. */
export function ViewName<T>({ model }: { model: Viewed<T> }) {
  const { open, saved } = model.view;
  if (!open) return 'Views';
  const mark = saved ? (isModified(model) ? 'modified' : '') : 'not saved';
  return (
    <>
      <span className="visually-hidden">Views: </span>
      <bdi className={classes.viewName}>{open.name}</bdi>
      {mark && <span className={classes.viewMark}>{mark}</span>}
    </>
  );
}
