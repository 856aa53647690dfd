import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FormError } from '#ui/form-error.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { useChange } from '../../../api/change.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import {
  confirmSavedSearch,
  endedDays,
  listSavedSearches,
  takeBackUnsubscribing,
  unsubscribe,
} from '../../../contract/property/saved-search.ts';
import { paths } from '../../../paths.ts';

export function ConfirmSavedSearchScreen() {
  const words = useWords('saved-search');
  const asked = useChange(confirmSavedSearch, { refreshes: [listSavedSearches] });
  return (
    <LinkScreen kind="confirm" asked={asked}>
      {({ name }) => (
        <Done title={words('confirm.done', { name })} text={words('confirm.doneText')}>
          <ToListings />
        </Done>
      )}
    </LinkScreen>
  );
}

export function UnsubscribeScreen() {
  const asked = useChange(unsubscribe, { refreshes: [listSavedSearches] });
  return (
    <LinkScreen kind="unsubscribe" asked={asked}>
      {(silenced) => <Unsubscribed silenced={silenced} />}
    </LinkScreen>
  );
}

interface Linked {
  params: { token: string };
}

interface LinkScreenProps<Answer> {
  kind: 'confirm' | 'unsubscribe';
  asked: Pick<UseMutationResult<Answer, ApiError, Linked>, 'data' | 'error' | 'isPending' | 'mutate'>;
  /** The content after the button was pressed. */
  children: (answer: Answer) => ReactNode;
}

/** The screen of a mailed link. Mail programs open links by themselves, so only the button does something. */
function LinkScreen<Answer>({ kind, asked, children }: LinkScreenProps<Answer>) {
  const words = useWords('saved-search');
  const { token = '' } = useParams();
  return (
    <Page title={words(`${kind}.title`)} width="text">
      {asked.data !== undefined ? (
        children(asked.data)
      ) : asked.error?.code === 'link_invalid' || asked.error?.code === 'invalid' ? (
        <ErrorState title={words(`${kind}.bad`)} text={words(`${kind}.badText`)}>
          <ToListings />
        </ErrorState>
      ) : (
        <>
          <p>{words(`${kind}.text`)}</p>
          <FormError sentence={asked.error?.sentence} />
          <Button disabled={asked.isPending} onClick={() => asked.mutate({ params: { token } })}>
            {words(asked.isPending ? 'link.busy' : `${kind}.submit`)}
          </Button>
        </>
      )}
    </Page>
  );
}

/** The mails can be switched on again here, whether the search was kept or has ended. */
function Unsubscribed({ silenced: { name, isKept } }: { silenced: AnswerOf<typeof unsubscribe> }) {
  const words = useWords('saved-search');
  const { token = '' } = useParams();
  const takeBack = useChange(takeBackUnsubscribing, { refreshes: [listSavedSearches] });
  if (takeBack.data !== undefined) {
    return (
      <Done title={words('unsubscribe.going', { name })} text={words('unsubscribe.goingText')}>
        {isKept ? <ToSearches /> : <ToListings />}
      </Done>
    );
  }
  return (
    <>
      <Done
        title={words('unsubscribe.done', { name })}
        text={isKept ? words('unsubscribe.keptText') : words('unsubscribe.endedText', { days: endedDays })}
      >
        {isKept ? <ToSearches /> : <ToListings />}
        <Button variant="plain" disabled={takeBack.isPending} onClick={() => takeBack.mutate({ params: { token } })}>
          {words(takeBack.isPending ? 'link.busy' : 'unsubscribe.takeBack')}
        </Button>
      </Done>
      <FormError sentence={takeBack.error?.fields['name'] ?? takeBack.error?.sentence} />
    </>
  );
}

function Done({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <output>
      <EmptyState icon={<CheckIcon size={40} />} title={title} text={text}>
        {children}
      </EmptyState>
    </output>
  );
}

function ToListings() {
  const words = useWords('saved-search');
  return <Button to={paths.home()}>{words('list.browse')}</Button>;
}

function ToSearches() {
  const words = useWords('saved-search');
  return <Button to={paths.savedSearches()}>{words('unsubscribe.toSearches')}</Button>;
}
