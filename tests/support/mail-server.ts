import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Arrived {
  to: string[];
  source: string;
}

/** Addresses that are refused as soon as they are named. */
const difficult: Record<string, [code: number, sentence: string]> = {
  '@nowhere.example': [550, '5.1.1 no such address'],
  '@full.example': [452, 'mailbox full'],
  '@overfull.example': [552, 'mailbox full'],
  '@abroad.example': [550, '5.7.1 relaying denied'],
};
/** Refused only after the text. */
const late = '@late.example';
/** Never answered: the server is lost in thought. */
const pausing = '@pausing.example';
/** Taken and kept, but the server hangs up instead of saying so. */
const silent = '@silent.example';

const answered = (responseCode: number, sentence: string): Error =>
  Object.assign(new Error(sentence), { responseCode });

function refusalOf(address: string): Error | null {
  const refusal = difficult[address.slice(address.indexOf('@'))];
  return refusal === undefined ? null : answered(...refusal);
}

interface MailServerOptions {
  /** It wants a password, and takes none. */
  isLocked?: boolean;
  /** How long it thinks about each mail. */
  thinkMilliseconds?: number;
}

/** A mail server in this process that keeps what it takes, and takes nothing from nobody@. */
export async function startMailServer({ isLocked = false, thinkMilliseconds = 0 }: MailServerOptions = {}) {
  const arrived: Arrived[] = [];
  const asked: string[] = [];
  const admitted = new Set<string>();
  const lines = new Map<number | undefined, Socket>();
  let connections = 0;
  const server = new SMTPServer({
    authOptional: !isLocked,
    allowInsecureAuth: true,
    disabledCommands: isLocked ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth: (_credentials, _session, done) => done(answered(535, '5.7.8 wrong password')),
    onMailFrom: ({ address }, _session, done) =>
      done(address.startsWith('nobody@') ? answered(550, '5.1.1 no such sender') : null),
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      if (address.endsWith(pausing)) return;
      done(admitted.has(address) ? null : refusalOf(address));
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        if (to.some((address) => address.endsWith(late))) return done(answered(550, 'no such user'));
        arrived.push({ to, source: Buffer.concat(parts).toString('utf8') });
        if (to.some((address) => address.endsWith(silent))) lines.get(session.remotePort)?.destroy();
        else setTimeout(done, thinkMilliseconds);
      });
    },
  });
  server.server.on('connection', (line: Socket) => {
    connections += 1;
    lines.set(line.remotePort, line);
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    arrived,
    /** The recipients that it was given, whether or not it took their mail. */
    asked,
    /** From now on it takes what is for this address. */
    admit: (address: string) => void admitted.add(address),
    /** How many were opened to it so far, and how many are open now. */
    connections: () => connections,
    open: () => new Promise<number>((told) => server.server.getConnections((_, count) => told(count))),
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}
