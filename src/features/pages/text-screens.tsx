import { useWords } from '../../i18n/i18n.ts';
import { Page } from '../../ui/page.tsx';
import styles from './pages.module.css';
import { Sections } from './prose-parts.tsx';

/** A page of titled texts. */
const legalScreen = (page: 'ranking' | 'rules' | 'reporting') =>
  function TextScreen() {
    const words = useWords('legal');
    const { title, lead, sections } = words(page, { returnObjects: true });
    return (
      <Page title={title} lead={lead} width="text">
        <Sections sections={sections} />
      </Page>
    );
  };

export const RankingScreen = legalScreen('ranking');
export const RulesScreen = legalScreen('rules');
export const ReportingScreen = legalScreen('reporting');

const oldScreen = (page: 'tutorials' | 'manual' | 'blog' | 'forum') =>
  function TextScreen() {
    const words = useWords('pages');
    const { title, lead, sections } = words(page, { returnObjects: true });
    return (
      <Page title={title} lead={lead} width="text">
        {sections.map((section) => (
          <section key={section.title} className={styles['section']}>
            <h2>{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Page>
    );
  };

export const TutorialsScreen = oldScreen('tutorials');
export const ManualScreen = oldScreen('manual');
export const BlogScreen = oldScreen('blog');
export const ForumScreen = oldScreen('forum');
