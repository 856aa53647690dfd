import styles from './pages.module.css';

/** Titled texts side by side, from [title, text] pairs of the translations. */
export function Cards({ cards, isNumbered = false }: { cards: readonly (readonly string[])[]; isNumbered?: boolean }) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={styles['cards']}>
      {cards.map(([title, ...texts], index) => (
        <li key={title}>
          {isNumbered && (
            <span className={`stack accent strong at-middle on-accent circle ${styles['number']}`} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3>{title}</h3>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </li>
      ))}
    </List>
  );
}
