/**
 * Files in one ZIP. PDFs are packed already, so nothing is gained by packing them again. The library comes with the first call.
 */
export async function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.entries(files).map(([name, content]) =>
    typeof content === 'string'
      ? ([name, [strToU8(content), { level: 6 }]] as const)
      : ([name, [content, { level: 0 }]] as const),
  );
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0]);
}
