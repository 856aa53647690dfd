import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { CalendarFault, CalendarReader } from '../ports.ts';

/** Calendars of other programs, by an address that somebody typed: it may lead anywhere, so each step is checked. */

const bytesMaximum = 1_000_000;
const redirectsMaximum = 3;

/** Networks that no public calendar is in: RFC 6890 and its successors. Addresses in others are public. */
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
/** Public IPv6 addresses all lie in 2000::/3. Its parts that tunnel to IPv4 or are reserved are closed again below. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !closed.check(address, 'ipv4');
  return version === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

type Resolve = (host: string) => Promise<readonly { address: string; family: number }[]>;

interface Parts {
  resolve: Resolve;
  isPublic: (address: string) => boolean;
  /** `node:https`, whose certificate checks hold. */
  request: typeof httpsRequest;
  signal: AbortSignal;
}

const failed = (fault: CalendarFault): { fault: CalendarFault } => ({ fault });

function addressIn(written: string, from?: URL): URL | undefined {
  const url = URL.parse(written.replace(/^webcals?:/i, 'https:'), from);
  return url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '' ? undefined : url;
}

/** Reads the body until it is too large: what it says of its size is not believed. */
async function textOf(answer: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > bytesMaximum) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** The name is asked once, every address is checked, and one of these is connected to: another answer later changes nothing. */
async function answerOf(
  url: URL,
  { resolve, isPublic, request, signal }: Parts,
): Promise<IncomingMessage | { fault: CalendarFault }> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const version = isIP(host);
  const found = version > 0 ? [{ address: host, family: version }] : await resolve(host).catch(() => []);
  const [checked] = found;
  if (checked === undefined) return failed('unreachable');
  if (!found.every(({ address }) => isPublic(address))) return failed('private');
  return new Promise((answered, rejected) => {
    request(
      {
        host,
        port: url.port === '' ? 443 : url.port,
        path: `${url.pathname}${url.search}`,
        headers: { accept: 'text/calendar', 'accept-encoding': 'identity', host: url.host },
        ...(version > 0 ? {} : { servername: host }),
        agent: false,
        signal,
        lookup: (_name, options, done) =>
          options.all === true
            ? done(null, [{ address: checked.address, family: checked.family }])
            : done(null, checked.address, checked.family),
      },
      answered,
    )
      .once('error', rejected)
      .end();
  });
}

async function follow(
  url: URL | undefined,
  parts: Parts,
  redirects = 0,
): Promise<{ text: string } | { fault: CalendarFault }> {
  if (url === undefined) return failed('address');
  const answer = await answerOf(url, parts);
  if ('fault' in answer) return answer;
  try {
    const { statusCode: status = 0, headers } = answer;
    if (status >= 300 && status < 400 && headers.location !== undefined)
      return redirects === redirectsMaximum
        ? failed('unreachable')
        : await follow(addressIn(headers.location, url), parts, redirects + 1);
    if (status !== 200) return failed('unreachable');
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') return failed('none');
    if (Number(headers['content-length'] ?? 0) > bytesMaximum) return failed('tooLarge');
    const text = await textOf(answer);
    return text === undefined ? failed('tooLarge') : { text };
  } finally {
    answer.destroy();
  }
}

export const calendarsOverHttps = ({
  milliseconds = 4000,
  resolve = (host) => lookup(host, { all: true, verbatim: true }),
  isPublic = isPublicAddress,
  request = httpsRequest,
}: Partial<Omit<Parts, 'signal'>> & { milliseconds?: number } = {}): CalendarReader => ({
  read: (address) => {
    const signal = AbortSignal.timeout(milliseconds);
    // A name server that does not answer cannot be called off.
    const late = new Promise<{ fault: CalendarFault }>((answered) =>
      signal.addEventListener('abort', () => answered(failed('unreachable')), { once: true }),
    );
    const read = follow(addressIn(address), { resolve, isPublic, request, signal }).catch(() => failed('unreachable'));
    return Promise.race([read, late]);
  },
});
