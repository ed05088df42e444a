import { NpiField, StateField, TextField } from '@/form/fields';
import classes from '@/form/form.module.css';
import type { GroupValues } from './form-values';

/** The fields of a group, shared by the new group and the edit of one. */
export function GroupFields() {
  return (
    <>
      <section className={classes.section} aria-labelledby="group-itself">
        <h2 id="group-itself">Group</h2>
        <div className={classes.grid}>
          <TextField<GroupValues> name="name" label="Name" required focusFirst />
          <NpiField<GroupValues> name="npi" label="NPI" description="Of the organization, ten digits" />
          <TextField<GroupValues>
            name="taxId"
            label="Tax id"
            description="Nine digits, like 12-3456789"
            inputMode="numeric"
            mono
          />
        </div>
      </section>
      <section className={classes.section} aria-labelledby="group-remit">
        <h2 id="group-remit">Remit address</h2>
        <div className={classes.grid}>
          <TextField<GroupValues> name="remitAddress.addressLine1" label="Street and number" />
          <TextField<GroupValues> name="remitAddress.addressLine2" label="Suite or unit" />
          <TextField<GroupValues> name="remitAddress.city" label="City" />
          <StateField<GroupValues> name="remitAddress.state" label="State" />
          <TextField<GroupValues> name="remitAddress.zipCode" label="ZIP code" inputMode="numeric" />
        </div>
      </section>
    </>
  );
}
