import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { attachLicense, updateLicense, verifyLicense } from '@/api/operations.gen';
import type { DatasetMatch, License, Provider } from '@/api/models';
import { itemsOf, totalOf } from '@/api/paging';
import { datasetName } from '@/lib/dataset-names';
import { statusKey } from '@/domain/license-standing';
import { openLines } from '@/domain/may-treat';
import { BoardWordDialog } from '@/features/licenses/board-words';
import { license as licenseRecord } from '@/records/license';
import { editRecord } from '@/records/use-record-actions';
import { count } from '@/lib/words';
import { Docked } from '@/ui/docked';
import { Button, LinkButton } from '@/ui/button';
import { ReadError } from '@/ui/loaded';
import { openDialog } from '@/ui/open-dialog';
import { SkeletonRows } from '@/ui/route-states';
import { useSetting } from '@/ui/settings';
import { EmptyState, ErrorState, InlineError } from '@/ui/states';
import { Status } from '@/ui/status';
import type { RowRefresh } from '@/ui/use-row-refresh';
import { waitingMatchOptions } from '@/features/scans/options';
import { AlertLink } from './-alerts';
import { providerAlertOptions } from './-tabs';
import { StatusRow } from '@/features/entity/status-row';
import { RecordList, Section } from '@/ui/layout';
import { InOrder } from './-in-order';
import { ProviderLicenses } from './-licenses';
import { openItems, type OpenItem } from '@/features/providers/open-items';
import { useStartVerification } from '@/features/providers/verify';
import { besides } from './-may-treat/besides';
import { LicenseFollowUp } from './-may-treat/license-follow-up';
import { useVerdict } from './-may-treat/use-verdict';
import { VerdictCard } from './-may-treat/verdict';

interface LicenseListProps {
  provider: Provider;
  licenses: readonly License[] | undefined;
  failure: unknown;
  onRetry(): void;
  onAttach(): void;
}

/** The file at a glance: whether the provider may treat today, what is open besides, licenses, and what is in order. */
export function ProviderSummary(props: LicenseListProps & { refresh: RowRefresh }) {
  const { provider, licenses, failure, onRetry, onAttach, refresh } = props;
  const providerId = provider.id;
  const alerts = useInfiniteQuery(providerAlertOptions(providerId));
  const waiting = useInfiniteQuery(waitingMatchOptions(providerId));
  const waitingMatches = itemsOf(waiting.data, ({ id }) => id);
  const settled = useSetting('boardWords');
  const items = openItems(
    licenses ?? [],
    itemsOf(alerts.data, ({ id }) => id),
    settled,
  );
  const { verdict, unread } = useVerdict(provider, licenses, refresh);
  const asked = verdict ? openLines(verdict) : [];
  const { items: rows, matches } = besides(asked, { items, matches: waitingMatches }, verdict);
  const gaps = rows.length + (matches.length > 0 ? 1 : 0);
  const isKnown = licenses && alerts.data && waiting.data && verdict;
  const total = totalOf(waiting.data);
  return (
    <>
      <VerdictCard
        provider={provider}
        licenses={licenses}
        failure={failure}
        verdict={verdict}
        unread={unread}
        items={items}
      />
      <Section title={asked.length > 0 ? 'Other open items' : 'Open items'} count={isKnown && gaps}>
        <ReadError query={alerts} title="Alerts are missing here" />
        <ReadError query={waiting} title="Matches are missing here" />
        {gaps > 0 && (verdict || failure) ? (
          <RecordList>
            {matches.length > 0 && (
              <WaitingMatches
                providerId={providerId}
                matches={matches}
                total={total && total - (waitingMatches.length - matches.length)}
              />
            )}
            {rows.map((row) => (
              <OpenItemRow key={row.key} row={row} provider={provider} licenses={licenses ?? []} />
            ))}
          </RecordList>
        ) : (
          isKnown && (
            <Text c="dimmed">
              {asked.length > 0
                ? 'Nothing besides what keeps the answer above from being yes. No license expires within 90 days, no alert is active, and no other match waits.'
                : 'Nothing. Every license is in force, none expires within 90 days, no alert is active, no match waits, and nothing keeps the answer above from being yes.'}
            </Text>
          )
        )}
      </Section>
      <Section
        title="Licenses"
        count={licenses?.length}
        actions={
          <Button
            variant="transparent"
            size="xs"
            className="no-print"
            needs={attachLicense}
            onClick={onAttach}
          >
            Attach license
          </Button>
        }
      >
        <LicenseList
          provider={provider}
          licenses={licenses}
          failure={failure}
          onRetry={onRetry}
          onAttach={onAttach}
        />
      </Section>
      <InOrder provider={provider} refresh={refresh} />
    </>
  );
}

