import { Link, useSearchParams } from 'react-router-dom';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './landing.module.css';
import { readServiceQuestion, type ServiceQuestion } from './landing-service-question.ts';
import { ServiceSearch } from './landing-service-search.tsx';

/** The service search as far as it goes: nobody can be found here yet, and the screen says so. */
export function ServicesScreen() {
  const words = useWords('landing');
  const [query] = useSearchParams();
  const asked = readServiceQuestion(query);
  return (
    <Page title={words('services.title')} lead={words('services.lead')}>
      <ServiceSearch key={`${asked.zip} ${asked.service}`} asked={asked} />
      {asked.zip !== '' && <NobodyFound asked={asked} />}
    </Page>
  );
}

function NobodyFound({ asked: { zip, service } }: { asked: ServiceQuestion }) {
  const words = useWords('landing');
  const sentence =
    service === undefined
      ? words('services.askedAny', { zip })
      : words('services.asked', { zip, service: words(`services.names.${service}`) });
  return (
    <EmptyState
      icon={<SearchIcon size={40} />}
      title={words('services.none')}
      text={`${sentence} ${words('services.soon')}`}
    >
      <Link className={styles['primary']} to={paths.becomeProvider()}>
        {words('services.become')}
      </Link>
    </EmptyState>
  );
}
