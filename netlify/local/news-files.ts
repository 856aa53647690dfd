import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { News } from '../../src/features/site/pages/news.ts';
import { type Block, type Inline, inlinesOf } from '../../src/features/site/pages/prose.ts';

// A post of the blog is a Markdown file. The build reads it, so that no visitor loads a reader of Markdown.

type NewsText = Omit<News, 'slug'>;

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function inlineOf(token: Token): Inline[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return 'tokens' in token && token.tokens !== undefined
        ? token.tokens.flatMap(inlineOf)
        : inlinesOf(unescaped(token.text));
    case 'link':
      return [{ text: unescaped(token.text), to: token.href }];
    case 'em':
    case 'strong':
      return [{ text: unescaped(token.text), stress: token.type }];
    default:
      throw new Error(`a post may not have this in a line: ${token.raw}`);
  }
}

const inlines = (tokens: readonly Token[] | undefined): Inline[] => (tokens ?? []).flatMap(inlineOf);

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
    case 'paragraph':
      return [{ kind: token.type, content: inlines(token.tokens) }];
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return [{ kind: ordered ? 'steps' : 'list', entries: items.map((item) => inlines(item.tokens)) }];
    }
    default:
      throw new Error(`a post may not have this: ${token.raw}`);
  }
}

/** Title, date and summary stand between two lines of three dashes, one a line; the text follows. */
export function readNews(source: string): NewsText {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  const fields = new Map(head.split('\n').map((line) => line.split(/:\s+(.*)/, 2) as [string, string]));
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined || value === '') throw new Error(`a post needs a line "${name}: …" at its head`);
    return value;
  };
  const date = field('date');
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) throw new Error(`no date: ${date}`);
  return { title: field('title'), date, summary: field('summary'), blocks: lexer(text).flatMap(blockOf) };
}

/** Makes a module of a post. */
export const newsFiles = (): Plugin => ({
  name: 'news files',
  transform: (source, id) =>
    id.endsWith('.md') ? { code: `export default ${JSON.stringify(readNews(source))};`, map: null } : undefined,
});
