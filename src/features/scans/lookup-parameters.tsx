import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ScanParameter } from '@/api/models';
import { Loaded } from '@/ui/loaded';
import { Note, Section } from '@/ui/layout';
import { ScanParameterList } from './scan-parameter-list';

/** The required kinds of parameters that are not held; none while it is not known what is. */
export function missingTypes(
  required: readonly string[] | undefined,
  stored: readonly ScanParameter[] | undefined,
): string[] {
  const known = new Set<string | undefined>(stored?.map(({ type }) => type));
  return stored && required ? required.filter((type) => !known.has(type)) : [];
}

interface LookupParametersProps {
  title: string;
  /** What can be started all the same. */
  one: 'scan' | 'import';
  parameters: Pick<UseQueryResult<readonly ScanParameter[]>, 'data' | 'error' | 'refetch'>;
  missing: readonly string[];
  /** What comes of it where some are missing, and where each is filled in. */
  whenMissing: ReactNode;
  /** What is said below. */
  children?: ReactNode;
}

/** The parameters that a scan or an import will use, and what is missing. */
export function LookupParameters(props: LookupParametersProps) {
  const { title, one, parameters, missing, whenMissing, children } = props;
  return (
    <Section title={title} level={3}>
      <Loaded
        query={parameters}
        isNotice
        skeleton={2}
        failed="The parameters could not be read"
        kept={`The ${one} can be started all the same.`}
      >
        {(data) => <ScanParameterList parameters={data} missing={missing} />}
      </Loaded>
      {missing.length > 0 && (
        <Note tone="error" role="status">
          {whenMissing}
        </Note>
      )}
      {children}
    </Section>
  );
}
