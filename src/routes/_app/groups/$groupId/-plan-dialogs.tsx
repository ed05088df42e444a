import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { sendLabel } from '@/api/errors';
import { listPayerPlansOptions, useUpdateGroupPayerPlans } from '@/api/operations.gen';
import type { Group, PayerPlan } from '@/api/models';
import { count } from '@/lib/words';
import { Button, LinkButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Checkbox, ScrollArea, Stack, Text, TextInput } from '@mantine/core';
import { notify } from '@/ui/notify';
import { useSendOnce } from '@/ui/one-at-a-time';
import { SkeletonRows } from '@/ui/route-states';
import { EmptyState, ErrorState, InlineError } from '@/ui/states';
import { planName } from '@/domain/payers';
import { groupName } from '@/domain/groups';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CannotDialog } from '@/ui/cannot-dialog';
import { useRemoveMember } from './-use-remove-member';

interface LinkPlansDialogProps {
  group: Group;
  onClose(): void;
}

/** Links payer plans to a group: those that are not linked yet, any number at once. */
export function LinkPlansDialog({ group, onClose }: LinkPlansDialogProps) {
  const all = useQuery(listPayerPlansOptions());
  const plansOfGroup = useQuery(listPayerPlansOptions({ groupId: group.id }));
  const change = useUpdateGroupPayerPlans();
  const send = useSendOnce(change);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState(false);
  const linked = new Set(plansOfGroup.data?.map(({ id }) => id));
  const free = (all.data ?? []).filter(({ id }) => id !== undefined && !linked.has(id));
  const words = typed.trim().toLowerCase();
  const found = free.filter((plan) => planName(plan).toLowerCase().includes(words));
  const error = all.error ?? plansOfGroup.error;
  const isLoaded = all.data && plansOfGroup.data;

  function link() {
    if (chosen.length === 0) return setMissing(true);
    return send(
      { groupId: group.id, body: { add: [...chosen] } },
      {
        onSuccess: () => {
          notify({
            tone: 'success',
            title: `${count(chosen.length, 'plan')} linked to ${groupName(group)}`,
          });
          onClose();
        },
      },
    );
  }

  function toggle(id: string, on: boolean) {
    setMissing(false);
    setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id));
  }

  return (
    <Dialog
      title={`Link plans to ${groupName(group)}`}
      onClose={onClose}
      width={560}
      sticky={chosen.length > 0}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {free.length > 0 && (
            <Button loading={change.isPending} onClick={link}>
              {sendLabel(
                chosen.length > 0 ? `Link ${count(chosen.length, 'plan')}` : 'Link plans',
                change.error,
              )}
            </Button>
          )}
        </>
      }
    >
      {!isLoaded &&
        (error ? (
          <ErrorState
            title="The plans could not be loaded"
            error={error}
            onRetry={() => void Promise.all([all.refetch(), plansOfGroup.refetch()])}
          />
        ) : (
          <SkeletonRows rows={5} />
        ))}
      {isLoaded && free.length === 0 && (
        <EmptyState
          title={all.data.length > 0 ? 'Every plan is linked already' : 'There are no plans yet'}
          text="Plans are created with their payers."
          action={
            <LinkButton to="/payers" variant="default" onClick={onClose}>
              Go to payers
            </LinkButton>
          }
        />
      )}
      {isLoaded && free.length > 0 && (
        <Stack gap="lg">
          <TextInput
            type="search"
            label="Find a plan"
            data-autofocus
            autoComplete="off"
            spellCheck={false}
            placeholder="Payer, plan or state"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <ScrollArea.Autosize mah={340}>
            <Stack component="ul" gap="md" py="xs" aria-label="Plans that are not linked">
              {found.map((plan) => (
                <li key={plan.id}>
                  <Checkbox
                    label={planName(plan)}
                    checked={chosen.includes(plan.id)}
                    onChange={(event) => toggle(plan.id, event.currentTarget.checked)}
                  />
                </li>
              ))}
            </Stack>
          </ScrollArea.Autosize>
          {found.length === 0 && <output className="mute">No plan with these words</output>}
          {missing && (
            <Text c="red" role="alert">
              Choose at least one plan.
            </Text>
          )}
          <InlineError
            error={change.error}
            title="The plans were not linked"
            kept="What you chose is kept."
          />
        </Stack>
      )}
    </Dialog>
  );
}

interface UnlinkPlanDialogProps {
  group: Group;
  plan: PayerPlan;
  onClose(): void;
}

/** Takes a plan from a group; one that somebody of the group is enrolled with stays (rules.md 15.2). */
export function UnlinkPlanDialog({ group, plan, onClose }: UnlinkPlanDialogProps) {
  const { id: payerPlanId } = plan;
  const name = planName(plan);
  const { blockedBy, confirm } = useRemoveMember({
    groupId: group.id,
    member: { payerPlanId },
    change: useUpdateGroupPayerPlans(),
    done: `${name} was unlinked from ${groupName(group)}`,
    onClose,
  });

  if (blockedBy) {
    return (
      <CannotDialog title={`${name} cannot be unlinked yet`} onClose={onClose}>
        <p>
          {groupName(group)} has {blockedBy} with this plan. Delete them first.
        </p>
        <p>
          <Link
            to="/groups/$groupId"
            params={{ groupId: group.id }}
            search={{ tab: 'enrollments', payerPlanId }}
            onClick={onClose}
          >
            Show these enrollments
          </Link>
        </p>
      </CannotDialog>
    );
  }
  return (
    <ConfirmDialog title={`Unlink ${name}?`} action="Unlink plan" {...confirm}>
      <p>
        Providers of {groupName(group)} can no longer be enrolled with it. The plan itself stays with its
        payer and can be linked again.
      </p>
    </ConfirmDialog>
  );
}
