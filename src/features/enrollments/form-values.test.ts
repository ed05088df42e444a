import { describe, expect, test } from 'vitest';
import {
  changedEnrollmentSchema,
  enrollmentPatch,
  enrollmentRequest,
  enrollmentSchema,
  enrollmentValues,
} from './form-values';

const chosen = { ...enrollmentValues(), groupId: 'g', providerId: 'p', payerPlanId: 'l' };
const faults = (values: object) =>
  (enrollmentSchema.safeParse({ ...chosen, ...values }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

describe('an enrollment', () => {
  test('needs its group, provider and plan', () => {
    const { error } = enrollmentSchema.safeParse(enrollmentValues());
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['groupId', 'providerId', 'payerPlanId']);
  });

  test('is submitted before it is effective, and effective before it is closed', () => {
    const days = {
      submissionDate: '05/01/2026',
      effectiveDate: '2026-06-01',
      closedDate: 'Jun 1, 2026',
    };
    expect(faults(days), 'the same day will do').toEqual([]);
    expect(faults({ ...days, submissionDate: '06/02/2026' })).toEqual([
      'effectiveDate: This lies before Jun 2, 2026, when the enrollment was submitted.',
      'closedDate: This lies before Jun 2, 2026, when the enrollment was submitted.',
    ]);
    expect(faults({ ...days, closedDate: '05/31/2026' })).toEqual([
      'closedDate: This lies before Jun 1, 2026, when the enrollment is effective.',
    ]);
    expect(faults({ submissionDate: '05/01/2026', closedDate: '04/30/2026' })).toEqual([
      'closedDate: This lies before May 1, 2026, when the enrollment was submitted.',
    ]);
  });

  test('is sent with its days as the contract wants them, and without what was left empty', () => {
    expect(enrollmentRequest(enrollmentSchema.parse({ ...chosen, submissionDate: '5/1/2026' }))).toEqual({
      groupId: 'g',
      providerId: 'p',
      payerPlanId: 'l',
      enrollmentStatus: 'NotSubmitted',
      networkStatus: 'None',
      specialistType: 'None',
      submissionDate: '2026-05-01T00:00:00Z',
    });
  });

  test('is patched with what changed; wrong dates that were held before are no hindrance until one is touched', () => {
    const before = enrollmentValues({
      groupId: 'g',
      providerId: 'p',
      payerPlanId: 'l',
      enrollmentStatus: 'Appealed',
      submissionDate: '2026-06-01T00:00:00Z',
      effectiveDate: '2026-05-01T00:00:00Z',
      comments: 'Old',
    });
    const values = { ...before, comments: '', networkStatus: 'Par' };
    const checked = changedEnrollmentSchema(values, before).parse(values);
    expect(enrollmentPatch(checked, values, before)).toEqual({ comments: null, networkStatus: 'Par' });
    const touched = { ...before, closedDate: '07/01/2026' };
    const { error } = changedEnrollmentSchema(touched, before).safeParse(touched);
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['effectiveDate']);
  });
});
