import { IconChevronDown, IconChevronRight, IconPencil, IconTrash } from '@tabler/icons-react';
import { IconOctagonX } from '@/ui/icons';
import { Link } from '@tanstack/react-router';
import type { FacilitySpecialty } from '@/api/models';
import { daysUntil } from '@/lib/dates';
import { MenuButton } from '@/ui/menu';
import { DateText, Mono } from '@/ui/text';
import type { KnownFacility } from './-parts';
import { SpecialtyInfo } from './-specialty-info';
import { useTaxonomyCode, useTaxonomyNames } from '@/features/facilities/taxonomies';
import styles from './-facilities.module.css';

export type KnownSpecialty = FacilitySpecialty & { id: string };

interface SpecialtyRowProps {
  facility: KnownFacility;
  specialty: KnownSpecialty;
  /** Whether the info that counts for it is shown. */
  open: boolean;
  blocked: string | undefined;
  onEdit(): void;
  onDelete(): void;
}

/** One specialty: since when and until when, and on request the info that counts for it. */
export function SpecialtyRow({ facility, specialty, open, blocked, onEdit, onDelete }: SpecialtyRowProps) {
  const { id, taxonomyId, credentialedDate, nextCredentialingDate, recredentialedDates = [] } = specialty;
  const name = useTaxonomyNames()(taxonomyId);
  const code = useTaxonomyCode(taxonomyId);
  const isDue = (daysUntil(nextCredentialingDate) ?? 1) < 0;
  const info = `info-of-${id}`;
  return (
    <li>
      <div className={styles.specialty}>
        <h3>
          <bdi>{name}</bdi> {code && <Mono>{code}</Mono>}
        </h3>
        <dl>
          <div>
            <dt>Credentialed</dt>
            <dd>
              <DateText value={credentialedDate} />
            </dd>
          </div>
          {recredentialedDates.length > 0 && (
            <div>
              <dt>Again</dt>
              <dd>
                {recredentialedDates.map((date, index) => (
                  <span key={date}>
                    {index > 0 && ', '}
                    <DateText value={date} />
                  </span>
                ))}
              </dd>
            </div>
          )}
          <div data-due={isDue || undefined}>
            <dt>Next</dt>
            <dd>
              {isDue && <IconOctagonX size={14} aria-hidden />}{' '}
              <DateText value={nextCredentialingDate} relative />
            </dd>
          </div>
        </dl>
        <Link
          to="/facilities/$facilityId"
          params={{ facilityId: facility.id }}
          search={{ tab: 'specialties', ...(open ? {} : { specialty: id }) }}
          replace
          resetScroll={false}
          aria-expanded={open}
          aria-controls={open ? info : undefined}
          className={styles.toggle}
        >
          {open ? <IconChevronDown size={14} aria-hidden /> : <IconChevronRight size={14} aria-hidden />} Info
          that counts for it
          <span className="visually-hidden"> ({name})</span>
        </Link>
        <MenuButton
          inline
          label={`Actions for ${name}`}
          items={[
            {
              label: 'Edit dates',
              icon: IconPencil,
              blocked: blocked && 'Not for your role',
              run: onEdit,
            },
            {
              label: 'Delete specialty',
              icon: IconTrash,
              danger: true,
              divided: true,
              blocked: blocked && 'Not for your role',
              run: onDelete,
            },
          ]}
        />
      </div>
      {open && (
        <div id={info} className={styles.info}>
          <SpecialtyInfo facility={facility} specialty={specialty} name={name} />
        </div>
      )}
    </li>
  );
}
