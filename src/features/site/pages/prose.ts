// The texts of pages as lines: `- ` begins an entry of a list, `1. ` a step, everything else is a paragraph. Inside a line
// `[words](target)` is a link and `{en|words}` says which language the words are in. News are compiled to the same blocks.

export type Inline =
  | string
  | { readonly text: string; readonly to: string }
  | { readonly text: string; readonly language: 'de' | 'en' }
  | { readonly text: string; readonly stress: 'em' | 'strong' };

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly content: readonly Inline[] }
  | { readonly kind: 'list' | 'steps'; readonly entries: readonly (readonly Inline[])[] };

const marked = /\[([^\]]+)\]\(([^)\s]+)\)|\{(de|en)\|([^}]+)\}/g;

export function inlinesOf(line: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: words, 2: to, 3: language, 4: spoken } of line.matchAll(marked)) {
    if (index > end) found.push(line.slice(end, index));
    if (words !== undefined && to !== undefined) found.push({ text: words, to });
    if (spoken !== undefined) found.push({ text: spoken, language: language === 'de' ? 'de' : 'en' });
    end = index + whole.length;
  }
  if (end < line.length) found.push(line.slice(end));
  return found;
}

const starts = { list: /^- /, steps: /^\d+\. / } as const;

export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of lines) {
    const kind = starts.list.test(line) ? 'list' : starts.steps.test(line) ? 'steps' : undefined;
    const before = blocks.at(-1);
    if (kind === undefined) blocks.push({ kind: 'paragraph', content: inlinesOf(line) });
    else {
      const entry = inlinesOf(line.replace(starts[kind], ''));
      if (before?.kind === kind) blocks[blocks.length - 1] = { kind, entries: [...before.entries, entry] };
      else blocks.push({ kind, entries: [entry] });
    }
  }
  return blocks;
}
