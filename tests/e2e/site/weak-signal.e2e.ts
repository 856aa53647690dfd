import type { Page } from '@playwright/test';
import { aPictureFile } from '../support/pictures.ts';
import { fillSteps } from '../support/registration.ts';
import { aListing, expect, field, signIn, test, untilItWorks } from '../support/world.ts';

/** The code of that name does not come until the function is called. */
async function holdBack(page: Page, name: string): Promise<() => Promise<void>> {
  const address = `**/assets/${name}-*.js`;
  await page.route(address, (route) => route.abort('internetdisconnected'));
  return async () => {
    await page.unroute(address);
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };
}

const choose = async (page: Page, ...files: string[]): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose images' }).click();
  await (await choosing).setFiles(await Promise.all(files.map((name) => aPictureFile(name, '#246'))));
};

test('photographs chosen on a weak signal wait, say why, and go on by themselves, over a reload too', async ({
  page,
  seller,
  silence,
}) => {
  silence.expect(/ERR_INTERNET_DISCONNECTED|did not load|dynamically imported/);
  await signIn(page, seller);
  await page.goto('/create-property', { waitUntil: 'networkidle' });
  await page.getByRole('textbox', { name: 'Title' }).fill('House by the sea');
  const gridComes = await holdBack(page, 'picture-grid');
  const preparingComes = await holdBack(page, 'prepare-picture');
  await choose(page, 'front.jpg', 'back.jpg');
  await expect(page.getByText('2 of 50 images')).toBeVisible();
  await expect(page.getByText('Waiting for the network. Your images are kept')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'front.jpg' })).toBeVisible();
  await gridComes();
  await expect(page.getByText('Waiting for the network. It goes on by itself.')).toHaveCount(2);
  await expect(page.getByText('is not an image')).toHaveCount(0);

  await test.step('what was chosen outlives the page', async () => {
    await choose(page, 'garden.jpg');
    await expect(page.getByText('Waiting for the network. It goes on by itself.')).toHaveCount(3);
    await page.reload();
    await expect(page.getByText('3 of 50 images')).toBeVisible();
  });

  await preparingComes();
  await expect(page.getByText('Waiting for the network. It goes on by itself.')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('3 of 50 images')).toBeVisible();
  await expect(page.getByText('Preparing...')).toHaveCount(0);
});

test('an upload that the network broke off is tried again when it is back', async ({
  page,
  context,
  seller,
  silence,
}) => {
  silence.expect(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page, seller);
  await page.goto('/create-property', { waitUntil: 'networkidle' });
  await choose(page, 'front.jpg');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await context.setOffline(true);
  await choose(page, 'back.jpg');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page.getByText('2 of 50 images')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a message written without a network waits, says so, and is sent once when it is back', async ({
  page,
  context,
  silence,
}) => {
  silence.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/en/contact', { waitUntil: 'networkidle' });
  const entry = (name: string) => page.getByRole('textbox', { name });
  await entry('Name').fill('Ana');
  await entry('E-mail').fill('ana@example.org');
  await entry('Subject').fill('A question');
  await entry('Message').fill('How do I sell my house?');
  const sent: string[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'POST' && response.url().endsWith('/contact')) sent.push(response.url());
  });
  await context.setOffline(true);
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  const waiting = page.getByText('It is sent by itself as soon as the network is back');
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('Message sent!')).toBeVisible();
  await expect(entry('Message')).toHaveValue('');
  expect(sent).toHaveLength(1);
});

test('a screen whose code does not come waits, says why, and comes when the network is back', async ({
  page,
  silence,
}) => {
  silence.expect(/ERR_INTERNET_DISCONNECTED|did not load|dynamically imported/);
  await page.goto('/', { waitUntil: 'networkidle' });
  const screenComes = await holdBack(page, 'help-screen');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByText('Waiting for the network. It goes on by itself.')).toBeVisible();
  await screenComes();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Waiting for the network')).toHaveCount(0);
});

test('a script that went with a deploy reloads the page once, and never again from the same build', async ({
  page,
  silence,
}) => {
  silence.expect(/404|did not load|dynamically imported/);
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilItWorks(page);
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/help-screen-*.js', (route) => route.fulfill({ status: 404 }));
  // The site as it is served by now.
  await page.route(
    ({ pathname }) => pathname === '/',
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-new.js"></script>' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect.poll(() => opened).toEqual(['/en/help']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // As long as some more attempts take.
  await page.waitForTimeout(4000);
  expect(opened).toEqual(['/en/help']);
});

/** The network falls with the request for a file of that name, and is back 1.5 seconds later. */
async function fallWith(page: Page, name: string): Promise<void> {
  const address = new RegExp(`/assets/${name}-[^/]*\\.(js|css)$`);
  await page.route(
    address,
    async (route) => {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
      setTimeout(() => void page.context().setOffline(false), 1500);
    },
    { times: 1 },
  );
}

/** The first answer for that name stops in the middle, and the browser does not ask for such a script again. */
const comeInHalf = (page: Page, name: string): Promise<unknown> =>
  page.route(
    `**/assets/${name}-*.js`,
    async (route) => {
      const body = await (await route.fetch()).text();
      const headers = { 'content-type': 'text/javascript' };
      await route.fulfill({ headers, body: `${body.slice(0, body.length / 2)}\n({` });
    },
    { times: 1 },
  );

const navigations = (page: Page): string[] => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  return opened;
};

