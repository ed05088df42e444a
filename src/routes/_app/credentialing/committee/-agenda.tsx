import { Checkbox, Text } from '@mantine/core';
import { IconSignature } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { describeError } from '@/api/errors';
import { createCredentialingRequestEvent } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { whyTooEarly, type AgendaItem } from '@/features/committee/agenda';
import { heldOut, holdOut } from '@/features/committee/held-out';
import { mostFiles } from '@/features/committee/read-agenda';
import { useSigningOff } from '@/features/committee/signing-off';
import type { useAgenda } from '@/features/committee/use-agenda';
import { entityName } from '@/features/credentialing/request-words';
import { formatDate } from '@/lib/dates';
import { count, formatNumber, spellOut } from '@/lib/words';
import { Button } from '@/ui/button';
import { Fold } from '@/ui/fold';
import { IconCircleCheck } from '@tabler/icons-react';
import { IconDiamondAlert, IconOctagonX } from '@/ui/icons';
import { Note, RecordList, RecordRow, Section } from '@/ui/layout';
import { openDialog } from '@/ui/open-dialog';
import { EmptyState, ErrorState } from '@/ui/states';
import { Verbatim } from '@/ui/text';
import { Reading } from '@/features/walk/reading';
import classes from './committee.module.css';
import { roundParts } from './-standing';

const decide = async () => (await import('./-decide-dialog')).DecideDialog;
const signOff = async () => (await import('./-sign-off')).SignOff;

interface AgendaProps {
  day: string;
  state: ReturnType<typeof useAgenda>;
  isFuture: boolean;
}

/** What is ready to be decided: clean files, flagged ones, and which are not ready and why. */
export function Agenda({ day, state, isFuture }: AgendaProps) {
  const { items, agenda, progress, error, isReading, refresh, decided } = state;
  if (!items || !agenda) {
    if (error)
      return <ErrorState title="The agenda could not be put together" error={error} onRetry={refresh} />;
    return <Reading words="Files read" loaded={progress?.read ?? 0} total={progress?.total} />;
  }
  const of = (standing: AgendaItem['standing']) => items.filter((item) => item.standing === standing);
  const [clean, flagged, notReady] = [of('clean'), of('flagged'), of('not ready')];
  const when = isFuture ? `Nothing can be decided before ${formatDate(day)}.` : undefined;
  return (
    <div className={classes.agenda}>
      {agenda.failed.length > 0 && (
        <Note
          tone="warning"
          role="alert"
          action={
            <Button size="xs" variant="default" onClick={refresh}>
              Retry
            </Button>
          }
        >
          {count(agenda.failed.length, 'file')} could not be read and{' '}
          {agenda.failed.length === 1 ? 'is' : 'are'} missing here:{' '}
          {agenda.failed
            .map(({ request, error: why }) => `${entityName(request, 'title')} (${describeError(why).title})`)
            .join(', ')}
          .
        </Note>
      )}
      {agenda.leftOut > 0 && (
        <Note>
          The {formatNumber(mostFiles)} oldest open requests were read; {formatNumber(agenda.leftOut)} newer
          ones are not on this agenda yet.
        </Note>
      )}
      {clean.length + flagged.length === 0 &&
        // Read anew, some may be ready by now.
        (isReading ? (
          <Reading words="Files read" loaded={progress?.read ?? 0} total={progress?.total} />
        ) : (
          <EmptyState
            title="No file is ready to be decided"
            text="A file is ready once every element of its checklist has evidence that counts on the date of decision, or does not apply."
          />
        ))}
      {clean.length > 0 && (
        <div id={roundParts.clean} tabIndex={-1}>
          <CleanFiles items={clean} day={day} blocked={when} onDecided={decided} />
        </div>
      )}
      {flagged.length > 0 && (
        <div id={roundParts.flagged} tabIndex={-1}>
          <Section title="For the committee" count={flagged.length}>
            <RecordList label="For the committee">
              {flagged.map((item) => (
                <LineToDecide
                  key={item.request.id}
                  item={item}
                  day={day}
                  blocked={when}
                  onDecided={decided}
                />
              ))}
            </RecordList>
          </Section>
        </div>
      )}
      {notReady.length > 0 && (
        <div id={roundParts.notReady} tabIndex={-1}>
          <NotReady items={notReady} day={day} blocked={when} onDecided={decided} />
        </div>
      )}
    </div>
  );
}

interface DecideProps {
  day: string;
  blocked: string | undefined;
  onDecided: ReturnType<typeof useAgenda>['decided'];
}

interface FilesProps extends DecideProps {
  items: readonly AgendaItem[];
}

