import { useWords } from '#i18n/i18n.ts';
import { Page } from '#ui/page.tsx';
import { Table } from '#ui/table.tsx';
import styles from './pages.module.css';
import { Prose, Sections } from './prose-parts.tsx';

/** /accessibility: what works for whom, as a table, and what does not work yet. */
export function AccessibilityScreen() {
  const words = useWords('legal');
  const { title, lead, sections, tableTitle, caption, columns, table, gaps, contact } = words('accessibility', {
    returnObjects: true,
  });
  return (
    <Page title={title} lead={lead} width="text">
      <Sections sections={sections} />
      <section className={styles['section']}>
        <h2>{tableTitle}</h2>
        <Table
          caption={caption}
          isCaptionHidden
          columns={[
            { key: 'who', title: columns.who, isTitleHidden: true, cell: ([who]) => who },
            { key: 'what', title: columns.what, isTitleHidden: true, cell: ([, what]) => what },
          ]}
          rows={table}
          keyOf={([who = '']) => who}
        />
      </section>
      <section className={styles['section']}>
        <h2>{gaps.title}</h2>
        <Prose lines={gaps.text} />
      </section>
      <section className={styles['section']}>
        <h2>{contact.title}</h2>
        <Prose lines={contact.text} />
      </section>
    </Page>
  );
}
