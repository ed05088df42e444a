import type { License, Provider } from '@/api/models';
import { fullName } from '@/lib/words';
import { LinkButton } from '@/ui/button';
import { PageHeader } from '@/ui/page';
import { Mono } from '@/ui/text';
import { licenseCrumbs } from '@/features/licenses/data';
import { licenseTypeWords } from '@/domain/license-facts';

interface ChangesHeaderProps {
  ids: { providerId: string; licenseId: string };
  provider: Provider | undefined;
  license: License;
  laterId: string | undefined;
}

export function ChangesHeader({ ids, provider, license, laterId }: ChangesHeaderProps) {
  const isCurrent = laterId === undefined || laterId === license.currentVerification?.id;
  return (
    <PageHeader
      title={provider ? `What changed for ${fullName(provider)}` : 'What changed'}
      crumbs={licenseCrumbs(ids, provider, license)}
      subtitle={
        <>
          <span>{licenseTypeWords(license) ?? 'No license type given'}</span>
          {license.licenseNumber && <Mono>{license.licenseNumber}</Mono>}
        </>
      }
      actions={
        <LinkButton
          variant="default"
          to="/providers/$providerId/licenses/$licenseId"
          params={ids}
          search={isCurrent ? {} : { verification: laterId }}
        >
          Open license
        </LinkButton>
      }
    />
  );
}
