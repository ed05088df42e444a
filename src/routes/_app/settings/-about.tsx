import { version } from '../../../../package.json';
import { config } from '@/config';
import { Responsiveness } from '@/frame/responsiveness';
import { Fold } from '@/ui/fold';
import { Fact, Facts } from '@/ui/layout';
import { Mono } from '@/ui/text';
import { externalUrl } from '@/lib/links';
import { ContractLinks } from './-about/contract';
import { Libraries } from './-about/libraries';
import { SettingsSection } from './-section';

export function About() {
  const { apiBaseUrl, environment, organizationName, demo, links } = config();
  return (
    <SettingsSection id="about" title="About">
      <Facts labelWidth={140}>
        <Fact name="Organization">{organizationName}</Fact>
        <Fact name="Environment">
          {environment.label || (environment.production ? 'Production' : undefined)}
        </Fact>
        <Fact name="Service">
          <Mono>{apiBaseUrl}</Mono>
          {demo && ' (simulated in this browser)'}
        </Fact>
        <Fact name="Interface">
          <ContractLinks />
        </Fact>
        <Fact name="Console">Credence {version}</Fact>
        <Linked name="Help" href={links.help} />
        <Linked name="Privacy" href={links.privacy} />
      </Facts>
      <Fold summary="How fast the screens answer here">{() => <Responsiveness />}</Fold>
      <Libraries />
    </SettingsSection>
  );
}

function Linked({ name, href }: { name: string; href: string | undefined }) {
  const url = externalUrl(href);
  if (!url) return null;
  return (
    <Fact name={name}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {url}
      </a>
    </Fact>
  );
}
