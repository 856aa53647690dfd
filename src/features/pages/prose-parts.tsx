import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { targetOf } from './page-links.ts';
import styles from './pages.module.css';
import { type Block, blocksOf, type Inline } from './prose.ts';

function Words({ of }: { of: readonly Inline[] }) {
  return of.map((part, index) => <Fragment key={index}>{partOf(part)}</Fragment>);
}

function partOf(part: Inline) {
  if (typeof part === 'string') return part;
  if ('language' in part) return <span lang={part.language}>{part.text}</span>;
  const target = targetOf(part.to);
  return 'page' in target ? <Link to={target.page}>{part.text}</Link> : <a href={target.outside}>{part.text}</a>;
}

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <Fragment key={index}>{blockOf(block)}</Fragment>);
}

function blockOf(block: Block) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3>
          <Words of={block.content} />
        </h3>
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
