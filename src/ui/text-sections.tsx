import styles from './text-sections.module.css';

interface TextSectionsProps {
  sections: readonly { title: string; text: readonly string[] }[];
}

/** A text to be read in a dialog, in titled sections below its heading. */
export function TextSections({ sections }: TextSectionsProps) {
  return sections.map(({ title, text }) => (
    <section key={title} className={styles['section']}>
      <h3>{title}</h3>
      {text.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  ));
}
