// Signing in once and opening fresh, signed-in contexts for cold loads, on a desk's screen or a phone's.

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
/** `npm run bench -- --phone` measures at the width of a phone. */
export const onPhone = process.argv.includes('--phone');
const screen = onPhone ? phone : desk;

/** A link of the navigation, which a phone shows in a drawer that is opened first. */
export async function navigationLink(page, name) {
  if (onPhone) await page.getByRole('button', { name: 'Open navigation' }).click();
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
}

/**
 * Signs in through the screen and gives what a fresh context needs to start signed in: the storage (the simulated
 * service keeps its tokens in IndexedDB) and the session storage, which Playwright does not carry along.
 */
export async function signedIn(browser, address, path = '', email = 'specialist@credence.example') {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  await page.goto(address + path);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Credence-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const signedInSign = onPhone
    ? page.getByRole('button', { name: 'Open navigation' })
    : page.getByRole('navigation', { name: 'Main' });
  await signedInSign.waitFor();
  // The simulated service writes its changes a moment later.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const storage = await context.storageState({ indexedDB: true });
  const session = await page.evaluate(() => Object.entries(sessionStorage));
  // A benchmark may take longer than the idle lock allows; when somebody was last active is not carried along.
  for (const origin of storage.origins) {
    origin.localStorage = origin.localStorage.filter(({ name }) => !name.endsWith('active-at'));
  }
  await context.close();
  return { storage, session };
}

/** A fresh context (empty cache, no worker) that is signed in; `session` comes from `signedIn`. */
export async function freshContext(browser, { storage, session } = { session: [] }) {
  const context = await browser.newContext({
    ...screen,
    ...(storage ? { storageState: storage } : {}),
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, session);
  return context;
}
