import { type MatchReasons, type ReviewReasons, useSetting } from '@/ui/settings';

/** Why a match is accepted or rejected, until a team chooses its own reasons (field.md 3.7). */
export const usualMatchReasons: MatchReasons = {
  Accept: [
    'Name, date of birth and address agree with the file',
    'NPI or license number agrees with the file',
    'Confirmed by SSN on the OIG’s site',
    'Confirmed with the provider',
    'Confirmed with the source of the list',
    'Same person; the record is no longer in force',
  ],
  Reject: [
    'Different person: the date of birth differs',
    'Different person: the middle name differs',
    'Different person: NPI or license number differs',
    'Different person: place and occupation differ',
    'The SSN on the OIG’s site differs',
    'The source confirmed that it is somebody else',
  ],
};

/** Why a review is decided so, until a team chooses its own reasons. */
export const usualReviewReasons: ReviewReasons = {
  Found: [
    'Name, number and license type agree with the file',
    'Same person under a former or shortened name',
    'License type is the source’s wording for the same license',
    'Confirmed with the provider',
    'Confirmed with the licensing board',
  ],
  NotFound: [
    'None of the results is this provider',
    'The number belongs to another person',
    'The number belongs to another license type',
  ],
  Failed: [
    'The source’s answer is incomplete',
    'The license number in the file is wrong',
    'The source shows contradicting results',
  ],
};

/** The reasons for decisions about matches that are in force here; the component renders again when they change. */
export const useMatchReasons = (): MatchReasons => useSetting('matchReasons') ?? usualMatchReasons;

/** The reasons for decisions of reviews that are in force here; the component renders again when they change. */
export const useReviewReasons = (): ReviewReasons => useSetting('reviewReasons') ?? usualReviewReasons;
