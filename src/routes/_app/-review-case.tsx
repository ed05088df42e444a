import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useWriteBlocked } from '@/api/permissions';
import type { License, LicenseVerification, Provider } from '@/api/models';
import { count, fullName, spellOut } from '@/lib/words';
import { noteListOptions } from '@/queries/notes';
import { verificationListOptions } from '@/queries/verifications';
import { chooseResult, decide } from '@/review/decision';
import { DecisionBar, type DecisionBarHandle } from '@/review/decision-bar';
import { EvidenceGrid, type EvidenceCandidate, type EvidenceRow } from '@/review/evidence-grid';
import { useSetting } from '@/ui/settings';
import { announce } from '@/ui/announce';
import { Icon } from '@/ui/icons';
import { PageHeader } from '@/ui/page-header';
import { useShortcuts } from '@/ui/shortcuts';
import { Status } from '@/ui/status';
import { DateTimeText, Mono } from '@/ui/text';
import { newestFirst } from './-license-data';
import { EarlierDecisions } from './-review-earlier';
import type { ReviewQuestion } from './-review-list';
import { noteOutcome, useReviewPass, type Outcome } from './-review-pass';
import { ReviewPosition, useOpenCase, usePrefetchedCases, type ReviewSearch } from './-review-position';
import { ReviewFinished } from './-review-finished';
import { evidenceRows, resultOf } from './-review-rows';
import { ReviewTrouble } from './-review-trouble';
import { reviewReasons } from './-review-words';
import { useReviewDecision } from './-use-review-decision';
import classes from './-reviews.module.css';

interface ReviewCaseProps {
  ids: { providerId: string; licenseId: string };
  license: License;
  provider: Provider;
  verification: LicenseVerification;
  search: ReviewSearch;
  question: ReviewQuestion;
}

