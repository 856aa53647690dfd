/** The way to an address on a map that needs no key. The address goes there only when the link is pressed. */
export const routeTo = (address: string): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(address)}`;
