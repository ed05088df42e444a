import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listGroupProvidersInfiniteOptions } from '@/api/operations.gen';
import { namedProviderOptions, ProviderName } from '@/records/provider-name';
import { useField } from '@/form/use-field';
import { fullName } from '@/lib/words';
import { Chosen } from '@/ui/chosen';
import { ProviderPicker } from '@/records/provider-picker';

interface ProviderFieldProps {
  /** The group whose members can be chosen; none is chosen yet when it is empty. */
  groupId: string;
  /** Stays as it is: the form was opened for this provider. */
  fixed: boolean;
}

const nameOf = (providerId: string) => <ProviderName providerId={providerId} />;

/** The provider of an enrollment, found among the members of its group. */
export function ProviderField({ groupId, fixed }: ProviderFieldProps) {
  const { input, value, setValue } = useField({ name: 'providerId', label: 'Provider' }, nameOf);
  const providerId = typeof value === 'string' ? value : '';
  const { data } = useQuery({ ...namedProviderOptions(providerId), enabled: providerId !== '' });
  const fault = typeof input.error === 'string' ? input.error : undefined;
  const common = { 'data-field': 'providerId', tabIndex: -1 };

  if (providerId) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a border and a legend to undo
      <div role="group" aria-label="Provider" {...common} data-wrong={fault ? '' : undefined}>
        <Text fw={500} aria-hidden>
          Provider
        </Text>
        <Chosen name={data ? fullName(data) : '…'} onChange={fixed ? undefined : () => setValue('')} />
        {fault && <Text c="red">{fault}</Text>}
      </div>
    );
  }
  if (!groupId) {
    return (
      <div {...common}>
        <Text fw={500}>Provider</Text>
        <Text c="dimmed">Choose the group first: only its providers can be enrolled.</Text>
        {fault && <Text c="red">{fault}</Text>}
      </div>
    );
  }
  return (
    <div {...common}>
      <ProviderPicker
        list={(filters) => listGroupProvidersInfiniteOptions({ groupId, ...filters })}
        error={fault}
        required
        none="The group has no provider with these words"
        onChoose={({ id }) => setValue(id)}
      />
    </div>
  );
}
