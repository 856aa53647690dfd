interface Shared {
  title: string;
  url: string;
}

/** By the system's own sheet where there is one, else by copying the address. */
export async function share(shared: Shared): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(shared);
      return 'shared';
    }
    await navigator.clipboard.writeText(shared.url);
    return 'copied';
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'AbortError') return 'shared';
    console.warn('Sharing failed', problem);
    return 'failed';
  }
}