interface WaitingMatchesProps {
  providerId: string;
  /** Those that are loaded. */
  matches: readonly DatasetMatch[];
  /** How many there are, where it is known. */
  total: number | undefined;
}

/** Records that may be about the provider and that nobody decided yet. */
function WaitingMatches({ providerId, matches, total = matches.length }: WaitingMatchesProps) {
  const datasets = [...new Set(matches.map(({ scan }) => datasetName(scan?.type)))];
  return (
    <StatusRow
      status={<Status of="resolution" value="Undecided" />}
      end={
        <LinkButton variant="default" size="xs" to="/matches" search={{ entityId: providerId }}>
          Decide
        </LinkButton>
      }
    >
      {count(total, 'match', 'matches')} to decide: {datasets.join(', ')}.
    </StatusRow>
  );
}

/** The licenses of a provider, or why there are none to show. */
export function LicenseList(props: LicenseListProps & { full?: boolean }) {
  const { provider, licenses, failure, onRetry, onAttach, full = false } = props;
  if (!licenses) {
    return failure ? (
      <ErrorState title="Licenses could not be loaded" error={failure} onRetry={onRetry} />
    ) : (
      <SkeletonRows rows={3} />
    );
  }
  if (licenses.length === 0) {
    return (
      <EmptyState
        title="No license attached"
        text="Attach one with its number and type. The first verification then starts by itself."
        action={
          <Button needs={attachLicense} onClick={onAttach}>
            Attach license
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Docked>
        <InlineError error={failure} title="These licenses may be out of date" onRetry={onRetry} />
      </Docked>
      <ProviderLicenses provider={provider} licenses={licenses} full={full} />
    </>
  );
}

interface OpenItemRowProps {
  row: OpenItem;
  provider: Provider;
  licenses: readonly License[];
}

/** What is settled by reading the license, each with its button. */
const toRead: Partial<Record<OpenItem['kind'], string>> = {
  TakenAway: 'Open the license',
  DisciplinaryActions: 'Read them',
  Limited: 'Read the terms',
  UnknownStatus: 'Open the license',
  NotYet: 'Open the license',
  Contradicted: 'Open the license',
};

function OpenItemRow(props: OpenItemRowProps) {
  const { row, provider } = props;
  return (
    <StatusRow status={<Status {...row.status} />} end={<OpenItemAction {...props} />}>
      {row.text} {row.more && <span className="mute">{row.more}</span>}
      <LicenseFollowUp item={row} provider={provider} />
    </StatusRow>
  );
}

/** The one next step of an open item. */
function OpenItemAction({ row, provider, licenses }: OpenItemRowProps) {
  const { kind, license, alert, word } = row;
  const verification = useStartVerification(provider);
  const providerId = provider.id;
  if (alert) return <AlertLink providerId={providerId} alert={alert} licenses={licenses} />;
  if (!license?.id) return null;
  const params = { providerId, licenseId: license.id };
  if (kind === 'NeedsReview') {
    return (
      <LinkButton variant="default" size="xs" to="/reviews/$providerId/$licenseId" params={params}>
        Review
      </LinkButton>
    );
  }
  if (word !== undefined && statusKey(word) !== '') {
    return (
      <Button
        variant="default"
        size="xs"
        needs={updateLicense}
        onClick={() => openDialog(() => BoardWordDialog, { word })}
      >
        Say what it means
      </Button>
    );
  }
  const step = toRead[kind];
  if (step) {
    return (
      <LinkButton variant="default" size="xs" to="/providers/$providerId/licenses/$licenseId" params={params}>
        {step}
      </LinkButton>
    );
  }
  if (kind === 'NotStated') {
    const stated = { ...license, providerId };
    return (
      <Button
        variant="default"
        size="xs"
        needs={updateLicense}
        onClick={() => editRecord(licenseRecord, stated)}
      >
        State it
      </Button>
    );
  }
  return (
    <Button
      variant="default"
      size="xs"
      loading={verification.isPending}
      needs={verifyLicense}
      onClick={() => verification.startOrTell(license)}
    >
      Verify again
    </Button>
  );
}
