import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { functionsPrefix } from '../../src/contract/endpoint-path.ts';
import { embeddedImageRoutes } from '../adapters/images/blobs.ts';
import type { Adapters } from '../adapters/ports.ts';
import missing from '../functions/missing.ts';
import { buildDirectory, projectDirectory } from './build.ts';
import { deployHeaders, deployRedirects } from './deploy-headers.ts';
import { type LoadedDoor, loadDoors, routeDoors } from './doors.ts';
import { isThisComputer } from './hosts.ts';
import type { OpenPort } from './listen.ts';
import { outbox } from './outbox.ts';
import { startSchedule } from './schedule.ts';

type Site = Hono<{ Bindings: HttpBindings }>;
type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What is the server's; everything else is a page or a file of the site. */
const isServerPath = (path: string): boolean =>
  /^\/(api|metrics|\.netlify\/functions|images|outbox)(\/|\.json|$)/.test(path);

async function serverApp(world: Adapters, doors: readonly LoadedDoor[]): Promise<Site> {
  const headersOf = await deployHeaders();
  const app: Site = new Hono();
  app.use(compress());
  app.use(async (context, next) => {
    await next();
    // On the platform the rules are for files: what a function says of its answer stands.
    for (const [name, value] of headersOf(context.req.path))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  app.route('/', embeddedImageRoutes(world.images));
  app.use('/outbox*', async (context, next) => {
    if (!isThisComputer(context.env.incoming.socket.remoteAddress)) return context.notFound();
    await next();
  });
  // With a real mail server nobody may read the mails here.
  if (world.mailer.isReadInQueue || world.texter.isReadInQueue) app.route('/', outbox(world));
  app.all('*', async (context, next) => {
    if (!isServerPath(context.req.path)) return next();
    const caller = context.env.incoming.socket.remoteAddress ?? 'local';
    return routeDoors(doors, () => caller).fetch(context.req.raw);
  });
  return app;
}

const serveBuilt = (path: string) => serveStatic({ root: buildDirectory, path });

/** The production build as Netlify serves it: doors of pages, the file, the page of that name, else what netlify.toml names. */
async function withSite(app: Site, doors: readonly LoadedDoor[]): Promise<NodeHandler> {
  const redirectOf = await deployRedirects();
  for (const { door, paths } of doors)
    for (const path of paths.filter((one) => !isServerPath(one))) app.get(path, (asked) => door(asked.req.raw));
  app.get('*', serveStatic({ root: buildDirectory }));
  app.get('*', serveStatic({ root: buildDirectory, rewriteRequestPath: (path) => `${path.replace(/\/$/, '')}.html` }));
  app.all('*', async (context, next) => {
    const { to = '', status = 404 } = redirectOf(context.req.path) ?? {};
    if (status === 404) return context.html(await readFile(join(buildDirectory, to), 'utf8'), 404);
    if (status === 301) return context.redirect(to + new URL(context.req.url).search, 301);
    return to.startsWith(functionsPrefix) ? missing(context.req.raw) : serveBuilt(to)(context, next);
  });
  return getRequestListener(app.fetch, { hostname: 'localhost' });
}

/** Vite's own pages and modules with hot reload: every page is the application's; the server's paths as in production. */
async function withVite(app: Site, server: Server): Promise<NodeHandler> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    configFile: `${projectDirectory}/vite.config.ts`,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  const answer = getRequestListener(app.fetch, { hostname: 'localhost' });
  return (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    // Vite serves src/api/*.ts below /api, too.
    return isServerPath(path) && !/\.tsx?$/.test(path)
      ? answer(request, response)
      : vite.middlewares(request, response);
  };
}

function misdirected(response: ServerResponse): void {
  response.writeHead(421, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('This server does not answer for that name. ALLOWED_HOSTS lists names that it shall answer for.\n');
}

/** Doors, pictures, outbox and site in one warm process, at the port. Closing ends the port, too. */
export async function startServer(
  world: Adapters,
  open: OpenPort,
  { isDevelopment, isAnsweredFor }: { isDevelopment: boolean; isAnsweredFor: (host: string | undefined) => boolean },
): Promise<{ close: () => Promise<void> }> {
  const doors = await loadDoors();
  const app = await serverApp(world, doors);
  const answer = isDevelopment ? await withVite(app, open.server) : await withSite(app, doors);
  open.answerWith((request, response) =>
    isAnsweredFor(request.headers.host) ? answer(request, response) : misdirected(response),
  );
  const stopSchedule = startSchedule(doors, world.database);
  return {
    close: async () => {
      await Promise.all([stopSchedule(), open.close()]);
    },
  };
}
