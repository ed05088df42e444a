import { Badge, Text } from '@mantine/core';
import { isModified, type Viewed } from '../model/use-view';

/** What the menu of views is called: the view that is open, and whether the screen still shows it. */
export function ViewName<T>({ model }: { model: Viewed<T> }) {
  const { open, saved } = model.view;
  if (!open) return 'Views';
  const mark = saved ? (isModified(model) ? 'modified' : '') : 'not saved';
  return (
    <>
      <span className="visually-hidden">Views: </span>
      <Text component="bdi" truncate fw={500} maw={160}>
        {open.name}
      </Text>
      {mark && (
        <Badge color="amber" ml={6}>
          {mark}
        </Badge>
      )}
    </>
  );
}
