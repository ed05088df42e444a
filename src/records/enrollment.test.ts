import { describe, expect, test } from 'vitest';
import { enrollment } from './enrollment';
import { changeOf, formValues, readForm } from './values';

const chosen = { ...formValues(enrollment), groupId: 'g', providerId: 'p', payerPlanId: 'l' };
const faults = (values: object) =>
  readForm(enrollment, { ...chosen, ...values }).issues.map(([name, message]) => `${name}: ${message}`);

describe('an enrollment', () => {
  test('needs its group, provider and plan', () => {
    const { issues } = readForm(enrollment, formValues(enrollment));
    expect(issues.map(([name]) => name)).toEqual(['groupId', 'providerId', 'payerPlanId']);
  });

  test('is closed after it was submitted and effective; a payer may make it effective before it was submitted', () => {
    const days = {
      submissionDate: '05/01/2026',
      effectiveDate: '2026-06-01',
      closedDate: 'Jun 1, 2026',
    };
    expect(faults(days), 'the same day will do').toEqual([]);
    expect(faults({ submissionDate: '06/02/2026', effectiveDate: '05/01/2026' }), 'retroactive').toEqual([]);
    expect(faults({ ...days, submissionDate: '06/02/2026' })).toEqual([
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
    expect(readForm(enrollment, { ...chosen, submissionDate: '5/1/2026' }).values).toEqual({
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
    const record = {
      groupId: 'g',
      providerId: 'p',
      payerPlanId: 'l',
      enrollmentStatus: 'Appealed',
      submissionDate: '2026-06-01T00:00:00Z',
      effectiveDate: '2026-05-01T00:00:00Z',
      closedDate: '2026-05-20T00:00:00Z',
      comments: 'Old',
    };
    const before = formValues(enrollment, record);
    const typed = { ...before, comments: '', networkStatus: 'Par' };
    const { values, issues } = readForm(enrollment, typed, before);
    expect(issues).toEqual([]);
    expect(changeOf(enrollment, record, values, typed, before)).toEqual({
      comments: null,
      networkStatus: 'Par',
    });
    const touched = readForm(enrollment, { ...before, effectiveDate: '05/02/2026' }, before);
    expect(touched.issues.map(([name]) => name)).toEqual(['closedDate']);
  });
});
