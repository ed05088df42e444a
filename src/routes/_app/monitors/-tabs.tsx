import { LinkTabs } from '@/ui/page';

const tabs = [
  { to: '/monitors', label: 'All monitors' },
  { to: '/monitors/coverage', label: 'Coverage by provider' },
  { to: '/monitors/calendar', label: 'Coming runs' },
] as const;

/** The three ways to look at what is watched. */
export function MonitorTabs({ current }: { current: (typeof tabs)[number]['to'] }) {
  return (
    <LinkTabs label="Monitoring" tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === current }))} />
  );
}
