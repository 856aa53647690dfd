import type { Page } from '@playwright/test';
import { ownWidth } from './support/own-width.ts';
import { aPictureFile } from './support/pictures.ts';
import { expect, signIn, test, untilItWorks } from './support/world.ts';

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

test(
  'photographs chosen on a weak signal wait, say why, and go on by themselves, over a reload too',
  ownWidth,
  async ({ page, seller, silence }) => {
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
  },
);

test(
  'an upload that the network broke off is tried again when it is back',
  ownWidth,
  async ({ page, context, seller, silence }) => {
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
  },
);

test(
  'a screen whose code does not come waits, says why, and comes when the network is back',
  ownWidth,
  async ({ page, silence }) => {
    silence.expect(/ERR_INTERNET_DISCONNECTED|did not load|dynamically imported/);
    await page.goto('/', { waitUntil: 'networkidle' });
    const screenComes = await holdBack(page, 'help-screen');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
    await expect(page.getByText('Waiting for the network. It goes on by itself.')).toBeVisible();
    await screenComes();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Waiting for the network')).toHaveCount(0);
  },
);

test(
  'a script that went with a deploy reloads the page once, and never again from the same build',
  ownWidth,
  async ({ page, silence }) => {
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
  },
);
