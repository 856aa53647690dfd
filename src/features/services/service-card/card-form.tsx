import { useState } from 'react';
import { formatLastHere } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useCameFromInside } from '#ui/came-from-inside.ts';
import { CheckboxField, RadioGroup, SwitchField } from '#ui/choice-fields.tsx';
import { FieldGroup, FieldPair, Form } from '#ui/form.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ImageDrop } from '#ui/image-drop.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Rows } from '#ui/rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import type { Form as FormOf } from '../../../api/form.ts';
import { unitOf, useOwnCurrency } from '../../../api/own-currency.ts';
import type { SessionUser } from '../../../api/session.ts';
import { limits } from '../../../contract/limits.ts';
import { type Plan, servicePlanOf } from '../../../contract/plans.ts';
import { type OwnCard, travelZonesMaximum } from '../../../contract/services/service-card.ts';
import { serviceGroupNames, serviceGroups } from '../../../contract/services/service-taxonomy.ts';
import { paths } from '../../../paths.ts';
import { CardDeposit } from './card-deposit.tsx';
import { type CardEntries, placesOf } from './card-entries.ts';
import { CardPrices } from './card-prices.tsx';
import { CardQuestions } from './card-questions.tsx';
import live from './live-card.module.css';
import { LiveCard } from './live-card.tsx';
import type { useCardPictures } from './use-card-pictures.ts';

interface CardFormProps {
  form: FormOf<CardEntries>;
  pictures: ReturnType<typeof useCardPictures>;
  user: SessionUser;
  /** Undefined for a new one. */
  card: OwnCard | undefined;
}

export function CardForm({ form, pictures, user, card }: CardFormProps) {
  const words = useWords('service-card');
  const plan = servicePlanOf(user.package);
  const { isUploading } = pictures;
  const [edited, setEdited] = useState<string>();
  // What an earlier visit has typed is kept anew.
  const [changedAt, setChangedAt] = useState(() => (form.wasRestored ? new Date().toISOString() : undefined));
  return (
    <div
      className={`column ${live['editor']}`}
      onFocus={({ target }) => setEdited('name' in target && typeof target.name === 'string' ? target.name : undefined)}
      onBlur={() => setEdited(undefined)}
      onChange={() => setChangedAt(new Date().toISOString())}
    >
      <LiveCard entries={form.values} pictures={pictures.pictures.pictures} user={user} edited={edited} />
      <Form
        form={form}
        submit={words(form.values.isPublished ? 'editor.publish' : 'editor.saveDraft')}
        busy={words('editor.saving')}
        isHeld={isUploading}
        asksBeforeLeaving={card !== undefined}
        actions={<Cancel />}
        barOf={(send) => <ActionBar>{send}</ActionBar>}
        state={<SavedState form={form} card={card} changedAt={changedAt} />}
      >
        <Basics form={form} isCategoryLocked={card !== undefined} />
        <CardPrices form={form} />
        <Times form={form} />
        <CardDeposit form={form} />
        <CardQuestions form={form} />
        <FieldGroup title={words('editor.images')}>
          <ImageDrop
            pictures={pictures.pictures}
            hint={words('editor.imagesHint', { maximum: plan.images })}
            error={form.field('images').error}
            altTextMaximum={limits.altTextMaximum}
          />
          {isUploading && <p className="quiet small">{words('editor.uploading')}</p>}
        </FieldGroup>
        <Places form={form} plan={plan} card={card} />
        <Booking form={form} plan={plan} card={card} />
        {user.package !== 'platin' && (
          <p>
            <Button variant="link" to={paths.providerUpgrade()}>
              {words(user.package === 'gold' ? 'upgrade.platin' : 'upgrade.gold')}
            </Button>
          </p>
        )}
        <SwitchField label={words('editor.isPublished')} {...form.field('isPublished')} />
      </Form>
    </div>
  );
}

interface SavedStateProps {
  form: FormOf<CardEntries>;
  card: OwnCard | undefined;
  /** When something was changed last. */
  changedAt: string | undefined;
}

/** A new card is kept in this tab while it is written; one that is stored says when that was. */
function SavedState({ form: { isKept, isChanged }, card, changedAt }: SavedStateProps) {
  const words = useWords('service-card');
  const keptAt = isKept && isChanged ? changedAt : undefined;
  const savedAt = isChanged ? keptAt : card?.updatedAt;
  if (savedAt === undefined) return card === undefined ? null : words('editor.unsaved');
  return (
    <>
      <CheckIcon />
      {words(isChanged ? 'editor.draftAt' : 'editor.savedAt', { when: formatLastHere(savedAt) })}
    </>
  );
}

function Cancel() {
  const words = useWords('service-card');
  const cameFromInside = useCameFromInside();
  return cameFromInside ? (
    <Button variant="plain" onClick={() => history.back()}>
      {words('editor.cancel')}
    </Button>
  ) : (
    <Button variant="plain" to={paths.serviceCards()}>
      {words('editor.cancel')}
    </Button>
  );
}

