import { useParams } from 'react-router-dom';
import { formatDate } from '#i18n/format.ts';
import { useLanguage, useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { usePresent } from '#ui/present.ts';
import { useChange } from '../../../api/change.ts';
import { refresh, useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { agree, listAgreements } from '../../../contract/account/agreement.ts';
import { processingText } from '../../../contract/account/agreement-processing.ts';
import { versionAt, versions } from '../../../contract/account/agreement-versions.ts';
import { getReadiness } from '../../../contract/services/business.ts';
import { paths } from '../../../paths.ts';
import { Sections } from './prose-parts.tsx';

/** /processing: the contract by which a provider has client data processed here. */
export function ProcessingScreen() {
  const words = useWords('pages');
  const language = useLanguage();
  const { version: asked } = useParams();
  const now = new Date(usePresent());
  const version = asked ?? versionAt(versions.processing, now);
  const text = processingText(version, language);
  if (text === undefined)
    return (
      <Page title={words('agreed.unknown')} isTitleHidden>
        <EmptyState drawing="lost" title={words('agreed.unknown')}>
          <Button to={paths.processing()}>{words('agreed.toProcessing')}</Button>
        </EmptyState>
      </Page>
    );
  return (
    <Page title={text.title} lead={text.lead} width="text">
      <p className="quiet small spaced">
        <Link to={paths.processing(version)}>{words('agreed.version', { day: formatDate(version) })}</Link>
      </p>
      <Sections sections={text.sections} />
      <Agreeing version={version} />
    </Page>
  );
}

/** Of a provider: when it was agreed, or the button that does it. */
function Agreeing({ version }: { version: string }) {
  const session = useSession();
  return session.state === 'signed-in' && session.user.type === 'provider' ? <OwnAgreement version={version} /> : null;
}

function OwnAgreement({ version }: { version: string }) {
  const words = useWords('pages');
  const answered = useAnswer(listAgreements, {});
  const agreeing = useChange(agree, {
    onSuccess: () => void Promise.all([refresh(listAgreements), refresh(getReadiness)]),
  });
  if (answered.error !== null && answered.data === undefined)
    return <ErrorState title={answered.error.sentence} onRetry={() => void answered.refetch()} />;
  if (answered.data === undefined) return null;
  const done = answered.data.items.find((one) => one.document === 'processing' && one.version === version);
  if (done !== undefined)
    return <Notice kind="success">{words('agreed.processing.done', { day: formatDate(done.agreedAt) })}</Notice>;
  if (!answered.data.needed.includes('processing')) return null;
  return (
    <Notice
      kind="info"
      action={
        <Button
          isBusy={agreeing.isPending}
          onClick={() => agreeing.mutate({ body: { document: 'processing', version } })}
        >
          {words(agreeing.isPending ? 'agreed.processing.sending' : 'agreed.processing.agree')}
        </Button>
      }
    >
      {agreeing.error === null ? words('agreed.processing.needed') : agreeing.error.sentence}
    </Notice>
  );
}
