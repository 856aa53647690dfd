import { expect, test } from '../harness.ts';

test('the site opens under its content security policy, and says so', async ({ page }) => {
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(page.getByRole('main')).toBeVisible();
});

test('a page that does not exist says so, to search engines too, and offers a way back', async ({ page, silence }) => {
  silence.expect(/404/);
  for (const path of ['/no-such-page', '/help/more', '/provider/nothing', '/sitemap']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await response?.text()).toMatch(/<meta name="robots" content="noindex">.*<h1/s);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Seite nicht gefunden|Page not found/);
  }
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/de');
});

test('every screen has an address that exists', async ({ request }) => {
  for (const path of [
    '/',
    '/home',
    '/login',
    '/help',
    `/verify-email/${'t'.repeat(43)}`,
    '/provider/register/gold',
    '/edit-property/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab',
    '/provider/staff/new',
    '/provider/services/new',
    '/en/appointments/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab',
  ])
    expect((await request.get(path)).status(), path).toBe(200);
});

test('what an address names and what is not there has no page', async ({ page, request, silence }) => {
  silence.expect(/404/);
  for (const path of [
    '/book/0b5c6a52-aaaa-4bbb-8ccc-1234567890ab',
    '/en/book/none',
    '/question/abc',
    '/renew/abc',
    '/appointments/abc',
    '/provider/staff/abc',
    '/verify-email/t',
  ])
    expect((await request.get(path)).status(), path).toBe(404);
  expect((await page.goto('/visit/abc'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    new URL((await request.get('/de/visit/abc', { maxRedirects: 0 })).headers()['location'] ?? '', page.url()).pathname,
  ).toBe('/visit/abc');
});

test('a script that a new build has replaced is missing, and not kept', async ({ request }) => {
  const response = await request.get('/assets/index-gone.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('html');
  expect(response.headers()['cache-control']).toBe('no-store');
  const [, script = ''] = /"(\/assets\/boot-[^"]+)"/.exec(await (await request.get('/')).text()) ?? [];
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('a call that does not exist is refused like any other', async ({ request }) => {
  for (const path of ['/api/unheard-of', '/api', '/.netlify/functions/unheard-of']) {
    const response = await request.post(path, { headers: { 'accept-language': 'de' } });
    expect(response.status(), path).toBe(404);
    expect(await response.json()).toEqual({ error: expect.stringContaining('nicht'), code: 'not_found' });
  }
});

test('the icons that browsers and phones ask for are there', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [, address = ''] = /<link rel="manifest" href="([^"]+)">/.exec(page) ?? [];
  const manifest = (await (await request.get(address)).json()) as { icons: { src: string }[] };
  const pictures = ['/favicon.ico', '/apple-touch-icon.png', ...manifest.icons.map(({ src }) => src)];
  for (const path of pictures) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toMatch(/^image\//);
  }
});

test('the service worker is asked for anew each time, and may come from this site alone', async ({ request }) => {
  const { headers, status } = await request
    .get('/worker.js')
    .then((got) => ({ headers: got.headers(), status: got.status() }));
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(headers['content-type']).toContain('javascript');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});
