/** Larger than any logo is printed: 200 points at 300 dots an inch. */
const edges = { width: 840, height: 260 };

/**
 * A picture as a document takes it: an RGB PNG without transparency, which archives do not know. Undefined if it cannot be read.
 */
export async function forPaper(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { default: open } = await import('sharp');
  return open(bytes, { limitInputPixels: 12_000_000, failOn: 'error' })
    .timeout({ seconds: 10 })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ ...edges, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer()
    .catch(() => undefined);
}
