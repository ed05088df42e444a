import type { Provider } from '@/api/models';
import { EditRecord, type EditRecordProps } from './edit-record';
import { provider as record } from './provider';

/** Changes a provider: one component, so that it can be fetched only once it is asked for. */
export function EditProvider({
  provider,
  ...dialog
}: { provider: Provider } & Pick<EditRecordProps<Provider>, 'focus' | 'onDone' | 'onClose'>) {
  return <EditRecord record={record} item={provider} {...dialog} />;
}
