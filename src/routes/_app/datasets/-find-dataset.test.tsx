// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { filesFor, forgetHandedOver } from '@/features/datasets/upload/handed-over';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import { FindDatasetDialog } from './-find-dataset';

// A worker reads files, which this environment has not.
vi.mock('@/features/datasets/upload/list-files', async () => import('@/features/datasets/upload/testing'));

let service: SimulatedService;
beforeEach(async () => {
  forgetHandedOver();
  service = await simulateService({ providers: 0 });
});

const file = (name: string, ...lines: string[]) => new File([lines.join('\n')], name);
const texas = file(
  'a.csv',
  'CompanyName,LastName,FirstName,MidInitial,Occupation,LicenseNumber,NPI,StartDate,AddDate,ReinstatedDate,EligibleToReapplyDate,Waiver,WebComments',
  ',ROE,ANN,,Nurse,,,1/20/2024,,,,,',
);

async function open(...given: File[]) {
  const onClose = vi.fn();
  const shown = await renderScreen(<FindDatasetDialog given={given} onClose={onClose} />);
  return { ...shown, onClose };
}

test('A list that is chosen goes to the exclusion list that it is for, with the file in hand', async () => {
  const { user, onClose } = await open();
  await user.upload(screen.getByLabelText('Choose a CSV file or workbook, or drop it here'), texas);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(filesFor('StateSanctionsAndExclusions')).toEqual([texas]);
  expect(filesFor('OigExclusions')).toBeUndefined();
});

test('A list that belongs to no exclusion list says so, and offers none', async () => {
  await open(
    file(
      'debar.csv',
      'Last Name,First & Middle Names,Effective Date,End/Term of Debarment,FR Date,Volume Page',
      'Roe,Ann,1/20/2024,,,',
    ),
  );
  const message = await screen.findByText(/no health care exclusions\.$/);
  expect(message.textContent).toMatch(/^FDA debarment list/);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
});

test('A file that may be for several asks for which, and goes there', async () => {
  const { user, onClose } = await open(
    file('export.csv', '36,"ACORN TRADING",-0-,CUBA,-0-,-0-,-0-,-0-,-0-,-0-,-0-,-0-'),
  );
  fireEvent.click(await screen.findByRole('radio', { name: 'OFAC SDN' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(filesFor('OfacSdn')).toHaveLength(1);
});

test('A file that nobody recognizes says so, and goes where somebody says', async () => {
  const { user } = await open(file('staff.csv', 'Last Name,First Name,Specialty', 'Roe,Ann,Nurse'));
  await screen.findByText(/not recognized as a list of exclusions/);
  fireEvent.change(screen.getByRole('combobox', { name: 'Which exclusion list is it for?' }), {
    target: { value: 'Sam' },
  });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(filesFor('Sam')).toHaveLength(1);
});

test('A file that cannot be read is told as what it is', async () => {
  await open(file('list.csv', '%PDF-1.7'));
  expect(await screen.findByText(/^This is a PDF/)).toBeDefined();
});

test('Where the exclusion lists cannot be read, that is said and can be tried again', async () => {
  await service.fails({ operation: 'GET /datasets', status: 400 });
  const { user, onClose } = await open(texas);
  await screen.findByText('The exclusion lists could not be read');
  await service.recovers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
