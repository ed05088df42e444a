import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { mayBeCarriedOut } from '@/api/errors';
import { getProviderOptions, resolveDatasetMatch } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import type { DatasetMatch } from '@/api/models';
import { whenKnown } from '@/api/query';
import { isExclusionList } from '@/domain/exclusion-lists';
import { recordForce } from '@/domain/match-record';
import { isUndecided } from '@/domain/undecided';
import { datasetName } from '@/lib/dataset-names';
import { localDay } from '@/lib/dates';
import { capitalized, triggerPhrase } from '@/lib/words';
import type { BarHandle } from '@/review/bar-parts';
import { MatchBar } from '@/review/match-bar';
import { agreement } from '@/review/match-evidence';
import {
  matchDrafts,
  matchNote,
  type MatchDraft,
  missingFromMatch,
  type Resolution,
  resolveAs,
} from '@/review/match-decision';
import { doubtWords, offeredReasons, reasonDoubt } from '@/review/reason-doubt';
import { announce } from '@/ui/announce';
import { samePressMs, useDecisionGuard } from '@/ui/decision-guard';
import { ReadError } from '@/ui/loaded';
import { QueueDock, QueuePane } from '@/ui/queue-pane';
import { useMatchReasons } from '@/review/usual-reasons';
import { useShortcuts } from '@/ui/shortcuts';
import { Keys, DayText } from '@/ui/text';
import { EntityLink } from '@/features/entity/name';
import { entityOf } from '@/features/scans/words';
import { MatchEarlier, useEarlierRejections } from './-evidence/earlier';
import { MatchEvidence } from './-evidence/evidence';
import { identityOf, reasonEvidence } from './-evidence/identity';
import { MatchScore } from './-evidence/score';
import { MatchDecided } from './-steps/decided';
import { isReplaced, MatchTrouble } from './-decide/trouble';
import { useColleaguesDecision } from './-decide/use-colleagues-decision';
import type { MatchTriage } from './-decide/use-match-triage';
import classes from './-matches.module.css';

interface MatchDetailProps {
  match: DatasetMatch;
  /** When it was read, in milliseconds of this computer's clock. */
  readAt?: number | undefined;
  triage: MatchTriage;
  /** `3 of 19` and the buttons to its neighbours. */
  position: ReactNode;
}

