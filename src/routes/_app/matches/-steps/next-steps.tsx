import { Box, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import {
  createCredentialingRequest,
  createMonitor,
  getProviderOptions,
  listMonitorsAllOptions,
  updateLicense,
  updateProvider,
} from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { DatasetMatch } from '@/api/models';
import { NewRequestButton } from '@/features/credentialing/new-request-button';
import { entityId, entityPage, type EntityRef } from '@/features/entity/entity';
import { monitoredDataset } from '@/domain/monitored-dataset';
import { datasetName } from '@/lib/dataset-names';
import { announce } from '@/ui/announce';
import { Button, LinkButton } from '@/ui/button';
import { lazyComponent } from '@/ui/lazy-component';
import { Toolbar } from '@/ui/layout';
import { useShortcuts } from '@/ui/shortcuts';
import { Keys } from '@/ui/text';
import { type Passed, type Step, steps, useStepOrder } from './step-order';

const MonitorDialog = lazyComponent(async () => (await import('@/features/monitors/dialog')).MonitorDialog);
const EditProvider = lazyComponent(async () => (await import('@/records/edit-provider')).EditProvider);
const RestrictLicenses = lazyComponent(async () => (await import('./restrict-licenses')).RestrictLicenses);

interface MatchNextStepsProps {
  match: DatasetMatch;
  entity: EntityRef;
  /** Opens the next match that waits, where there is one. */
  onNext: (() => void) | undefined;
  /** Called when a step was done or skipped. */
  onStep: () => void;
}

const buttonProps = { size: 'xs', variant: 'default' } as const;

/**
 * What one does about a record that is about a provider or a facility, in order and by key: each step is done or skipped, which
 * stands on it, and after the last one the next match opens. One that is cancelled is still to be done. Accepting does none of
 * it by itself.
 */
export function MatchNextSteps({ match, entity, onNext, onStep }: MatchNextStepsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLElement>(null);
  const opened = useRef<{ step: Step; isChanged: boolean }>(undefined);
  const [dialog, setDialog] = useState<Step>();
  // The bar that had the focus made room for this.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, []);
  const providerId = 'providerId' in entity ? entity.providerId : undefined;
  const datasetType = match.scan?.type;
  const { data: monitors } = useQuery(listMonitorsAllOptions({ entityIds: [entityId(entity)] }));
  const isMonitored = Boolean(datasetType) && monitors?.some((one) => monitoredDataset(one) === datasetType);
  const blocked: Partial<Record<Step, unknown>> = {
    restrict: useBlocked(updateLicense) ?? !providerId,
    status: useBlocked(updateProvider) ?? !providerId,
    monitor: useBlocked(createMonitor) ?? isMonitored,
    note: !providerId,
    request: useBlocked(createCredentialingRequest),
  };
  const order = useStepOrder(
    match.id,
    steps.filter((step) => !blocked[step]),
  );
  const pass = (step: Step, how: Passed) => {
    onStep();
    if (order.pass(step, how)) return;
    announce(onNext ? 'That was the last step: the next match opens' : 'That was the last step');
    onNext?.();
  };
  const skip = () => order.current && pass(order.current, 'skipped');
  const open = (step: Step) => () => {
    opened.current = { step, isChanged: false };
    setDialog(step);
  };
  /**
   * The dialog of a step. What it changed is known before it closes, but for work that goes on behind it: that marks the step, and
   * takes nobody to the next match who is somewhere else by then.
   */
  const dialogProps = (step: Step) => ({
    onDone: () => {
      if (opened.current?.step === step) opened.current.isChanged = true;
      else order.pass(step, 'done');
    },
    onClose: () => {
      const isChanged = opened.current?.isChanged;
      opened.current = undefined;
      setDialog(undefined);
      if (isChanged) pass(step, 'done');
    },
  });
  useShortcuts('Match', [
    {
      keys: 'o',
      label: 'Open the next step of an accepted match',
      run: () => current.current?.click(),
      disabled: !order.current,
    },
    {
      keys: 's',
      label: 'Skip the next step of an accepted match',
      run: skip,
      disabled: !order.current,
    },
  ]);
  const restriction = dialogProps('restrict');
  /** What the button of a step has for being one: its key while it is next, what became of it afterwards. */
  const stepProps = (step: Step) => ({
    ...buttonProps,
    ...(order.of(step) && {
      rightSection: (
        <Text span size="xs" c="dimmed">
          {order.of(step)}
        </Text>
      ),
    }),
    ...(order.current === step && {
      variant: 'light',
      ref: (element: HTMLElement | null) => void (current.current = element),
      rightSection: <Keys keys="o" />,
    }),
  });
  return (
    <Box ref={bar} tabIndex={-1}>
      <Toolbar label="Next steps">
        {providerId && (
          <>
            <Button {...stepProps('restrict')} needs={updateLicense} onClick={open('restrict')}>
              Restrict licenses
            </Button>
            <StatusStep providerId={providerId} isOpen={dialog === 'status'} {...dialogProps('status')}>
              {(isRead) => (
                <Button
                  {...stepProps('status')}
                  needs={updateProvider}
                  disabled={!isRead}
                  onClick={open('status')}
                >
                  Change the credentialing status
                </Button>
              )}
            </StatusStep>
          </>
        )}
        {isMonitored ? (
          <Text size="xs" c="dimmed">
            {datasetName(datasetType)} is monitored: <Link {...entityPage(entity, 'monitors')}>monitors</Link>
          </Text>
        ) : (
          <Button {...stepProps('monitor')} needs={createMonitor} onClick={open('monitor')}>
            Monitor {datasetName(datasetType)}
          </Button>
        )}
        {providerId && (
          <LinkButton
            {...stepProps('note')}
            to="/providers/$providerId"
            params={{ providerId }}
            search={{ tab: 'notes', act: 'write' }}
            onClick={() => void order.pass('note', 'opened')}
          >
            Write a note
          </LinkButton>
        )}
        <NewRequestButton
          about={entity}
          label="Off-cycle request"
          small
          {...stepProps('request')}
          onClick={() => void order.pass('request', 'opened')}
        />
        {order.current && (
          <Button size="xs" variant="subtle" rightSection={<Keys keys="s" />} onClick={skip}>
            Skip this step
          </Button>
        )}
        <LinkButton size="xs" variant="subtle" {...entityPage(entity)}>
          {providerId ? 'Open the provider’s file' : 'Open the facility’s page'}
        </LinkButton>
      </Toolbar>
      <Suspense>
        {dialog === 'restrict' && providerId && (
          <RestrictLicenses
            match={match}
            providerId={providerId}
            onClose={restriction.onClose}
            onDone={restriction.onDone}
          />
        )}
        {dialog === 'monitor' && (
          <MonitorDialog
            about={{ ...entity, ...(datasetType && { datasetType }) }}
            {...dialogProps('monitor')}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface StatusStepProps {
  providerId: string;
  isOpen: boolean;
  onDone: () => void;
  onClose: () => void;
  /** The button, which waits for the provider. */
  children: (isRead: boolean) => ReactNode;
}

/** The change of a provider's credentialing status: its form needs the whole provider. */
function StatusStep({ providerId, isOpen, children, ...dialog }: StatusStepProps) {
  const { data: provider } = useQuery(getProviderOptions({ providerId }));
  return (
    <>
      {children(provider !== undefined)}
      <Suspense>
        {isOpen && provider && (
          <EditProvider provider={{ ...provider, id: providerId }} focus="credentialingStatus" {...dialog} />
        )}
      </Suspense>
    </>
  );
}
