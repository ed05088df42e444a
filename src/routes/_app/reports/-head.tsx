import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { RowQuestion } from './-rows';

interface ReportHeadProps {
  /** As they stand in the file. */
  names: readonly string[];
  /** The same in words. */
  headings: readonly string[];
  question: RowQuestion;
  onQuestion(next: RowQuestion): void;
}

/** The heading of a file; each of its names sorts: up, down, then as in the file again. */
export function ReportHead({ names, headings, question, onQuestion }: ReportHeadProps) {
  const { sortedBy, sortDirection = 'Asc' } = question;
  function sort(name: string) {
    if (name !== sortedBy) onQuestion({ sortedBy: name, sortDirection: 'Asc' });
    else if (sortDirection === 'Asc') onQuestion({ sortedBy: name, sortDirection: 'Desc' });
    else onQuestion({ sortedBy: undefined, sortDirection: undefined });
  }
  return (
    <thead>
      <tr aria-rowindex={1}>
        {names.map((name, index) => {
          const direction = name === sortedBy ? sortDirection : undefined;
          return (
            <th
              key={index}
              scope="col"
              title={name}
              aria-sort={direction && (direction === 'Asc' ? 'ascending' : 'descending')}
            >
              <button type="button" onClick={() => sort(name)}>
                <span>{headings[index]}</span>
                {direction &&
                  (direction === 'Asc' ? (
                    <IconChevronUp size={14} aria-hidden />
                  ) : (
                    <IconChevronDown size={14} aria-hidden />
                  ))}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