/** The style sheets that the page names and does not have. */
const sheetless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
      .filter(({ sheet }) => sheet === null)
      .map(({ href }) => href),
  );

const brokenOff = /ERR_INTERNET_DISCONNECTED|did not load|dynamically imported|Unexpected|SyntaxError/;

test('a property opened while the network falls comes whole, style sheets included, and a script that came in half with one reload', async ({
  page,
  ask,
  seller,
  silence,
}) => {
  silence.expect(brokenOff);
  const { title } = await aListing(ask, seller);
  const open = async (): Promise<void> => {
    await page.goto(`/home?q=${title.split(' ')[1]}`, { waitUntil: 'networkidle' });
    await untilItWorks(page);
  };
  const card = page.getByRole('link', { name: title });
  for (const name of ['property-detail-screen', 'share']) {
    await open();
    // Written pages hold their styles themselves, and name the files without loading them.
    const held = await sheetless(page);
    await fallWith(page, name);
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Waiting for the network')).toHaveCount(0);
    await expect.poll(() => sheetless(page)).toEqual(held);
  }
  // A part that it shares with others.
  for (const name of ['listing-detail']) {
    await open();
    await page.evaluate(() => sessionStorage.clear());
    await comeInHalf(page, name);
    const opened = navigations(page);
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(opened.filter((path) => path.startsWith('/property/'))).toHaveLength(1);
  }
});

// What a seller has typed and chosen is kept, so that each way is tried on a page of its own.
for (const [what, name, isHalf] of [
  ['map', 'base-map', true],
  ['picture', 'picture-grid', true],
] as const)
  test(`a ${what} comes where ${isHalf ? `${name} came in half, with one reload` : `the network falls while ${name} loads`}`, async ({
    page,
    seller,
    silence,
  }) => {
    silence.expect(brokenOff);
    await signIn(page, seller);
    const title = page.getByRole('textbox', { name: 'Title' });
    const onMap = page.getByRole('button', { name: 'Select on map' });
    const begin = (): Promise<void> => (what === 'picture' ? choose(page, `${name}.jpg`) : onMap.click());
    const comes = async (): Promise<void> => {
      if (what === 'map') return expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: /Description of image|Image description/ })).not.toHaveCount(0);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    };
    await page.goto('/create-property', { waitUntil: 'networkidle' });
    await page.evaluate(() => sessionStorage.clear());
    await title.fill(`House of ${name}`);
    await (isHalf ? comeInHalf : fallWith)(page, name);
    const opened = navigations(page);
    await begin();
    if (isHalf) {
      await expect.poll(() => opened, name).toEqual(['/create-property']);
      await untilItWorks(page);
      // A map is opened again by hand; pictures that were chosen are kept.
      if (what === 'map' && (await onMap.isVisible())) await begin();
    }
    await comes();
    await expect(page.getByText('Waiting for the network')).toHaveCount(0);
    await expect(title).toHaveValue(`House of ${name}`);
  });

/** The last step of a registration. */
const toPassword = (page: Page): Promise<void> =>
  fillSteps(page, 'Continue', [
    [['Description', 'Houses.']],
    [
      ['Street', 'Ayala Avenue'],
      ['House number', '12'],
      ['Postal code', '1226'],
      ['City', 'Makati'],
    ],
    [
      ['First name', 'Ana'],
      ['Last name', 'Reyes'],
      ['Phone', '+63 917 555 0100'],
      ['Date of birth', '1985-02-28'],
    ],
    [],
  ]);

test('a page whose scripts were on their way when the network fell works by itself, and a form keeps what was typed', async ({
  page,
  silence,
}) => {
  silence.expect(brokenOff);
  await fallWith(page, 'login-screen');
  await page.goto('/en/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org');
  // The field is there before the network: left at once, the next page would be asked for without one.
  await untilItWorks(page);
  await page.goto('/en/provider/register/basic', { waitUntil: 'networkidle' });
  const business = page.getByRole('textbox', { name: 'Business name' });
  await business.fill('Ana');
  const opened = navigations(page);
  // A part of the page that is loaded later, lost for this page. It is asked for once more before the page is given up.
  const lose = async (): Promise<void> => {
    const asked = page.waitForResponse(/\/assets\//);
    await page.evaluate(() =>
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('came in half') })),
    );
    await (await asked).finished();
  };
  await lose();
  await lose();
  await expect.poll(() => opened).toHaveLength(1);
  await untilItWorks(page);
  await lose();
  await lose();
  await expect(business).toHaveValue('Ana');
  expect(opened).toHaveLength(1);
  await toPassword(page);
  await field(page, 'Password').fill('correct horse battery');
  await lose();
  await expect(page.getByText('Everything you typed stays, except the password')).toBeVisible();
  expect(opened).toHaveLength(1);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText('Everything you typed stays')).toBeHidden();
  await untilItWorks(page);
  await expect(field(page, 'Password')).toHaveValue('');
  for (let step = 4; step > 1; step--) await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(business).toHaveValue('Ana');
});
