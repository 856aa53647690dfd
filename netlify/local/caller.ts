import { BlockList, isIP } from 'node:net';
import { StartRefused } from '../adapters/claim.ts';

/** An IPv4 address within IPv6 is that address. */
const plain = (address: string): string => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
const kindOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** `TRUSTED_PROXIES`: addresses and networks, `127.0.0.1, 172.16.0.0/12`. Throws `StartRefused` for what is neither. */
export function proxiesIn(written: string): BlockList {
  const list = new BlockList();
  for (const entry of written.split(',').flatMap((part) => part.trim() || [])) {
    const [address = '', bits] = entry.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const isNetwork = bits !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
    if (isIP(address) === 0 || (bits !== undefined && !isNetwork))
      throw new StartRefused(
        `TRUSTED_PROXIES lists addresses and networks such as 127.0.0.1 or 172.16.0.0/12, not '${entry}'`,
      );
    if (bits === undefined) list.addAddress(address, kindOf(address));
    else list.addSubnet(address, Number(bits), kindOf(address));
  }
  return list;
}

/**
 * Whose request it is: the address at the other end of the line, or what a trusted proxy there says of its own. Anybody can
 * write an `X-Forwarded-For`, and proxies add to its end: it is read from there, as far as trusted proxies have written it.
 */
export function callerBehind(trusted: BlockList, lineAddress: string | undefined, forwardedFor: string | null): string {
  const isTrusted = (address: string): boolean => isIP(address) !== 0 && trusted.check(address, kindOf(address));
  let caller = plain(lineAddress ?? 'local');
  for (const said of (forwardedFor ?? '').split(',').map(plain).reverse()) {
    if (!isTrusted(caller) || isIP(said) === 0) break;
    caller = said;
  }
  return caller;
}
