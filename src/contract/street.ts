/** A street and a house number in one line: split at the last space. Without a space all of it is the street. */
export function splitStreetLine(line: string): { street: string; houseNumber: string } {
  const written = line.trim();
  const space = written.lastIndexOf(' ');
  if (space === -1) return { street: written, houseNumber: '' };
  return { street: written.slice(0, space).trimEnd(), houseNumber: written.slice(space + 1) };
}
