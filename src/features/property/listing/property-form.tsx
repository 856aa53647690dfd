import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { ImageDrop } from '#ui/image-drop.tsx';
import { useFirstField } from '#ui/use-first-field.ts';
import type { Pictures } from '#ui/use-pictures.ts';
import { useAnswer } from '../../../api/query.ts';
import type { SessionUser } from '../../../api/session.ts';
import { getCounted } from '../../../contract/billing/billing.ts';
import { limits } from '../../../contract/limits.ts';
import { plans } from '../../../contract/plans.ts';
import type { OpenedProperty } from '../../../contract/property/listing.ts';
import { paths } from '../../../paths.ts';
import { PlanRoom } from '../../account/account/plan-room.tsx';
import { SignInToPublish } from './account-notices.tsx';
import { BasicSection } from './basic-section.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import { DetailsSection } from './details-section.tsx';
import styles from './editor.module.css';
import { FormOutcome } from './form-outcome.tsx';
import { FormSection } from './form-section.tsx';
import { imageErrorsOf } from './image-errors.ts';
import { PlanLink } from './plan-link.tsx';
import { PricingSection } from './pricing-section.tsx';
import type { SettableStatus } from './property-entries.ts';
import { StatusChoice } from './status-choice.tsx';
import { UnconfirmedNotice } from './unconfirmed-notice.tsx';
import { type PropertyEditor, usePropertyEditor } from './use-property-editor.ts';
import { useStepBack } from './use-step-back.ts';

interface PropertyFormProps {
  /** Undefined for a new one. */
  property: OpenedProperty | undefined;
  user: SessionUser | undefined;
  onDiscarded: () => void;
}

export function PropertyForm({ property, user, onDiscarded }: PropertyFormProps) {
  const words = useWords('listing');
  const editor = usePropertyEditor(property, user);
  const { form, pictures, wasRestored, saved, isOtherwise, isAwaiting, isHeld, obstacle, discardDraft } = editor;
  const { place, submit } = form;
  const isNew = property === undefined;
  useFirstField(place, isNew);
  const isWaiting =
    user?.email_verified === false && saved === undefined && form.values.status === 'published' && !isPublic(property);
  const imageErrors = imageErrorsOf(form.errors);
  const restart = (): void => {
    discardDraft();
    onDiscarded();
  };
  return (
    <form data-kept ref={place} className="column gap20" noValidate onSubmit={submit}>
      {wasRestored && <RestoredNotice onDiscard={restart} />}
      {user === undefined && <p className="quiet">{words('editor.visitor')}</p>}
      {user !== undefined && !isPublic(property) && <Room user={user} />}
      <CompletenessMeter entries={form.values} pictures={pictures.pictures.length} />
      <BasicSection form={form} />
      <PricingSection form={form} isAsked={obstacle !== 'signIn' && obstacle?.isAboutPrice === true} />
      <DetailsSection form={form} />
      <FormSection title={words('editor.images')}>
        <ImageDrop
          pictures={pictures}
          hint={`${words('editor.imagesHint')}. ${user === undefined ? words('editor.imagesByPlan', room) : words('editor.imagesOfPlan', { count: pictures.maximum })}`}
          error={imageErrors.ofAll}
          errorsByPlace={imageErrors.byPlace}
          altTextMaximum={limits.altTextMaximum}
        />
        {wantsMoreImages(pictures) && <PlanLink />}
      </FormSection>
      <StatusChoice form={form} isNew={isNew} />
      {user !== undefined && isWaiting && <UnconfirmedNotice email={user.email} />}
      {obstacle === 'signIn' ? (
        <SignInToPublish next={isNew ? paths.createProperty() : paths.editProperty(property.id)} />
      ) : (
        <FormOutcome
          refused={obstacle}
          saved={saved}
          isOtherwise={isOtherwise}
          isHeld={isHeld}
          awaitedEmail={isAwaiting ? user?.email : undefined}
          isNew={isNew}
        />
      )}
      <FormButtons editor={editor} isNew={isNew} />
    </form>
  );
}

/** The pictures of a listing in each plan. */
const room = { basic: plans.basic.images, premium: plans.premium.images, developer: plans.developer.images };

const isPublic = (property: OpenedProperty | undefined): boolean => property?.status === 'published';

/** What the plan has room for, before the form is filled. */
function Room({ user }: { user: SessionUser }) {
  const counted = useAnswer(getCounted, {});
  const used = counted.data?.items.filter(({ kind }) => kind === 'listings').length;
  const own = user.propertyPackage ?? user.package;
  const plan = plans[own].strand === 'property' ? own : 'basic';
  return (
    <div className={styles['room']}>
      <PlanRoom kind="listings" plan={plan} used={used} to={paths.plansOf(user.type)} />
    </div>
  );
}

/** Whether there are more pictures than the plan allows and a larger plan allows more. */
const wantsMoreImages = ({ pictures, refused, maximum }: Pictures): boolean =>
  maximum < plans.developer.images &&
  (pictures.length > maximum || refused.some(({ because }) => because === 'tooMany'));

function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const words = useWords('listing');
  return (
    <div className={`stack gap8 from-start on-accent ${styles['notice']}`}>
      <output>
        <strong>{words('editor.restored')}</strong>
        <br />
        {words('editor.restoredText')}
      </output>
      <Button variant="plain" onClick={onDiscard}>
        {words('editor.discardDraft')}
      </Button>
    </div>
  );
}

function FormButtons({ editor, isNew }: { editor: PropertyEditor; isNew: boolean }) {
  const words = useWords('listing');
  const confirm = useConfirm();
  const leave = useStepBack();
  const { isChanged, isBusy, saved, form } = editor;
  const cancel = async (): Promise<void> => {
    if (isChanged) {
      const isSure = await confirm({
        title: words('editor.leaveTitle'),
        text: words('editor.leaveText'),
        confirmLabel: words('editor.discard'),
        cancelLabel: words('editor.keepEditing'),
        isDangerous: true,
      });
      if (!isSure) return;
      editor.discardDraft();
    }
    leave();
  };
  return (
    <div className={`row gap12 at-end ${styles['buttons']}`}>
      <Button variant="plain" disabled={isBusy} onClick={() => void cancel()}>
        {words('editor.cancel')}
      </Button>
      <Button type="submit" disabled={isBusy || saved !== undefined}>
        {words(isBusy ? 'editor.saving' : submitWord(isNew, form.values.status))}
      </Button>
    </div>
  );
}

function submitWord(isNew: boolean, status: SettableStatus) {
  if (status === 'draft') return 'editor.saveDraft';
  return isNew ? 'editor.publish' : 'editor.save';
}
