import { useLanguage, useWords } from '#i18n/i18n.ts';
import { Page } from '#ui/page.tsx';
import { pictureOf } from './guide-pictures.ts';
import styles from './pages.module.css';
import { Prose } from './prose-parts.tsx';

/** A page that shows how something is done, with pictures of the screens. */
const guideScreen = (page: 'tutorials' | 'manual') =>
  function GuideScreen() {
    const words = useWords('guides');
    const language = useLanguage();
    const { title, lead, sections } = words(page, { returnObjects: true });
    return (
      <Page title={title} lead={lead}>
        {sections.map(({ id, title: heading, text, picture, alt }) => (
          <section key={id} id={id} className={`stack ruled-above ${styles['guide']}`}>
            <div>
              <h2>{heading}</h2>
              <Prose lines={text} />
            </div>
            {picture !== '' && (
              <img
                src={pictureOf(picture, language)}
                alt={alt}
                width={390}
                height={844}
                loading="lazy"
                decoding="async"
              />
            )}
          </section>
        ))}
      </Page>
    );
  };

export const TutorialsScreen = guideScreen('tutorials');
export const ManualScreen = guideScreen('manual');
