import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { aggregateProviderLicensesOptions } from '@/api/operations.gen';
import type { License, LicenseVerification, Provider } from '@/api/models';
import { npiText } from '@/lib/npi';
import { fullName, triggerPhrase } from '@/lib/words';
import { PageHeader } from '@/ui/page';
import { DateTimeText, Mono } from '@/ui/text';
import { Term } from '@/ui/term';
import type { ReviewSearch } from './-position';

interface ReviewHeadProps {
  license: License;
  provider: Provider;
  verification: LicenseVerification | undefined;
  search: ReviewSearch;
  actions: ReactNode;
}

/** Whose license this is, which one, and who checked it when. */
export function ReviewHead({ license, provider, verification, search, actions }: ReviewHeadProps) {
  const { licenseType } = license;
  const { data: counts } = useQuery({ ...aggregateProviderLicensesOptions(), retry: false });
  const npi = npiText(provider);
  const name = fullName(provider);
  const source = verification?.verificationSource?.name ?? licenseType?.source?.name;
  const kind = [licenseType?.name ?? 'License', license.state].filter(Boolean).join(', ');
  return (
    <PageHeader
      title={name === '–' ? 'Unnamed provider' : name}
      translate={name === '–' ? undefined : 'no'}
      waiting={search.share === undefined ? counts?.aggregations?.NeedsReview : undefined}
      crumbs={[{ label: 'Reviews', to: '/reviews', search }]}
      subtitle={
        <>
          <span>{kind}</span>
          <Mono>{license.licenseNumber ?? '–'}</Mono>
          {npi && (
            <span>
              <Term>NPI</Term> <Mono>{npi}</Mono>
            </span>
          )}
          {verification && (
            <span>
              {source ?? 'Source not given'}
              {verification.trigger && `, checked ${triggerPhrase(verification.trigger)}`}{' '}
              <DateTimeText value={verification.started} exact />
            </span>
          )}
        </>
      }
      actions={actions}
    />
  );
}
