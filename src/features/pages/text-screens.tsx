import { useWords } from '../../i18n/i18n.ts';
import { Page } from '../../ui/page.tsx';
import styles from './pages.module.css';

type TextPage = 'terms' | 'impressum' | 'tutorials' | 'manual' | 'blog' | 'forum';

/** A page of titled sections. Its content is in the translations. */
const textScreen = (page: TextPage) =>
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

export const TermsScreen = textScreen('terms');
export const ImpressumScreen = textScreen('impressum');
export const TutorialsScreen = textScreen('tutorials');
export const ManualScreen = textScreen('manual');
export const BlogScreen = textScreen('blog');
export const ForumScreen = textScreen('forum');
