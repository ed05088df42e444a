import { Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { DatasetMatch, ScanParameter } from '@/api/models';
import { spellOut, triggerPhrase } from '@/lib/words';
import { Fact, Facts, Section } from '@/ui/layout';
import { Status } from '@/ui/status';
import { DayText, Verbatim } from '@/ui/text';
import { parameterWords } from '@/features/scans/words';

/** What the scan asked for, what of it agreed with the record, and how much the list or database makes of that. */
export const MatchScore = memo(function MatchScore({ match }: { match: DatasetMatch }) {
  const { data, scan, matchScore } = match;
  const [positive, negative] = [data?.positiveParameters ?? [], data?.negativeParameters ?? []];
  const answered = new Set([...positive, ...negative].map(({ type }) => type));
  const unanswered = (scan?.parameters ?? []).filter(({ type }) => !answered.has(type));
  const scanId = match.scanId ?? scan?.id;
  return (
    <Stack component="aside" aria-label="What made the score" px="lg" py="md">
      <Section title="Relevance" level={3}>
        <div>
          <b>
            <Status of="relevance" value={match.matchRelevance} />
          </b>
          {typeof matchScore === 'number' && ` score ${Math.round(matchScore * 100)} of 100`}
        </div>
      </Section>
      <Parameters title="Matched by the service" parameters={positive} />
      <Parameters title="Not matched by the service" parameters={negative} />
      <Parameters title="Sent, not compared" parameters={unanswered} />
      <Text c="dimmed" size="xs">
        The service gives the score. It does not say how much each part counts.
      </Text>
      <Section title="Dates" level={3}>
        <Facts labelWidth={80}>
          <Fact name="Found">
            <DayText value={match.createdTimestamp} />
          </Fact>
          <Fact name="List date">
            <DayText value={match.datasetTimestamp} />
          </Fact>
          <Fact name="Record date">
            <DayText value={match.recordTimestamp} />
          </Fact>
          {match.obsoleteTimestamp && (
            <Fact name="Replaced">
              <DayText value={match.obsoleteTimestamp} />
            </Fact>
          )}
        </Facts>
      </Section>
      {scanId && (
        <Link to="/scans/$scanId" params={{ scanId }}>
          Open the scan{scan?.trigger ? ` started ${triggerPhrase(scan.trigger)}` : ''}
        </Link>
      )}
    </Stack>
  );
});

interface ParametersProps {
  title: string;
  parameters: readonly ScanParameter[];
}

function Parameters({ title, parameters }: ParametersProps) {
  if (parameters.length === 0) return null;
  return (
    <Section title={title} level={3}>
      <Facts labelWidth={80}>
        {parameters.map((parameter, index) => (
          <Fact key={index} name={spellOut(parameter.type)}>
            <Verbatim>{parameterWords(parameter)}</Verbatim>
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}
