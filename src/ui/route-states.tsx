import { Box, Group, Skeleton } from '@mantine/core';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { type ApiError, isApiError } from '@/api/errors';
import { Button, LinkButton } from './button';
import { isMissingPart, missingPartWords } from './lazy-component';
import { PageHeader } from './page';
import { EmptyState, ErrorState } from './states';

/** A page that could not be shown. The frame around it stays; retrying asks for its data again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (isMissingPart(error)) return <NewVersion />;
  if (
    isApiError(error) &&
    (error.status === 404 || isAboutAddress(error, router.state.matches.at(-1)?.params))
  )
    return <RouteNotFound />;
  return (
    <>
      <PageHeader title="This page could not be shown" />
      <ErrorState
        error={error}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
        alternative={
          <LinkButton variant="default" to="/">
            Go to Today
          </LinkButton>
        }
      />
    </>
  );
}

/**
 * Whether the service finds fault with an id of the address, which it may name longer (`credentialingRequestId`): at an
 * address that is mistyped there is no record.
 */
const isAboutAddress = ({ status, errors }: ApiError, params: object = {}): boolean =>
  status === 400 &&
  Object.keys(errors).some((place) =>
    Object.keys(params).some((id) => place.toLowerCase().endsWith(id.toLowerCase())),
  );

function NewVersion() {
  const { title, text } = missingPartWords();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title="The page has to be loaded again"
        text={text}
        icon={IconRefresh}
        action={<Button onClick={() => location.reload()}>Load the page again</Button>}
      />
    </>
  );
}

/** No such page, or a record that is gone. */
export function RouteNotFound() {
  return (
    <>
      <PageHeader title="Not found" />
      <EmptyState
        title="There is nothing at this address"
        text="The record may have been deleted, belong to another organization, or the address may be mistyped."
        icon={IconSearch}
        action={
          <LinkButton variant="default" to="/">
            Go to Today
          </LinkButton>
        }
      />
    </>
  );
}

/** The shape of a page while its code or data is on the way. */
export function RoutePending() {
  return (
    <Box px="var(--page-x)" py="lg" aria-busy="true">
      <output className="visually-hidden">Loading</output>
      <Skeleton w={180} h={20} mt={4} mb={10} />
      <Skeleton w={280} maw="70%" h={10} mb={24} />
      <SkeletonRows />
    </Box>
  );
}

const widths = [72, 58, 80, 48, 66, 76, 54, 70];

/** Rows that hold the place of the first ones. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <Group key={index} gap={32} wrap="nowrap" h="var(--row)">
          <Skeleton h={10} w={`${(widths[index % widths.length] ?? 60) / 2}%`} />
          <Skeleton h={10} w={`${(widths[(index + 3) % widths.length] ?? 60) / 4}%`} />
        </Group>
      ))}
    </div>
  );
}
