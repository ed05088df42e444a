import type { DatasetMatch, Provider } from '@/api/models';
import { textOf, spellOut } from '@/lib/words';
import { Highlighted } from '@/review/highlighted';
import { MarkLabel } from '@/review/mark-label';
import { matchFields, type HeldSubject } from '@/review/match-fields';
import { RecordView } from '@/review/record-view';
import { Dash } from '@/ui/dash';
import { Mono } from '@/ui/text';
import { entityOf } from '@/features/scans/words';
import classes from './-matches.module.css';

/** What we hold: the provider's file, or what was sent about a facility. */
function heldOf(match: DatasetMatch, provider: Provider | undefined): HeldSubject {
  const entity = entityOf(match);
  const person = provider ?? match.scan?.provider;
  const parameters = match.scan?.parameters ?? [];
  if (entity.isFacility) {
    const sent = parameters.find(({ type }) => type === 'Npi');
    return { facilityName: entity.name, npi: sent && 'npi' in sent ? textOf(sent.npi) : undefined };
  }
  return {
    firstName: person?.firstName,
    lastName: person?.lastName,
    aliases: provider?.aliases,
    dateOfBirth: person?.dateOfBirth,
    npi: textOf(person?.npi),
    occupation: provider?.providerType?.name,
    addresses: (provider?.addresses ?? []).map((address) => ({
      kind: address.type ? spellOut(address.type) : 'kind not given',
      text: [
        address.addressLine1,
        address.addressLine2,
        address.city,
        [address.state, address.zipCode].filter(Boolean).join(' '),
      ]
        .filter(Boolean)
        .join(', '),
    })),
  };
}

interface MatchEvidenceProps {
  match: DatasetMatch;
  provider: Provider | undefined;
}

/** The record against what we hold, field by field; what only the record has stands apart, without marks. */
export function MatchEvidence({ match, provider }: MatchEvidenceProps) {
  const { fields, rest } = matchFields(heldOf(match, provider), match.data?.record);
  return (
    <div className={classes.evidence}>
      <table className={classes.fields} aria-label="The record against what we hold">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Field</span>
            </th>
            <th scope="col">{entityOf(match).isFacility ? 'What was sent' : 'What we hold'}</th>
            <th scope="col">The record</th>
            <th scope="col">
              <span className="visually-hidden">How they compare</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ id, label, held, given, comparison, mono }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td>{held ? mono ? <Mono>{held}</Mono> : <bdi>{held}</bdi> : <Dash />}</td>
              <td>{given ? <Highlighted text={given} comparison={comparison} mono={mono} /> : <Dash />}</td>
              <td>
                <MarkLabel comparison={comparison} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {fields.length === 0 && <p className="mute">The match came without a record to compare.</p>}
      {Object.keys(rest).length > 0 && (
        <section aria-labelledby="only-record" className={classes.rest}>
          <h3 id="only-record">Only in the record</h3>
          <RecordView record={rest} />
        </section>
      )}
    </div>
  );
}