/** Clean files, which are signed off in one go; any of them may be left to the committee. */
function CleanFiles({ items, day, blocked, onDecided }: FilesProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(heldOut);
  const chosen = items.filter(({ request }) => !left.has(request.id));
  const isClosed = useBlocked(createCredentialingRequestEvent) !== undefined;
  const set = (ids: readonly string[], isLeft: boolean) => {
    const next = isLeft ? new Set([...left, ...ids]) : new Set([...left].filter((id) => !ids.includes(id)));
    setLeft(next);
    holdOut(next);
  };
  const signing = useSigningOff(day);
  const held = items.length - chosen.length;
  const early = chosen.map((item) => whyTooEarly(item, day));
  return (
    <Section
      title="Clean files"
      count={items.length}
      actions={
        <Button
          leftSection={<IconSignature size={14} aria-hidden />}
          needs={createCredentialingRequestEvent}
          blocked={
            blocked ??
            (signing && `${signing}.`) ??
            (chosen.length === 0 ? 'No file is selected.' : undefined) ??
            // Where only some came too late, the preview says which.
            (early.every(Boolean) ? early[0] : undefined)
          }
          onClick={() => openDialog(signOff, { items: chosen, day, onDecided })}
        >
          Sign off {count(chosen.length, 'clean file')}
        </Button>
      }
    >
      <Checkbox
        disabled={isClosed}
        description={held > 0 && `${formatNumber(held)} held out`}
        label={`All ${count(items.length, 'clean file')}`}
        checked={chosen.length === items.length}
        indeterminate={chosen.length > 0 && chosen.length < items.length}
        onChange={({ currentTarget: { checked } }) =>
          set(
            items.map(({ request }) => request.id),
            !checked,
          )
        }
      />
      <RecordList label="Clean files">
        {items.map((item) => (
          <Line
            key={item.request.id}
            item={item}
            start={
              <Checkbox
                disabled={isClosed}
                aria-label={`Sign off ${item.name}`}
                checked={!left.has(item.request.id)}
                onChange={({ currentTarget: { checked } }) => set([item.request.id], !checked)}
              />
            }
          >
            <Button
              size="xs"
              variant="subtle"
              needs={createCredentialingRequestEvent}
              blocked={blocked ?? whyTooEarly(item, day)}
              aria-label={`Decide ${item.name} in the committee`}
              data-next
              onClick={() => openDialog(decide, { item, day, onDecided })}
            >
              Decide in the committee
            </Button>
          </Line>
        ))}
      </RecordList>
    </Section>
  );
}

interface LineProps {
  item: AgendaItem;
  start?: React.ReactNode;
  children?: React.ReactNode;
}

const looks = {
  clean: <IconCircleCheck size={14} aria-hidden color="var(--mantine-color-green-text)" />,
  flagged: <IconDiamondAlert size={14} aria-hidden color="var(--mantine-color-amber-text)" />,
  'not ready': <IconOctagonX size={14} aria-hidden color="var(--mantine-color-red-text)" />,
} as const;

/** A file on the agenda: whom it is about, and why it stands so. */
function Line({ item: { request, name, reasons, standing }, start, children }: LineProps) {
  return (
    <RecordRow end={children}>
      <div className={classes.line}>
        {start}
        <div>
          <Link to="/credentialing/$requestId" params={{ requestId: request.id }}>
            <Verbatim>{name}</Verbatim>
          </Link>{' '}
          <Text span c="dimmed">
            {[request.type && spellOut(request.type), request.provider?.providerType?.name]
              .filter(Boolean)
              .join(', ')}
          </Text>
          <ul className={classes.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>
                {looks[standing]} {reason}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </RecordRow>
  );
}

/** A file that the committee decides. */
function LineToDecide({ item, day, blocked, onDecided }: DecideProps & { item: AgendaItem }) {
  return (
    <Line item={item}>
      <Button
        size="xs"
        variant="default"
        needs={createCredentialingRequestEvent}
        blocked={blocked ?? whyTooEarly(item, day)}
        aria-label={`Decide ${item.name}`}
        data-next
        onClick={() => openDialog(decide, { item, day, onDecided })}
      >
        Decide
      </Button>
    </Line>
  );
}

/**
 * What is not ready, folded: the request itself is where its gaps are closed. The committee may deny or defer such a file all the
 * same: a license that was revoked is a gap that nobody closes.
 */
function NotReady({ items, ...decision }: FilesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title="Not ready" count={items.length}>
      <Fold summary={`${count(items.length, 'file')} with gaps`} open={isOpen} onToggle={setOpen}>
        <RecordList label="Not ready">
          {items.map((item) => (
            <LineToDecide key={item.request.id} item={item} {...decision} />
          ))}
        </RecordList>
      </Fold>
    </Section>
  );
}