/** The evidence of one case beside the decision about it, entirely by keyboard where wanted. */
export function ReviewCase({ ids, license, provider, verification, search, question }: ReviewCaseProps) {
  const results = verification.results ?? [];
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState(false);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const [finished, setFinished] = useState(false);
  const bar = useRef<DecisionBarHandle>(null);
  const reasons = useSetting('reviewReasons');
  const blocked = useWriteBlocked('Licenses');
  const position = useReviewPass(question, ids.licenseId);
  const openCase = useOpenCase(search);
  usePrefetchedCases(position);
  const history = useQuery(verificationListOptions(ids.providerId, ids.licenseId));
  const notes = useQuery(noteListOptions(ids.providerId));
  const earlier = newestFirst(history.data).find(
    (one) => one.id !== verification.id && one.status === 'Found' && resultOf(one),
  );

  const goOn = (outcome: Outcome) => {
    noteOutcome(question, ids.licenseId, outcome);
    const [next] = position.upcoming;
    if (next) openCase(next);
    else setFinished(true);
  };
  const decision = useReviewDecision({
    ids,
    license,
    verification,
    onDone: () => {
      announce(`Resolved: ${fullName(provider)}`);
      goOn('resolved');
    },
  });
  const { draft, change, stage } = decision;
  const isOver = stage.at === 'note-failed' || stage.at === 'conflict';
  const pending = stage.at === 'sending';

  const choose = (index: number) => {
    if (blocked || isOver || index >= results.length) return;
    setShown(index);
    setFolded((before) => new Set([...before].filter((one) => one !== index)));
    change((before) => chooseResult(before, index, results.length));
  };
  const fold = (index: number) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(index)) next.add(index);
      return next;
    });
  const pick = (choice: 'Found' | 'NotFound' | 'Failed') => () => {
    if (!blocked && !isOver) change((before) => decide(before, choice, results.length));
  };

  useShortcuts('Review', [
    ...results.slice(0, 9).map((_, index) => ({
      keys: String(index + 1),
      label: `Choose result ${index + 1}`,
      run: () => choose(index),
    })),
    { keys: 'f', label: 'Found', run: pick('Found') },
    { keys: 'n', label: 'Not found', run: pick('NotFound') },
    { keys: 'x', label: 'Failed', run: pick('Failed') },
    { keys: 'r', label: 'Write the reason', run: () => bar.current?.focusText() },
    {
      keys: 'mod+Enter',
      label: 'Send the decision',
      run: decision.send,
      whileTyping: true,
      disabled: isOver || Boolean(blocked),
    },
    { keys: 's', label: 'Skip this case', run: () => goOn('skipped'), disabled: pending },
    { keys: 'j', label: 'Next case', run: () => openCase(position.next), disabled: pending },
    { keys: 'k', label: 'Previous case', run: () => openCase(position.previous), disabled: pending },
    { keys: 'e', label: 'Open or close folded details', run: () => setOpen(!open) },
    { keys: 'o', label: 'Fold or open the shown result', run: () => fold(draft.resultIndex ?? shown) },
    { keys: 'd', label: 'Only rows that differ', run: () => setOnlyDiffering(!onlyDiffering) },
  ]);

  if (finished) return <ReviewFinished position={position} search={search} />;

  const rows = evidenceRows({ provider, license, verification, earlier, open });
  const source = verification.verificationSource?.name ?? license.licenseType?.source?.name;
  return (
    <div className={classes.case}>
      <PageHeader
        title={fullName(provider)}
        crumbs={[{ label: 'Reviews', to: '/reviews', search }]}
        subtitle={
          <span className={classes.facts}>
            <span>{[license.licenseType?.name ?? 'License', license.state].filter(Boolean).join(', ')}</span>
            <Mono>{license.licenseNumber ?? '–'}</Mono>
            {provider.npi !== undefined && (
              <span>
                NPI <Mono>{String(provider.npi)}</Mono>
              </span>
            )}
            <span>
              {source ?? 'Source not given'}
              {verification.trigger && `, checked by ${spellOut(verification.trigger).toLowerCase()}`}{' '}
              <DateTimeText value={verification.started} exact />
            </span>
          </span>
        }
        actions={<ReviewPosition position={position} open={openCase} />}
      />
      <div className={classes.why}>
        <Status of="verification" value="NeedsReview" tint />
        {reviewReasons(verification).map((reason) => (
          <span key={reason}>{reason}.</span>
        ))}
        <Checkbox
          size="xs"
          className={classes.tools}
          label="Only rows that differ"
          checked={onlyDiffering}
          onChange={(event) => setOnlyDiffering(event.currentTarget.checked)}
        />
      </div>
      {/* Focusable, so that the evidence scrolls by keyboard even where nothing in it takes focus. */}
      <div className={classes.body} role="region" aria-label="Evidence" tabIndex={0}>
        <EvidenceGrid
          label={`What we hold against ${count(results.length, 'result')}`}
          heldTitle="What we hold"
          heldSummary="file and unverified license info"
          candidates={results.map((_, index) => candidate(results, index, rows))}
          rows={onlyDiffering ? rows.filter(isWorthSeeing) : rows}
          chosen={draft.decision === 'Found' ? draft.resultIndex : undefined}
          onChoose={results.length > 1 && !isOver ? choose : undefined}
          folded={folded}
          onFold={fold}
          shown={Math.min(shown, Math.max(0, results.length - 1))}
          onShow={setShown}
        />
        <EarlierDecisions
          licenseId={ids.licenseId}
          licenseNumber={license.licenseNumber}
          currentId={verification.id}
          history={history.data}
          notes={notes.data}
        />
      </div>
      <DecisionBar
        ref={bar}
        draft={draft}
        results={results.length}
        reasons={draft.decision ? reasons[draft.decision] : []}
        onDecide={(choice) => pick(choice)()}
        onReason={(reason) => change((before) => ({ ...before, reason }))}
        onText={(text) => change((before) => ({ ...before, text }))}
        onSend={decision.send}
        onSkip={isOver ? undefined : () => goOn('skipped')}
        pending={pending}
        blocked={blocked ?? (isOver ? 'This verification is decided. Go on above.' : undefined)}
        problem={decision.problem}
      >
        <ReviewTrouble
          stage={stage}
          ids={ids}
          verificationId={verification.id}
          onRetryNote={decision.retryNote}
          onGoOn={decision.goOnWithoutNote}
        />
      </DecisionBar>
    </div>
  );
}

/** A row with something to look at: a difference, or a likeness that rests on something. */
const isWorthSeeing = ({ cells }: EvidenceRow) =>
  cells.some(({ comparison }) => comparison?.mark === 'differs' || comparison?.mark === 'similar');

function candidate(
  results: NonNullable<LicenseVerification['results']>,
  index: number,
  rows: readonly EvidenceRow[],
): EvidenceCandidate {
  const marks = rows.map(({ cells }) => cells[index]?.comparison?.mark);
  const tally = (mark: string) => marks.filter((one) => one === mark).length;
  const problems = results[index]?.problems ?? [];
  const counts = [`${tally('agrees')} agree`, `${tally('differs')} differ`];
  if (tally('similar') > 0) counts.splice(1, 0, `${tally('similar')} similar`);
  const said = problems.map((problem) => (
    <span key={problem} className={classes.problem}>
      <Icon name="diamond" size={14} />
      {spellOut(problem)}
    </span>
  ));
  return {
    title: results.length > 1 ? `Result ${index + 1}` : 'The source says',
    keyCap: results.length > 1 && index < 9 ? String(index + 1) : undefined,
    summary: (
      <span className={classes.counts}>
        {said.length > 0 ? said : <span>No problem reported</span>}
        <span>{counts.join(', ')}</span>
      </span>
    ),
    short: said.length > 0 ? said : `${tally('differs')} differ`,
  };
}
