// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { simulateService, type SimulatedService } from '@/testing/service';
import { renderScreen } from '@/ui/testing';
import type { Facts, FormDefinition } from './field';
import { RecordFields } from './record-fields';

const education = {
  fields: [{ kind: 'school', name: 'schoolName', code: 'schoolCode', branch: 'branchCode', label: 'School' }],
} as unknown as FormDefinition;

let service: SimulatedService;
const forms: UseFormReturn<Facts>[] = [];

const portland = 'Portland Institute';
const schools = [
  { code: '005375', branchCode: '00', name: portland, city: 'Portland', state: 'ME' },
  { code: '005681', branchCode: '00', name: portland, city: 'Portland', state: 'OR' },
  { code: '001234', branchCode: '00', name: 'Cedar College', city: 'Austin', state: 'TX' },
];

function Fields({ given }: { given: Facts }) {
  const form = useForm<Facts>({ defaultValues: given });
  // Read here, so that the form keeps it.
  void form.formState.isDirty;
  useEffect(() => void forms.push(form), [form]);
  return (
    <FormProvider {...form}>
      <RecordFields definition={education} />
    </FormProvider>
  );
}

beforeEach(async () => {
  service = await simulateService({ providers: 0 });
  service.answers('GET /datasets/clearinghouse/schoolCodes', () => ({ items: schools }));
});

const show = (given: Facts) => renderScreen(<Fields given={given} />, createQueryClient());
const noted = () => forms.at(-1)?.getValues('schoolCode');
const school = () => screen.findByRole('combobox', { name: /^School/ });
const which = () => screen.findByRole('combobox', { name: 'Which school of this name' });

test('An education on file keeps the code of its school, though another school has its name', async () => {
  await show({ schoolName: portland, schoolCode: '005681', branchCode: '00' });
  expect(((await which()) as HTMLSelectElement).selectedOptions[0]?.textContent).toBe(
    'Portland OR, 005681-00',
  );
  expect(noted()).toBe('005681');
  expect(forms.at(-1)?.formState.isDirty).toBe(false);
});

test('Where several schools have the name that is typed, whoever types says which is meant', async () => {
  const { user } = await show({ schoolName: '', schoolCode: '', branchCode: '' });
  await user.type(await school(), portland);
  const choice = await which();
  expect(noted()).toBe('');
  await user.selectOptions(choice, 'Portland OR, 005681-00');
  expect(noted()).toBe('005681');
});

test('The code of the only school of a name is noted, and goes with the name', async () => {
  const { user } = await show({ schoolName: '', schoolCode: '', branchCode: '' });
  await user.type(await school(), 'Cedar College');
  await waitFor(() => expect(noted()).toBe('001234'));
  await user.type(await school(), ' of Law');
  expect(noted()).toBe('');
});
