import { deleteFacilitySpecialty, updateFacilitySpecialty } from '@/api/operations.gen';
import { useBlocked } from '@/api/permissions';
import { Box, Group, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight, IconPencil, IconTrash } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import type { FacilitySpecialty } from '@/api/models';
import { daysUntil } from '@/lib/dates';
import { InlineFact, InlineFacts } from '@/info/entry-row';
import { LinkButton } from '@/ui/button';
import { MenuButton } from '@/ui/menu';
import { RecordRow } from '@/ui/layout';
import { DateText, Mono, Verbatim } from '@/ui/text';
import type { KnownFacility } from './-parts';
import { SpecialtyInfo } from './-specialty-info';
import { useTaxonomyCode, useTaxonomyNames } from '@/records/facility-taxonomies';

interface SpecialtyRowProps {
  facility: KnownFacility;
  specialty: FacilitySpecialty;
  /** Whether the info that counts for it is shown. */
  open: boolean;
  onEdit(): void;
  onDelete(): void;
}

/** One specialty: since when and until when, and on request the info that counts for it. */
export function SpecialtyRow({ facility, specialty, open, onEdit, onDelete }: SpecialtyRowProps) {
  const { id, taxonomyId, credentialedDate, nextCredentialingDate, recredentialedDates = [] } = specialty;
  const blocked = useBlocked([updateFacilitySpecialty, deleteFacilitySpecialty]) && 'Not for your role';
  const name = useTaxonomyNames()(taxonomyId);
  const code = useTaxonomyCode(taxonomyId);
  const isDue = (daysUntil(nextCredentialingDate) ?? 1) < 0;
  const info = `info-of-${id}`;
  return (
    <RecordRow
      end={
        <>
          <LinkButton
            variant="subtle"
            size="xs"
            to="/facilities/$facilityId"
            params={{ facilityId: facility.id }}
            search={{ tab: 'specialties', ...(open ? {} : { specialty: id }) }}
            replace
            resetScroll={false}
            aria-expanded={open}
            aria-controls={open ? info : undefined}
            leftSection={
              open ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />
            }
          >
            Info that counts for it
            <span className="visually-hidden"> ({name})</span>
          </LinkButton>
          <MenuButton
            inline
            label={`Actions for ${name}`}
            items={[
              {
                label: 'Edit dates',
                icon: IconPencil,
                blocked,
                run: onEdit,
              },
              {
                label: 'Delete specialty',
                icon: IconTrash,
                danger: true,
                divided: true,
                blocked,
                run: onDelete,
              },
            ]}
          />
        </>
      }
      below={
        open && (
          <div id={info}>
            <SpecialtyInfo facility={facility} specialty={specialty} name={name} />
          </div>
        )
      }
    >
      <Group gap="xs">
        <Box flex="1 1 160px" miw={0}>
          <h3>
            <Verbatim>{name}</Verbatim>
          </h3>
          {code && (
            <Text c="dimmed">
              <Mono>{code}</Mono>
            </Text>
          )}
        </Box>
        <Box flex="2 1 240px" miw={0}>
          <InlineFacts>
            <InlineFact name="Credentialed">
              <DateText value={credentialedDate} />
            </InlineFact>
            {recredentialedDates.length > 0 && (
              <InlineFact name="Recredentialed">
                {recredentialedDates.map((date, index) => (
                  <span key={date}>
                    {index > 0 && ', '}
                    <DateText value={date} />
                  </span>
                ))}
              </InlineFact>
            )}
            <InlineFact name="Recredentialing due">
              {isDue ? (
                <Text span inherit c="red">
                  <IconOctagonX size={14} aria-hidden /> <DateText value={nextCredentialingDate} relative />
                </Text>
              ) : (
                <DateText value={nextCredentialingDate} relative />
              )}
            </InlineFact>
          </InlineFacts>
        </Box>
      </Group>
    </RecordRow>
  );
}
