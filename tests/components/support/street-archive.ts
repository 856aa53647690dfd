// A file of vector tiles as small as one can be: PMTiles 3, uncompressed, with one tile for the earth and for its four quarters.

const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(Math.floor(value / 0x80))];
const text = (value: string): number[] => [...new TextEncoder().encode(value)];

/** Fields of protocol buffers: a number, or bytes with their length. */
const number = (field: number, value: number): number[] => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, value: readonly number[]): number[] => [
  ...varint(field * 8 + 2),
  ...varint(value.length),
  ...value,
];

const extent = 4096;
const polygon = 3;

/** A square over the whole tile, by the commands of the Mapbox Vector Tile format: go to, line to (three times), close. */
const wholeTile = [9, 0, 0, 26, 2 * extent, 0, 0, 2 * extent, 2 * extent - 1, 0, 15];

const layer = (name: string): number[] =>
  bytes(3, [
    ...bytes(1, text(name)),
    ...bytes(2, [...number(3, polygon), ...bytes(4, wholeTile.flatMap(varint))]),
    ...number(5, extent),
    ...number(15, 2),
  ]);

const headerLength = 127;
const uncompressed = 1;
const vectorTiles = 1;

/** Water everywhere. */
export function seaOfTiles(): Uint8Array<ArrayBuffer> {
  const tile = layer('water');
  // One entry: the first tile's number, how often it is repeated, how long it is, and where (counted from one).
  const directory = [1, 0, 5, tile.length, 1].flatMap(varint);
  const metadata = text('{}');
  const file = new Uint8Array(headerLength + directory.length + metadata.length + tile.length);
  const header = new DataView(file.buffer);
  file.set(text('PMTiles'));
  header.setUint8(7, 3);
  const parts = [directory, metadata, [], tile];
  let offset = headerLength;
  for (const [index, part] of parts.entries()) {
    file.set(part, offset);
    header.setBigUint64(8 + 16 * index, BigInt(offset), true);
    header.setBigUint64(16 + 16 * index, BigInt(part.length), true);
    offset += part.length;
  }
  for (const place of [72, 80, 88]) header.setBigUint64(place, 1n, true);
  for (const [place, value] of [
    [96, 1],
    [97, uncompressed],
    [98, uncompressed],
    [99, vectorTiles],
    [100, 0],
    [101, 1],
  ] as const)
    header.setUint8(place, value);
  return file;
}
