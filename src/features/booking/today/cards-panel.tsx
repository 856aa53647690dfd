import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Link } from '#ui/link.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { listServiceCards } from '../../../contract/services/service-card.ts';
import { paths } from '../../../paths.ts';
import styles from './panels.module.css';

/** The own service cards by name and state, each a link to its form. */
export function CardsPanel() {
  const words = useWords('business');
  const owned = useAnswer(listServiceCards, {});
  const items = owned.data?.items ?? [];
  return (
    <Section
      isCard={false}
      title={words('dashboard.cards')}
      actions={
        <>
          <Button variant="plain" isCompact to={paths.newServiceCard()}>
            {words('dashboard.newCard')}
          </Button>
          <Button variant="link" to={paths.serviceCards()}>
            {words('dashboard.allCards')}
          </Button>
        </>
      }
    >
      {stateOf(owned) === 'loading' && <Skeleton lines={2} />}
      {stateOf(owned) === 'failed' && <ErrorState title={words('failed')} onRetry={() => void owned.refetch()} />}
      {stateOf(owned) === 'ready' && items.length === 0 && <p className="quiet">{words('dashboard.cardsEmpty')}</p>}
      {items.length > 0 && (
        <ul className={styles['cardList']}>
          {items.map(({ id, name, isPublished }) => (
            <li key={id}>
              <Link to={paths.editServiceCard(id)}>{name}</Link>{' '}
              <Badge kind={isPublished ? 'success' : 'neutral'}>
                {words(isPublished ? 'dashboard.published' : 'dashboard.draft')}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
