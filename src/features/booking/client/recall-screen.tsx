import { useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FormError } from '#ui/form-error.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import { endRecall, getRecall, resumeRecall } from '../../../contract/booking/client-recall.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { paths } from '../../../paths.ts';

/** /r/:token, where an invitation leads: to the business, or to the end of its invitations. */
export function RecallScreen() {
  const words = useWords('client');
  const { token = '' } = useParams();
  const { data, error, refetch } = useAnswer(getRecall, { params: { token } }, { isAskedAnew: true });
  const isUnknown = error?.status === 404 || error?.code === 'invalid';
  return (
    <Page
      title={data === undefined ? words('recall.page.title') : words('recall.page.titleOf', { name: data.business })}
      isTitleHidden={isUnknown}
      width="text"
    >
      {isUnknown ? (
        <EmptyState drawing="lost" title={words('recall.page.unknown')} text={words('recall.page.unknownText')}>
          <Button to={paths.services()}>{words('recall.page.search')}</Button>
        </EmptyState>
      ) : data !== undefined ? (
        <Standing token={token} standing={data} />
      ) : error === null ? (
        <PageSkeleton shape="paper" text={words('recall.page.loading')} />
      ) : (
        <ErrorState title={words('recall.page.failed')} text={error.sentence} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

/** Mail programs open links by themselves, so only a button does something. */
function Standing({ token, standing }: { token: string; standing: AnswerOf<typeof getRecall> }) {
  const words = useWords('client');
  const end = useChange(endRecall, { refreshes: [getRecall] });
  const resume = useChange(resumeRecall, { refreshes: [getRecall] });
  const { business: name, provider, via, isAgreed } = standing;
  const params = { token };
  const failure = (end.error ?? resume.error)?.sentence;
  if (!isAgreed)
    return (
      <output>
        <EmptyState
          icon={<CheckIcon size={40} />}
          title={words('recall.page.ended')}
          text={words('recall.page.endedText', { name })}
        >
          <Button variant="plain" isBusy={resume.isPending} onClick={() => resume.mutate({ params })}>
            {words('recall.page.resume')}
          </Button>
        </EmptyState>
        <FormError sentence={failure} />
      </output>
    );
  return (
    <div className="stack gap16">
      <p>{words('recall.page.text', { name })}</p>
      <Button to={paths.provider(provider, { via })}>{words('recall.page.book')}</Button>
      <FormError sentence={failure} />
      <Button variant="plain" isBusy={end.isPending} onClick={() => end.mutate({ params })}>
        {words('recall.page.end')}
      </Button>
    </div>
  );
}
