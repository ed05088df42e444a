import type { Provider, ProviderFilters } from '@/api/models';
import { listProvidersInfiniteOptions } from '@/api/operations.gen';
import { personNames } from '@/lib/by-beginning';
import { npiText } from '@/lib/npi';
import { personFilters } from '@/lib/person-filters';
import { personName } from '@/lib/words';
import type { CursorList } from '@/table/list/use-pages';
import { Mono, Verbatim } from '@/ui/text';
import { RecordPicker } from './record-picker';

interface ProviderPickerProps {
  /** What the one who is chosen is called; a provider unless said otherwise. */
  label?: string;
  onChoose: (provider: Provider) => void;
  error?: string | undefined;
  /** Where they are looked for; among all providers unless said otherwise. */
  list?: ((filters: ProviderFilters) => CursorList<Provider>) | undefined;
  /** What is said when nobody is found. */
  none?: string;
  required?: boolean;
  /** The name under which the form around it complains. */
  field?: string;
}

const show = (provider: Provider) => (
  <>
    <Verbatim>{personName(provider)}</Verbatim>
    <span className="mute">{npiText(provider) ? <Mono>{npiText(provider)}</Mono> : 'no NPI'}</span>
  </>
);

/** Finds one provider by name or NPI. */
export function ProviderPicker({ list = listProvidersInfiniteOptions, ...props }: ProviderPickerProps) {
  return (
    <RecordPicker<Provider>
      label="Provider"
      many="Providers"
      placeholder="Name or NPI"
      find={(words) => list({ ...personFilters(words), deactivated: false })}
      show={show}
      namesOf={personNames}
      {...props}
    />
  );
}
