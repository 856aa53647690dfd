/** SHA-256, in hexadecimal. */
export async function hashOf(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content);
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
