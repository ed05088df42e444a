import { useQuery } from '@tanstack/react-query';
import { createFileRoute, linkOptions } from '@tanstack/react-router';
import {
  aggregateProvidersOptions,
  createSanctionsMonitors,
  updateGroupProviders,
  updateProvider,
  uploadFile,
} from '@/api/operations.gen';
import type { Provider } from '@/api/models';
import { ListPage } from '@/table/list-page';
import { listRoute } from '@/table/list/list-spec';
import { useList } from '@/table/list/use-list';
import { LinkButton } from '@/ui/button';
import { openDialog } from '@/ui/open-dialog';
import { providerColumns } from '@/features/providers/columns';
import { providerList } from '@/features/providers/list';

const coverProviders = async () => (await import('@/features/monitors/cover-providers')).CoverProviders;
const editProviders = async () => (await import('./-edit-providers')).EditProviders;
const practiceStates = async () => (await import('./-practice-states')).ChangePracticeStates;
const turnProviders = async () => (await import('./-turn-providers')).TurnProviders;
const addToGroup = async () => (await import('./-add-to-group')).AddToGroup;
const writeLetters = async () => (await import('@/features/letters/for-selection')).WriteToProviders;
const verifyProviders = async () => (await import('./-verify-providers')).VerifyProviders;

export const Route = createFileRoute('/_app/providers/')({
  // Most screens are lists: with this one, what they stand on comes with the page.
  codeSplitGroupings: [],
  ...listRoute(providerList),
  component: Providers,
});

const providerId = (provider: Provider) => provider.id;
const fileOf = (provider: Provider) =>
  linkOptions({ to: '/providers/$providerId', params: { providerId: provider.id } });

function Providers() {
  const listed = useList(providerList);
  // Without a filter the list itself says how many there are.
  const enabled = listed.search.filtered.length > 0;
  const total = useQuery({ ...aggregateProvidersOptions(), enabled }).data?.total;
  return (
    <ListPage
      title="Providers"
      listed={listed}
      columns={providerColumns}
      rowId={providerId}
      rowLink={fileOf}
      bulkActions={[
        { label: 'Verify licenses', run: (selection) => openDialog(verifyProviders, { selection }) },
        {
          label: 'Monitor',
          needs: createSanctionsMonitors,
          run: (selection) => openDialog(coverProviders, { selection }),
        },
        {
          label: 'Change providers',
          needs: updateProvider,
          run: (selection) => openDialog(editProviders, { selection }),
        },
        {
          label: 'Practice states',
          needs: updateProvider,
          run: (selection) => openDialog(practiceStates, { selection }),
        },
        {
          label: 'Add to a group',
          needs: updateGroupProviders,
          run: (selection) => openDialog(addToGroup, { selection }),
        },
        {
          label: 'Write letters',
          needs: uploadFile,
          run: (selection) => openDialog(writeLetters, { selection, occasion: 'recredentialing' }),
        },
        {
          label: 'Deactivate or reactivate',
          needs: updateProvider,
          run: (selection) => openDialog(turnProviders, { selection }),
        },
      ]}
      total={total}
      create={{ label: 'New provider', to: '/providers/new' }}
      actions={
        <LinkButton to="/providers/import" variant="default">
          Roster import
        </LinkButton>
      }
      empty={{
        title: 'No providers yet',
        text: 'A provider is a person whose licenses and credentials are kept here. Create the first one, then attach a license: its verification starts by itself.',
      }}
    />
  );
}
