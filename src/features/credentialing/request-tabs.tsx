import { LinkTabs } from '@/ui/page';

const tabs = [
  { id: 'list', label: 'List', to: '/credentialing', search: { board: undefined } },
  { id: 'board', label: 'Board', to: '/credentialing', search: { board: true } },
  { id: 'due', label: 'Recredentialing due', to: '/credentialing/due', search: undefined },
  { id: 'audit', label: 'Audit sample', to: '/credentialing/audit', search: undefined },
] as const;

/** The ways to look at requests. List and board keep each other's filters. */
export function RequestTabs({ current }: { current: (typeof tabs)[number]['id'] }) {
  return (
    <LinkTabs
      label="Credentialing requests"
      tabs={tabs.map(({ id, label, to, search }) => ({
        label,
        to,
        // Who is due and the audit sample take nothing along and give nothing: what they ask for is other.
        search: (before) =>
          search && (current === 'list' || current === 'board') ? { ...before, ...search } : (search ?? {}),
        isCurrent: id === current,
      }))}
    />
  );
}
