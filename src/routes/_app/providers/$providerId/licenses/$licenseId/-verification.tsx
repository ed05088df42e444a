import { Group, SimpleGrid, Text } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { License, LicenseVerification } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { formatDuration } from '@/lib/duration';
import { fileName } from '@/lib/file-name';
import { externalUrl } from '@/lib/links';
import { fillTemplate } from '@/lib/message-template';
import { count, spellOut, textOf } from '@/lib/words';
import { DownloadButton, OpenButton } from '@/viewer/attachment-list';
import { Dash } from '@/ui/dash';
import { Fact, Facts, Note, Section } from '@/ui/layout';
import { Status } from '@/ui/status';
import { DateTimeText, Verbatim } from '@/ui/text';
import { Term } from '@/ui/term';
import { parameterWords } from '@/features/scans/words';
import { LicenseResult } from './-result';

interface LicenseVerificationViewProps {
  providerId: string;
  license: License;
  verification: LicenseVerification;
}

/** One verification as evidence: how it was made, what came of it, and every result of the source. */
export function LicenseVerificationView({ providerId, license, verification }: LicenseVerificationViewProps) {
  const { results: given, correctResultIndex, status, failureReason } = verification;
  const results = Array.isArray(given) ? given : [];
  const chosen = results.length > 1 ? (correctResultIndex ?? undefined) : undefined;
  const failure = fillTemplate(failureReason?.messageTemplate, failureReason?.messageParams);
  const needsReview = status === 'NeedsReview' && verification.id === license.currentVerification?.id;
  return (
    <>
      <Section title="Verification">
        {needsReview && (
          <Note tone="warning">
            {results.length > 1
              ? `The source returned ${count(results.length, 'result')}.`
              : 'The result has to be looked at.'}{' '}
            <Link to="/reviews/$providerId/$licenseId" params={{ providerId, licenseId: license.id }}>
              Review it
            </Link>
          </Note>
        )}
        {failure && <Note tone="error">{failure}</Note>}
        <VerificationFacts verification={verification} />
      </Section>
      {results.map((result, index) => (
        <LicenseResult
          key={index}
          result={result}
          index={index}
          total={results.length}
          isChosen={chosen === index}
          isPassedOver={chosen !== undefined && chosen !== index}
          ids={{ providerId, licenseId: license.id }}
          verificationId={verification.id}
        />
      ))}
      {results.length === 0 && (
        <Text c="dimmed">
          {status === 'NotFound'
            ? 'The source knows no license with this number.'
            : 'The source returned no result.'}
        </Text>
      )}
    </>
  );
}

function VerificationFacts({ verification }: { verification: LicenseVerification }) {
  const { status, originalStatus, trigger, started, processingTime, verificationSource } = verification;
  const { correctResultIndex, additionalVerificationParameters: parameters } = verification;
  const searched = Array.isArray(parameters) ? parameters.map(parameterWords).filter(Boolean) : [];
  return (
    <SimpleGrid type="container" cols={{ base: 1, '600px': 2 }} spacing="xl" verticalSpacing={6}>
      <Facts labelWidth={128}>
        <Fact name="Status">
          <Status of="verification" value={status} />
        </Fact>
        {originalStatus && originalStatus !== status && (
          <Fact name="Original status">
            <Status of="verification" value={originalStatus} />
          </Fact>
        )}
        {correctResultIndex !== undefined && correctResultIndex !== null && (
          <Fact name="Chosen">Result {correctResultIndex + 1}</Fact>
        )}
        <Fact name={<Term of="Primary source verification">Source</Term>}>
          <SourceName source={verificationSource} />
        </Fact>
        {searched.length > 0 && (
          <Fact name="Searched by">
            the number, <Verbatim>{searched.join(', ')}</Verbatim>
          </Fact>
        )}
        <Fact name="Report">
          <Report verification={verification} />
        </Fact>
      </Facts>
      <Facts labelWidth={128}>
        <Fact name="Started">
          <DateTimeText value={started} exact />
        </Fact>
        <Fact name="Trigger">{trigger && spellOut(trigger)}</Fact>
        <Fact name="Took">{typeof processingTime === 'number' ? formatDuration(processingTime) : ''}</Fact>
      </Facts>
    </SimpleGrid>
  );
}

function SourceName({ source }: { source: LicenseVerification['verificationSource'] }) {
  const { name, url, hasPassThroughFee } = source ?? {};
  const safe = textOf(url) ? externalUrl(url) : undefined;
  if (!name && !url) return <Dash />;
  return (
    <>
      {safe ? (
        <a href={safe} target="_blank" rel="noopener noreferrer">
          {name ?? safe} <IconExternalLink size={14} aria-hidden />
          <span className="visually-hidden">, opens in a new tab</span>
        </a>
      ) : (
        (name ?? url)
      )}
      {hasPassThroughFee && <span className="mute"> charges a fee</span>}
    </>
  );
}

function Report({ verification }: { verification: LicenseVerification }) {
  const { export: path, exportSuccess, exportError } = verification;
  if (exportSuccess === false || (exportError && !path)) {
    return <Text c="red">The report could not be made{exportError ? `: ${exportError}` : ''}</Text>;
  }
  if (!path) return <span className="mute">Not made yet</span>;
  return (
    <Group gap="xs">
      <span>{fileName(path)}</span>
      <Group gap={0} className="no-print">
        <OpenButton path={path} name={fileName(path)} file={fileBlobOptions} />
        <DownloadButton path={path} name={fileName(path)} file={fileBlobOptions} />
      </Group>
    </Group>
  );
}
