import { Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { CredentialingRequest } from '@/api/models';
import { needsParameters } from '@/domain/evidence/declarations';
import { type Element, gapWords } from '@/domain/evidence/types';
import { reasonRule } from '@/domain/reason';
import { TextField } from '@/form/fields';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import type { useCloseGaps } from './close-gaps';
import type { Completion } from './completion-note';
import type { EventValues } from './event-form-values';
import { elementId } from './request-words';
import { eachLookup, allOf, lookupNames, lookupVerb } from './run-lookups';

interface CompletionGapsProps {
  request: CredentialingRequest;
  gaps: Completion['gaps'];
  closing: ReturnType<typeof useCloseGaps>;
  onLeave: () => void;
}

/** The gaps that stay when a request is completed: each with what closes it, and a field for why it may stay. */
export function CompletionGaps({ request, gaps, closing, onLeave }: CompletionGapsProps) {
  return (
    <Stack gap="md" role="group" aria-label="Gaps that stay">
      <Text fw={500} aria-hidden>
        {count(gaps.length, 'gap')}: why each may stay, in {reasonRule}
      </Text>
      {gaps.map(({ key, element }) => (
        <Stack key={key} gap={6}>
          <TextField<EventValues>
            name={`reasons.${key}`}
            label={`Reason: ${element.name}`}
            description={`${gapWords(element.gaps)}.`}
            required
          />
          <Closing request={request} element={element} closing={closing} onLeave={onLeave} />
        </Stack>
      ))}
    </Stack>
  );
}

type ClosingProps = Omit<CompletionGapsProps, 'gaps'> & { element: Element };

/** What closes the gaps of an element: sources are asked here, all else is done on the request. */
function Closing({ request, element: { name, gaps }, closing, onLeave }: ClosingProps) {
  const navigate = useNavigate();
  const actions = gaps.flatMap((gap) => gap.actions);
  // What a source cannot be asked without is added on the request first.
  const askable = gaps.filter((gap) => !needsParameters(gap)).flatMap((gap) => gap.actions);
  const lookups = eachLookup(askable.flatMap((action) => (action.kind === 'lookup' ? action.lookup : [])));
  return (
    <Group gap="sm">
      {lookups.length > 0 && (
        <Button
          size="compact-sm"
          variant="default"
          loading={closing.isRunning(lookups)}
          blocked={closing.blockedFor(lookups)}
          aria-label={`${lookupVerb(lookups)} ${lookupNames(lookups)} for ${name}`}
          onClick={() => closing.runFor(name, lookups)}
        >
          {lookupVerb(lookups)} {lookups.length > 1 ? allOf(lookups.length) : lookupNames(lookups)}
        </Button>
      )}
      {actions.some(({ kind }) => kind !== 'lookup') && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`Close the gap on the request: ${name}`}
          onClick={() => {
            onLeave();
            void navigate({
              to: '/credentialing/$requestId',
              params: { requestId: request.id },
              hash: elementId(name),
              // What was typed stays in the draft of the dialog.
              ignoreBlocker: true,
            });
          }}
        >
          Close it on the request
        </Button>
      )}
    </Group>
  );
}
