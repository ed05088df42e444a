import { Box, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRules } from '@/features/credentialing/request-elements';
import { Fold } from '@/ui/fold';
import { Loaded } from '@/ui/loaded';
import { Status } from '@/ui/status';
import { toneColors } from '@/ui/status-looks';
import { DayText, Verbatim } from '@/ui/text';
import { elementsWords, fileElementsOptions, type ReviewedElement } from './-elements';
import type { AuditFile } from './-file';

/** The checklist of a file, which is read once it is unfolded: each element with source, day, and whether it counted. */
export const FileChecklist = ({ file }: { file: AuditFile }) => (
  <Fold summary="Checklist elements">{() => <Elements file={file} />}</Fold>
);

function Elements({ file }: { file: AuditFile }) {
  const queryClient = useQueryClient();
  const rules = useRules();
  const query = useQuery(fileElementsOptions(queryClient, file, rules));
  return (
    <Box pt="xs">
      <Loaded query={query} failed="The checklist could not be read" isNotice skeleton={3}>
        {query.data &&
          ('problem' in query.data ? (
            <Text c="dimmed">{query.data.problem}</Text>
          ) : (
            <Stack gap="xs">
              <p>{elementsWords(query.data.elements)}.</p>
              <Stack component="ol" gap="xs" aria-label="Checklist elements">
                {query.data.elements.map((element, index) => (
                  <ElementLine key={index} element={element} />
                ))}
              </Stack>
            </Stack>
          ))}
      </Loaded>
    </Box>
  );
}

function ElementLine({ element }: { element: ReviewedElement }) {
  const { name, status, source, verifiedAt, counts, words, gaps } = element;
  return (
    <Group component="li" gap="sm" align="flex-start">
      <Box flex="1 1 280px">
        <Verbatim>{name}</Verbatim>
        {source && (
          <span className="mute">
            {' '}
            <Verbatim>{source}</Verbatim>
          </span>
        )}
        {gaps && <Text c={toneColors.warning}>{gaps}</Text>}
      </Box>
      <Box w={112}>{status && <Status of="element" value={status} />}</Box>
      <Box w={104}>
        <DayText value={verifiedAt} />
      </Box>
      <Text flex="0 1 280px" miw={200} c={counts === false ? toneColors.warning : 'dimmed'}>
        {words}
      </Text>
    </Group>
  );
}
