import { Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  listLicenseVerificationsOptions,
  listProviderNotesOptions,
  resolveLicenseVerification,
} from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { License, LicenseVerification, Provider } from '@/api/models';
import { count, fullName } from '@/lib/words';
import {
  chooseResult,
  decide,
  inWords,
  isChoosingResult,
  type Decision,
  type Draft,
} from '@/review/decision';
import type { BarHandle } from '@/review/bar-parts';
import { DecisionBar } from '@/review/decision-bar';
import { isBusy, isDecided } from '@/review/decision-flow';
import { announce } from '@/ui/announce';
import { useDecisionGuard } from '@/ui/decision-guard';
import { offeredReviewReasons } from '@/review/review-reasons';
import { useReviewReasons } from '@/review/usual-reasons';
import type { ReviewParams } from '@/features/reviews/list';
import { decideReview, recordOwnReview, useOwnReview } from '@/features/reviews/decisions';
import type { ReviewedCase } from '@/features/reviews/send';
import { type Position, recordReview, reopenDecided } from '@/features/reviews/session';
import { notedLicense } from '@/features/reviews/draft';
import { resultsOf } from '@/features/reviews/words';
import { Keys } from '@/ui/text';
import {
  draftAsBefore,
  EarlierDecisions,
  earlierOf,
  LastDecision,
  useLastReasoned,
  useReviewed,
} from './-earlier';
import { ReviewEvidence } from './-evidence';
import { ReviewDecided } from './-outcome/decided';
import { ReviewFinished } from './-outcome/finished';
import { ReviewHead } from './-head';
import { HeldBar } from './-outcome/held-bar';
import { useReviewKeys } from './-keys';
import { ReviewNotice } from './-outcome/notice';
import { marksOf } from './-rows';
import { ReviewPosition, type ReviewSearch, useOpenCase } from './-position';
import { ReviewTrouble } from './-trouble';
import { useEvidenceView } from './-use-evidence-view';
import { useReviewDecision } from './-use-review-decision';

interface ReviewCaseProps {
  ids: { providerId: string; licenseId: string };
  license: License;
  provider: Provider;
  verification: LicenseVerification;
  search: ReviewSearch;
  params: ReviewParams;
  position: Position;
}

/** Where results are tabs, the one in view is the one that is meant. */
const hasTabs = () => globalThis.matchMedia?.('(max-width: 899px)').matches ?? false;

