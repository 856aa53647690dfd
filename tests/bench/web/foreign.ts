import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileRoutes } from '../../../src/file-paths.ts';
import { paths } from '../../../src/paths.ts';
import { measurePage, type Scores } from './lighthouse.ts';
import { seededAddress } from './site.ts';

/** A page of a business as small ones are: words, a heading, and nothing that loads. */
const pageWith = (line: string): string => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="description" content="Haare, Farbe und Bart in der Torstraße.">
    <title>Salon</title>
  </head>
  <body>
    <main>
      <h1>Salon</h1>
      ${'<p>Wir schneiden, färben und pflegen. Sie finden uns in der Torstraße, gleich am Tor.</p>'.repeat(12)}
      ${line}
    </main>
  </body>
</html>`;

/** The page without the button and with it, each on an origin of its own, in turn the same way. */
export async function measureForeign(site: string, rounds: number): Promise<Record<'without' | 'with', Scores>> {
  const profile = new URL(await seededAddress(site, '/provider/:id'));
  const id = profile.pathname.split('/').at(-1) ?? '';
  const script = `${site}${fileRoutes.embedScript}`;
  if (!(await fetch(script)).ok) throw new Error('the script of the button is not there');
  const button = `<script async src="${script}" data-booking="${site}${paths.embed(id)}"></script>`;
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url === '/robots.txt' || url === '/favicon.ico') response.statusCode = 204;
    response.end(response.statusCode === 204 ? undefined : pageWith(url === '/with' ? button : ''));
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    return {
      without: await measurePage(`${origin}/`, 'simulate', rounds),
      with: await measurePage(`${origin}/with`, 'simulate', rounds),
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
