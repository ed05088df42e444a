import { Link } from '@tanstack/react-router';
import { useProgram } from '@/features/credentialing/use-program';
import { datasetName } from '@/lib/dataset-names';
import { useSetting } from '@/ui/settings';

/** `A`, `A and B`, `A, B and C`. */
export function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** The names of lists within a sentence. */
export const listNames = (lists: readonly string[]): string => joined(lists.map((list) => datasetName(list)));

/** Which lists everybody is to be searched in, by whose rule, and where that is changed: the same for coverage and proof. */
export function RequiredNote() {
  const { lists, name } = useProgram();
  const isChosen = useSetting('programLists') !== undefined;
  return (
    <>
      Required of everybody: {listNames(lists)}, as{' '}
      {isChosen ? 'your organization has chosen' : `${name} has it`}.{' '}
      <Link to="/settings/$page" params={{ page: 'limits' }} style={{ textDecoration: 'underline' }}>
        Change the lists
      </Link>
    </>
  );
}
