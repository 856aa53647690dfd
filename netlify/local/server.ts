import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { functionsPrefix } from '../../src/contract/endpoint-path.ts';
import type { Adapters } from '../adapters/ports.ts';
import missing from '../functions/missing.ts';
import { observed } from '../http/observe.ts';
import { buildDirectory, projectDirectory } from './build.ts';
import { callerBehind } from './caller.ts';
import { deployHeaders, deployRedirects } from './deploy-headers.ts';
import { type LoadedDoor, loadDoors, routeDoors } from './doors.ts';
import { isAtHome, isThisComputer, isThisComputersName } from './hosts.ts';
import { imageRoutes } from './image-routes.ts';
import type { OpenPort } from './listen.ts';
import { outbox } from './outbox.ts';
import { packAssets, packJson } from './packing.ts';
import { startSchedule } from './schedule.ts';

type Site = Hono<{ Bindings: HttpBindings }>;
type NodeHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What is the server's; everything else is a page or a file of the site. */
const isServerPath = (path: string): boolean =>
  /^\/(api|metrics|\.netlify\/functions|images|outbox)(\/|\.json|$)/.test(path);

interface Surrounding {
  proxies: BlockList;
  waitUntil: (work: Promise<unknown>) => void;
}

async function serverApp(
  world: Adapters,
  doors: readonly LoadedDoor[],
  { proxies, waitUntil }: Surrounding,
): Promise<Site> {
  const headersOf = await deployHeaders();
  const app: Site = new Hono();
  app.use(compress());
  app.use(packJson);
  app.use(async (context, next) => {
    await next();
    // On the platform the rules are for files: what a function says of its answer stands.
    for (const [name, value] of headersOf(context.req.path))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
  const pictures = imageRoutes(world.images);
  const pictureDoor = observed(async (request) => pictures.fetch(request));
  app.all('/images/*', (context) => pictureDoor(context.req.raw));
  app.use('/outbox*', async (context, next) => {
    const { socket, headers } = context.env.incoming;
    // What comes through a proxy comes from this computer, too.
    if (!isThisComputer(socket.remoteAddress) || !isAtHome(headers)) return context.notFound();
    await next();
  });
  // With a real mail server nobody may read the mails here, nor on a site with an address of its own.
  if (isThisComputersName(new URL(world.siteUrl).host) && (world.mailer.isReadInQueue || world.texter.isReadInQueue))
    app.route('/', outbox(world));
  const doorOf = routeDoors(doors);
  app.all('*', async (context, next) => {
    if (!isServerPath(context.req.path)) return next();
    const { socket } = context.env.incoming;
    const caller = callerBehind(proxies, socket.remoteAddress, context.req.raw.headers.get('x-forwarded-for'));
    return doorOf(context.req.raw, { ip: caller, waitUntil });
  });
  return app;
}

const serveBuilt = (path: string) => serveStatic({ root: buildDirectory, path });

/** The production build as Netlify serves it: doors of pages, the file, the page of that name, else what netlify.toml names. */
async function withSite(app: Site, doors: readonly LoadedDoor[]): Promise<NodeHandler> {
  const redirectOf = await deployRedirects();
  for (const { door, paths } of doors)
    for (const path of paths.filter((one) => !isServerPath(one))) app.get(path, (asked) => door(asked.req.raw));
  app.get('/assets/*', packAssets(buildDirectory));
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

interface ServerOptions {
  isDevelopment: boolean;
  isAnsweredFor: (host: string | undefined) => boolean;
  /** Whose X-Forwarded-For is believed; without it nobody's. */
  proxies?: BlockList;
}

/** How long an end waits for requests, jobs and mails that are under way. What it breaks off is done again later. */
const graceMilliseconds = 10_000;

/** Doors, pictures, outbox and site in one warm process, at the port. Closing ends the port, too. */
export async function startServer(
  world: Adapters,
  open: OpenPort,
  { isDevelopment, isAnsweredFor, proxies = new BlockList() }: ServerOptions,
): Promise<{ close: () => Promise<void> }> {
  const doors = await loadDoors();
  const underWay = new Set<Promise<unknown>>();
  const waitUntil = (work: Promise<unknown>): void => {
    underWay.add(work);
    void work.finally(() => underWay.delete(work));
  };
  const app = await serverApp(world, doors, { proxies, waitUntil });
  const answer = isDevelopment ? await withVite(app, open.server) : await withSite(app, doors);
  open.answerWith((request, response) =>
    isAnsweredFor(request.headers.host) ? answer(request, response) : misdirected(response),
  );
  const stopSchedule = startSchedule(doors, world.database);
  return {
    close: async () => {
      const over = delay(graceMilliseconds, undefined, { ref: false });
      const done = Promise.all([stopSchedule(), open.close(graceMilliseconds)]).then(() => Promise.all(underWay));
      await Promise.race([over, done]);
    },
  };
}
