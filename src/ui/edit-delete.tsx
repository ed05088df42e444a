import { IconPencil, IconTrash, type Icon } from '@tabler/icons-react';
import type { Needs } from '@/api/permissions';
import { Button } from './button';

interface EditDeleteProps {
  /** What is edited or deleted, for assistive technology. */
  name: string;
  /** The writes that change it and delete it. */
  needs?: Needs | undefined;
  blocked?: string | undefined;
  /** Without it nothing is offered to edit; so with `onDelete`. */
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** The buttons at the end of a row that edit and delete what stands in it. */
export function EditDelete({ name, needs, blocked, onEdit, onDelete }: EditDeleteProps) {
  const actions: [word: string, icon: Icon, run: (() => void) | undefined][] = [
    ['Edit', IconPencil, onEdit],
    ['Delete', IconTrash, onDelete],
  ];
  return actions.map(
    ([word, ActionIcon, run]) =>
      run && (
        <Button
          key={word}
          variant="subtle"
          size="xs"
          needs={needs}
          blocked={blocked}
          aria-label={`${word} ${name}`}
          onClick={run}
        >
          <ActionIcon size={14} aria-hidden />
        </Button>
      ),
  );
}
