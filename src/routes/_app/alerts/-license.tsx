import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getLicenseOptions } from '@/api/operations.gen';
import { licenseOn } from '@/domain/license-in-force';
import { SettleWord } from '@/features/licenses/board-words';
import { localDay, relativeDays } from '@/lib/dates';
import { BoardStatus } from '@/ui/board-status';
import { Loaded } from '@/ui/loaded';
import { Fact, Facts, Section } from '@/ui/layout';
import { useSetting } from '@/ui/settings';
import { Status } from '@/ui/status';
import { DateText, DateTimeText, Mono } from '@/ui/text';
import { licenseExpiry } from '@/domain/license-facts';

interface AlertLicenseProps {
  providerId: string;
  licenseId: string;
}

/** The license behind an alert as it is now: an alert tells what was so when it was raised. */
export function AlertLicense({ providerId, licenseId }: AlertLicenseProps) {
  const license = useQuery(getLicenseOptions({ providerId, licenseId }));
  const { data } = license;
  const verification = data?.currentVerification;
  const settled = useSetting('boardWords');
  const today = data && licenseOn(localDay(), data, settled);
  const expires = data && licenseExpiry(data)?.value;
  return (
    <Section title="The license now" level={3}>
      <Loaded
        query={license}
        isNotice
        failed="The license could not be read"
        kept="The alert can be dismissed without it."
        skeleton={4}
      >
        {(known) => (
          <>
            <Facts>
              <Fact name="Number">{known.licenseNumber && <Mono>{known.licenseNumber}</Mono>}</Fact>
              <Fact name="Type">{known.licenseType?.name}</Fact>
              <Fact name="State">{known.state}</Fact>
              <Fact name="Status">
                {today?.word && (
                  <>
                    <BoardStatus word={today.word} wraps />
                    {!today.isVerified && <span className="mute"> as stated, not verified</span>}{' '}
                    <SettleWord word={today.word} />
                  </>
                )}
              </Fact>
              <Fact name="Expires">
                <DateText value={expires} />
                {expires && <span className="mute">, {relativeDays(expires)}</span>}
              </Fact>
              <Fact name="Verification">
                <Status of="verification" value={known.currentVerificationStatus} />{' '}
                <span className="mute">
                  <DateTimeText value={verification?.started} />
                </span>
              </Fact>
            </Facts>
            <Text mt="xs">
              <Link to="/providers/$providerId/licenses/$licenseId" params={{ providerId, licenseId }}>
                Open the license
              </Link>
            </Text>
          </>
        )}
      </Loaded>
    </Section>
  );
}
