import type { Page } from '@playwright/test';
import type { Account, Service } from './service';

interface Person {
  firstName: string;
  lastName: string;
  npi?: number;
}

interface Held {
  /** How the number begins decides what the source answers: `MULTI`, `NAME`, `TYPE`, `CHANGE`, … */
  number: string;
  type?: string;
  state?: string;
  expires?: string;
}

/** Somebody who works with the service elsewhere at the same time, with a token of their own. */
export class Colleague {
  private token = '';

  constructor(
    private readonly service: Service,
    private readonly account: Account = 'admin',
  ) {}

  /** Sends one request as this person; throws when the service refuses it. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    this.token ||= (await this.service.signIn(this.account)).token;
    return this.service.ask<T>(method, `/api${path}`, body, this.token);
  }

  /** Signs in again with the next request: the clock of the service was put past the end of the session. */
  signInAnew(): void {
    this.token = '';
  }

  addProvider(person: Person): Promise<{ id: string }> {
    return this.ask('POST', '/providers', { dateOfBirth: '1980-05-17T00:00:00Z', ...person });
  }

  /** A facility with an address; `more` says what else is known of it. */
  addFacility(name: string, more: object = {}): Promise<{ id: string }> {
    const address = { addressLine1: '100 Main St', city: 'Reno', state: 'NV', zipCode: '89501' };
    return this.ask('POST', '/facilities', { name, ...address, ...more });
  }

  /** A specialty of a facility, by the code of its taxonomy. */
  async addSpecialty(facilityId: string, code: string, more: object = {}): Promise<{ id: string }> {
    const { items } = await this.ask<{ items: { id: string }[] }>(
      'GET',
      `/facilities/taxonomies?code=${code}`,
    );
    return this.ask('POST', `/facilities/${facilityId}/specialties`, { taxonomyId: items[0]?.id, ...more });
  }

  /** Attaches a license and waits for what its source says. */
  async addLicense(providerId: string, held: Held): Promise<{ id: string }> {
    const { number, type = 'Registered nurse', state = 'TX', expires } = held;
    const { items } = await this.ask<{ items: { id: string; name: string }[] }>(
      'GET',
      `/licensetypes?state=${state}&count=100`,
    );
    const license = await this.ask<{ id: string }>('POST', `/providers/${providerId}/licenses`, {
      licenseTypeId: items.find(({ name }) => name === type)?.id,
      licenseNumber: number,
      ...(expires ? { nonVerifiedInfo: { expirationDate: `${expires}T00:00:00Z` } } : {}),
    });
    await this.service.advance({ seconds: 60 });
    return license;
  }

  async verifyAgain(providerId: string, licenseId: string): Promise<void> {
    await this.ask('POST', `/providers/${providerId}/licenses/${licenseId}/verify`);
    await this.service.advance({ seconds: 60 });
  }

  /** Puts a file at a path, in which the console keeps what the team works on. */
  keep(path: string, content: object): Promise<void> {
    return this.ask('POST', `/files/uploads/${encodeURIComponent(path)}`, content);
  }

  /** Decides what the current verification of a license is. */
  async resolve(providerId: string, licenseId: string, resolution: { status: string }): Promise<void> {
    const license = `/providers/${providerId}/licenses/${licenseId}`;
    const { currentVerification } = await this.ask<{ currentVerification: { id: string } }>('GET', license);
    await this.ask('PATCH', `${license}/verifications/${currentVerification.id}`, resolution);
  }

  /** Ends the sessions that this person has elsewhere, one of them in this page. */
  async endOtherSessions(page: Page): Promise<void> {
    // What the page asks by itself once it is idle would meet the end before the user does.
    await page.getByRole('link', { name: /to review$/ }).waitFor();
    await this.ask('POST', '/auth/token/invalidate', {});
  }
}