/** The evidence of one case beside the decision about it, entirely by keyboard where wanted. */
export function ReviewCase(props: ReviewCaseProps) {
  const { ids, license, provider, verification, search, params, position } = props;
  const results = resultsOf(verification);
  const view = useEvidenceView(results.length);
  const [finished, setFinished] = useState(false);
  const bar = useRef<BarHandle>(null);
  const screen = useRef<HTMLDivElement>(null);
  const reasons = useReviewReasons();
  const blocked = useBlocked(resolveLicenseVerification);
  const openCase = useOpenCase(search);
  const history = useQuery(
    listLicenseVerificationsOptions({ providerId: ids.providerId, licenseId: ids.licenseId }),
  );
  const notes = useQuery(listProviderNotesOptions({ providerId: ids.providerId }));
  const earlier = useReviewed(
    { ...license, id: ids.licenseId },
    earlierOf(history.data, verification.id),
    notes.data,
  );
  const last = useLastReasoned(ids.licenseId, earlier);
  const guard = useDecisionGuard();
  const queryClient = useQueryClient();

  const goOn = () => {
    const [next] = position.upcoming;
    guard.movesOn();
    if (next) openCase(next);
    else setFinished(true);
  };
  const item: ReviewedCase = {
    id: ids.licenseId,
    providerId: ids.providerId,
    verificationId: verification.id ?? '',
    started: verification.started,
    results: results.length,
    ...notedLicense(license),
    name: fullName(provider),
    params,
  };
  const own = useOwnReview(ids.licenseId, verification.id);
  const isDecidedHere = own !== undefined && !own.error;
  const isOpenAgain = own === undefined;
  useEffect(() => {
    if (isOpenAgain) reopenDecided(params, ids.licenseId);
    // oxlint-disable-next-line react/exhaustive-deps -- when it is opened: a decision that comes meanwhile is recorded where it is made
  }, [ids.licenseId, verification.id]);
  /** Nothing is left to do here. */
  const leave = () => {
    // What somebody else decided is told where it is met.
    if (decision.isOurs()) recordOwnReview(item, decision.draft);
    goOn();
  };
  const decision = useReviewDecision({
    ids,
    license,
    verification,
    isDecidedHere,
    failure: own?.error,
    onSend: (complete) => {
      if (!decideReview(queryClient, item, complete)) return;
      announce(
        `${item.name}: ${inWords(complete, results.length).replace(/^Mark/, 'marked')}. Press U within 10 seconds to take it back.`,
      );
      goOn();
    },
    onDecided: (by) => recordReview(params, ids.licenseId, by === 'us' ? 'mine' : 'byOthers'),
    onDone: leave,
  });
  const { draft, stage } = decision;
  const change = (next: (before: Draft) => Draft) => {
    guard.touch();
    decision.change(next);
  };
  const decided = isDecided(stage);
  const pending = isBusy(stage);
  const isFixed = Boolean(blocked) || decided || isDecidedHere;

  const choose = (index: number) => {
    if (index >= results.length) return;
    view.bringUp(index);
    if (!isFixed) change((before) => chooseResult(before, index, results.length));
  };
  const pick = (choice: Decision) => {
    if (isFixed) return;
    change((before) =>
      choice === 'Found' && before.resultIndex === undefined && hasTabs()
        ? chooseResult(before, view.shown, results.length)
        : decide(before, choice, results.length),
    );
  };
  const chosenResult = results[draft.resultIndex ?? (results.length === 1 ? 0 : -1)];
  const listed = offeredReviewReasons(
    draft.decision ? reasons[draft.decision] : [],
    draft,
    chosenResult && marksOf(chosenResult, provider, license),
  );
  const isChoosing = isChoosingResult(draft, results.length);
  const chooseReason = (reason: string) => {
    if (!pending && !blocked) change((before) => ({ ...before, reason }));
  };
  const chooseNumbered = (index: number) => {
    const reason = listed[index];
    if (isChoosing) choose(index);
    else if (reason) chooseReason(reason);
  };
  /** Chooses what was decided last. The reason keeps no focus: the key after this one is a key again. */
  const decideAsBefore = () => {
    if (!last) return;
    const asBefore = draftAsBefore(last, results);
    // What was typed for this case is not replaced by what was typed for another.
    const isTyped = draft.text.trim() !== '' && draft.text !== asBefore.text;
    change(({ text }) => ({ ...asBefore, ...(isTyped && { text }) }));
    if (isTyped) announce('Chosen as before. The reason that you wrote is kept.');
    if (asBefore.resultIndex !== undefined) view.bringUp(asBefore.resultIndex);
  };
  const skip = () => {
    recordReview(params, ids.licenseId, 'skipped');
    goOn();
  };
  const sendOf = () => {
    if (blocked || stage.at === 'overtaken' || isDecidedHere) return undefined;
    if (stage.at === 'note-failed') return () => decision.saveNote('us');
    return () => {
      if (!guard.isSamePress()) decision.send();
    };
  };
  const send = sendOf();
  const { problem } = decision;
  useEffect(() => {
    if (problem?.at === 'reason') bar.current?.focusText();
    // What is missing is chosen by a key or a click: in the field, the key would be text.
    if (problem?.at !== 'decision') return;
    const result = screen.current?.querySelector<HTMLElement>('input[type="radio"]');
    if (problem.isResult && result) result.focus();
    else bar.current?.focusChoice();
  }, [problem]);

  useReviewKeys({
    numbered: isChoosing ? results.length : listed.length,
    choose: chooseNumbered,
    chooseAgain:
      draft.decision === 'Found' && results.length > 1 && !isChoosing && !isFixed
        ? () => change((before) => ({ ...before, resultIndex: undefined }))
        : undefined,
    decide: pick,
    send,
    skip: decided || isDecidedHere ? undefined : skip,
    next: () => openCase(position.next),
    previous: () => openCase(position.previous),
    pending,
    focusReason: () => bar.current?.focusText(),
    asBefore: last && !isFixed ? decideAsBefore : undefined,
    view,
    fold: () => view.fold(draft.resultIndex ?? view.shown),
  });

  const onReturn = (licenseId: string) => licenseId === ids.licenseId && setFinished(false);
  if (finished) return <ReviewFinished position={position} search={search} onReturn={onReturn} />;
  if (own?.status === 'success' && license.currentVerification?.status !== 'NeedsReview')
    return <ReviewDecided {...{ ids, license, provider, search, params, position }} />;

  return (
    <Stack ref={screen} gap={0} flex={1} mih={0}>
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
        label={`On file against ${count(results.length, 'result')}`}
        view={view}
        chosen={draft.decision === 'Found' ? draft.resultIndex : undefined}
        onChoose={results.length > 1 && !isFixed ? choose : undefined}
      >
        <EarlierDecisions earlier={earlier} isLoading={!history.data} />
      </ReviewEvidence>
      <ReviewNotice except={ids.licenseId} search={search} onReturn={onReturn}>
        {last && <LastDecision last={last} onUse={isFixed ? undefined : decideAsBefore} />}
      </ReviewNotice>
      {isDecidedHere ? (
        <HeldBar decision={own} onUndone={() => guard.movesOn()} />
      ) : (
        <DecisionBar
          ref={bar}
          draft={draft}
          results={results.length}
          reasons={listed}
          areReasonsNumbered={!isChoosing}
          onChoose={pick}
          onReason={chooseReason}
          onText={(text) => change((before) => ({ ...before, text }))}
          onSend={send}
          onSkip={decided ? undefined : skip}
          pending={pending}
          decided={decided}
          blocked={blocked}
          problem={problem}
          error={'error' in stage ? stage.error : stage.at === 'editing' ? own?.error : undefined}
          legend={<ReviewLegend results={results.length} isChoosing={isChoosing} />}
        >
          <ReviewTrouble
            stage={stage}
            ids={ids}
            verificationId={verification.id}
            draft={draft}
            onOurs={decision.claim}
            onSaveNote={decision.saveNote}
            onWithoutNote={decision.goOnWithoutNote}
            onGoOn={leave}
          />
        </DecisionBar>
      )}
    </Stack>
  );
}

/** The keys that are used most; `?` lists all. */
function ReviewLegend({ results, isChoosing }: { results: number; isChoosing: boolean }) {
  return (
    <>
      {results > 1 && isChoosing && (
        <span>
          <Keys keys="1" /> – <Keys keys={String(Math.min(results, 9))} /> result
        </span>
      )}
      {results > 1 && !isChoosing && (
        <span>
          <Keys keys="0" /> another result
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
