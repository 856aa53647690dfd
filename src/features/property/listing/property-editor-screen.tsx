import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { type SessionUser, useSession } from '../../../api/session.ts';
import { getOwnProperty } from '../../../contract/property/listing.ts';
import { paths } from '../../../paths.ts';
import '#ui/mantine-form.tsx';
import { Page } from '#ui/page.tsx';
import { NeedsSellerAccount, SessionEnded, SignInInvitation } from './account-notices.tsx';
import { readDraft } from './draft-store.ts';
import { PropertyForm } from './property-form.tsx';
import { ReturnHome } from './return-home.tsx';

/** /create-property and /edit-property/:id. */
export function PropertyEditorScreen() {
  const words = useWords('listing');
  const { id } = useParams();
  return (
    <Page
      width="text"
      title={words(id === undefined ? 'editor.createTitle' : 'editor.editTitle')}
      lead={words(id === undefined ? 'editor.createLead' : 'editor.editLead')}
    >
      <Editor id={id} />
    </Page>
  );
}

function Editor({ id }: { id: string | undefined }) {
  const session = useSession();
  const user = session.state === 'signed-in' ? session.user : undefined;
  const lostId = useLostId(user?.id);
  const isLister = user?.type === 'seller' || user?.type === 'provider';
  if (user !== undefined && !isLister) return <NeedsSellerAccount />;
  if (lostId !== undefined)
    return (
      <SessionEnded
        next={id === undefined ? paths.createProperty() : paths.editProperty(id)}
        isDraftKept={readDraft({ ownerId: lostId, propertyId: id }) !== undefined}
      />
    );
  if (id === undefined) return <RestartableForm key={user?.id} user={user} property={undefined} />;
  return user === undefined ? (
    <SignInInvitation next={paths.editProperty(id)} />
  ) : (
    <ChangeOfProperty id={id} user={user} />
  );
}

/** The account whose session has ended while the form was open, until somebody signs in again. */
function useLostId(signedInId: string | undefined): string | undefined {
  const [knownId, setKnownId] = useState(signedInId);
  if (signedInId !== undefined && signedInId !== knownId) setKnownId(signedInId);
  return signedInId === undefined ? knownId : undefined;
}

function ChangeOfProperty({ id, user }: { id: string; user: SessionUser }) {
  const words = useWords('listing');
  // The form must start from what is stored, not from the dashboard's older list, and it must not change while it is open.
  const stored = { isAskedAnew: true, staleTime: Number.POSITIVE_INFINITY };
  const owned = useAnswer(getOwnProperty, { params: { id } }, stored);
  const property = owned.data;
  useKeptPlace(owned.isFetchedAfterMount && property !== undefined);
  if (!owned.isFetchedAfterMount) return <PageSkeleton shape="form" />;
  if (owned.error !== null && owned.error.code !== 'not_found' && owned.error.code !== 'invalid')
    return (
      <ErrorState
        title={words('error.title')}
        text={`${words('error.failed')}\n${owned.error.sentence}`}
        onRetry={() => void owned.refetch()}
      />
    );
  if (property === undefined || owned.error !== null)
    return (
      <ErrorState title={words('error.title')} text={words('error.notFound')}>
        <ReturnHome />
      </ErrorState>
    );
  return <RestartableForm key={id} user={user} property={property} />;
}

type FormProps = Omit<Parameters<typeof PropertyForm>[0], 'onDiscarded'>;

/** Discarding the draft restarts the form. So does, by the key, a change of the account: nobody sees another's text. */
function RestartableForm(props: FormProps) {
  const [start, setStart] = useState(0);
  return <PropertyForm key={start} {...props} onDiscarded={() => setStart(start + 1)} />;
}
