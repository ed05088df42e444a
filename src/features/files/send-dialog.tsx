import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requestCrmDocument, useRequestCrmDocument } from '@/api/operations.gen';
import { TextField, WordsField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { optionalText } from '@/form/schemas';
import { fileName } from '@/lib/file-name';
import { count } from '@/lib/words';
import { notify } from '@/ui/notify';

const schema = z.object({
  relatedIds: z.array(z.string()).check(z.minLength(1, 'Name at least one record.')),
  pathOnClient: optionalText(500),
});

type Values = z.input<typeof schema>;

/** Has a file uploaded to records of the customer-relationship system that the operator configured. */
export function SendDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { relatedIds: [], pathOnClient: '' } as Values,
    mode: 'onTouched',
  });
  const send = useRequestCrmDocument();
  return (
    <FormDialog title={`Send ${fileName(path)} to the CRM`} onClose={onClose} width={520}>
      <FormShell
        form={form}
        onSubmit={({ relatedIds, pathOnClient }) =>
          send.mutateAsync({ body: { document: path, relatedIds, ...(pathOnClient && { pathOnClient }) } })
        }
        onSaved={() => {
          const records = count(form.getValues('relatedIds').length, 'record');
          notify({ tone: 'success', title: `${fileName(path)} was sent to ${records} in the CRM` });
          onClose();
        }}
        error={send.error}
        pending={send.isPending}
        submitLabel="Send file"
        needs={requestCrmDocument}
        draft={{ name: `send-file:${path}` }}
      >
        <p>The service uploads a copy to your customer-relationship system. The file here stays as it is.</p>
        <WordsField<Values>
          name="relatedIds"
          label="Records"
          required
          description="The ids that the records have there, each followed by Enter"
        />
        <TextField<Values>
          name="pathOnClient"
          label="Folder there"
          mono
          description="Left empty, the CRM chooses it"
        />
      </FormShell>
    </FormDialog>
  );
}
