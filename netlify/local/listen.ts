import { createServer, type Server } from 'node:http';

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

const isMissing = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && /^(EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(String(problem.code));

/**
 * Opens the server to this computer only, on both loopback addresses where there are two, or to `host`. Two sockets:
 * one for `localhost` would be whichever address the system names first. Answers with all that listen.
 */
export async function listen(server: Server, port: number, host: string | undefined): Promise<Server[]> {
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
