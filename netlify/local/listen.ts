import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { codeOf, StartRefused } from '../adapters/claim.ts';

/** What `localhost` means: a browser may take the one or the other. */
const loopback = ['127.0.0.1', '::1'] as const;

const opened = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Hands everything on to the first server, upgrades to hot reloading included. */
function forwardingTo(first: Server): Server {
  const second = createServer();
  second.on('request', (request, response) => first.emit('request', request, response));
  second.on('upgrade', (request, socket, head) => first.emit('upgrade', request, socket, head));
  return second;
}

const isMissing = (problem: unknown): boolean => /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(codeOf(problem));
const isTaken = (problem: unknown): boolean => codeOf(problem) === 'EADDRINUSE';

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** A port that is free on one loopback address may be taken on the other: how often another one is looked for. */
const triesForFreePort = 20;

/** On both loopback addresses where there are two: one socket for `localhost` would be whichever the system names first. */
async function listening(server: Server, port: number, host: string | undefined, tries = 1): Promise<Server[]> {
  await opened(server, port, host ?? loopback[0]);
  if (host !== undefined) return [server];
  const second = forwardingTo(server);
  try {
    await opened(second, portOf(server), loopback[1]);
    return [server, second];
  } catch (problem) {
    if (isMissing(problem)) return [server];
    await new Promise((resolve) => server.close(resolve));
    if (port === 0 && isTaken(problem) && tries < triesForFreePort) return listening(server, port, host, tries + 1);
    throw problem;
  }
}

/** What somebody who types the command can do about it; everything else is a fault of ours. */
function refusalOf(problem: unknown, port: number, host: string | undefined): unknown {
  switch (codeOf(problem)) {
    case 'EADDRINUSE':
      return new StartRefused(
        `Port ${port} is taken: by a marketplace that runs already, or by another program. With another port: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new StartRefused(
        `Port ${port} needs more rights than this user has. With another port: PORT=5000 npm start`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartRefused(
        `HOST=${host ?? ''} is no address of this computer. For every address of it: HOST=0.0.0.0 npm start`,
      );
    default:
      return problem;
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface OpenPort {
  url: string;
  /** From now on every request is answered, also those that wait since before. */
  answerWith: (handler: Handler) => void;
  /** For upgrades: hot reloading. */
  server: Server;
  /** Takes no more requests, and breaks those off that are not answered after so long. */
  close: (graceMilliseconds?: number) => Promise<void>;
}

const round = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** So many new connections at most are let in before anything is answered. */
const mostAtOnce = 500;

/**
 * The event loop accepts one new connection a round (libuv), and the embedded database processes all requests of one
 * round. Of a hundred simultaneous connections the last waited until the others had been answered many times. So while
 * connections arrive, requests wait for a round without any; such rounds are short.
 */
function letIn() {
  let hasCome = false;
  let letting: Promise<void> | undefined;
  const untilNobodyComes = async (): Promise<void> => {
    for (let taken = 0; hasCome && taken < mostAtOnce; taken += 1) {
      hasCome = false;
      // From the middle of a round to behind the next one's connections.
      await round();
      await round();
    }
    letting = undefined;
  };
  return {
    connected: (): void => {
      hasCome = true;
      letting ??= untilNobodyComes();
    },
    everybodyIn: (): Promise<void> | undefined => letting,
  };
}

/**
 * Takes the port (0: any that is free) before anything else is begun, for this computer only or for `host`; who asks early
 * waits. Throws `StartRefused` where it cannot be had.
 */
export async function openPort(port: number, host?: string): Promise<OpenPort> {
  const handler = Promise.withResolvers<Handler>();
  const { connected, everybodyIn } = letIn();
  const server = createServer((request, response) => {
    void Promise.all([handler.promise, everybodyIn()]).then(([answer]) => answer(request, response));
  });
  const servers = await listening(server, port, host).catch((problem: unknown) => {
    throw refusalOf(problem, port, host);
  });
  for (const each of servers) each.on('connection', connected);
  return {
    url: `http://localhost:${portOf(server)}`,
    answerWith: handler.resolve,
    server,
    close: async (graceMilliseconds = 0) => {
      const cut = setTimeout(() => servers.forEach((each) => each.closeAllConnections()), graceMilliseconds);
      // Connections without a request end at once.
      await Promise.all(servers.map((each) => new Promise((resolve) => each.close(resolve))));
      clearTimeout(cut);
    },
  };
}
