import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { FieldGroup, Form } from '#ui/form.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { type ReviewOfVisit, reviewMaximum } from '../../../contract/booking/review.ts';
import { type ReviewPart, reviewParts } from '../../../contract/services/provider-rating.ts';
import styles from './review.module.css';
import { keyOfVisit, reviewCallsOf, type VisitKey } from './review-calls.ts';

const points = ['1', '2', '3', '4', '5'] as const;
type Points = (typeof points)[number];
const pointsOf = (rating: number | undefined): Points | '' => points.find((one) => Number(one) === rating) ?? '';

type Values = { rating: Points | ''; text: string } & Record<ReviewPart, Points | ''>;

const valuesOf = (own: ReviewOfVisit['own']): Values => ({
  rating: pointsOf(own?.rating),
  text: own?.text ?? '',
  cleanliness: pointsOf(own?.parts.cleanliness),
  result: pointsOf(own?.parts.result),
  punctuality: pointsOf(own?.parts.punctuality),
  price: pointsOf(own?.parts.price),
});

/** Nothing for what was not chosen: the contract says that the rating is missing. */
const bodyOf = ({ rating, text, ...parts }: Values) => ({
  ...(rating === '' ? {} : { rating: Number(rating) }),
  text,
  parts: Object.fromEntries(reviewParts.flatMap((part) => (parts[part] === '' ? [] : [[part, Number(parts[part])]]))),
});

interface ReviewFormProps {
  visit: VisitKey;
  known: ReviewOfVisit;
  /** The account of whoever writes; undefined for guests. */
  by: string | undefined;
  onClose: (() => void) | undefined;
  onSent: () => void;
}

export function ReviewForm({ visit, known, by, onClose, onSent }: ReviewFormProps) {
  const words = useWords('review');
  const list = useWords('profile');
  const { write, read, params } = reviewCallsOf(visit);
  const [draft] = useState(() => draftAt({ what: `review:${keyOfVisit(visit)}`, by }));
  const form = useForm(write, {
    values: valuesOf(known.own),
    askOf: (values) => ({ params, body: bodyOf(values) }),
    refreshes: [read],
    keptAs: draft,
    onSent: () => {
      toast.success(words('sent'));
      onSent();
    },
  });
  return (
    <Form
      form={form}
      look="bare"
      submit={words('send')}
      busy={words('sending')}
      actions={
        onClose !== undefined && (
          <Button variant="plain" onClick={onClose}>
            {words('cancel')}
          </Button>
        )
      }
    >
      {form.wasRestored && <Notice kind="info">{words('restored')}</Notice>}
      <RadioGroup
        label={words('points')}
        hint={words('pointsHint')}
        isRequired
        isInRow
        choices={points.map((value) => ({ value, label: list('review.point', { points: value }) }))}
        {...form.field('rating')}
      />
      {known.parts.length > 0 && (
        <FieldGroup title={words('parts')}>
          <div className={styles['parts']}>
            {known.parts.map((part) => (
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
        </FieldGroup>
      )}
      <TextAreaField
        label={words('text')}
        hint={words('textHint')}
        maximum={reviewMaximum.text}
        isRequired
        {...form.field('text')}
      />
      <p className="quiet">{words('sealHint')}</p>
    </Form>
  );
}
