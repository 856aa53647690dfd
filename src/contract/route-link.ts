/** The way to an address on a map that needs no key. The address goes there only when the link is pressed. */
export const routeTo = (address: string): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(address)}`;

/** An address in one line, as it is shown and looked for. */
export const addressLine = ({ street, zip, city }: { street: string; zip: string; city: string }): string =>
  `${street}, ${zip} ${city}`;
