import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Arrived {
  to: string[];
  source: string;
}

/** Refuses an address for good or for now; what it takes for the third it keeps, and hangs up instead of saying so. */
const difficult = { gone: '@nowhere.example', full: '@full.example', silent: '@silent.example' } as const;

function refusalOf(address: string): Error | null {
  if (address.endsWith(difficult.gone)) return new Error('no such address');
  if (address.endsWith(difficult.full)) return Object.assign(new Error('mailbox full'), { responseCode: 452 });
  return null;
}

/** A mail server in this process that keeps what it takes. */
export async function startMailServer() {
  const arrived: Arrived[] = [];
  const lines = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        arrived.push({ to, source: Buffer.concat(parts).toString('utf8') });
        if (to.some((address) => address.endsWith(difficult.silent))) lines.get(session.remotePort)?.destroy();
        else done();
      });
    },
  });
  server.server.on('connection', (line: Socket) => lines.set(line.remotePort, line));
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    arrived,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}
