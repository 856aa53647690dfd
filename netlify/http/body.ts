/** The text of a body, or undefined if it is longer than `maximum` bytes. No more than that is kept in memory. */
export async function textAtMost(
  body: ReadableStream<Uint8Array> | null,
  maximum: number,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maximum) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
