import type { CredentialingRequest } from '@/api/models';
import { userWords } from '@/lib/words';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText, DateTimeText, Mono } from '@/ui/text';
import { useTaxonomyNames } from '@/features/facilities/taxonomies';
import classes from '@/ui/watch.module.css';
import { modeWords } from '@/features/credentialing/request-words';

/** What a request says of itself. */
export function RequestFacts({ request }: { request: CredentialingRequest }) {
  const { id, provider, facility, facilitySpecialties = [], owner, priority } = request;
  const nameOf = useTaxonomyNames(facility !== undefined);
  const mode = modeWords(request);
  return (
    <section aria-labelledby="request-facts">
      <h2 id="request-facts">Request</h2>
      <dl className={classes.facts}>
        <dt>Owner</dt>
        <dd>{userWords(owner) ?? <Dash />}</dd>
        <dt>Priority</dt>
        <dd>
          <Status of="priority" value={priority} />
        </dd>
        <dt>Processed</dt>
        <dd>
          {mode.label}. {mode.text}
        </dd>
        <dt>Application received</dt>
        <dd>
          <DateText value={request.applicationReceivedDate} relative />
        </dd>
        <dt>Created</dt>
        <dd>
          <DateTimeText value={request.createdAt} exact />
        </dd>
        {provider && (
          <>
            <dt>Credentialing</dt>
            <dd>
              <Status of="credentialing" value={provider.credentialingStatus} />
            </dd>
            <dt>Next credentialing</dt>
            <dd>
              <DateText value={provider.nextCredentialingDate} relative />
            </dd>
          </>
        )}
        {facilitySpecialties.map((specialty, at) => (
          <div key={specialty.id ?? at} className={classes.contents}>
            <dt>{nameOf(specialty.taxonomyId)}</dt>
            <dd>
              Next credentialing <DateText value={specialty.nextCredentialingDate} />
            </dd>
          </div>
        ))}
        <dt>Request id</dt>
        <dd>
          {id ? (
            <>
              <Mono>{id}</Mono> <CopyButton value={id} label="request id" />
            </>
          ) : (
            <Dash />
          )}
        </dd>
      </dl>
    </section>
  );
}
