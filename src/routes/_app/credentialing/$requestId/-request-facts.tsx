import type { CredentialingRequest } from '@/api/models';
import { userWords } from '@/lib/words';
import { CopyButton } from '@/ui/copy-button';
import { Fact, Facts, Section } from '@/ui/layout';
import { Status } from '@/ui/status';
import { DateText, DateTimeText, Mono } from '@/ui/text';
import { WithTerm } from '@/ui/term';
import { useTaxonomyNames } from '@/records/facility-taxonomies';
import { modeWords } from '@/features/credentialing/request-words';

/** What a request says of itself. */
export function RequestFacts({ request }: { request: CredentialingRequest }) {
  const { id, provider, facility, facilitySpecialties = [], owner, priority } = request;
  const nameOf = useTaxonomyNames(facility !== undefined);
  const mode = modeWords(request);
  return (
    <Section title="Request">
      <Facts labelWidth={124}>
        <Fact name="Owner">{userWords(owner)}</Fact>
        <Fact name="Priority">
          <Status of="priority" value={priority} />
        </Fact>
        <Fact name="Processed">
          <WithTerm text={`${mode.label}. ${mode.text}`} />
        </Fact>
        <Fact name="Application received">
          <DateText value={request.applicationReceivedDate} relative />
        </Fact>
        <Fact name="Created">
          <DateTimeText value={request.createdAt} exact />
        </Fact>
        {provider && (
          <>
            <Fact name="Credentialing">
              <Status of="credentialing" value={provider.credentialingStatus} />
            </Fact>
            <Fact name="Recredentialing due">
              <DateText value={provider.nextCredentialingDate} relative />
            </Fact>
          </>
        )}
        {facilitySpecialties.map((specialty, index) => (
          <Fact key={specialty.id ?? index} name={nameOf(specialty.taxonomyId)}>
            Recredentialing due <DateText value={specialty.nextCredentialingDate} />
          </Fact>
        ))}
        <Fact name="Request id">
          {id && (
            <>
              <Mono>{id}</Mono> <CopyButton value={id} label="request id" />
            </>
          )}
        </Fact>
      </Facts>
    </Section>
  );
}
