import { Box, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { CredentialingEvent } from '@/api/models';
import { useRules } from '@/features/credentialing/request-elements';
import { UserName } from '@/features/users/user-name';
import { count, spellOut } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Fold } from '@/ui/fold';
import { RecordList, RecordRow } from '@/ui/layout';
import { DateText, DateTimeText, Mono, Verbatim } from '@/ui/text';
import { usePrinting } from '@/ui/use-printing';
import { FileChecklist } from './-checklist';
import { fileElementsOptions, notMetIn } from './-elements';
import type { AuditFile } from './-file';
import { ReviewLine } from '@/features/audit-reviews/line';
import type { Reviews } from '@/features/audit-reviews/reviews';

interface AuditFilesProps {
  files: readonly AuditFile[];
  /** The ids of those that are shown; each keeps its number. */
  inSight: ReadonlySet<string>;
  /** Where the reviews of the sample are kept, and what they are as far as known. */
  path: string;
  reviews: Reviews | undefined;
}

/** The files of the sample, each with its dates, owner, review, checklist and every event. */
export function AuditFiles({ files, inSight, path, reviews }: AuditFilesProps) {
  const queryClient = useQueryClient();
  const rules = useRules();
  return (
    <RecordList label="Files in the sample">
      {files.map(
        (file, index) =>
          inSight.has(file.id) && (
            <RecordRow key={file.id}>
              <File
                file={file}
                number={index + 1}
                review={
                  <ReviewLine
                    path={path}
                    reviews={reviews}
                    of={file.id}
                    name={file.name}
                    readNotMet={async () =>
                      notMetIn(await queryClient.fetchQuery(fileElementsOptions(queryClient, file, rules)))
                    }
                  />
                }
              />
            </RecordRow>
          ),
      )}
    </RecordList>
  );
}

function File({ file, number, review }: { file: AuditFile; number: number; review: ReactNode }) {
  const { request, name, type, completedAt, outcome, owner, events } = file;
  const providerId = request.provider?.id;
  return (
    <Stack component="article" gap="sm" py="sm" aria-labelledby={`audit-${file.id}`}>
      <Group component="h3" gap="sm" id={`audit-${file.id}`}>
        <Text span c="dimmed" miw={16}>
          {number}
        </Text>
        {providerId ? (
          <Link to="/providers/$providerId" params={{ providerId }}>
            <Verbatim>{name}</Verbatim>
          </Link>
        ) : (
          <Verbatim>{name}</Verbatim>
        )}
        <Text span c="dimmed">
          {spellOut(type)}
        </Text>
      </Group>
      <Group component="dl" gap="xl" align="flex-start">
        <Detail name="Application received">
          <DateText value={request.applicationReceivedDate} />
        </Detail>
        <Detail name="Requested">
          <DateTimeText value={request.createdAt} exact />
        </Detail>
        <Detail name={outcome}>
          <DateTimeText value={completedAt} exact />
        </Detail>
        <Detail name="Owner">{owner || <Dash />}</Detail>
        <Detail name="Request">
          <Mono>{file.id}</Mono>
        </Detail>
      </Group>
      {review}
      <FileChecklist file={file} />
      {events ? (
        <FoldedEvents events={events} />
      ) : (
        <Text c="dimmed">The service tells no events of this file.</Text>
      )}
    </Stack>
  );
}

/** A name above what is known, so that several stand in one line. */
function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd>{children}</dd>
    </div>
  );
}

/** The events, folded on screen: of fifty files nobody reads all; on paper they are all there. */
function FoldedEvents({ events }: { events: readonly CredentialingEvent[] }) {
  const [open, setOpen] = useState(false);
  const printing = usePrinting();
  return (
    <Fold summary={count(events.length, 'event')} open={open || printing} onToggle={setOpen}>
      {() => <Events events={events} />}
    </Fold>
  );
}

function Events({ events }: { events: readonly CredentialingEvent[] }) {
  return (
    <Stack component="ol" gap="xs" aria-label="Events">
      {events.map(({ id, timestamp, status, description, note, user }, index) => (
        <Group key={id ?? index} component="li" gap="sm" align="flex-start">
          <Box w={160}>
            <DateTimeText value={timestamp} exact />
          </Box>
          <Box flex="1 1 240px">
            {spellOut(status)}
            {description && <span className="mute"> {description}</span>}
            {note && (
              <p>
                <Verbatim>“{note}”</Verbatim>
              </p>
            )}
          </Box>
          <span className="mute">{user?.email ? <UserName address={user.email} /> : 'by the service'}</span>
        </Group>
      ))}
    </Stack>
  );
}
