import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  listGroupProvidersInfiniteOptions,
  listGroupsOptions,
  listPayerPlansOptions,
} from '@/api/operations.gen';
import { groupName } from '@/domain/groups';
import { planName } from '@/domain/payers';
import { SelectField } from '@/form/fields';
import { useField } from '@/form/use-field';
import { fullName, textOf } from '@/lib/words';
import { Chosen } from '@/ui/chosen';
import type { ComponentProps, Facts } from './field';
import { namedProviderOptions, ProviderName } from './provider-name';
import { ProviderPicker } from './provider-picker';

const useGroupId = () => textOf(useWatch<Facts>({ name: 'groupId' }));

/** The group of an enrollment; another group has other providers and plans, so these are chosen anew. */
export function GroupField({ bound, given }: ComponentProps) {
  const { setValue, watch } = useFormContext<Facts>();
  const providerId = textOf(given['providerId']);
  const groups = useQuery(listGroupsOptions({ providerId: providerId || undefined }));
  useEffect(() => {
    // A draft that is put back is no change of a field: it keeps its provider and plan.
    const { unsubscribe } = watch((_, { name }) => {
      if (name !== 'groupId') return;
      setValue('payerPlanId', '');
      if (!providerId) setValue('providerId', '');
    });
    return unsubscribe;
  }, [watch, setValue, providerId]);

  function description(): string | undefined {
    if (groups.isError) return 'The groups could not be loaded.';
    if (groups.data?.length !== 0) return undefined;
    return providerId
      ? 'This provider belongs to no group. Add the provider to one first.'
      : 'There is no group yet.';
  }

  return (
    <SelectField
      {...bound}
      choices={(groups.data ?? []).flatMap((group) =>
        group.id ? [{ value: group.id, label: groupName(group) }] : [],
      )}
      disabled={textOf(given['groupId']) !== ''}
      description={description()}
    />
  );
}

/** The plan of an enrollment, one of those that are linked to its group. */
export function PlanField({ bound }: ComponentProps) {
  const groupId = useGroupId();
  const plans = useQuery({ ...listPayerPlansOptions({ groupId }), enabled: groupId !== '' });
  return (
    <>
      <SelectField
        {...bound}
        choices={(plans.data ?? []).flatMap((plan) =>
          plan.id ? [{ value: plan.id, label: planName(plan) }] : [],
        )}
        disabled={groupId === ''}
        description={plans.isError ? 'The plans of the group could not be loaded.' : undefined}
      />
      {groupId !== '' && plans.data?.length === 0 && (
        <Text mt="sm">
          No plan is linked to this group.{' '}
          <Link to="/groups/$groupId" params={{ groupId }} search={{ tab: 'plans' }}>
            Link plans on its page
          </Link>
        </Text>
      )}
    </>
  );
}

const nameOf = (providerId: string) => <ProviderName providerId={providerId} />;

/** The provider of an enrollment, found among the members of its group; the one that it was opened for stays. */
export function ProviderField({ bound, given }: ComponentProps) {
  const { name, label } = bound;
  const groupId = useGroupId();
  const { input, value, setValue } = useField({ name, label }, nameOf);
  const providerId = textOf(value);
  const { data } = useQuery({ ...namedProviderOptions(providerId), enabled: providerId !== '' });
  const fault = typeof input.error === 'string' ? input.error : undefined;
  const common = { 'data-field': name, tabIndex: -1 };

  if (providerId) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would bring a border and a legend to undo
      <div role="group" aria-label={label} {...common} data-wrong={fault ? '' : undefined}>
        <Text fw={500} aria-hidden>
          {label}
        </Text>
        <Chosen
          name={data ? fullName(data) : '…'}
          onChange={textOf(given['providerId']) ? undefined : () => setValue('')}
        />
        {fault && <Text c="red">{fault}</Text>}
      </div>
    );
  }
  if (!groupId) {
    return (
      <div {...common}>
        <Text fw={500}>{label}</Text>
        <Text c="dimmed">Choose the group first: only its providers can be enrolled.</Text>
        {fault && <Text c="red">{fault}</Text>}
      </div>
    );
  }
  return (
    <div {...common}>
      <ProviderPicker
        list={(filters) => listGroupProvidersInfiniteOptions({ groupId }, filters)}
        error={fault}
        required
        none="The group has no provider with these words"
        onChoose={({ id }) => setValue(id)}
      />
    </div>
  );
}
