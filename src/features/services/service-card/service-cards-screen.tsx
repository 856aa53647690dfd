import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { stateOf, useAnswer } from '../../../api/query.ts';
import type { SessionUser } from '../../../api/session.ts';
import { servicePlanOf } from '../../../contract/plans.ts';
import { listServiceCards } from '../../../contract/services/service-card.ts';
import { paths } from '../../../paths.ts';
import { CardList } from './card-list.tsx';
import { OldCardsNotice } from './old-cards-notice.tsx';
import { ProviderOnly } from './provider-only.tsx';
import styles from './service-card.module.css';

/** /provider/services: the own service cards. */
export function ServiceCardsScreen() {
  return <ProviderOnly>{(user) => <OwnCards user={user} />}</ProviderOnly>;
}

function OwnCards({ user }: { user: SessionUser }) {
  const words = useWords('service-card');
  const owned = useAnswer(listServiceCards, {});
  const [said, setSaid] = useState<string>();
  useKeptPlace(owned.data !== undefined);
  const items = owned.data?.items ?? [];
  const maximum = servicePlanOf(user.package).cards ?? items.length + 1;
  const isFull = items.length >= maximum;
  const isEmpty = stateOf(owned) === 'ready' && items.length === 0;
  const add = (
    <Button icon={<PlusIcon />} to={paths.newServiceCard()}>
      {words('list.new')}
    </Button>
  );
  return (
    <Page
      title={words('list.title')}
      lead={stateOf(owned) === 'ready' ? words('list.lead', { count: items.length, maximum }) : '\u00a0'}
      actions={isFull || isEmpty ? undefined : add}
    >
      {isFull && (
        <div className={styles['bar']}>
          <Notice
            kind="info"
            action={
              user.package === 'platin' ? undefined : (
                <Button variant="link" to={paths.providerUpgrade()}>
                  {words(user.package === 'gold' ? 'upgrade.platin' : 'upgrade.gold')}
                </Button>
              )
            }
          >
            {user.package === 'platin'
              ? words('limitTop', { maximum })
              : words('limit', { maximum, plan: words(`plans.${planWord(user)}`) })}
          </Notice>
        </div>
      )}
      <OldCardsNotice accountId={user.id} onTaken={(sentence) => setSaid(sentence)} />
      {said !== undefined && <Notice kind="success">{said}</Notice>}
      {stateOf(owned) === 'loading' && <Skeleton shape="dates" />}
      {stateOf(owned) === 'failed' && (
        <ErrorState
          title={words('list.failed')}
          {...(owned.error === null ? {} : { text: owned.error.sentence })}
          onRetry={() => void owned.refetch()}
        />
      )}
      {isEmpty && (
        <EmptyState drawing="papers" title={words('list.empty')} text={words('list.emptyText')}>
          {add}
        </EmptyState>
      )}
      {items.length > 0 && <CardList cards={items} isFull={isFull} />}
    </Page>
  );
}

const planWord = ({ package: plan }: SessionUser): 'free' | 'gold' | 'platin' =>
  plan === 'gold' || plan === 'platin' ? plan : 'free';
