import { Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rosterFile, rosterName, type RosterFormat } from '@/features/payer-roster/files';
import {
  sentFilesOptions,
  sentRosterOptions,
  type SentFile,
  type SentRoster,
} from '@/features/payer-roster/sent';
import { UserName } from '@/features/users/user-name';
import { formatDate } from '@/lib/dates';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { saveBlob } from '@/ui/files';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { Loaded, ReadError } from '@/ui/loaded';
import { MenuButton } from '@/ui/menu';
import { notifyFailure } from '@/ui/notify-failure';
import { DateTimeText } from '@/ui/text';

/** Of so many rosters the counts are read at once; older ones are read when they are downloaded. */
const readAtOnce = 12;

/** The rosters that were sent to a payer, the newest first, each to be downloaded as it was. */
export function SentHistory({ payerId }: { payerId: string }) {
  const files = useQuery(sentFilesOptions(payerId));
  const [amount, setAmount] = useState(readAtOnce);
  return (
    <Section title="Sent rosters" count={files.data?.length}>
      <Loaded
        query={files}
        failed="The rosters that were sent could not be listed"
        skeleton={2}
        empty={
          files.data?.length === 0 && (
            <Text c="dimmed">No roster was marked as sent to this payer yet. What is sent is kept here.</Text>
          )
        }
      >
        {(all) => (
          <>
            <RecordList label="Sent rosters">
              {all.slice(0, amount).map((file) => (
                <SentRow key={file.path} file={file} />
              ))}
            </RecordList>
            {all.length > amount && (
              <Button size="xs" variant="default" onClick={() => setAmount(amount + readAtOnce)}>
                Show more
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function SentRow({ file }: { file: SentFile }) {
  const queryClient = useQueryClient();
  const sent = useQuery({ ...sentRosterOptions(file), retry: false });
  const name = `${formatDate(file.day)}${file.nth > 1 ? `, ${file.nth}` : ''}`;
  async function download(format: RosterFormat) {
    try {
      const roster = await queryClient.fetchQuery(sentRosterOptions(file));
      saveBlob(await rosterFile(roster, format), rosterName(roster, format));
    } catch (error) {
      notifyFailure({ title: `The roster sent ${name} could not be downloaded`, error });
    }
  }
  return (
    <RecordRow
      end={
        <>
          {sent.data && (
            <span className="mute">
              <UserName address={sent.data.sentBy} />, <DateTimeText value={sent.data.sentAt} exact />
            </span>
          )}
          <MenuButton
            label={`Download the roster sent ${name}`}
            inline
            items={[
              { label: 'Download as CSV', icon: IconDownload, run: () => void download('csv') },
              { label: 'Download for Excel', icon: IconDownload, run: () => void download('xlsx') },
            ]}
          />
        </>
      }
    >
      Sent {name}
      {sent.data && <div className="mute">{countsWords(sent.data)}</div>}
      <ReadError query={sent} title="It could not be read" />
    </RecordRow>
  );
}

/** `Full roster, 212 rows: 3 adds, 1 change, 2 terms, 206 unchanged. All plans` */
function countsWords({ what, counts, plan, submitted }: SentRoster): string {
  const { rows, adds, changes, terms, same } = counts;
  return [
    `${what === 'full' ? `Full roster, ${count(rows, 'row')}` : 'Adds, changes and terms'}: ${count(adds, 'add')}, ${count(changes, 'change')}, ${count(terms, 'term')}, ${same} unchanged`,
    plan ?? 'All plans',
    ...(submitted ? ['with submitted enrollments'] : []),
  ].join('. ');
}
