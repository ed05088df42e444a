import { IconExternalLink } from '@tabler/icons-react';
import { IconDiamondAlert, IconOctagonX } from '@/ui/icons';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { License, LicenseVerification } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { formatDuration } from '@/lib/dates';
import { fileName } from '@/lib/file-name';
import { externalUrl } from '@/lib/links';
import { count, fillTemplate, spellOut, textOf } from '@/lib/words';
import { FileButton } from '@/ui/attachment-list';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';
import { LicenseResult } from './-result';
import classes from './-license.module.css';

interface LicenseVerificationViewProps {
  providerId: string;
  license: License & { id: string };
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
      <section aria-labelledby="verification-heading">
        <h2 id="verification-heading">Verification</h2>
        {needsReview && (
          <p className={classes.note} data-tone="warning">
            <IconDiamondAlert size={16} aria-hidden />
            <span>
              {results.length > 1
                ? `The source returned ${count(results.length, 'result')}.`
                : 'The result has to be looked at.'}{' '}
              <Link to="/reviews/$providerId/$licenseId" params={{ providerId, licenseId: license.id }}>
                Review it
              </Link>
            </span>
          </p>
        )}
        {failure && (
          <p className={classes.note} data-tone="error">
            <IconOctagonX size={16} aria-hidden />
            <span>{failure}</span>
          </p>
        )}
        <VerificationFacts verification={verification} />
      </section>
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
      {results.length === 0 && status === 'NotFound' && (
        <p className={classes.mute}>The source knows no license with this number.</p>
      )}
      {results.length === 0 && status !== 'NotFound' && (
        <p className={classes.mute}>The source returned no result.</p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function VerificationFacts({ verification }: { verification: LicenseVerification }) {
  const { status, originalStatus, trigger, started, processingTime, verificationSource } = verification;
  const { correctResultIndex } = verification;
  return (
    <dl className={classes.facts}>
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
      <Fact name="Source">
        <SourceName source={verificationSource} />
      </Fact>
      <Fact name="Started">
        <DateTimeText value={started} exact />
      </Fact>
      <Fact name="Trigger">{trigger ? spellOut(trigger) : <Dash />}</Fact>
      <Fact name="Took">
        {typeof processingTime === 'number' ? formatDuration(processingTime) : <Dash />}
      </Fact>
      <Fact name="Report">
        <Report verification={verification} />
      </Fact>
    </dl>
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
          {name ?? safe}
          <IconExternalLink size={14} className={classes.out} aria-hidden />
          <span className="visually-hidden">, opens in a new tab</span>
        </a>
      ) : (
        (name ?? url)
      )}
      {hasPassThroughFee && <span className={classes.mute}> charges a fee</span>}
    </>
  );
}

function Report({ verification }: { verification: LicenseVerification }) {
  const { export: path, exportSuccess, exportError } = verification;
  if (exportSuccess === false || (exportError && !path)) {
    return (
      <span className={classes.failed}>
        <IconOctagonX size={14} aria-hidden />
        The report could not be made{exportError ? `: ${exportError}` : ''}
      </span>
    );
  }
  if (!path) return <span className={classes.mute}>Not made yet</span>;
  return (
    <span className={classes.inline}>
      <span className={classes.path}>{fileName(path)}</span>
      <FileButton path={path} name={fileName(path)} file={fileBlobOptions} does="open">
        Open
      </FileButton>
      <FileButton path={path} name={fileName(path)} file={fileBlobOptions} />
    </span>
  );
}
