import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRules } from '@/features/credentialing/request-elements';
import { count } from '@/lib/words';
import { Section } from '@/ui/layout';
import { Loaded } from '@/ui/loaded';
import { readChecklists } from './-elements';
import type { Audit } from './-read-audit';
import { ResultTable } from './-result-table';
import { elementResults, judgedFiles, resultRows, resultsWords } from './-results';

/** What the files of a sample come to, element by element; their checklists are read for it. */
export function ElementResults({ audit }: { audit: Audit }) {
  const queryClient = useQueryClient();
  const rules = useRules();
  const { files } = audit;
  const query = useQuery({
    queryKey: ['audit results', files.map(({ id }) => id), rules],
    queryFn: ({ signal }) => readChecklists(queryClient, files, rules, signal),
    staleTime: 60_000,
  });
  return (
    <Section title="Results by element">
      <Loaded query={query} failed="The checklists could not be read" isNotice skeleton={4}>
        {(known) => {
          const results = elementResults(audit, known);
          const without = files.length - judgedFiles(files, known);
          return (
            <>
              <Text c="dimmed" maw={860}>
                {resultsWords}
                {without > 0 && ` ${count(without, 'file')} without a checklist that can be judged.`}
              </Text>
              {results.length > 0 && (
                <ResultTable label="Results by element" wrong="Not met" {...resultRows(audit, results)} />
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