function Basics({ form, isCategoryLocked }: { form: FormOf<CardEntries>; isCategoryLocked: boolean }) {
  const words = useWords('service-card');
  const names = useWords('service-names');
  const known = serviceGroupNames.flatMap((group) =>
    serviceGroups[group].map((category) => ({
      value: category,
      label: `${names(`groups.${group}`)}: ${names(`names.${category}`)}`,
    })),
  );
  return (
    <FieldGroup title={words('editor.basics')}>
      <TextField label={words('editor.name')} isRequired {...form.field('name')} />
      <SelectField
        label={words('editor.category')}
        isRequired
        isDisabled={isCategoryLocked}
        hint={isCategoryLocked ? words('editor.categoryLocked') : undefined}
        choices={isCategoryLocked ? known : [{ value: '', label: words('editor.choose') }, ...known]}
        {...form.field('category')}
        onChange={(category) => form.setValues({ category, ...placesOf(category) })}
      />
      <TextAreaField label={words('editor.description')} isRequired {...form.field('description')} />
      <RadioGroup
        label={words('editor.dealType')}
        isInRow
        choices={[
          { value: 'buy', label: words('editor.buy') },
          { value: 'rent', label: words('editor.rent') },
        ]}
        {...form.field('dealType')}
      />
    </FieldGroup>
  );
}

function Times({ form }: { form: FormOf<CardEntries> }) {
  const words = useWords('service-card');
  return (
    <FieldGroup title={words('editor.times')}>
      <FieldPair>
        <NumberField
          label={words('editor.buffer')}
          hint={words('editor.ownRule')}
          unit="count"
          {...form.field('buffer')}
        />
        <NumberField
          label={words('editor.noticeHours')}
          hint={words('editor.ownRule')}
          unit="count"
          {...form.field('noticeHours')}
        />
      </FieldPair>
      <NumberField
        label={words('editor.cancelHours')}
        hint={words('editor.cancelHint')}
        unit="count"
        {...form.field('cancelHours')}
      />
    </FieldGroup>
  );
}

interface FeatureProps {
  form: FormOf<CardEntries>;
  plan: Plan;
  card: OwnCard | undefined;
}

function Places({ form, plan, card }: FeatureProps) {
  const words = useWords('service-card');
  const unit = unitOf(useOwnCurrency());
  const { isMobile } = form.values;
  // After a downgrade it may be turned off, not on.
  const isInBoth = plan.homeService || (card?.isMobile === true && card.isAtShop);
  return (
    <FieldGroup title={words('editor.places')}>
      {isInBoth ? (
        <>
          <CheckboxField label={words('editor.isAtShop')} {...form.field('isAtShop')} />
          <CheckboxField label={words('editor.isMobile')} {...form.field('isMobile')} />
        </>
      ) : (
        <OnePlace form={form} />
      )}
      {isMobile && plan.homeService && (
        <Rows
          rows={form.rows('travelZones')}
          label={words('editor.zones')}
          addLabel={words('editor.addZone')}
          blank={{ upTo: '', fee: '' }}
          maximum={travelZonesMaximum}
        >
          {(index) => (
            <FieldPair>
              <NumberField label={words('editor.upTo')} unit="count" {...form.fieldOf('travelZones', index, 'upTo')} />
              <NumberField label={words('editor.fee')} unit={unit} {...form.fieldOf('travelZones', index, 'fee')} />
            </FieldPair>
          )}
        </Rows>
      )}
    </FieldGroup>
  );
}

/** Without home service work is done in the shop, or at the customer's by arrangement. */
function OnePlace({ form }: { form: FormOf<CardEntries> }) {
  const words = useWords('service-card');
  const { isAtShop, isMobile } = form.values;
  return (
    <>
      <RadioGroup
        label={words('editor.place')}
        isLabelHidden
        {...form.field('isAtShop')}
        value={isMobile ? 'customer' : isAtShop ? 'shop' : ''}
        onChange={(place) => form.setValues({ isAtShop: place === 'shop', isMobile: place === 'customer' })}
        choices={[
          { value: 'shop', label: words('editor.isAtShop') },
          { value: 'customer', label: words('editor.isByArrangement'), hint: words('editor.isByArrangementHint') },
        ]}
      />
      <p className="line gap8-12 spaced">
        <Badge kind="brand">{words('tag.platin')}</Badge>
        <span className="quiet small">{words('editor.homeServiceText')}</span>
      </p>
    </>
  );
}

function Booking({ form, plan, card }: FeatureProps) {
  const words = useWords('service-card');
  const { category } = form.values;
  const isLocked = !plan.immediateBooking && card?.isAvailableNow !== true;
  const isCraft = serviceGroups.home.some((known) => known === category);
  return (
    <FieldGroup title={words('editor.booking')}>
      <div className="line gap8-12">
        <SwitchField
          label={words('editor.isAvailableNow')}
          hint={words('editor.availableHint')}
          isDisabled={isLocked}
          {...form.field('isAvailableNow')}
        />
        {isLocked && <Badge kind="brand">{words('tag.gold')}</Badge>}
      </div>
      {isCraft && <SwitchField label={words('editor.isUrgent')} {...form.field('isUrgent')} />}
      <SwitchField label={words('editor.isFreelancer')} {...form.field('isFreelancer')} />
    </FieldGroup>
  );
}
