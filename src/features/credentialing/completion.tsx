import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import type { CredentialingRequest } from '@/api/models';
import { TextField } from '@/form/fields';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import type { Completion } from './completion-note';
import type { EventValues } from './event-form-values';
import { standardChecklist } from '@/domain/evidence/standard-checklist';
import type { Element } from '@/domain/evidence/types';
import { CompletionGaps } from './completion-gaps';
import { subjectOf } from './read-on-file';
import { FindingsNote } from './findings-note';
import { useCloseGaps } from './close-gaps';
import { planLabel, planOf, planSize, planWords } from './gap-plan';
import { findingsOf, requestElements, sanctionsWords, useRules, withGaps } from './request-elements';
import { statusWords } from './request-statuses';
import { entityName } from './request-words';
import { useOnFile } from './use-on-file';

interface CompletionState {
  /** Undefined until the checklist and what is on file were read. */
  completion: Completion | undefined;
  error: Error | null;
  retry: () => void;
}

/**
 * Reads what a request lacks, once that is asked for. A list tells of a request without its checklist, so the request is
 * read itself.
 */
export function useCompletion(request: CredentialingRequest, isEnabled: boolean): CompletionState {
  const rules = useRules();
  const whole = useQuery({
    ...getCredentialingRequestOptions({ requestId: request.id }),
    enabled: isEnabled,
  });
  const read = isEnabled ? whole.data : undefined;
  const { onFile, error, retry } = useOnFile(read ?? {});
  const isRead = read !== undefined && (onFile !== undefined || subjectOf(read) === undefined);
  const isBare = isRead && onFile !== undefined && (read.checklist?.items ?? []).length === 0;
  return {
    completion: isRead
      ? {
          ...completionOf(requestElements(read, onFile, rules), entityName(request, 'title')),
          standard: isBare
            ? {
                request: read,
                items: standardChecklist(onFile, { ...rules, request: read }).map(({ item }) => item),
              }
            : undefined,
        }
      : undefined,
    error: isEnabled ? (whole.error ?? error) : null,
    retry() {
      if (whole.error) void whole.refetch();
      if (error) retry();
    },
  };
}

function completionOf(elements: readonly Element[], name: string): Completion {
  const taken = new Map<string, number>();
  const gaps = withGaps(elements).map((element) => {
    // A dot or a bracket in the name of a field would lead into an object.
    const plain = element.name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-') || 'element';
    const nth = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, nth);
    return { key: nth === 1 ? plain : `${plain}-${nth}`, element };
  });
  return {
    gaps,
    sanctions: sanctionsWords(elements),
    findings: findingsOf(elements).map(({ text }) => text),
    isExcluded: findingsOf(elements).some(({ isExclusion }) => isExclusion),
    elements,
    name,
  };
}

/** What is completed over, where a list has whom the request is about. */
const excludedWords = ({ facility }: CredentialingRequest) =>
  `although the ${facility ? 'facility' : 'provider'} is excluded`;

interface CompletionFieldsProps extends CompletionState {
  request: CredentialingRequest;
  status: string;
  /** Closes the dialog, for a gap that is closed on the request. */
  onLeave: () => void;
}

/**
 * The gaps that stay when a request is completed, each with a field for its reason, and the name to type where the
 * evidence about sanctions is not current.
 */
export function CompletionFields(props: CompletionFieldsProps) {
  const { completion, error, retry, request, status, onLeave } = props;
  const { setValue } = useFormContext<EventValues>();
  const closing = useCloseGaps(request);
  if (!completion) {
    return error ? (
      <InlineError
        error={error}
        title="The gaps of this request could not be read"
        kept="It can be completed once they are known."
        onRetry={retry}
      />
    ) : (
      <SkeletonRows rows={3} />
    );
  }
  const { gaps, sanctions, elements, name, isExcluded } = completion;
  const plan = planOf(elements);
  return (
    <>
      <FindingsNote elements={elements} />
      {(planSize(plan) > 0 || closing.isRunningAll) && (
        <Note
          action={
            <Button
              size="xs"
              variant="default"
              loading={closing.isRunningAll}
              blocked={closing.blockedFor(plan.lookups)}
              onClick={() => closing.runAll(plan)}
            >
              {closing.isRunningAll ? 'Under way' : planLabel(plan)}
            </Button>
          }
        >
          Can be done now: {planWords(plan)}.
        </Note>
      )}
      {gaps.length > 0 && status === 'Completed' && (
        <Note
          tone="warning"
          action={
            <Button
              size="xs"
              variant="default"
              onClick={() => setValue('status', 'CompletedWithConcern', { shouldDirty: true })}
            >
              Complete with concern
            </Button>
          }
        >
          {count(gaps.length, 'gap')} {gaps.length === 1 ? 'stays' : 'stay'}. Where gaps stay, a request is{' '}
          {statusWords('CompletedWithConcern').toLowerCase()}.
        </Note>
      )}
      {gaps.length > 0 ? (
        <CompletionGaps request={request} gaps={gaps} closing={closing} onLeave={onLeave} />
      ) : (
        <Note tone="success">No gap: every element has evidence that counts today, or does not apply.</Note>
      )}
      {sanctions.length > 0 && (
        <TextField<EventValues>
          name="typedName"
          label={`Type ${name} to complete ${isExcluded ? excludedWords(request) : 'without current evidence on sanctions'}`}
          description={`${sanctions.join('. ')}.`}
          required
        />
      )}
    </>
  );
}
