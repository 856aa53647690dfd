/** A ZIP of files by their names. PDFs are packed already, so that everything is only stored. */
export async function zipped(files: readonly (readonly [name: string, content: Uint8Array])[]): Promise<Uint8Array> {
  // Hardly any call makes one.
  const { zipSync } = await import('fflate');
  return zipSync(Object.fromEntries(files), { level: 0 });
}
