const groupsIn = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** The groups of an IPv6 address, 16 bits each. `::` stands for the missing zeroes. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const [first, last] = [groupsIn(head), groupsIn(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
}

/**
 * The key under which limits count a caller. For IPv6 it is the network (/64): one connection has 2^64 addresses and could
 * use each once. An IPv4 address written as IPv6 counts as the IPv4 address.
 */
export function callerOf(ip: string | undefined): string {
  if (ip === undefined || ip === '') return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [address = ''] = ip.split('%');
  if (!/^[\da-f:]+$/i.test(address) || !URL.canParse(`http://[${address}]`)) return ip;
  return `${groupsOf(address)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
