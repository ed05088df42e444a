import { formatDate } from '@/lib/dates';
import { Section } from '@/ui/layout';
import { EmptyState } from '@/ui/states';
import { WalkResult } from '@/features/walk/walk-result';
import { AuditFiles } from './-files';
import { drawingWords, populationWords, ruleWords, sizeWords } from './-csv';
import { SampleMethod } from './-method';
import type { Audit, AuditProgress } from './-read-audit';
import { useReviews } from '@/features/audit-reviews/kept';
import { NoneShown, ReviewProgress } from '@/features/audit-reviews/progress';
import { idsShown, type Shown } from '@/features/audit-reviews/shown';
import { ElementResults } from './-element-results';
import type { useAudit } from './-use-audit';

interface AuditResultProps {
  controls: ReturnType<typeof useAudit>;
  /** Where the reviews of the sample are kept. */
  path: string;
  /** Which of its files are shown. */
  shown: Shown;
  onShown: (shown: Shown) => void;
}

/** What came of the selection: how far it is, why it failed, or the files. */
export function AuditResult({ controls, ...about }: AuditResultProps) {
  return (
    <WalkResult
      controls={controls}
      asking={{
        title: 'No files selected yet',
        text: 'Choose the days in which the files were completed. A sample of them is selected by the rule of the settings; the seed under Details selects the same files again.',
      }}
      canceled="Part of the files is no sample: nothing was selected."
      failed="The files could not be selected"
      kept="Days and seed are kept."
      readingOf={readingOf}
    >
      {(audit) => <Sample audit={audit} {...about} />}
    </WalkResult>
  );
}

function readingOf({ stage, loaded, total, waitingMs }: Partial<AuditProgress> = {}) {
  const words = stage === 'events' ? 'Events of selected files read' : 'Completed requests read';
  return { words, loaded: loaded ?? 0, total, waitingMs };
}

interface SampleProps extends Omit<AuditResultProps, 'controls'> {
  audit: Audit;
}

function Sample({ audit, path, shown, onShown }: SampleProps) {
  const kept = useReviews(path);
  const { question, rule, size, files } = audit;
  const ids = files.map(({ id }) => id);
  const inSight = new Set(idsShown(kept.query.data, ids, shown));
  return (
    <>
      <SampleMethod title="How the files were selected" seed={question.seed} sentences={[drawingWords]}>
        <p>
          From {formatDate(question.from)} until {formatDate(question.to)},{' '}
          {populationWords(size).toLowerCase()} {size.population > 0 && sizeWords(size, rule)}
        </p>
        <p>{ruleWords(rule)}.</p>
      </SampleMethod>
      {files.length > 0 ? (
        <>
          <ElementResults audit={audit} />
          <Section title="Files in the sample" count={files.length}>
            <ReviewProgress kept={kept} ids={ids} shown={shown} onShown={onShown} />
            <NoneShown amount={inSight.size} />
            <AuditFiles files={files} inSight={inSight} path={path} reviews={kept.query.data} />
          </Section>
        </>
      ) : (
        <EmptyState
          title="No file was completed in these days"
          text="Choose other days. Requests that were canceled, or could not be completed, are no files of an audit."
        />
      )}
    </>
  );
}
