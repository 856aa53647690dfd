import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Arrived {
  to: string[];
  source: string;
}

/** A mail server in this process that keeps what it takes, and refuses every address at `nowhere.example`. */
export async function startMailServer() {
  const arrived: Arrived[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (address, _session, done) =>
      done(address.address.endsWith('@nowhere.example') ? new Error('no such address') : null),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        arrived.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    arrived,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}
