import { Stack } from '@mantine/core';
import { useFormContext, useWatch, type Control } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckboxField, TextField } from '@/form/fields';
import { Note } from '@/ui/parts';
import { isInsecure, urlProblem } from './url';

/** What can be changed of a webhook after it was created, too. */
export const addressFields = {
  url: z.string().check(z.trim()),
  allowInsecureUrl: z.boolean(),
  includeSensitiveInfo: z.boolean(),
};

export interface AddressValues {
  url: string;
  allowInsecureUrl: boolean;
  includeSensitiveInfo: boolean;
}

/** The address and its switch belong together: whether one is right depends on the other. */
export const addressRule = z.superRefine<AddressValues>(({ url, allowInsecureUrl }, context) => {
  const message = urlProblem(url, allowInsecureUrl);
  if (message) context.addIssue({ code: 'custom', path: ['url'], message });
});

const addressWords = 'It is called with POST. It begins with https://, and its certificate should be valid.';

/** Where it is sent, and what goes with it. */
export function AddressFields() {
  const { control, trigger, formState } = useFormContext<AddressValues>();
  const [url, insecure, sensitive] = useWatch({
    control: control as Control<AddressValues>,
    name: ['url', 'allowInsecureUrl', 'includeSensitiveInfo'],
  });
  const wasChecked = Boolean(formState.errors.url) || formState.isSubmitted;
  return (
    <>
      <TextField<AddressValues>
        name="url"
        label="Address"
        required
        mono
        // Where the error stands, not above it: what is below must not move away from under the pointer.
        description={formState.errors.url ? undefined : addressWords}
      />
      <Stack
        gap="sm"
        // The address may be right or wrong now.
        onChange={() => wasChecked && queueMicrotask(() => void trigger('url'))}
      >
        <CheckboxField<AddressValues>
          name="allowInsecureUrl"
          label="Allow an insecure address (http://), for testing only"
        />
        {(insecure || isInsecure(url)) && (
          <Note tone="warning" role="status">
            {insecure
              ? 'Without https anybody on the way can read and change what is sent, the secret included. Do not use it for real data.'
              : 'An address with http:// is refused unless this is switched on.'}
          </Note>
        )}
      </Stack>
      <Stack gap="sm">
        <CheckboxField<AddressValues>
          name="includeSensitiveInfo"
          label="Include sensitive information in what is sent"
        />
        {sensitive && (
          <Note tone="warning" role="status">
            Payloads then hold social security numbers and the like, and so do the log and everything that
            your receiver writes down. Leave it off unless the receiver needs them.
          </Note>
        )}
      </Stack>
    </>
  );
}
