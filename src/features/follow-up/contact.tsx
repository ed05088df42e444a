import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getFacilityOptions, getProviderOptions } from '@/api/operations.gen';
import { useReadBlocked } from '@/api/permissions';
import type { FollowUpSubject } from '@/domain/follow-up';
import { workFirst } from '@/domain/letter-facts';
import { textOf } from '@/lib/words';
import { Verbatim } from '@/ui/text';

/**
 * How whom a subject is about is reached, as the file has it: e-mail, that for work before others, and phone, of a facility its
 * contact too. Nothing where neither is on file, where the role does not see it, and of an enrollment, which
 * asks the payer.
 */
export function Contact({
  subject: { kind, providerId = '', facilityId = '' },
}: {
  subject: FollowUpSubject;
}) {
  const isAsked = kind !== 'enrollment';
  const mayProviders = useReadBlocked('Providers') === undefined;
  const mayFacilities = useReadBlocked('Facilities') === undefined;
  const { data: provider } = useQuery({
    ...getProviderOptions({ providerId }),
    enabled: isAsked && providerId !== '' && mayProviders,
    retry: false,
  });
  const { data: facility } = useQuery({
    ...getFacilityOptions({ facilityId }),
    enabled: isAsked && facilityId !== '' && mayFacilities,
    retry: false,
  });
  const name = textOf(facility?.contactName);
  const email =
    textOf(facility?.contactEmail) ||
    workFirst(provider?.emails)
      .map((one) => textOf(one.email))
      .find(Boolean);
  const phone = textOf(facility?.phoneNumber) || textOf(provider?.phone);
  if (!email && !phone) return null;
  return (
    <Group gap="md" fz="xs" className="mute">
      On file:
      {name && <Verbatim>{name}</Verbatim>}
      {email && (
        <a translate="no" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a translate="no" href={`tel:${phone}`}>
          {phone}
        </a>
      )}
    </Group>
  );
}
