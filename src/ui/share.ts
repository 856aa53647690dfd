interface Shared {
  title: string;
  url: string;
}

/** Shares by the system's dialog if there is one, else by copying the address. */
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
