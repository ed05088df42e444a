import { Box, Stack } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useWriteBlocked } from '@/api/permissions';
import { useWrite } from '@/api/query';
import { FormShell } from '@/form/form-shell';
import { capitalized } from '@/lib/words';
import { notify } from '@/ui/notify';
import { Page } from '@/ui/page';
import type { RecordDefinition, Stored } from './record';
import { RecordFields } from './record-fields';
import { useRecordForm } from './use-record-form';

/** The page that makes a new record; it leads on to the page of what was created. */
export function CreatePage<Item extends Stored>({ record }: { record: RecordDefinition<Item> }) {
  const { one, list, path, param } = record;
  const navigate = useNavigate();
  const { form } = useRecordForm(record);
  const create = useWrite(record.operations.create);
  return (
    <Page
      title={`New ${one}`}
      subtitle={record.begin}
      crumbs={[{ label: capitalized(record.many), to: list }]}
    >
      <Box maw={760}>
        <FormShell
          form={form}
          onSubmit={(body) => create.mutateAsync({ body })}
          onSaved={(created) => {
            notify({ tone: 'success', title: `${record.name(created)} was created` });
            if (!created.id) void navigate({ to: list });
            else void navigate({ to: path, params: { [param]: created.id }, replace: true });
          }}
          onCancel={() => void navigate({ to: list })}
          error={create.error}
          pending={create.isPending}
          submitLabel={`Create ${one}`}
          blocked={useWriteBlocked(record.area)}
          draft={{ name: `new-${one}` }}
        >
          <Stack gap={28}>
            <RecordFields definition={record} exists={false} level="h2" />
          </Stack>
        </FormShell>
      </Box>
    </Page>
  );
}
