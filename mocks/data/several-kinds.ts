/** How a further result differs from the right one, where a source has several under what it was asked. */
export type Difference =
  | 'first name'
  | 'middle name'
  | 'suffix'
  | 'short name'
  | 'double surname'
  | 'former name'
  | 'city'
  | 'license type'
  | 'temporary permit'
  | 'older term'
  | 'older number'
  | 'twin record'
  | 'stranger';

const always: readonly Difference[] = [
  'first name',
  'middle name',
  'short name',
  'former name',
  'city',
  'license type',
  'temporary permit',
  'older term',
  'older number',
  'twin record',
  'stranger',
];

const ofMen = choices([...always, 'suffix']);
const ofWomen = choices([...always, 'double surname']);

/** What a license is typed in for, or one of the people of whom the same is told everywhere. */
export const plainCase: readonly Difference[] = ['first name', 'license type'];

/**
 * How the results of a generated license with several differ. Numbers that lie near each other lead far apart, so that no
 * case looks like those around it: each multiple of the golden ratio falls into the largest gap that others left.
 */
export function differencesOf(number: number, isMan: boolean): readonly Difference[] {
  const possible = isMan ? ofMen : ofWomen;
  const at = (Math.floor(number / 8) * golden + (number % 8) * 0.271) % 1;
  return possible[Math.floor(at * possible.length)] ?? plainCase;
}

const golden = (Math.sqrt(5) - 1) / 2;

/** All choices of one, two or three of these. */
function choices(all: readonly Difference[]): (readonly Difference[])[] {
  return all.flatMap((one, first) => [
    [one],
    ...all
      .slice(first + 1)
      .flatMap((two, next) => [[one, two], ...all.slice(first + next + 2).map((three) => [one, two, three])]),
  ]);
}

/** What each is called where somebody explains which of the results was taken. */
export const inWords: Readonly<Record<Difference, string>> = {
  'first name': 'a namesake with another first name',
  'middle name': 'a namesake with another middle name',
  suffix: 'a relative of the same name',
  'short name': 'somebody who is called by a short name',
  'double surname': 'somebody with a double surname',
  'former name': 'the record under a former name',
  city: 'a namesake in another city',
  'license type': 'another type of license',
  'temporary permit': 'the temporary permit from before',
  'older term': 'an older license that has expired',
  'older number': 'the same license under its old number',
  'twin record': 'a second entry for the same license',
  stranger: 'a license of somebody else',
};
