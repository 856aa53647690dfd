import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

const everywhere = new Set(['0.0.0.0', '::']);
const thisComputer = ['localhost', '127.0.0.1', '::1'];

/** `localhost:5000` -> `localhost`, `[::1]:5000` -> `::1`; undefined for what is no host at all. */
function nameIn(header: string): string | undefined {
  const address = `http://${header}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^\[(.*)\]$/, '$1') : undefined;
}

/**
 * Whether a request names a host that this server answers for: this computer, `HOST`, and those of `ALLOWED_HOSTS`. A page of
 * somebody else's whose name leads here (DNS rebinding) sends its own. Where every address of the computer is served, any
 * of them may be named, but no other name.
 */
export function answersTo(
  host: string | undefined,
  allowed: readonly string[],
): (header: string | undefined) => boolean {
  const names = new Set([
    ...thisComputer,
    ...allowed.map((name) => name.toLowerCase()),
    ...(host === undefined ? [] : [host]),
  ]);
  const anyAddress = host !== undefined && everywhere.has(host);
  return (header) => {
    const name = nameIn(header ?? '');
    return name !== undefined && (names.has(name) || (anyAddress && isIP(name) !== 0));
  };
}

/** Of a `Host` header. */
export const isThisComputersName = (header: string | undefined): boolean =>
  thisComputer.includes(nameIn(header ?? '') ?? '');

/** Headers by which a proxy says that it passes on what somebody else asked. */
const passedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Asked at this computer under its own name, and passed on by nobody. */
export const isAtHome = (headers: IncomingHttpHeaders): boolean =>
  isThisComputersName(headers.host) && !passedOn.some((name) => name in headers);

/** IPv4 within IPv6 included. */
export const isThisComputer = (address: string | undefined): boolean => /^(::ffff:)?127\.|^::1$/.test(address ?? '');
