import { Box, Skeleton, Stack, Text } from '@mantine/core';
import { memo } from 'react';
import type { DatasetMatch, Provider } from '@/api/models';
import { EvidenceGrid } from '@/review/evidence-grid';
import { Highlighted } from '@/review/highlighted';
import { identityLabel } from '@/review/match-evidence';
import type { SubjectOnFile } from '@/review/match-fields';
import { RecordView } from '@/review/record-view';
import { Dash } from '@/ui/dash';
import { Section } from '@/ui/layout';
import { Mono, Verbatim } from '@/ui/text';
import { fileBlobOptions } from '@/features/files/blob';
import { RecordForce, Verdict } from '@/features/matches/record-force';
import { entityOf } from '@/features/scans/words';
import { comparedFields, identityOf } from './identity';

interface MatchEvidenceProps {
  match: DatasetMatch;
  provider: Provider | undefined;
  /** Why the provider's file is not here: until it is, nobody knows what is not on file. */
  unread?: SubjectOnFile['unread'];
}

/**
 * What the evidence means, then the record against what is on file, field by field; what only the record has stands apart,
 * without marks. It is the largest part of the screen and stays as it is while somebody types and while decisions on
 * others are sent.
 */
export const MatchEvidence = memo(function MatchEvidence({ match, provider, unread }: MatchEvidenceProps) {
  const { fields, rest } = comparedFields(match, provider, unread);
  return (
    <div>
      <MatchMeaning match={match} provider={provider} />
      {fields.length > 0 && (
        <EvidenceGrid
          label="The record against what is on file"
          onFileTitle={entityOf(match).isFacility ? 'What was sent' : 'On file'}
          candidates={[{ title: 'The record' }]}
          rows={fields.map(({ id, label, onFile, given, comparison, mono }) => ({
            id,
            label,
            onFile: onFile ? (
              mono ? (
                <Mono>{onFile}</Mono>
              ) : (
                <Verbatim>{onFile}</Verbatim>
              )
            ) : unread === 'being read' ? (
              <Skeleton h={10} w="70%" my={5} />
            ) : (
              <Dash />
            ),
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

/** Two questions, answered apart: whether it is the same person, and whether the record is in force. */
function MatchMeaning({ match, provider }: MatchEvidenceProps) {
  const { identity, why } = identityOf(match, provider);
  return (
    <Stack component="section" aria-label="What the evidence means" gap={6} px="var(--page-x)" py="md">
      <Verdict
        of="identity"
        value={identity}
        label={identityLabel(identity, entityOf(match).isFacility)}
        sentences={[why]}
      />
      <RecordForce match={match} />
    </Stack>
  );
}
