import { Box, Stack } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { createFileRoute } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useCreateGroup } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import { FormShell } from '@/form/form-shell';
import { notify } from '@/ui/notify';
import { Page } from '@/ui/page';
import { GroupFields } from '@/features/groups/fields';
import { groupRequest, groupSchema, groupValues } from '@/features/groups/form-values';
import { groupName } from '@/domain/groups';

export const Route = createFileRoute('/_app/groups/new')({ component: NewGroup });

function NewGroup() {
  const navigate = Route.useNavigate();
  const form = useForm({
    resolver: zodResolver(groupSchema),
    defaultValues: groupValues(),
    mode: 'onTouched',
  });
  const create = useCreateGroup();
  return (
    <Page
      title="New group"
      subtitle="A name is enough to begin. Providers and payer plans are added next."
      crumbs={[{ label: 'Groups', to: '/groups' }]}
    >
      <Box maw={760}>
        <FormShell
          form={form}
          onSubmit={(values) => create.mutateAsync({ body: groupRequest(values) })}
          onSaved={(group) => {
            notify({ tone: 'success', title: `${groupName(group)} was created` });
            if (!group.id) void navigate({ to: '/groups' });
            else void navigate({ to: '/groups/$groupId', params: { groupId: group.id }, replace: true });
          }}
          onCancel={() => void navigate({ to: '/groups' })}
          error={create.error}
          pending={create.isPending}
          submitLabel="Create group"
          blocked={useWriteBlocked('Groups')}
          draft={{ name: 'new-group' }}
        >
          <Stack gap={28}>
            <GroupFields />
          </Stack>
        </FormShell>
      </Box>
    </Page>
  );
}
