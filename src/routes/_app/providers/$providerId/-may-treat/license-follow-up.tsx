import type { Provider } from '@/api/models';
import { FollowUpLine } from '@/features/follow-up/panel';
import { licenseSubject } from '@/features/follow-up/subjects';
import type { OpenItem } from '@/features/providers/open-items';

interface LicenseFollowUpProps {
  item: OpenItem;
  provider: Provider;
}

/** Who asked the source of a license that could not be verified or was not found there, and the way to note that one did. */
export function LicenseFollowUp({ item: { kind, license }, provider }: LicenseFollowUpProps) {
  if ((kind !== 'Failed' && kind !== 'NotFound') || !license?.id) return null;
  return <FollowUpLine subject={licenseSubject({ ...license, id: license.id }, provider.id, provider)} />;
}
