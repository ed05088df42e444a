import { Box, Text } from '@mantine/core';
import { memo } from 'react';
import type { DatasetMatch, Provider } from '@/api/models';
import { npiText } from '@/lib/npi';
import { textOf, spellOut } from '@/lib/words';
import { EvidenceGrid } from '@/review/evidence-grid';
import { Highlighted } from '@/review/highlighted';
import { matchFields, type HeldSubject } from '@/review/match-fields';
import { RecordView } from '@/review/record-view';
import { Dash } from '@/ui/dash';
import { Section } from '@/ui/parts';
import { Mono } from '@/ui/text';
import { fileBlobOptions } from '@/features/files/blob';
import { entityOf } from '@/features/scans/words';

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
    npi: npiText(person),
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

/**
 * The record against what we hold, field by field; what only the record has stands apart, without marks. It is the largest
 * part of the screen and stays as it is while somebody types and while decisions on others are sent.
 */
export const MatchEvidence = memo(function MatchEvidence({ match, provider }: MatchEvidenceProps) {
  const { fields, rest } = matchFields(heldOf(match, provider), match.data?.record);
  return (
    <div>
      {fields.length > 0 && (
        <EvidenceGrid
          label="The record against what we hold"
          heldTitle={entityOf(match).isFacility ? 'What was sent' : 'What we hold'}
          candidates={[{ title: 'The record' }]}
          rows={fields.map(({ id, label, held, given, comparison, mono }) => ({
            id,
            label,
            held: held ? mono ? <Mono>{held}</Mono> : <bdi>{held}</bdi> : <Dash />,
            cells: [
              {
                comparison,
                content: given ? <Highlighted text={given} comparison={comparison} mono={mono} /> : <Dash />,
              },
            ],
          }))}
        />
      )}
      <Box px="var(--page-x)" py="md">
        {fields.length === 0 && <Text c="dimmed">The match came without a record to compare.</Text>}
        {Object.keys(rest).length > 0 && (
          <Section title="Only in the record" level={3}>
            <RecordView record={rest} file={fileBlobOptions} />
          </Section>
        )}
      </Box>
    </div>
  );
});
