import { Box } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { capitalized } from '@/lib/words';
import { Page } from '@/ui/page';
import { CreateForm } from './create-form';
import type { RecordDefinition, Stored } from './record';

/** The page that makes a new record; it leads on to the page of what was created. */
export function CreatePage<Item extends Stored>({ record }: { record: RecordDefinition<Item> }) {
  const list = record.page?.list ?? '/';
  const navigate = useNavigate();
  return (
    <Page
      title={`New ${record.one}`}
      subtitle={record.begin}
      crumbs={[{ label: capitalized(record.many), to: list }]}
    >
      <Box maw={760}>
        <CreateForm record={record} onCancel={() => void navigate({ to: list })} />
      </Box>
    </Page>
  );
}
