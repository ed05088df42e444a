import { zodResolver } from '@hookform/resolvers/zod';
import { Group, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { invalidateAfter } from '@/api/invalidations';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import { currentUser } from '@/api/session';
import { lateWords, letterDue, type CommitteeDecision } from '@/domain/committee';
import { givableItems } from '@/domain/letter-facts';
import { reasonRule } from '@/domain/reason';
import type { AgendaItem } from '@/features/committee/agenda';
import { carryOut, entryWords, whyNot } from '@/features/committee/carry-out';
import type { MinutesEntry } from '@/features/committee/meeting';
import { useRules } from '@/features/credentialing/request-elements';
import { DateField } from '@/form/date-field';
import { ShortSelectField, TextareaField, TextField } from '@/form/fields';
import { FormDialog } from '@/form/form-dialog';
import { FormShell } from '@/form/form-shell';
import { formatDate, localDay } from '@/lib/dates';
import { count } from '@/lib/words';
import { announce } from '@/ui/announce';
import { Note } from '@/ui/layout';
import { notify } from '@/ui/notify';
import { setSetting, useSetting } from '@/ui/settings';
import {
  blankDecision,
  decisionFrom,
  decisionSchema,
  nextBy,
  terms,
  type DecideValues,
} from './-decide-values';

interface DecideDialogProps {
  item: AgendaItem;
  /** The day of the decision, `YYYY-MM-DD`. */
  day: string;
  onDecided: (entry: MinutesEntry) => void;
  onClose: () => void;
}

/** A decision of the committee about one file: what, for how long, by whom, with which votes and conditions. */
export function DecideDialog({ item, day, onDecided, onClose }: DecideDialogProps) {
  const { request, name, elements, findings, before, standing } = item;
  const isExcluded = findings.some(({ isExclusion }) => isExclusion);
  const members = useSetting('committeeMembers');
  const rules = useRules();
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(decisionSchema(isExcluded ? name : undefined, findings.length > 0, day)),
    defaultValues: blankDecision(members, givableItems(elements).join('\n')),
    mode: 'onTouched',
  });
  const decide = useMutation({
    mutationFn: (decision: CommitteeDecision) =>
      carryOut({ requestId: request.id, decision, rules, queryClient }),
    meta: { stale: 'createCredentialingRequestEvent' },
    onSuccess: () => void invalidateAfter(queryClient, 'createCredentialingRequestEvent'),
  });
  const [outcome, months] = useWatch({ control: form.control, name: ['outcome', 'months'] });
  const isApproval = outcome === 'approved';
  const next = nextBy(day, months);
  const late = lateWords({ day, enteredOn: localDay() });
  return (
    <FormDialog title={`Decide ${name}`} onClose={onClose} width={640}>
      <FormShell<DecideValues, Parameters<typeof decisionFrom>[0], MinutesEntry>
        form={form}
        onSubmit={(values) => {
          setSetting('committeeMembers', values.present.trim());
          const given = { day, enteredOn: localDay(), enteredBy: currentUser()?.email ?? '' };
          return decide.mutateAsync(decisionFrom(values, given));
        }}
        onSaved={(entry) => {
          const words = entryWords(entry);
          announce(words);
          notify({ tone: 'success', title: words });
          onDecided(entry);
          onClose();
        }}
        error={decide.error}
        pending={decide.isPending}
        submitLabel="Record decision"
        needs={createCredentialingRequestEvent}
        preparing={['replaceCredentialingRequestChecklist', 'uploadFile', 'replaceFile']}
        // A draft of before may approve what lacks something by now.
        blocked={whyNot(item, { by: 'committee', outcome: isApproval ? 'approved' : 'deferred', day })}
        draft={{ name: `committee:${request.id}:${day}`, omit: ['typedName'] }}
      >
        {standing === 'not ready' && (
          <Note tone="warning">Not ready: {item.reasons.join('. ')}. It can be deferred or denied.</Note>
        )}
        {findings.length > 0 && (
          <Note tone="warning">
            {count(findings.length, 'finding')}: {findings.map(({ text }) => text).join('. ')}.
          </Note>
        )}
        {before && standing === 'flagged' && item.reasons.length > findings.length && (
          <Note>{item.reasons.at(-1)}.</Note>
        )}
        <p>
          Decided {formatDate(day)}; the provider is to be told by {formatDate(letterDue(day))}.
          {late && ` ${late}.`} Approved or denied, the request is over, which cannot be undone.
        </p>
        <ShortSelectField<DecideValues>
          name="outcome"
          label="Decision"
          required
          choices={[
            { value: '', label: 'Choose' },
            ...(standing === 'not ready' ? [] : [{ value: 'approved', label: 'Approve' }]),
            { value: 'deferred', label: 'Defer' },
            { value: 'denied', label: 'Deny' },
          ]}
        />
        {isApproval && (
          <>
            <ShortSelectField<DecideValues>
              name="months"
              label="Term"
              description={next && `Recredentialing due ${formatDate(next)}`}
              choices={terms.map((term, index) => ({
                value: String(term),
                label: index === 0 ? `${term} months` : `${term} months, a shorter term`,
              }))}
            />
            <TextareaField<DecideValues> name="conditions" label="Conditions" rows={2} />
          </>
        )}
        {outcome === 'deferred' && (
          <DateField<DecideValues>
            name="until"
            label="Deferred until"
            description="The meeting that looks at it again, where it is known"
          />
        )}
        <TextareaField<DecideValues>
          name="reason"
          label="Reason"
          description={
            outcome === 'deferred'
              ? `In ${reasonRule}. The letter about the deferral gives it word for word.`
              : `In ${reasonRule}`
          }
          rows={2}
          required={(outcome !== '' && !isApproval) || findings.length > 0}
        />
        {outcome === 'deferred' && (
          <TextareaField<DecideValues>
            name="asked"
            label="What is asked for"
            description="One item a line, as the letter lists it. Empty where the provider has nothing to send."
            rows={3}
          />
        )}
        <Group gap="md" align="flex-start" grow preventGrowOverflow={false}>
          <TextareaField<DecideValues>
            name="present"
            label="Decided by"
            description="One name a line"
            rows={4}
            required
          />
          <TextareaField<DecideValues>
            name="recused"
            label="Recused"
            description="One name a line"
            rows={4}
          />
        </Group>
        <Stack gap="xs" role="group" aria-label="Votes">
          <Group gap="md" align="flex-start">
            <TextField<DecideValues> name="votesFor" label="Votes for approval" inputMode="numeric" />
            <TextField<DecideValues> name="votesAgainst" label="Votes against approval" inputMode="numeric" />
            <TextField<DecideValues> name="votesAbstained" label="Abstained" inputMode="numeric" />
          </Group>
        </Stack>
        {isExcluded && isApproval && (
          <TextField<DecideValues>
            name="typedName"
            label={`Type ${name} to approve although excluded`}
            required
          />
        )}
      </FormShell>
    </FormDialog>
  );
}
