import { useWords } from '#i18n/i18n.ts';
import { Page } from '#ui/page.tsx';
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
