// The whole file: a provider with 2,000 entries of info, the board of 1,000 requests, a packet of 200 pages.
import { framesWhileScrolled, painted, pause, watchTasks } from './measure.mjs';
import { freshContext, signedIn } from './session.mjs';

const entries = 2_000;
const requests = 1_000;
const json = { 'Content-Type': 'application/json' };

export async function file({ browser, addresses }) {
  const service = await administrator(addresses.api);
  const providerId = await fullProvider(service);
  await manyRequests(service);
  const context = await freshContext(browser, await signedIn(browser, addresses.live));
  const page = await context.newPage();
  const figures = [
    ...(await info(page, addresses.live, providerId)),
    ...(await board(page, addresses.live)),
    ...(await packet(page, addresses.live, providerId)),
  ];
  await context.close();
  return figures;
}

/** Speaks to the service as an administrator. */
async function administrator(api) {
  const account = { email: 'admin@credence.example', password: 'Credence-demo-1' };
  const answer = await fetch(`${api}/auth/token/password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const { token } = await answer.json();
  return async (method, path, body) => {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { ...json, Authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

/** What one entry of each large collection holds; `number` tells them apart. */
const bodies = {
  educations: (number) => ({ schoolName: `School ${number}`, degree: 'MD', completed: true }),
  trainings: (number) => ({ institutionName: `Hospital ${number}`, trainingType: 'Residency' }),
  workHistory: (number) => ({
    workHistoryType: 'Employment',
    name: `Employer ${number}`,
    jobTitle: 'Physician',
  }),
  boardCertifications: (number) => ({
    type: 'AmericanBoardofSurgery',
    boardCertificationNumber: `B-${number}`,
  }),
  certificates: (number) => ({ type: 'AhaBasicLifeSupport', certificateNumber: `C-${number}` }),
  liabilityInsurances: (number) => ({ name: `Insurer ${number}`, policyNumber: `P-${number}` }),
  hospitalAffiliations: (number) => ({
    type: 'NonAdmittingAffiliations',
    hospital: { name: `General ${number}` },
  }),
  medicaidEnrollments: (number) => ({ state: 'OH', nonVerifiedInfo: { providerType: `Type ${number}` } }),
  addresses: (number) => ({
    addressLine1: `${number} Elm St`,
    city: 'Salem',
    state: 'OR',
    zipCode: '97301',
    type: 'Work',
  }),
  emails: (number) => ({ email: `e${number}@example.org`, type: 'Work' }),
};

async function fullProvider(service) {
  const { id } = await service('POST', '/providers', { firstName: 'Full', lastName: 'File' });
  const kinds = Object.entries(bodies);
  for (let number = 0; number < entries; number += 1) {
    const [path, body] = kinds[number % kinds.length];
    await service('POST', `/providers/${id}/info/${path}`, body(number));
  }
  return id;
}

async function manyRequests(service) {
  const { total } = await service('GET', '/credentialing-requests/aggregations');
  let missing = requests - total;
  for (let cursor; missing > 0;) {
    const page = await service(
      'GET',
      `/providers?count=250&deactivated=false${cursor ? `&cursor=${cursor}` : ''}`,
    );
    for (const { id } of page.items.slice(0, missing))
      await service('POST', '/credentialing-requests', {
        providerId: id,
        type: 'Initial',
        isSelfManaged: true,
      });
    missing -= page.items.length;
    cursor = page.nextCursor;
  }
}

/** From the click on the tab of the info to its collections painted. */
async function info(page, address, providerId) {
  await page.goto(`${address}providers/${providerId}`);
  const tab = page.getByRole('navigation', { name: 'Parts of the file' }).getByRole('link', { name: 'Info' });
  await tab.hover();
  await pause(500);
  const longestTask = await watchTasks(page);
  const before = await page.evaluate(() => performance.now());
  await tab.click();
  const after = await painted(page, '#info-educations li');
  return [
    { what: `info of ${entries} entries: click to painted`, value: after - before, unit: 'ms' },
    { what: `info of ${entries} entries: longest task`, value: await longestTask(), unit: 'ms' },
  ];
}

async function board(page, address) {
  await page.goto(`${address}credentialing?board=true`);
  const ready = await painted(page, '[data-column] li');
  const column = await page.locator('[data-column]').first().elementHandle();
  const frames = await framesWhileScrolled(page, column);
  return [
    { what: `board of ${requests} requests: cold, first cards`, value: ready, unit: 'ms' },
    {
      what: 'board: a column scrolled 5 s by script, frames over 18 ms',
      value: frames.filter((ms) => ms > 18).length,
      unit: 'frames',
      budget: 0,
    },
  ];
}

/** From the address to a packet that can be printed, and how many pages it then has. */
async function packet(page, address, providerId) {
  await page.goto(`${address}providers/${providerId}/packet`);
  const ready = await painted(page, 'nav button:not(:disabled)');
  const began = performance.now();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const took = performance.now() - began;
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  return [
    { what: `packet of ${entries} entries: until it can be printed`, value: ready, unit: 'ms' },
    { what: `packet: ${pages} pages as a PDF`, value: took, unit: 'ms' },
  ];
}
