import { version } from '../../../../package.json';
import { config } from '@/config';
import { Dash } from '@/ui/dash';
import { Mono } from '@/ui/text';
import { externalUrl } from '@/lib/links';
import { Libraries } from './-libraries';
import { Section } from './-section';
import classes from './-settings.module.css';

export function About() {
  const { apiBaseUrl, environment, organizationName, demo, links } = config();
  return (
    <Section id="about" title="About">
      <dl className={classes.facts}>
        <dt>Organization</dt>
        <dd>{organizationName ?? <Dash />}</dd>
        <dt>Environment</dt>
        <dd>{environment.label || (environment.production ? 'Production' : <Dash />)}</dd>
        <dt>Service</dt>
        <dd>
          <Mono>{apiBaseUrl}</Mono>
          {demo && ' (simulated in this browser)'}
        </dd>
        <dt>Console</dt>
        <dd>Credence {version}</dd>
        <Linked name="Help" href={links.help} />
        <Linked name="Privacy" href={links.privacy} />
      </dl>
      <div>
        <Libraries />
      </div>
    </Section>
  );
}

function Linked({ name, href }: { name: string; href: string | undefined }) {
  const url = externalUrl(href);
  if (!url) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      </dd>
    </>
  );
}
