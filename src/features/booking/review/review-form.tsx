import { type ReactNode, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Chip } from '#ui/chip.tsx';
import { DotChoice } from '#ui/dot-choice.tsx';
import { Form as FormFrame } from '#ui/form.tsx';
import { CheckIcon, icon } from '#ui/icons.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { Notice } from '#ui/notice.tsx';
import { PhotoTiles } from '#ui/photo-tiles.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import type { Pictures } from '#ui/use-pictures.ts';
import { type Form, useForm } from '../../../api/form.ts';
import { type ReviewOfVisit, reviewMaximum } from '../../../contract/booking/review.ts';
import type { ImageId } from '../../../contract/fields.ts';
import { type Praise, praises, type ReviewPart, reviewParts } from '../../../contract/services/provider-rating.ts';
import { groupOf, type ServiceCategory } from '../../../contract/services/service-taxonomy.ts';
import styles from './review.module.css';
import { keyOfVisit, reviewCallsOf, type VisitKey } from './review-calls.ts';
import { useReviewPictures } from './use-review-pictures.ts';

const LockIcon = icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');

const points = ['1', '2', '3', '4', '5'] as const;
type Points = (typeof points)[number];
const pointsOf = (rating: number | undefined): Points | '' => points.find((one) => Number(one) === rating) ?? '';

type Values = { rating: Points | ''; text: string; praise: Praise[]; staffId: string } & Record<
  ReviewPart,
  Points | ''
>;

const valuesOf = (own: ReviewOfVisit['own'], staffId: string): Values => ({
  rating: pointsOf(own?.rating),
  text: own?.text ?? '',
  praise: own?.praise ?? [],
  staffId: own?.staffId ?? staffId,
  cleanliness: pointsOf(own?.parts.cleanliness),
  result: pointsOf(own?.parts.result),
  punctuality: pointsOf(own?.parts.punctuality),
  price: pointsOf(own?.parts.price),
});

/** Nothing for what was not chosen: the contract says that the rating is missing. */
const bodyOf = ({ rating, text, praise, staffId, ...parts }: Values) => ({
  ...(rating === '' ? {} : { rating: Number(rating) }),
  text,
  praise,
  ...(staffId === '' ? {} : { staffId }),
  parts: Object.fromEntries(reviewParts.flatMap((part) => (parts[part] === '' ? [] : [[part, Number(parts[part])]]))),
});

type ReviewEntries = Form<Values>;

interface ReviewFormProps {
  visit: VisitKey;
  known: ReviewOfVisit;
  /** The account of whoever writes; undefined for guests. */
  by: string | undefined;
  /** What a customer rates: who was there at first, and what was done. Absent where a provider rates a customer. */
  about?: { staffId: string; category: ServiceCategory | undefined };
  /** Buttons behind the one that sends. */
  actions?: ReactNode;
  /** Stands beside the fields: where it was, and with whom. */
  beside?: (who: { staffId: string; choose: (staffId: string) => void }) => ReactNode;
  heading?: ReactNode;
  onSent: () => void;
}

/** Points first, everything else where one likes. */
export function ReviewForm(props: ReviewFormProps) {
  const { visit, known, about, actions, beside } = props;
  const words = useWords('review');
  const { pictures, stored, isUploading } = useReviewPictures(visit, known.own?.images ?? []);
  const form = useReviewEntries(props, stored);
  return (
    <FormFrame
      form={form}
      look="bare"
      submit={words('send')}
      busy={words('sending')}
      actions={actions}
      isHeld={isUploading}
      {...(about === undefined ? {} : { barOf: (send) => <ActionBar>{send}</ActionBar> })}
    >
      {(end) => (
        <div
          className={
            about === undefined ? `column gap28 shrinks from-top ${styles['fields']}` : `column gap22 ${styles['page']}`
          }
        >
          {beside?.({ staffId: form.values.staffId, choose: (staffId) => form.setValues({ staffId }) })}
          <Fields {...props} form={form} pictures={pictures} end={end} />
        </div>
      )}
    </FormFrame>
  );
}

