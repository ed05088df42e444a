import type { Facility } from '@/api/models';
import { stateName } from '@/lib/states';
import { CopyButton } from '@/ui/copy-button';
import { Dash } from '@/ui/dash';
import { DateText, Mono } from '@/ui/text';
import { Fact } from '@/ui/fact';
import classes from '@/ui/record.module.css';

/** What is held about a facility, at the side of its page. */
export function FacilityFacts({ facility }: { facility: Facility }) {
  const { phoneNumber, faxNumber, contactName, contactEmail } = facility;
  return (
    <dl className={classes.facts}>
      <Fact name="Address">
        <Address facility={facility} />
      </Fact>
      <Fact name="Contact">{contactName ? <bdi>{contactName}</bdi> : <Dash />}</Fact>
      <Fact name="E-mail">
        {contactEmail ? <a href={`mailto:${contactEmail}`}>{contactEmail}</a> : <Dash />}
      </Fact>
      <Fact name="Telephone">
        {phoneNumber ? <a href={`tel:${phoneNumber}`}>{phoneNumber}</a> : <Dash />}
      </Fact>
      <Fact name="Fax">{faxNumber ?? <Dash />}</Fact>
      <Numbered name="Group tax id" value={facility.groupTaxId} />
      <Numbered name="Tax id" value={facility.facilityTaxId} />
      <Numbered name="Medicare A" value={facility.medicarePartANumber} />
      <Numbered name="Medicare B" value={facility.medicarePartBNumber} />
      <Numbered name="Medicaid" value={facility.medicaidNumber} />
      <Fact name="Created">
        <DateText value={facility.createdAt} />
      </Fact>
    </dl>
  );
}

function Address({ facility }: { facility: Facility }) {
  const { addressLine1, addressLine2, city, state, zipCode } = facility;
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  const place = [city, [stateName(state), zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  if (!street && !place) return <Dash />;
  return (
    <address className={classes.address}>
      {street}
      {street && place && <br />}
      {place}
    </address>
  );
}

function Numbered({ name, value }: { name: string; value: string | undefined }) {
  return (
    <Fact name={name}>
      {value ? (
        <>
          <Mono>{value}</Mono> <CopyButton value={value} label={name.toLowerCase()} />
        </>
      ) : (
        <Dash />
      )}
    </Fact>
  );
}