/** One match: whom it is about, the evidence, the decision. */
export function MatchDetail({ match, readAt, triage, position }: MatchDetailProps) {
  const id = match.id;
  const entity = entityOf(match);
  const { name, providerId } = entity;
  const blocked = useBlocked(resolveDatasetMatch);
  const reasons = useMatchReasons();
  const provider = useQuery(whenKnown(providerId, (known) => getProviderOptions({ providerId: known })));
  const unread = provider.isLoading
    ? 'being read'
    : provider.isError && !provider.data
      ? 'not read'
      : undefined;
  const rejections = useEarlierRejections(match);
  const [draft, setDraft] = useState(() => matchDrafts.read(id));
  const [problem, setProblem] = useState<string>();
  const bar = useRef<BarHandle>(null);
  const failed = triage.failed.find((one) => one.id === id);
  useColleaguesDecision(match, { readAt, isInDoubt: mayBeCarriedOut(failed?.error) });
  const { openNext } = triage;
  const isOpen = isUndecided(match) || failed !== undefined;
  const mayDecide = isOpen && !blocked && !(failed && isReplaced(failed));

  const guard = useDecisionGuard();
  const evidence = useMemo(() => reasonEvidence(match, provider.data), [match, provider.data]);
  const agrees = useMemo(() => identityOf(match, provider.data).telling, [match, provider.data]);
  /** The decision that was questioned, and when: sent once more it is confirmed, by no second half of a double click. */
  const [confirmation, setConfirmation] = useState<{
    note: string;
    at: number;
    resolution: Resolution | undefined;
  }>();
  const isConfirming = confirmation !== undefined && confirmation.note === matchNote(draft);
  const question = (): string | undefined => {
    // What failed was asked about before it was sent.
    if (failed?.choice.resolution === draft.resolution && failed?.choice.note === matchNote(draft))
      return undefined;
    const doubt = draft.resolution && reasonDoubt(matchNote(draft), draft.resolution, evidence);
    // Who was asked before, and has thought of another reason since, has looked.
    const isNew = confirmation?.resolution !== 'Reject' || isConfirming;
    const isReject = draft.resolution === 'Reject';
    const asked = doubt ? doubtWords(doubt) : isReject && isNew ? rejectionDoubt(agrees, match) : undefined;
    if (!asked || (isConfirming && performance.now() - confirmation.at >= samePressMs)) return undefined;
    if (!isConfirming)
      setConfirmation({ note: matchNote(draft), at: performance.now(), resolution: draft.resolution });
    return asked;
  };
  const change = (next: MatchDraft) => {
    guard.touch();
    setDraft(next);
    setProblem(undefined);
    matchDrafts.keep(id, next);
  };
  const resolve = (resolution: 'Accept' | 'Reject') => change(resolveAs(draft, resolution));
  const offered = draft.resolution
    ? offeredReasons(reasons[draft.resolution], draft.resolution, evidence, draft.reason)
    : [];
  const send = () => {
    if (guard.isSamePress()) return;
    const missing = missingFromMatch(draft) ?? question();
    setProblem(missing);
    if (missing) return bar.current?.focusText();
    guard.movesOn();
    triage.decide(match, draft);
  };
  /** A match that stays open has other buttons where it was decided: the second half of a double click is not for them. */
  const leave = (go: () => void) => () => {
    if (guard.isSamePress()) return;
    guard.movesOn();
    go();
  };
  /** Chooses to reject with the words of the earlier rejection, unless words were typed: those stay, and are gone on with. */
  const takeNote = (text: string) => {
    const isTyped = draft.text.trim() !== '';
    change(isTyped ? resolveAs(draft, 'Reject') : { resolution: 'Reject', reason: '', text });
    if (!isTyped) return;
    announce('Reject is chosen. What you wrote is kept.');
    bar.current?.focusText();
  };
  // A rejection that the evidence contradicts is not offered for repetition.
  const note = agrees.length === 0 ? rejections.earlier[0]?.userActionResolutionNote : undefined;
  useShortcuts('Match', [
    { keys: 'a', label: 'Accept', run: () => resolve('Accept'), disabled: !mayDecide },
    { keys: 'r', label: 'Reject', run: () => resolve('Reject'), disabled: !mayDecide },
    ...offered.slice(0, 9).map((reason, index) => ({
      keys: String(index + 1),
      label: `Choose reason ${index + 1}`,
      run: () => change({ ...draft, reason }),
      disabled: !mayDecide,
    })),
    {
      keys: 'w',
      label: 'Write the reason',
      run: () => bar.current?.focusText(),
      disabled: !mayDecide,
    },
    {
      keys: 'n',
      label: 'Use the note of the earlier rejection',
      run: () => note && takeNote(note),
      disabled: !mayDecide || !note,
    },
    { keys: 'mod+Enter', label: 'Send the decision', run: send, whileTyping: true, disabled: !mayDecide },
  ]);

  return (
    <QueuePane
      label="Match"
      title={<EntityLink entity={entity}>{name}</EntityLink>}
      subtitle={
        <>
          {datasetName(match.scan?.type)}, scan of{' '}
          <DayText value={match.scan?.started ?? match.createdTimestamp} />
          {match.scan?.trigger && `, ${triggerPhrase(match.scan.trigger)}`}
        </>
      }
      position={position}
      bodyLabel="Evidence"
      dock={
        <QueueDock>
          <MatchEarlier
            match={match}
            rejections={rejections}
            agrees={agrees}
            isOpen={isOpen}
            onUseNote={mayDecide ? takeNote : undefined}
          />
          <ReadError
            query={provider}
            title="The provider’s file could not be read"
            kept="The record is compared with what the scan has of the provider."
          />
        </QueueDock>
      }
      bar={
        isOpen ? (
          <MatchBar
            ref={bar}
            name={name}
            draft={draft}
            reasons={offered}
            isConfirming={isConfirming}
            blocked={
              blocked ?? (failed && isReplaced(failed) ? 'A replaced match cannot be decided.' : undefined)
            }
            problem={problem}
            error={failed?.error}
            onChoose={resolve}
            onReason={(reason) => change({ ...draft, reason })}
            onText={(text) => change({ ...draft, text })}
            onSend={send}
            legend={<MatchLegend />}
          >
            {failed && <MatchTrouble failed={failed} onGiveUp={leave(() => triage.giveUp(failed.item))} />}
          </MatchBar>
        ) : (
          <MatchDecided
            match={match}
            isLatest={triage.decided.at(-1)?.item.id === match.id}
            blocked={blocked}
            onRestore={leave(() => triage.restore(match))}
            onNext={openNext && leave(openNext)}
            onStep={guard.touch}
          />
        )
      }
    >
      <div className={classes.evidence}>
        <div className={classes.columns}>
          <MatchEvidence match={match} provider={provider.data} unread={unread} />
          <MatchScore match={match} />
        </div>
      </div>
    </QueuePane>
  );
}

/** The question before a record is rejected that agrees in what speaks against that: of many it would be left out. */
function rejectionDoubt(agrees: readonly string[], match: DatasetMatch): string | undefined {
  const record = match.data?.record;
  if (agrees.length === 0) return undefined;
  const isInForce =
    record &&
    isExclusionList(match.scan?.type) &&
    recordForce(match.scan?.type, record, localDay()).state === 'in force';
  return `${capitalized(agreement(agrees))}${isInForce ? ', and the record is in force' : ''}. Rejecting says that it is about somebody else: look once more, then send it again if that is so.`;
}

/** The keys that are used most; `?` lists all. */
function MatchLegend() {
  return (
    <>
      <span>
        <Keys keys="j" /> <Keys keys="k" /> next, previous
      </span>
      <span>
        <Keys keys="u" /> undo
      </span>
      <span>
        <Keys keys="?" /> all keys
      </span>
    </>
  );
}
