import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { listGroupsOptions, listPayerPlansOptions } from '@/api/operations.gen';
import { DateField } from '@/form/date-field';
import { choicesOf, SelectField, ShortSelectField, TextareaField, TextField } from '@/form/fields';
import { spellOut } from '@/lib/words';
import { groupName } from '@/domain/groups';
import type { EnrollmentValues } from './form-values';
import { enrollmentStatuses, networkWords, planChoices, specialistWords } from './list';
import { ProviderField } from './provider-field';
import classes from '@/form/form.module.css';

/** What the place that the form was opened from knows already. */
export interface EnrollmentAbout {
  groupId?: string | undefined;
  providerId?: string | undefined;
}

const statuses = enrollmentStatuses.map((value) => ({
  value,
  label: spellOut(value),
}));

/** A value that nobody knew yet stays as it is until another one is chosen. */
const withOwn = (known: { value: string; label: string }[], own: string) =>
  !own || known.some(({ value }) => value === own) ? known : [...known, { value: own, label: spellOut(own) }];

/** The fields of an enrollment, shared by the new one and the edit of one. */
export function EnrollmentFields({ about, before }: { about: EnrollmentAbout; before: EnrollmentValues }) {
  return (
    <>
      <WhoAndWhere about={about} />
      <section className={classes.section} aria-labelledby="enrollment-state">
        <h3 id="enrollment-state">State</h3>
        <div className={classes.grid}>
          <ShortSelectField<EnrollmentValues>
            name="enrollmentStatus"
            label="Status"
            choices={withOwn(statuses, before.enrollmentStatus)}
          />
          <ShortSelectField<EnrollmentValues>
            name="networkStatus"
            label="Network status"
            choices={withOwn(choicesOf(networkWords), before.networkStatus)}
          />
          <ShortSelectField<EnrollmentValues>
            name="specialistType"
            label="Specialist type"
            choices={withOwn(choicesOf(specialistWords), before.specialistType)}
          />
        </div>
        <div className={classes.grid}>
          <DateField<EnrollmentValues> name="submissionDate" label="Submitted" />
          <DateField<EnrollmentValues> name="effectiveDate" label="Effective" />
          <DateField<EnrollmentValues> name="closedDate" label="Closed" />
          <TextField<EnrollmentValues>
            name="externalProviderPlanId"
            label="Payer provider ID"
            description="What the payer calls the provider by"
            mono
          />
        </div>
        <TextareaField<EnrollmentValues> name="comments" label="Comments" />
      </section>
    </>
  );
}

function WhoAndWhere({ about }: { about: EnrollmentAbout }) {
  const { setValue, watch } = useFormContext<EnrollmentValues>();
  const groupId = useWatch<EnrollmentValues, 'groupId'>({ name: 'groupId' });
  const groups = useQuery(listGroupsOptions({ providerId: about.providerId }));
  const plans = useQuery({ ...listPayerPlansOptions({ groupId }), enabled: groupId !== '' });
  useEffect(() => {
    // A draft that is put back is no change of a field: it keeps its provider and plan.
    const { unsubscribe } = watch((_, { name }) => {
      if (name !== 'groupId') return;
      // Providers and plans of another group do not belong to this one.
      setValue('payerPlanId', '');
      if (!about.providerId) setValue('providerId', '');
    });
    return unsubscribe;
  }, [watch, setValue, about.providerId]);

  const named = (groups.data ?? []).flatMap((group) =>
    group.id ? [{ value: group.id, label: groupName(group) }] : [],
  );
  const hasNoPlans = groupId !== '' && plans.data?.length === 0;
  const hasNoGroups = groups.data?.length === 0;
  return (
    <section className={classes.section} aria-labelledby="enrollment-who">
      <h3 id="enrollment-who">Who and with which plan</h3>
      <SelectField<EnrollmentValues>
        name="groupId"
        label="Group"
        required
        choices={named}
        disabled={about.groupId !== undefined}
        description={
          groups.isError
            ? 'The groups could not be loaded.'
            : hasNoGroups
              ? about.providerId
                ? 'This provider belongs to no group. Add the provider to one first.'
                : 'There is no group yet.'
              : undefined
        }
      />
      <ProviderField groupId={groupId} fixed={about.providerId !== undefined} />
      <SelectField<EnrollmentValues>
        name="payerPlanId"
        label="Payer plan"
        required
        choices={planChoices(plans.data ?? [])}
        disabled={groupId === ''}
        description={plans.isError ? 'The plans of the group could not be loaded.' : undefined}
      />
      {hasNoPlans && (
        <p>
          No plan is linked to this group.{' '}
          <Link to="/groups/$groupId" params={{ groupId }} search={{ tab: 'plans' }}>
            Link plans on its page
          </Link>
        </p>
      )}
    </section>
  );
}
