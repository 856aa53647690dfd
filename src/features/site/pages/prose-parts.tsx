import { Fragment } from 'react';
import { Link } from '#ui/link.tsx';
import { targetOf } from './page-links.ts';
import styles from './pages.module.css';
import { type Block, blocksOf, type Inline } from './prose.ts';

function Words({ of }: { of: readonly Inline[] }) {
  return of.map((part, index) => <Fragment key={index}>{partOf(part)}</Fragment>);
}

function partOf(part: Inline) {
  if (typeof part === 'string') return part;
  if ('language' in part) return <span lang={part.language}>{part.text}</span>;
  if ('stress' in part) return part.stress === 'em' ? <em>{part.text}</em> : <strong>{part.text}</strong>;
  const target = targetOf(part.to);
  return 'page' in target ? <Link to={target.page}>{part.text}</Link> : <a href={target.outside}>{part.text}</a>;
}

/** `level`: of their headings. */
export function Blocks({ blocks, level = 3 }: { blocks: readonly Block[]; level?: 2 | 3 }) {
  return blocks.map((block, index) => <Fragment key={index}>{blockOf(block, level)}</Fragment>);
}

function blockOf(block: Block, level: 2 | 3) {
  const Heading = level === 2 ? 'h2' : 'h3';
  switch (block.kind) {
    case 'heading':
      return (
        <Heading>
          <Words of={block.content} />
        </Heading>
      );
    case 'paragraph':
      return (
        <p>
          <Words of={block.content} />
        </p>
      );
    default: {
      const List = block.kind === 'list' ? 'ul' : 'ol';
      return (
        <List className={styles['points']}>
          {block.entries.map((entry, index) => (
            <li key={index}>
              <Words of={entry} />
            </li>
          ))}
        </List>
      );
    }
  }
}

export const Prose = ({ lines }: { lines: readonly string[] }) => <Blocks blocks={blocksOf(lines)} />;

export interface TextSection {
  id?: string;
  title: string;
  text: readonly string[];
}

/** Titled parts of a page of text. */
export function Sections({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ id, title, text }) => (
    <section key={title} id={id} className={styles['section']}>
      <h2>{title}</h2>
      <Prose lines={text} />
    </section>
  ));
}
