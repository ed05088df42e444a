import { useEffect, useState } from 'react';
import type { Provider } from '@/api/models';
import { stateName } from '@/lib/states';
import { fullName, masked, spellOut } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Status } from '@/ui/status';
import { DateText, Mono } from '@/ui/text';
import { Fact, FactList } from '@/ui/fact';
import classes from '@/ui/record.module.css';

/** What is held about a provider, at the side of the file. */
export function ProviderFacts({ provider }: { provider: Provider }) {
  const { aliases = [], addresses = [], emails = [], languages = [], recredentialedDates = [] } = provider;
  return (
    <dl className={classes.facts}>
      <Fact name="Status">
        <Status of="credentialing" value={provider.credentialingStatus} />
      </Fact>
      <Fact name="Credentialed">
        <DateText value={provider.credentialedDate} />
      </Fact>
      {recredentialedDates.length > 0 && (
        <Fact name="Again">
          <FactList
            items={recredentialedDates.map((date) => (
              <DateText key={date} value={date} />
            ))}
          />
        </Fact>
      )}
      <Fact name="Next">
        <DateText value={provider.nextCredentialingDate} relative />
      </Fact>
      {provider.deactivated && (
        <Fact name="Deactivated">
          <DateText value={provider.deactivatedAt} />
        </Fact>
      )}
      <Fact name="Segment">{provider.segment?.name ?? <Dash />}</Fact>
      {provider.nuccGroup?.name && <Fact name="Taxonomy">{provider.nuccGroup.name}</Fact>}
      <Fact name="Languages">{languages.length > 0 ? languages.join(', ') : <Dash />}</Fact>
      <Fact name="SSN">
        <ProviderSsn key={provider.ssn} value={provider.ssn} />
      </Fact>
      <Fact name="Telephone">
        {provider.phone ? <a href={`tel:${provider.phone}`}>{provider.phone}</a> : <Dash />}
      </Fact>
      <Fact name="E-mail">
        <FactList
          items={emails.map(({ id, email, type }) => (
            <span key={id ?? email}>
              {email} <Kind value={type} />
            </span>
          ))}
        />
      </Fact>
      <Fact name="Address">
        <FactList
          items={addresses.map((address, index) => (
            <address key={address.id ?? index} className={classes.address}>
              {[address.addressLine1, address.addressLine2].filter(Boolean).join(', ')}
              <br />
              {[address.city, [stateName(address.state), address.zipCode].filter(Boolean).join(' ')]
                .filter(Boolean)
                .join(', ')}{' '}
              <Kind value={address.type} />
            </address>
          ))}
        />
      </Fact>
      {aliases.length > 0 && (
        <Fact name="Also known as">
          <FactList
            items={aliases.map((alias, index) => (
              <span key={alias.id ?? index}>{fullName(alias)}</span>
            ))}
          />
        </Fact>
      )}
      {provider.gender && <Fact name="Gender">{spellOut(provider.gender)}</Fact>}
    </dl>
  );
}

function Kind({ value }: { value: string | undefined }) {
  return value && value !== 'Unspecified' ? (
    <span className="mute">{spellOut(value).toLowerCase()}</span>
  ) : null;
}

const shownFor = 30_000;

/** A social security number, masked until asked for; masked again after 30 seconds or when the window is left. */
function ProviderSsn({ value }: { value: string | undefined }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const hide = () => setShown(false);
    const timer = setTimeout(hide, shownFor);
    globalThis.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearTimeout(timer);
      globalThis.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [shown]);

  if (!value) return <Dash />;
  return (
    <span className={classes.ssn}>
      <Mono>{shown ? value : masked(value)}</Mono>{' '}
      <button type="button" className={classes.link} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'}
        <span className="visually-hidden"> the social security number</span>
      </button>
    </span>
  );
}
