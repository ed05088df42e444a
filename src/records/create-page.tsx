import { Box } from '@mantine/core';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { capitalized } from '@/lib/words';
import { Page } from '@/ui/page';
import { WriteGate } from '@/ui/write-gate';
import { CreateForm } from './create-form';
import type { Facts } from './field';
import type { RecordDefinition, Stored } from './record';

interface CreatePageProps<Item extends Stored> {
  record: RecordDefinition<Item>;
  /** What is known of it already: the facility that the new one is part of. */
  given?: Facts | undefined;
  /** Where cancelling leads, if not to the list. */
  back?: LinkProps | undefined;
  /** What stands above the fields: who has this name already. */
  children?: ReactNode;
}

/** The page that makes a new record; it leads on to the page of what was created. */
export function CreatePage<Item extends Stored>({ record, given, back, children }: CreatePageProps<Item>) {
  const list = record.page?.list ?? '/';
  const navigate = useNavigate();
  return (
    <Page
      title={`New ${record.one}`}
      subtitle={record.begin}
      crumbs={[{ label: capitalized(record.many), to: list }]}
    >
      <Box maw={760}>
        <WriteGate needs={record.operations.create}>
          <CreateForm
            record={record}
            given={given}
            onCancel={() => void (back ? navigate(back) : navigate({ to: list }))}
          >
            {children}
          </CreateForm>
        </WriteGate>
      </Box>
    </Page>
  );
}
