import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { getFacilityOptions } from '@/api/operations.gen';
import { PhoneField, SelectField, StateField, TextField } from '@/form/fields';
import { everyFacilityOptions, facilityChoices, possibleParents } from './choices';
import type { FacilityValues } from './form-values';
import classes from '@/form/form.module.css';

/** The fields of a facility, shared by the new facility and the edit of one. */
export function FacilityFields({ facilityId }: { facilityId?: string | undefined }) {
  const facilities = useQuery(everyFacilityOptions());
  const listed = facilities.data ?? [];
  const parentId = useWatch<FacilityValues, 'parentFacilityId'>({ name: 'parentFacilityId' });
  const isListed = listed.some(({ id }) => id === parentId);
  // Since the list was read, somebody may have added the facility that this one is part of.
  const { data: parent } = useQuery({
    ...getFacilityOptions({ facilityId: parentId ?? '' }),
    enabled: Boolean(parentId) && !isListed,
  });
  const all = parent && !isListed ? [...listed, parent] : listed;
  const parents = facilityChoices(possibleParents(all, facilityId));
  return (
    <>
      <section className={classes.section} aria-labelledby="facility-itself">
        <h2 id="facility-itself">Facility</h2>
        <div className={classes.grid}>
          <TextField<FacilityValues> name="name" label="Name" required focusFirst />
          <TextField<FacilityValues> name="dba" label="Doing business as" />
          <SelectField<FacilityValues>
            name="parentFacilityId"
            label="Part of"
            choices={parents}
            description={
              facilities.isError
                ? 'Facilities could not be loaded; this can be set later.'
                : 'The facility that this one belongs to'
            }
          />
        </div>
      </section>

      <section className={classes.section} aria-labelledby="facility-address">
        <h2 id="facility-address">Address</h2>
        <div className={classes.grid}>
          <TextField<FacilityValues> name="addressLine1" label="Street and number" required />
          <TextField<FacilityValues> name="addressLine2" label="Suite or unit" />
          <TextField<FacilityValues> name="city" label="City" required />
          <StateField<FacilityValues> name="state" label="State" required />
          <TextField<FacilityValues> name="zipCode" label="ZIP code" required inputMode="numeric" />
        </div>
      </section>

      <section className={classes.section} aria-labelledby="facility-contact">
        <h2 id="facility-contact">Contact</h2>
        <div className={classes.grid}>
          <TextField<FacilityValues> name="contactName" label="Contact person" />
          <TextField<FacilityValues> name="contactEmail" label="E-mail" inputMode="email" />
          <PhoneField<FacilityValues> name="phoneNumber" label="Telephone" />
          <PhoneField<FacilityValues> name="faxNumber" label="Fax" />
        </div>
      </section>

      <section className={classes.section} aria-labelledby="facility-numbers">
        <h2 id="facility-numbers">Numbers</h2>
        <div className={classes.grid}>
          <TextField<FacilityValues>
            name="groupTaxId"
            label="Group tax id"
            description="Nine digits: 12-3456789"
            mono
          />
          <TextField<FacilityValues> name="facilityTaxId" label="Facility tax id" mono />
          <TextField<FacilityValues> name="medicarePartANumber" label="Medicare Part A number" mono />
          <TextField<FacilityValues> name="medicarePartBNumber" label="Medicare Part B number" mono />
          <TextField<FacilityValues> name="medicaidNumber" label="Medicaid number" mono />
        </div>
      </section>
    </>
  );
}
