import { Text } from '@mantine/core';
import { IconArrowBackUp, IconCircleMinus, IconPlus, IconPrinter } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { itemsOf } from '@/api/paging';
import { createDatasetScan, createFacility, updateFacility, useUpdateFacility } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { count, facilityName, textOf } from '@/lib/words';
import { MenuButton } from '@/ui/menu';
import { Button } from '@/ui/button';
import { confirmDeactivation } from '@/ui/confirm-deactivation';
import { openDialog } from '@/ui/open-dialog';
import { Fact, Facts } from '@/ui/layout';
import { useShortcuts } from '@/ui/shortcuts';
import { EntityLink, FacilityName } from '@/features/entity/name';
import type { Facility } from '@/api/models';
import { stateName } from '@/lib/states';
import { CopyButton } from '@/ui/copy-button';
import { DayText, Mono, Verbatim } from '@/ui/text';
import { StartScanDialog } from '@/features/scans/start-scan-dialog';
import { facility as facilityRecord } from '@/records/facility';
import { editRecord } from '@/records/use-record-actions';
import { childFacilityOptions, type KnownFacility } from './-parts';

/** What can be done with a facility, at the head of its page and by keys. */
export function FacilityActions({ facility }: { facility: KnownFacility }) {
  const navigate = useNavigate();
  const blocked = useBlocked([updateFacility, createFacility]);
  const scansBlocked = useBlocked(createDatasetScan);
  const { id, deactivated = false } = facility;
  const update = useUpdateFacility();
  const edit = () => editRecord(facilityRecord, facility);
  const scan = () =>
    openDialog(() => StartScanDialog, { entity: { facilityId: id }, entityName: facilityName(facility) });

  useShortcuts('Facility', [
    { keys: 'e', label: 'Edit facility', disabled: Boolean(blocked), run: edit },
    { keys: 's', label: 'Start a scan', disabled: Boolean(scansBlocked), run: scan },
  ]);

  return (
    <>
      <Button variant="default" needs={createDatasetScan} onClick={scan}>
        Start a scan
      </Button>
      <Button needs={updateFacility} onClick={edit}>
        Edit facility
      </Button>
      <MenuButton
        label="More actions"
        items={[
          {
            label: 'New facility within this one',
            icon: IconPlus,
            blocked: blocked && 'Not for your role',
            run: () => void navigate({ to: '/facilities/new', search: { parentFacilityId: id } }),
          },
          { label: 'Print', icon: IconPrinter, run: () => globalThis.print() },
          {
            label: deactivated ? 'Reactivate facility' : 'Deactivate facility',
            icon: deactivated ? IconArrowBackUp : IconCircleMinus,
            divided: true,
            blocked: blocked && 'Not for your role',
            run: () =>
              confirmDeactivation({
                one: 'facility',
                name: facilityName(facility),
                deactivated,
                kept: 'Its page stays as it is: specialties, info, scans and matches are kept and can be read. Lists that leave deactivated facilities out no longer show it. Facilities within it stay as they are.',
                back: 'The facility returns to lists that leave deactivated facilities out.',
                run: () => update.mutateAsync({ facilityId: id, body: { deactivated: !deactivated } }),
              }),
          },
        ]}
      />
    </>
  );
}

/** Under which name it works, where, and which facilities are above and below it. */
export function FacilityLine({ facility }: { facility: KnownFacility }) {
  const { id, dba, city, state, parentFacilityId } = facility;
  const place = [textOf(city), textOf(state)].filter(Boolean).join(', ');
  const below = useInfiniteQuery(childFacilityOptions(id));
  const children = itemsOf(below.data, (one) => one.id).length;
  return (
    <>
      {dba && (
        <span>
          Doing business as <Verbatim>{dba}</Verbatim>
        </span>
      )}
      {place && <span>{place}</span>}
      {parentFacilityId && (
        <span>
          Part of{' '}
          <EntityLink entity={{ facilityId: parentFacilityId }}>
            <FacilityName facilityId={parentFacilityId} />
          </EntityLink>
        </span>
      )}
      {children > 0 && (
        <Link to="/facilities" search={{ parentFacilityId: id }}>
          {below.hasNextPage ? `More than ${count(children, 'facility')}` : count(children, 'facility')}{' '}
          within
        </Link>
      )}
    </>
  );
}

/** What is held about a facility, at the side of its page. */
export function FacilityFacts({ facility }: { facility: Facility }) {
  const { phoneNumber, faxNumber, contactName, contactEmail } = facility;
  return (
    <Facts labelWidth={92}>
      <Fact name="Address">{addressOf(facility)}</Fact>
      <Fact name="Contact">{contactName && <Verbatim>{contactName}</Verbatim>}</Fact>
      <Fact name="E-mail">
        {contactEmail && (
          <a translate="no" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
        )}
      </Fact>
      <Fact name="Telephone">
        {phoneNumber && (
          <a translate="no" href={`tel:${phoneNumber}`}>
            {phoneNumber}
          </a>
        )}
      </Fact>
      <Fact name="Fax">{faxNumber}</Fact>
      <Numbered name="Group tax id" value={facility.groupTaxId} />
      <Numbered name="Tax id" value={facility.facilityTaxId} />
      <Numbered name="Medicare A" value={facility.medicarePartANumber} />
      <Numbered name="Medicare B" value={facility.medicarePartBNumber} />
      <Numbered name="Medicaid" value={facility.medicaidNumber} />
      <Fact name="Created">
        <DayText value={facility.createdAt} />
      </Fact>
    </Facts>
  );
}

function addressOf({ addressLine1, addressLine2, city, state, zipCode }: Facility) {
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  const place = [city, [stateName(state), zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  if (!street && !place) return undefined;
  return (
    <Text component="address" fs="normal">
      {street}
      {street && place && <br />}
      {place}
    </Text>
  );
}

function Numbered({ name, value }: { name: string; value: string | undefined }) {
  return (
    <Fact name={name}>
      {value && (
        <>
          <Mono>{value}</Mono> <CopyButton value={value} label={name.toLowerCase()} />
        </>
      )}
    </Fact>
  );
}