function useReviewEntries({ visit, known, by, about, onSent }: ReviewFormProps, images: ImageId[]): ReviewEntries {
  const words = useWords('review');
  const { write, read, params } = reviewCallsOf(visit);
  const [draft] = useState(() => draftAt({ what: `review:${keyOfVisit(visit)}`, by }));
  return useForm(write, {
    values: valuesOf(known.own, about?.staffId ?? ''),
    askOf: (values) => ({
      params,
      body: { ...bodyOf(values), ...(about === undefined ? {} : { images }) },
    }),
    refreshes: [read],
    keptAs: draft,
    onSent: () => {
      toast.success(words('sent'));
      onSent();
    },
  });
}

interface FieldsProps extends ReviewFormProps {
  form: ReviewEntries;
  pictures: Pictures;
  end: ReactNode;
}

function Fields({ known, about, heading, form, pictures, end }: FieldsProps) {
  const words = useWords('review');
  const list = useWords('profile');
  return (
    <div className={`column gap28 shrinks from-top ${styles['fields']}`}>
      {heading}
      {form.wasRestored && <Notice kind="info">{words('restored')}</Notice>}
      <DotChoice
        label={words('points')}
        choices={points.map((value) => ({
          value,
          label: list('review.point', { points: value }),
          said: words(`said.${value}`),
        }))}
        {...form.field('rating')}
      />
      {about !== undefined && <Good form={form} />}
      <div className={about === undefined ? undefined : styles['saying']}>
        <TextAreaField
          label={words(about === undefined ? 'textProvider' : 'text')}
          hint={words('textHint')}
          maximum={reviewMaximum.text}
          {...form.field('text')}
          {...(about !== undefined && {
            inside: (
              <Prompts who={known.team.find(({ id }) => id === form.values.staffId)?.name} category={about.category} />
            ),
          })}
        />
      </div>
      {about !== undefined && <PhotoTiles pictures={pictures} add={words('photo')} />}
      {known.parts.length > 0 && <Single form={form} parts={known.parts} />}
      <p className="bar gap12 quiet size15">
        <LockIcon className="rigid" size={20} />
        {words('sealHint')}
      </p>
      {end}
    </div>
  );
}

/** What was good, as words to press. */
function Good({ form }: { form: ReviewEntries }) {
  const words = useWords('review');
  const list = useWords('profile');
  const { rating, praise } = form.values;
  const isLow = rating !== '' && Number(rating) < 4;
  return (
    <fieldset className={styles['good']}>
      <legend>{words(isLow ? 'goodAnyway' : 'good')}</legend>
      <div className={`row gap8 ${styles['chips']}`}>
        {praises.map((one) => (
          <Chip
            key={one}
            isChosen={praise.includes(one)}
            icon={praise.includes(one) ? <CheckIcon size={18} /> : undefined}
            onPress={() =>
              form.setValues({ praise: praises.filter((each) => praise.includes(each) !== (each === one)) })
            }
          >
            {list(`review.praise.${one}`)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** Questions for whoever does not know what to write. */
function Prompts({ who, category }: { who: string | undefined; category: ServiceCategory | undefined }) {
  const words = useWords('review');
  return (
    <p className={`row gap6 ${styles['prompts']}`} aria-hidden="true">
      {who !== undefined && <span>{words('ask.what', { who })}</span>}
      {category !== undefined && <span>{words(`ask.${category === 'massage' ? 'wellness' : groupOf(category)}`)}</span>}
      <span>{words('ask.for')}</span>
    </p>
  );
}

/** Points of parts, for those who want to say more. */
function Single({ form, parts }: { form: ReviewEntries; parts: readonly ReviewPart[] }) {
  const words = useWords('review');
  const list = useWords('profile');
  return (
    <details className={styles['single']}>
      <summary>{words('parts')}</summary>
      <div className={`stack gap12 ${styles['parts']}`}>
        {parts.map((part) => (
          <SelectField
            key={part}
            label={list(`review.part.${part}`)}
            choices={[
              { value: '', label: words('noPart') },
              ...points.map((value) => ({ value, label: list('review.point', { points: value }) })),
            ]}
            {...form.field(part)}
          />
        ))}
      </div>
    </details>
  );
}
