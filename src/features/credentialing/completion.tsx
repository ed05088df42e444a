import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { getCredentialingRequestOptions } from '@/api/operations.gen';
import type { CredentialingRequest } from '@/api/models';
import { TextField } from '@/form/fields';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/parts';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import type { Completion } from './completion-note';
import type { EventValues } from './event-form-values';
import { type Element, gapWords } from '@/domain/evidence/types';
import { subjectOf } from './use-on-file';
import { FindingsNote } from './findings-note';
import { lookupsOf, useCloseGaps } from './close-gaps';
import { findingsOf, requestElements, sanctionsWords, useRules, withGaps } from './request-elements';
import { statusWords } from './request-statuses';
import { lookupNames } from './run-lookups';
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
export function useCompletion(
  request: CredentialingRequest & { id: string },
  asked: boolean,
): CompletionState {
  const rules = useRules();
  const whole = useQuery({ ...getCredentialingRequestOptions({ requestId: request.id }), enabled: asked });
  const read = asked ? whole.data : undefined;
  const { onFile, error, retry } = useOnFile(read ?? {});
  const isRead = read !== undefined && (onFile !== undefined || subjectOf(read) === undefined);
  return {
    completion: isRead
      ? completionOf(requestElements(read, onFile, rules), entityName(request, 'title'))
      : undefined,
    error: asked ? (whole.error ?? error) : null,
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
    const plain = element.name.replace(/[^\p{L}\p{N}]+/gu, '-') || 'element';
    const nth = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, nth);
    return { key: nth === 1 ? plain : `${plain}-${nth}`, element };
  });
  return {
    gaps,
    sanctions: sanctionsWords(elements),
    findings: findingsOf(elements).map(({ text }) => text),
    elements,
    name,
  };
}

interface CompletionFieldsProps extends CompletionState {
  request: CredentialingRequest & { id: string };
  status: string;
}

/**
 * The gaps that stay when a request is completed, each with a field for its reason, and the name to type where the
 * evidence about sanctions is not current.
 */
export function CompletionFields({ completion, error, retry, request, status }: CompletionFieldsProps) {
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
  const { gaps, sanctions, elements, name } = completion;
  const lookups = lookupsOf(elements);
  return (
    <>
      <FindingsNote elements={elements} />
      {lookups.length > 0 && (
        <Note
          action={
            <Button
              size="xs"
              variant="default"
              loading={closing.running > 0}
              blocked={closing.blockedFor(lookups)}
              onClick={() => closing.run(lookups)}
            >
              {lookups.length === 1 ? 'Do it' : `Do all ${lookups.length}`}
            </Button>
          }
        >
          {count(lookups.length, 'lookup')} would close gaps: {lookupNames(lookups)}.
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
        <Stack gap="md" role="group" aria-label="Gaps that stay">
          <Text fw={500} aria-hidden>
            {count(gaps.length, 'gap')}: why each may stay
          </Text>
          {gaps.map(({ key, element }) => (
            <TextField<EventValues>
              key={key}
              name={`reasons.${key}`}
              label={`Reason: ${element.name}`}
              description={`${gapWords(element.gaps)}.`}
              required
            />
          ))}
        </Stack>
      ) : (
        <Note tone="success">No gap: every element has evidence that counts today, or does not apply.</Note>
      )}
      {sanctions.length > 0 && (
        <TextField<EventValues>
          name="typedName"
          label={`Type ${name} to complete without current evidence on sanctions`}
          description={`${sanctions.join('. ')}.`}
          required
        />
      )}
    </>
  );
}
