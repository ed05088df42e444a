import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { uploadFile } from '@/api/operations.gen';
import { useBlocked, useReadBlocked } from '@/api/permissions';
import { sharedFolder, type SharedFile } from '@/features/organization/file';
import { sharedOptions } from '@/features/organization/shared';
import { SharedBy } from '@/features/organization/shared-by';
import { RecordList, RecordRow } from '@/ui/layout';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
import { Mono, Verbatim } from '@/ui/text';
import { SettingsSection } from './-section';

/** Everything that the organization shares, and what lies beside it and is ignored. */
export function SharedSettings() {
  const unseen = useReadBlocked('Files');
  const blocked = useBlocked(uploadFile);
  const { data, error, refetch } = useQuery({
    ...sharedOptions(),
    enabled: !unseen,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const files = Object.values(data?.files ?? {});
  return (
    <SettingsSection id="shared" title="Shared">
      <Text c="dimmed">
        Reasons, limits, checklists, letters, words of boards, values of rosters, views and columns can be
        shared with everybody who works here. Each is a small file of the service, and stands under what
        somebody has chosen for themselves.
        {(unseen ?? blocked) && ` ${unseen ?? blocked} What you change is kept in this browser.`}
      </Text>
      <InlineError
        error={error}
        title="What is shared could not be read"
        kept="What was read before stays in force."
        onRetry={() => void refetch()}
      />
      {!data && !error && !unseen && <SkeletonRows rows={2} />}
      {data && files.length === 0 && <p>Nothing is shared yet.</p>}
      <RecordList label="What is shared">
        {files.map((file) => (
          <RecordRow key={file.path}>
            <Link to="/files" search={{ prefix: sharedFolder, file: file.path }}>
              <Verbatim>{wordsOf(file)}</Verbatim>
            </Link>{' '}
            <Text size="xs" c="dimmed">
              <SharedBy file={file} />
            </Text>
          </RecordRow>
        ))}
      </RecordList>
      <RecordList label="Files that are ignored">
        {data?.ignored.map(({ path, why }) => (
          <RecordRow key={path}>
            <Link to="/files" search={{ prefix: sharedFolder, file: path }}>
              <Mono>{path}</Mono>
            </Link>{' '}
            <Text size="xs" c="dimmed">
              Ignored. {why}
            </Text>
          </RecordRow>
        ))}
      </RecordList>
      {!unseen && (
        <div>
          <Link to="/files" search={{ prefix: sharedFolder }}>
            Open the folder of these files
          </Link>
        </div>
      )}
    </SettingsSection>
  );
}

/** `Checklist of Registered nurse`, `View of licenses: Expiring` */
function wordsOf({ kind, names: [first = '', second = ''] }: SharedFile): string {
  switch (kind) {
    case 'reasons':
      return 'Review reasons';
    case 'match-reasons':
      return 'Match reasons';
    case 'board-words':
      return 'Words of boards';
    case 'roster-column-sets':
      return 'Column sets of rosters';
    case 'roster-values':
      return 'Values of rosters';
    case 'evidence-windows':
      return 'Program and limits';
    case 'checklists':
      return `Checklist of ${first}`;
    case 'letters':
      return `Letter: ${first}`;
    case 'views':
      return `View of ${first}: ${second}`;
    case 'columns':
      return `Columns of ${first}`;
  }
}
