import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBlocked, type Needs } from '@/api/permissions';
import { capitalized } from '@/lib/words';
import { Button, LinkButton } from '@/ui/button';
import { PageHeader, type PageHeaderProps } from '@/ui/page';
import { useShortcuts } from '@/ui/shortcuts';
import { DataTable } from './data-table';
import type { Filters } from './list/filters';
import { ListCount } from './list/list-count';
import type { DataTableProps } from './model/use-table-model';

/**
 * How one is made: by a dialog, or on a page of its own, which is not offered to whom it is closed to unless `explainsWhy`.
 * The label is plain text: whoever changes keys reads it in a list that is generated from the code.
 */
type Create = { label: string; needs?: Needs } & (
  | { to: string; explainsWhy?: boolean }
  | { run: () => void }
);

interface ListPageProps<T extends object, F extends Filters, S extends string>
  extends Omit<DataTableProps<T, F, S>, 'empty'>, Omit<PageHeaderProps, 'title'> {
  /** What the list is called on its page, in plain text where `create` is; its `many` when left out. */
  title?: string;
  /** Also by the key `n`, and offered where nothing exists yet. */
  create?: Create;
  /** What stands between head and table: links to other lists, counts. */
  above?: ReactNode;
  /** Its `action` stands in the place of `create`. */
  empty: DataTableProps<T, F, S>['empty'];
  /** Dialogs and whatever else the screen has beside the table. */
  children?: ReactNode;
}

/** The screen of a list: its name, how many there are, how one is made, and its table. */
export function ListPage<T extends object, F extends Filters, S extends string>({
  title,
  waiting,
  subtitle,
  actions,
  crumbs,
  create,
  above,
  empty,
  children,
  ...table
}: ListPageProps<T, F, S>) {
  const { listed, total } = table;
  const name = title ?? capitalized(listed.list.many);
  const blocked = useBlocked(create?.needs);
  const button = create && buttonOf(create, blocked);
  return (
    <>
      {create && <CreateKey area={name} blocked={blocked} {...create} />}
      <PageHeader
        title={name}
        waiting={waiting}
        subtitle={subtitle ?? <ListCount listed={listed} total={total} />}
        actions={
          (actions || button) && (
            <>
              {actions}
              {button}
            </>
          )
        }
        {...(crumbs && { crumbs })}
      />
      {above}
      <DataTable {...table} empty={{ action: button, ...empty }} />
      {children}
    </>
  );
}

function buttonOf(create: Create, blocked: string | undefined): ReactNode {
  const { label } = create;
  if ('to' in create && !blocked) return <LinkButton to={create.to}>{label}</LinkButton>;
  if ('to' in create && !create.explainsWhy) return undefined;
  return (
    <Button blocked={blocked} onClick={'run' in create ? create.run : undefined}>
      {label}
    </Button>
  );
}

function CreateKey({ area, blocked, ...create }: Create & { area: string; blocked: string | undefined }) {
  const navigate = useNavigate();
  const run = 'run' in create ? create.run : () => void navigate({ to: create.to });
  useShortcuts(area, [{ keys: 'n', label: create.label, disabled: Boolean(blocked), run }]);
  return null;
}
