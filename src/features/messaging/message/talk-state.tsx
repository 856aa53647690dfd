import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { paths } from '../../../paths.ts';

/** In place of a conversation that is on its way, or did not come. */
export function TalkState({ problem, onRetry }: { problem: ApiError | null; onRetry: () => void }) {
  const words = useWords('message');
  if (problem === null) return <PageSkeleton shape="thread" text={words('talk.loading')} />;
  if (!['not_found', 'invalid', 'forbidden'].includes(problem.code))
    return <ErrorState title={words('talk.failed')} text={problem.sentence} onRetry={onRetry} />;
  return (
    <ErrorState title={words('talk.none')} text={words('talk.noneText')}>
      <Button variant="plain" to={paths.messages()}>
        {words('talk.back')}
      </Button>
    </ErrorState>
  );
}
