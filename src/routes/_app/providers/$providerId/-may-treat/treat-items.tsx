import type { License, Provider } from '@/api/models';
import { type MayTreat, openLines } from '@/domain/may-treat';
import type { TreatLine } from '@/domain/treat';
import { StatusRow } from '@/features/entity/status-row';
import type { OpenItem } from '@/features/providers/open-items';
import { stateName } from '@/lib/states';
import { Status } from '@/ui/status';
import { TreatAction } from './treat-action';

/**
 * What keeps the answer from being a plain yes and is not told among the open items already: of a license by its own item,
 * of matches by those that wait.
 */
export function treatItems(
  verdict: MayTreat,
  items: readonly OpenItem[],
  hasWaitingMatches: boolean,
): TreatLine[] {
  const shownIds = new Set(
    items.flatMap(({ kind, license }) => (kind === 'ExpiresSoon' || !license?.id ? [] : license.id)),
  );
  return openLines(verdict).filter(({ key, topic, evidence, action }) => {
    if (key.startsWith('license ') && evidence?.kind === 'license') return !shownIds.has(evidence.licenseId);
    return !(topic === 'list' && action?.kind === 'decide' && hasWaitingMatches);
  });
}

interface TreatItemProps {
  line: TreatLine;
  provider: Provider;
  licenses: readonly License[];
}

/** One of them, with the button that settles it. */
export function TreatItem({ line, ...row }: TreatItemProps) {
  const { answer, label, isUnderWay, state, text, action } = line;
  return (
    <StatusRow
      status={<Status of="treat" value={isUnderWay ? 'UnderWay' : answer} label={label} />}
      end={action && <TreatAction action={action} {...row} />}
    >
      {state && `${stateName(state)}: `}
      {text}.
    </StatusRow>
  );
}
