import { Group, Text } from '@mantine/core';
import type { CredentialingEvent, CredentialingRequest } from '@/api/models';
import { fileBlobOptions } from '@/features/files/blob';
import { UserName } from '@/features/users/user-name';
import { fileName } from '@/lib/file-name';
import { instant } from '@/lib/dates';
import { DownloadButton, OpenButton } from '@/viewer/attachment-list';
import { RecordList, RecordRow, Section } from '@/ui/layout';
import { Status } from '@/ui/status';
import { DateTimeText } from '@/ui/text';

/** What has happened with a request, the newest first, with notes and files. */
export function RequestEvents({ request }: { request: CredentialingRequest }) {
  const { allEvents, currentEvent, isSelfManaged } = request;
  const events = allEvents ?? (currentEvent ? [currentEvent] : []);
  // By time, and as they came where that is the same or not given.
  const newest = events
    .map((event, index) => ({ event, at: index, time: instant(event.timestamp) ?? 0 }))
    .toSorted((a, b) => b.time - a.time || b.at - a.at);
  return (
    <Section title="Events">
      {newest.length === 0 ? (
        <Text c="dimmed">No events.</Text>
      ) : (
        <RecordList>
          {newest.map(({ event, at }) => (
            <EventRow key={event.id ?? at} event={event} isSelfManaged={isSelfManaged} />
          ))}
        </RecordList>
      )}
    </Section>
  );
}

interface EventRowProps {
  event: CredentialingEvent;
  isSelfManaged: boolean | undefined;
}

function EventRow({ event, isSelfManaged }: EventRowProps) {
  const { status, note, timestamp, attachments = [], user, description } = event;
  // Nobody of the organization did it, and the operator processes the request.
  const who = user?.email ? (
    <UserName address={user.email} />
  ) : isSelfManaged === false ? (
    'the operator'
  ) : undefined;
  return (
    <RecordRow
      end={
        <span className="mute">
          <DateTimeText value={timestamp} />
        </span>
      }
      below={
        <>
          {note && <p className="as-written">{note}</p>}
          {attachments.map(({ path }, index) =>
            path ? (
              <Group key={path} gap="sm" justify="space-between">
                <span className="as-written">{fileName(path)}</span>
                <Group gap={0} wrap="nowrap">
                  <OpenButton path={path} name={fileName(path)} file={fileBlobOptions} />
                  <DownloadButton path={path} name={fileName(path)} file={fileBlobOptions} />
                </Group>
              </Group>
            ) : (
              <p key={index}>A file without a path</p>
            ),
          )}
          {who && <Text c="dimmed">{who}</Text>}
        </>
      }
    >
      {status ? <Status of="request" value={status} /> : description}
    </RecordRow>
  );
}
