import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CredentialingRequest, Details } from '@/api/models';
import { useReadBlocked } from '@/api/permissions';
import type { Element } from '@/domain/evidence/types';
import { followUpOptions } from '@/features/follow-up/kept';
import { requestSubject } from '@/features/follow-up/subjects';
import { Fact, Facts, Section } from '@/ui/layout';
import { Verbatim } from '@/ui/text';
import { nextStepOf } from './next-step-words';

interface NextStepProps {
  request: Details<CredentialingRequest> & { id: string };
  elements: readonly Element[];
}

/** What is done next for a request, what is missing, and whom it waits for. */
export function NextStep({ request, elements }: NextStepProps) {
  const isHidden = useReadBlocked('Files') !== undefined;
  const subject = requestSubject(request);
  const { data, isPending } = useQuery({ ...followUpOptions(subject), enabled: !isHidden, retry: false });
  // Who may read no files is told what the checklist says.
  if (isPending && !isHidden) return null;
  const { waits, missing, next, isReady } = nextStepOf({ request, elements, followUp: data ?? undefined });
  return (
    <Section title="Next step">
      <Facts>
        <Fact name="Next">{isReady ? <Link to="/credentialing/committee">{next}</Link> : next}</Fact>
        {missing && <Fact name="Missing">{missing}</Fact>}
        {waits && (
          <Fact name="Waits for">
            <Verbatim>{waits}</Verbatim>
          </Fact>
        )}
      </Facts>
    </Section>
  );
}
