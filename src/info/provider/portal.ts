import type { components } from '@/api/schema';
import { textOf } from '@/lib/words';
import { collection } from '../definition';

export const portal = collection<components['schemas']['PortalLoginInfoRequest']>()({
  path: 'portal',
  infoType: 'Portal',
  title: 'External portal',
  one: 'portal login',
  changes: 'PATCH',
  operations: {
    create: 'replacePortalLogin',
    update: 'updatePortalLogin',
    remove: 'deletePortalLogin',
  },
  single: true,
  fields: [
    {
      kind: 'text',
      name: 'portalId',
      label: 'Provider’s id in the portal',
      mono: true,
      required: 'Write the id.',
      description: 'Profiles are imported with it',
      inHeading: true,
    },
  ],
  heading: ({ portalId }) => textOf(portalId),
});
