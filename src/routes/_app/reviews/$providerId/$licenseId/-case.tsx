import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { listLicenseVerificationsOptions, listProviderNotesOptions } from '@/api/operations.gen';
import { useWriteBlocked } from '@/api/permissions';
import type { License, LicenseVerification, Provider } from '@/api/models';
import { count, fullName } from '@/lib/words';
import { chooseResult, decide, type Decision } from '@/review/decision';
import type { BarHandle } from '@/review/bar-parts';
import { DecisionBar } from '@/review/decision-bar';
import { isBusy, isDecided } from '@/review/decision-flow';
import { announce } from '@/ui/announce';
import { useSetting } from '@/ui/settings';
import type { ReviewParams } from '@/features/reviews/list';
import { noteOutcome } from '@/features/reviews/pass';
import { resultsOf } from '@/features/reviews/words';
import { Keys } from '@/ui/text';
import { EarlierDecisions } from './-earlier';
import { ReviewEvidence } from './-evidence';
import { ReviewFinished } from './-finished';
import { ReviewHead } from './-head';
import { useReviewKeys } from './-keys';
import { ReviewPosition, type ReviewSearch, useOpenCase, usePrefetchedCases } from './-position';
import { ReviewTrouble } from './-trouble';
import { useReviewDecision } from './-use-review-decision';
import { useReviewPass } from './-use-review-pass';

interface ReviewCaseProps {
  ids: { providerId: string; licenseId: string };
  license: License;
  provider: Provider;
  verification: LicenseVerification;
  search: ReviewSearch;
  params: ReviewParams;
}

/** Where results are tabs, the one in view is the one that is meant. */
const hasTabs = () => globalThis.matchMedia?.('(max-width: 899px)').matches ?? false;

/** The evidence of one case beside the decision about it, entirely by keyboard where wanted. */
export function ReviewCase({ ids, license, provider, verification, search, params }: ReviewCaseProps) {
  const results = resultsOf(verification);
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState(false);
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const [finished, setFinished] = useState(false);
  const bar = useRef<BarHandle>(null);
  const reasons = useSetting('reviewReasons');
  const blocked = useWriteBlocked('Licenses');
  const position = useReviewPass(params, ids.licenseId);
  const openCase = useOpenCase(search);
  usePrefetchedCases(position);
  const history = useQuery(
    listLicenseVerificationsOptions({ providerId: ids.providerId, licenseId: ids.licenseId }),
  );
  const notes = useQuery(listProviderNotesOptions({ providerId: ids.providerId }));

  const goOn = () => {
    const [next] = position.upcoming;
    if (next) openCase(next);
    else setFinished(true);
  };
  const decision = useReviewDecision({
    ids,
    license,
    verification,
    onDecided: (by) => noteOutcome(params, ids.licenseId, by === 'us' ? 'resolved' : 'elsewhere'),
    onDone: () => {
      announce(`Decided: ${fullName(provider)}`);
      goOn();
    },
  });
  const { draft, change, stage } = decision;
  const decided = isDecided(stage);
  const pending = isBusy(stage);
  const isFixed = Boolean(blocked) || decided;

  const choose = (index: number) => {
    if (index >= results.length) return;
    setShown(index);
    setFolded((before) => new Set([...before].filter((one) => one !== index)));
    if (!isFixed) change((before) => chooseResult(before, index, results.length));
  };
  const fold = (index: number) =>
    setFolded((before) => {
      const next = new Set(before);
      if (!next.delete(index)) next.add(index);
      return next;
    });
  const pick = (choice: Decision) => {
    if (isFixed) return;
    change((before) =>
      choice === 'Found' && before.resultIndex === undefined && hasTabs()
        ? chooseResult(before, shown, results.length)
        : decide(before, choice, results.length),
    );
  };
  const skip = () => {
    noteOutcome(params, ids.licenseId, 'skipped');
    goOn();
  };
  const sendOf = () => {
    if (blocked || stage.at === 'overtaken') return undefined;
    return stage.at === 'note-failed' ? () => decision.saveNote('us') : decision.send;
  };
  const send = sendOf();
  const { problem } = decision;
  useEffect(() => {
    if (problem?.at === 'reason') bar.current?.focusText();
  }, [problem]);

  useReviewKeys({
    results: results.length,
    choose,
    decide: pick,
    send,
    skip: decided ? undefined : skip,
    next: () => openCase(position.next),
    previous: () => openCase(position.previous),
    pending,
    focusReason: () => bar.current?.focusText(),
    openDetails: () => setOpen(!open),
    fold: () => fold(draft.resultIndex ?? shown),
    onlyDiffering: () => setOnlyDiffering(!onlyDiffering),
  });

  if (finished) return <ReviewFinished position={position} search={search} />;

  return (
    <Stack gap={0} flex={1} mih={0}>
      <ReviewHead
        license={license}
        provider={provider}
        verification={verification}
        search={search}
        actions={<ReviewPosition position={position} open={openCase} disabled={pending} />}
      />
      <ReviewEvidence
        license={license}
        provider={provider}
        verification={verification}
        history={history.data}
        label={`What we hold against ${count(results.length, 'result')}`}
        open={open}
        onlyDiffering={onlyDiffering}
        onOnlyDiffering={setOnlyDiffering}
        chosen={draft.decision === 'Found' ? draft.resultIndex : undefined}
        onChoose={results.length > 1 && !isFixed ? choose : undefined}
        folded={folded}
        onFold={fold}
        shown={Math.min(shown, Math.max(0, results.length - 1))}
        onShow={setShown}
      >
        <EarlierDecisions
          licenseId={ids.licenseId}
          licenseNumber={license.licenseNumber}
          currentId={verification.id}
          history={history.data}
          notes={notes.data}
        />
      </ReviewEvidence>
      <DecisionBar
        ref={bar}
        draft={draft}
        results={results.length}
        reasons={draft.decision ? reasons[draft.decision] : []}
        onChoose={pick}
        onReason={(reason) => change((before) => ({ ...before, reason }))}
        onText={(text) => change((before) => ({ ...before, text }))}
        onSend={send}
        onSkip={decided ? undefined : skip}
        pending={pending}
        decided={decided}
        blocked={blocked}
        problem={problem}
        legend={<ReviewLegend results={results.length} />}
      >
        <ReviewTrouble
          stage={stage}
          ids={ids}
          verificationId={verification.id}
          draft={draft}
          onSaveNote={decision.saveNote}
          onWithoutNote={decision.goOnWithoutNote}
          onGoOn={goOn}
        />
      </DecisionBar>
    </Stack>
  );
}

/** The keys that are used most; `?` lists all. */
function ReviewLegend({ results }: { results: number }) {
  return (
    <>
      {results > 1 && (
        <span>
          <Keys keys="1" /> – <Keys keys={String(Math.min(results, 9))} /> result
        </span>
      )}
      <span>
        <Keys keys="j" /> <Keys keys="k" /> next, previous
      </span>
      <span>
        <Keys keys="e" /> open folded
      </span>
      <span>
        <Keys keys="?" /> all keys
      </span>
    </>
  );
}
