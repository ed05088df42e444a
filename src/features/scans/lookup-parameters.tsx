import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ScanParameter } from '@/api/models';
import { Note, Section } from '@/ui/parts';
import { SkeletonRows } from '@/ui/route-states';
import { InlineError } from '@/ui/states';
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
  parameters: Pick<UseQueryResult<readonly ScanParameter[]>, 'data' | 'error' | 'isPending' | 'refetch'>;
  missing: readonly string[];
  /** What comes of it where some are missing, and where each is filled in. */
  whenMissing: ReactNode;
  /** What is said below. */
  children?: ReactNode;
}

/** The parameters that a scan or an import will use, and what is missing. */
export function LookupParameters(props: LookupParametersProps) {
  const { title, one, parameters, missing, whenMissing, children } = props;
  const { data, error, isPending, refetch } = parameters;
  return (
    <Section title={title} level={3}>
      {isPending && <SkeletonRows rows={2} />}
      {error && (
        <InlineError
          error={error}
          title="The parameters could not be read"
          kept={`The ${one} can be started all the same.`}
          onRetry={() => void refetch()}
        />
      )}
      {data && <ScanParameterList parameters={data} missing={missing} />}
      {missing.length > 0 && (
        <Note tone="error" role="status">
          {whenMissing}
        </Note>
      )}
      {children}
    </Section>
  );
}
