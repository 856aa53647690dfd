/**
 * The version of a picture that shows a shared link: what stands on it, as a short word. It stands in the picture's address, so
 * that a new price has another address and nobody goes on showing the old one. The sum is FNV-1a's (RFC 9923).
 */
export function shareVersion(said: readonly (string | number | boolean | null | undefined)[]): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify(said))) sum = Math.imul(sum ^ byte, 0x01000193);
  return (sum >>> 0).toString(36);
}
