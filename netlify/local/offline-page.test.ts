import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { firstScriptTag } from '../pages/first-script.ts';
import { offlinePage, waiting } from './offline-page.ts';

const frame = `<!doctype html>
<html lang="en" data-mantine-color-scheme="light">
  <head>${firstScriptTag}<script async src="/assets/boot-1.js"></script><link rel="modulepreload" crossorigin href="/assets/a.js"><script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="preload" href="/assets/figtree.woff2" as="font" type="font/woff2" crossorigin>
    <style>:root { --text: #111; }</style><link rel="stylesheet" href="/assets/index.css" disabled>
    <title>Casa &amp; Kiez</title>
  </head>
  <body><div id="root" data-words=""></div><noscript>This page needs JavaScript.</noscript></body>
</html>`;

it('is a page of its own language that needs no script of the application, and has its colours by day and night', () => {
  const words = { title: 'Sie sind offline', text: 'Kein Netz.', again: 'Erneut versuchen', kept: 'Lesbar' };
  const page = offlinePage(frame, 'de', words, 'assets/offline-1.js');
  expect(page).toContain('<html lang="de"');
  expect(page).toContain('<title>Sie sind offline · Casa &amp; Kiez</title>');
  expect(page).toContain('<h1>Sie sind offline</h1><p>Kein Netz.</p>');
  expect(page).toContain(firstScriptTag);
  expect(page).toContain('--text: #111');
  expect([...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '',
    '/assets/offline-1.js',
  ]);
});

it('loads by itself as soon as the site answers again, also where the browser was never without a network', async () => {
  const answers = [
    () => Promise.reject(new Error('no network')),
    async () => ({ status: 503 }),
    async () => ({ status: 200 }),
  ];
  const timers: (() => void)[] = [];
  const asked: number[] = [];
  let loaded = 0;
  runInNewContext(waiting, {
    addEventListener: () => undefined,
    setTimeout: (then: () => void) => timers.push(then),
    location: { href: '/home', reload: () => (loaded += 1) },
    fetch: () => answers.shift()?.(),
  });
  while (timers.length > 0) {
    timers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    asked.push(loaded);
  }
  expect(asked).toEqual([0, 0, 1]);
});
