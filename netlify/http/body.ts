/** The text of a body, or undefined where it is longer than `maximum` bytes: no more than that is ever held. */
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
