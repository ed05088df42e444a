import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useField } from '@/form/use-field';
import { fullName, textOf } from '@/lib/words';
import { Button } from '@/ui/button';
import { Chosen } from '@/ui/chosen';
import type { ComponentProps } from './field';
import { namedProviderOptions, ProviderName } from './provider-name';
import { ProviderPicker } from './provider-picker';

const nameOf = (providerId: string) => <ProviderName providerId={providerId} />;

/** The provider under whose collaboration the license is used. */
export function CollaboratorField({ bound: { name, label } }: ComponentProps) {
  const { input, value, setValue } = useField({ name, label }, nameOf);
  const providerId = textOf(value);
  const [isChoosing, setIsChoosing] = useState(false);
  const { data, isPending } = useQuery({
    ...namedProviderOptions(providerId),
    enabled: providerId !== '',
  });
  const fault = typeof input.error === 'string' ? input.error : undefined;

  if (!providerId && isChoosing)
    return (
      <ProviderPicker
        label={label}
        field={name}
        error={fault}
        onChoose={({ id }) => {
          setValue(id);
          setIsChoosing(false);
        }}
      />
    );
  return (
    <Stack
      gap={4}
      align="flex-start"
      role="group"
      aria-label={label}
      data-field={name}
      tabIndex={-1}
      data-wrong={fault ? '' : undefined}
    >
      <Text fw={500} aria-hidden>
        {label}
      </Text>
      {providerId ? (
        <Chosen
          name={data ? fullName(data) : isPending ? '…' : 'A provider who cannot be read'}
          onChange={() => setValue('')}
        />
      ) : (
        <Button size="xs" variant="default" onClick={() => setIsChoosing(true)}>
          Choose a provider
        </Button>
      )}
      {fault && <Text c="red">{fault}</Text>}
    </Stack>
  );
}
