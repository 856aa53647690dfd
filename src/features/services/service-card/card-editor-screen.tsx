import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { type FormOptions, useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import type { SessionUser } from '../../../api/session.ts';
import { plans, servicePlanOf } from '../../../contract/plans.ts';
import {
  createServiceCard,
  listServiceCards,
  type OwnCard,
  updateServiceCard,
} from '../../../contract/services/service-card.ts';
import { paths } from '../../../paths.ts';
import { PlanRoom } from '../../account/account/plan-room.tsx';
import { type CardEntries, draftOf, entriesOf, newEntries, waitFaults } from './card-entries.ts';
import { CardForm } from './card-form.tsx';
import { ProviderOnly } from './provider-only.tsx';
import { useCardPictures } from './use-card-pictures.ts';

/** /provider/services/new and /provider/services/edit/:id. */
export function CardEditorScreen() {
  const words = useWords('service-card');
  const { id } = useParams();
  const title = words(id === undefined ? 'editor.newTitle' : 'editor.editTitle');
  return (
    <ProviderOnly>
      {(user) => (
        <Page title={title}>{id === undefined ? <NewCard user={user} /> : <StoredCard id={id} user={user} />}</Page>
      )}
    </ProviderOnly>
  );
}

/** The form begins with what is stored now and does not change while it is open. */
function StoredCard({ id, user }: { id: string; user: SessionUser }) {
  const words = useWords('service-card');
  const owned = useAnswer(listServiceCards, {}, { isAskedAnew: true, staleTime: Number.POSITIVE_INFINITY });
  const isThere = owned.isFetchedAfterMount;
  useKeptPlace(isThere);
  if (!isThere && stateOf(owned) !== 'failed') return <PageSkeleton shape="form" text={words('editor.loading')} />;
  if (owned.data === undefined)
    return (
      <ErrorState
        title={words('list.failed')}
        {...(owned.error === null ? {} : { text: owned.error.sentence })}
        onRetry={() => void owned.refetch()}
      />
    );
  const card = owned.data.items.find((one) => one.id === id);
  if (card === undefined) return <ErrorState title={words('notFound')} />;
  return <ChangedCard key={card.id} card={card} user={user} />;
}

/** What both forms do with what the server answers. */
function useOutcome(user: SessionUser) {
  const words = useWords('service-card');
  const navigate = useNavigate();
  const plan = servicePlanOf(user.package);
  const planName = user.package === 'gold' || user.package === 'platin' ? user.package : 'free';
  return {
    check: (entries) => waitFaults(entries, words('editor.waitFault')),
    refreshes: [listServiceCards],
    onSent: ({ isPublished }) => {
      toast.success(words(isPublished ? 'published' : 'drafted'));
      void navigate(paths.providerDashboard());
    },
    sentenceOf: ({ code, sentence }) => {
      if (code === 'plan_limit') return words('limit', { maximum: plan.cards ?? 0, plan: words(`plans.${planName}`) });
      if (code === 'internal' || code === 'unavailable') return words('editor.failed');
      return code === 'invalid' ? undefined : sentence;
    },
  } satisfies Partial<FormOptions<typeof createServiceCard, CardEntries, OwnCard>>;
}

function NewCard({ user }: { user: SessionUser }) {
  const [draft] = useState(() => draftAt({ what: 'service-card', by: user.id }));
  const pictures = useCardPictures(undefined, servicePlanOf(user.package).images);
  const form = useForm(createServiceCard, {
    ...useOutcome(user),
    values: newEntries,
    // Under the draft's id: sent again after a lost answer, it is still one card.
    askOf: (entries) => ({ body: { ...draftOf(entries, pictures.stored), ...(draft.id && { id: draft.id }) } }),
    keptAs: draft,
  });
  return (
    <>
      <Room user={user} />
      <CardForm form={form} pictures={pictures} user={user} card={undefined} />
    </>
  );
}

function Room({ user }: { user: SessionUser }) {
  const owned = useAnswer(listServiceCards, {});
  const plan = plans[user.package].strand === 'services' ? user.package : 'free';
  return <PlanRoom kind="cards" plan={plan} used={owned.data?.items.length} to={paths.providerUpgrade()} />;
}

function ChangedCard({ card, user }: { card: OwnCard; user: SessionUser }) {
  const pictures = useCardPictures(card, servicePlanOf(user.package).images);
  const form = useForm(updateServiceCard, {
    ...useOutcome(user),
    values: entriesOf(card),
    askOf: (entries) => ({
      params: { id: card.id },
      body: { ...draftOf(entries, pictures.stored), seen: card.updatedAt },
    }),
  });
  return <CardForm form={form} pictures={pictures} user={user} card={card} />;
}
