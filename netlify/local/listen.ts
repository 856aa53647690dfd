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

/** On both loopback addresses where there are two: one socket for `localhost` would be whichever the system names first. */
async function listening(server: Server, port: number, host: string | undefined): Promise<Server[]> {
  await opened(server, port, host ?? loopback[0]);
  if (host !== undefined) return [server];
  const second = forwardingTo(server);
  try {
    await opened(second, port, loopback[1]);
    return [server, second];
  } catch (problem) {
    if (isMissing(problem)) return [server];
    server.close();
    throw problem;
  }
}

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface OpenPort {
  url: string;
  /** Answers everything from now on, what came before and waits included. */
  answerWith: (handler: Handler) => void;
  /** For upgrades: hot reloading. */
  server: Server;
  close: () => Promise<void>;
}

/**
 * Takes the port before anything else is begun, for this computer only or for `host`; who asks early waits. Throws
 * `StartRefused` where the port is taken.
 */
export async function openPort(port: number, host?: string): Promise<OpenPort> {
  const handler = Promise.withResolvers<Handler>();
  const server = createServer((request, response) => {
    void handler.promise.then((answer) => answer(request, response));
  });
  const servers = await listening(server, port, host).catch((problem: unknown) => {
    if (codeOf(problem) !== 'EADDRINUSE') throw problem;
    throw new StartRefused(
      `Port ${port} is taken: by a marketplace that runs already, or by another program. With another port: PORT=${port + 1} npm start`,
    );
  });
  return {
    url: `http://localhost:${port}`,
    answerWith: handler.resolve,
    server,
    close: async () => {
      for (const each of servers) {
        each.closeAllConnections();
        await new Promise((resolve) => each.close(resolve));
      }
    },
  };
}
