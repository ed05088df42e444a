import { Checkbox, Group, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiError } from '@/api/errors';
import type { LicenseVerification } from '@/api/models';
import { resultOf } from '@/domain/license-result';
import { formatDateTime } from '@/lib/dates';
import { count, spellOut, textOf } from '@/lib/words';
import { BoardStatus } from '@/ui/board-status';
import { Button, LinkButton } from '@/ui/button';
import { Loaded } from '@/ui/loaded';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';
import { newestFirst } from '@/features/licenses/data';

const shownAtFirst = 10;

interface LicenseHistoryProps {
  providerId: string;
  licenseId: string;
  history: UseQueryResult<LicenseVerification[], ApiError>;
  currentId: string | undefined;
  shownId: string | undefined;
}

/** Every verification, the newest first: one is shown, any two can be compared. */
export function LicenseHistory({ providerId, licenseId, history, currentId, shownId }: LicenseHistoryProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [limit, setLimit] = useState(shownAtFirst);
  const list = newestFirst(history.data);
  const params = { providerId, licenseId };
  // The third choice takes the place of the first.
  const choose = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-2));
  const [later, earlier] = list.flatMap((one) => (one.id && chosen.includes(one.id) ? [one.id] : []));
  return (
    <Section title="Verifications" count={history.data && list.length}>
      <Loaded
        query={history}
        failed="The verifications could not be loaded"
        skeleton={<Text c="dimmed">Loading the verifications</Text>}
        empty={list.length === 0 && <Text c="dimmed">None yet</Text>}
      >
        <RecordList>
          {list.slice(0, limit).map((one, index) => {
            const isShown = one.id !== undefined && one.id === shownId;
            return (
              <RecordRow key={one.id ?? index} end={<Status of="verification" value={one.status} />}>
                <Group gap="sm" wrap="nowrap" align="flex-start">
                  <Checkbox
                    size="xs"
                    mt={2}
                    className="no-print"
                    aria-label={`Compare the one of ${formatDateTime(one.started)}`}
                    checked={one.id !== undefined && chosen.includes(one.id)}
                    disabled={!one.id}
                    onChange={() => one.id && choose(one.id)}
                  />
                  <div>
                    <Link
                      to="/providers/$providerId/licenses/$licenseId"
                      params={params}
                      search={one.id && one.id !== currentId ? { verification: one.id } : {}}
                      aria-current={isShown ? 'true' : undefined}
                    >
                      <DateTimeText value={one.started} exact />
                    </Link>
                    <Text size="xs" c="dimmed">
                      {aboutVerification(one, isShown)}
                    </Text>
                    {textOf(resultOf(one)?.licenseStatus) && (
                      <BoardStatus word={resultOf(one)?.licenseStatus} wraps />
                    )}
                  </div>
                </Group>
              </RecordRow>
            );
          })}
        </RecordList>
      </Loaded>
      <Group className="no-print">
        {list.length > limit && (
          <Button variant="transparent" size="xs" onClick={() => setLimit(limit + 100)}>
            Show more of {count(list.length, 'verification')}
          </Button>
        )}
        {list.length > 1 &&
          (later && earlier ? (
            <LinkButton
              variant="default"
              size="xs"
              to="/providers/$providerId/licenses/$licenseId/changes"
              params={params}
              search={{ verification: later, earlier }}
            >
              Compare these two
            </LinkButton>
          ) : (
            <Text size="xs" c="dimmed">
              Tick two to compare them.
            </Text>
          ))}
      </Group>
    </Section>
  );
}

function aboutVerification(one: LicenseVerification, isShown: boolean): string {
  const results = Array.isArray(one.results) ? one.results.length : 0;
  const decided = one.originalStatus && one.originalStatus !== one.status;
  return [
    one.trigger ? spellOut(one.trigger).toLowerCase() : '',
    results > 1 ? count(results, 'result') : '',
    decided ? `was “${spellOut(one.originalStatus)}”` : '',
    isShown ? 'shown here' : '',
  ]
    .filter(Boolean)
    .join(', ');
}
