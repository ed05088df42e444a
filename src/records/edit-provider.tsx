import type { Provider } from '@/api/models';
import { EditRecord } from './edit-record';
import { provider as record } from './provider';

/** Changes a provider: one component, so that it can be fetched only once it is asked for. */
export function EditProvider({ provider, onClose }: { provider: Provider; onClose(): void }) {
  return <EditRecord record={record} item={provider} onClose={onClose} />;
}
