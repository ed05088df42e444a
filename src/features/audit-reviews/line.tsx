import { Group, Stack, Text } from '@mantine/core';
import { uploadFile } from '@/api/operations.gen';
import { UserName } from '@/features/users/user-name';
import { Button } from '@/ui/button';
import { openDialog } from '@/ui/open-dialog';
import { toneColors, toneIcons } from '@/ui/status-looks';
import { DateTimeText, Verbatim } from '@/ui/text';
import { actionWords, type NotMet, type Review, type Reviews, reviewOf, verdictWords } from './reviews';

interface ReviewLineProps {
  path: string;
  /** Undefined while they are read, and where they cannot be. */
  reviews: Reviews | undefined;
  of: string;
  name: string;
  /** Reads what of its checklist is not met, which stands beside the review; a change has none. */
  readNotMet?: () => Promise<NotMet>;
}

/** What a reviewer came to of one file, or change, with what is done about it, and the way to say so. Nothing until that is known. */
export function ReviewLine({ path, reviews, of, name, readNotMet }: ReviewLineProps) {
  if (!reviews) return null;
  const { review, earlier } = reviewOf(reviews, of);
  const label = review ? 'Change review' : 'Review';
  return (
    <Group justify="space-between" align="flex-start" gap="sm">
      <Stack gap={2} flex="1 1 240px">
        <Verdict review={review} />
        {earlier.map((one) => (
          <Text key={one.id} size="sm" c="dimmed">
            Before: <Verbatim>{verdictWords(one)}</Verbatim>, <ByWhom review={one} />
          </Text>
        ))}
      </Stack>
      <Button
        variant="default"
        size="xs"
        className="no-print"
        needs={uploadFile}
        aria-label={`${label}: ${name}`}
        onClick={() =>
          openDialog(async () => (await import('./dialog')).ReviewDialog, {
            path,
            of,
            name,
            review,
            readNotMet,
          })
        }
      >
        {label}
      </Button>
    </Group>
  );
}

function Verdict({ review }: { review: Review | undefined }) {
  if (!review) return <Text c="dimmed">{verdictWords(review)}</Text>;
  const tone = review.is === 'in order' ? 'success' : review.corrected ? 'pending' : 'warning';
  const ToneIcon = toneIcons[review.is === 'in order' ? 'success' : 'warning'];
  const action = actionWords(review);
  return (
    <>
      <Group gap={6} wrap="nowrap" align="baseline">
        <Text span c={toneColors[tone]} lh={1}>
          <ToneIcon size={14} aria-hidden />
        </Text>
        <span>
          <Verbatim>{verdictWords(review)}</Verbatim>
          <span className="mute">
            , <ByWhom review={review} />
          </span>
        </span>
      </Group>
      {action && (
        <p>
          <Verbatim>{action}</Verbatim>
        </p>
      )}
    </>
  );
}

const ByWhom = ({ review: { by, at } }: { review: Review }) => (
  <>
    by <UserName address={by} />, <DateTimeText value={at} exact />
  </>
);
