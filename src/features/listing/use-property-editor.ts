import { type FormEvent, type RefObject, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import type { SessionUser } from '../../api/session.ts';
import { uploadImage } from '../../api/upload.ts';
import { limits } from '../../contract/limits.ts';
import { type Property, propertyDraft } from '../../contract/listing.ts';
import { listingPlanOf } from '../../contract/plans.ts';
import { useWords } from '../../i18n/i18n.ts';
import { type Pictures, type Upload, usePictures } from '../../ui/use-pictures.ts';
import { clearDraft } from './draft-store.ts';
import type { Refused } from './form-outcome.tsx';
import { keptBytes } from './kept-bytes.ts';
import {
  type EntriesForm,
  isMissingRequired,
  judgedOf,
  oddPriceOf,
  type PropertyEntries,
  type Written,
} from './property-entries.ts';
import { useAfterUploads } from './use-after-uploads.ts';
import { useKeptDraft, useOpenedDraft } from './use-draft.ts';
import { useProblemFocus } from './use-problem-focus.ts';
import { type SaveOfProperty, useSaveProperty } from './use-save-property.ts';

/** Until an account's plan says another number. */
const imagesMaximum = 10;

const uploadForProperty: Upload = (blob, options) => uploadImage(blob, { purpose: 'property', ...options });
const isPassing = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.code === 'unreachable' || problem.code === 'unavailable');
const sentenceOf = (problem: unknown): string => (problem instanceof ApiError ? problem.sentence : '');

export interface PropertyEditor {
  form: EntriesForm;
  pictures: Pictures;
  /** The ref of the form element, for the focus. */
  place: RefObject<HTMLFormElement | null>;
  wasRestored: boolean;
  /** There are unsaved entries. */
  isChanged: boolean;
  isBusy: boolean;
  saved: SaveOfProperty['saved'];
  isOtherwise: SaveOfProperty['isOtherwise'];
  isAwaiting: SaveOfProperty['isAwaiting'];
  /** What prevents saving: a refusal, or that nobody is signed in. */
  obstacle: Refused | 'signIn' | undefined;
  submit: (event?: FormEvent<HTMLFormElement>) => void;
  discardDraft: () => void;
}

/** The property form's entries, pictures, draft and saving, for a new property or the change of one. */
export function usePropertyEditor(property: Property | undefined, user: SessionUser | undefined): PropertyEditor {
  const words = useWords('listing');
  const ownerId = user?.id ?? null;
  const draft = useOpenedDraft(property, ownerId);
  const pictures = usePictures({
    initial: draft.start.pictures,
    upload: user === undefined ? undefined : uploadForProperty,
    keeper: keptBytes,
    maximum: user === undefined ? imagesMaximum : listingPlanOf(user.propertyPackage ?? user.package).images,
    bytesMaximum: limits.imageBytesMaximum,
    sentenceOf,
    isPassing,
  });
  const images = pictures.pictures.flatMap(({ step, alt }) => (step.at === 'stored' ? [{ id: step.id, alt }] : []));
  const form = useSchemaForm<PropertyEntries>(propertyDraft, draft.start.entries, (entries) =>
    judgedOf(entries, images),
  );
  const hasFailed = pictures.pictures.some(({ step }) => step.at === 'failed');
  const isUploading = !hasFailed && images.length < pictures.pictures.length;
  const { save, isBusy, saved, isOtherwise, isAwaiting } = useSaveProperty(draft.original, form.values.status);
  const [obstacle, setObstacle] = useState<Refused | 'signIn'>();
  const { place, focusFirstProblem } = useProblemFocus();
  const isChanged = saved === undefined && draft.isChanged(form.values, pictures.pictures);
  useKeptDraft({
    propertyId: property?.id,
    ownerId,
    begun: draft.begun,
    entries: form.values,
    pictures: pictures.pictures,
    isChanged,
  });

  const refusalOf = (problem: ApiError): Refused => {
    if (property === undefined) return refusedBy(problem, words('editor.createFailed'));
    if (problem.code === 'conflict') return { sentence: words('editor.changedElsewhere') };
    if (problem.code === 'not_found') return { sentence: words('editor.withdrawnElsewhere') };
    return refusedBy(problem, words('editor.updateFailed'));
  };
  const refuse = (problem: ApiError): void => {
    form.setErrors(problem.fields);
    setObstacle(refusalOf(problem));
    focusFirstProblem();
  };
  const submit = form.onSubmit(
    (entries) => {
      if (entries.status !== 'draft' && oddPriceOf(entries) !== undefined) {
        setObstacle({ sentence: words('editor.answerPrice'), isAboutPrice: true });
        return focusFirstProblem();
      }
      if (user === undefined) return setObstacle('signIn');
      if (hasFailed) return setObstacle({ sentence: words('editor.imagesFailed') });
      if (isUploading) {
        setObstacle({ sentence: words('editor.imagesUnderWay') });
        return uploads.wait();
      }
      setObstacle(undefined);
      // The form has already validated it by this schema.
      return save(judgedOf(entries, images) as Written, refuse);
    },
    (_, entries) => {
      setObstacle({ sentence: words(isMissingRequired(entries) ? 'editor.fillIn' : 'editor.checkFields') });
      focusFirstProblem();
    },
  );
  const uploads = useAfterUploads(isUploading, () => submit());
  const discardDraft = (): void => {
    pictures.forgetBytes();
    clearDraft({ ownerId, propertyId: property?.id });
  };
  const isAnswered = obstacle !== 'signIn' && obstacle?.isAboutPrice === true && oddPriceOf(form.values) === undefined;
  const wasRestored = draft.wasRestored && saved === undefined;
  return {
    form,
    pictures,
    place,
    wasRestored,
    isChanged,
    isBusy: isBusy || uploads.isWaiting,
    saved,
    isOtherwise,
    isAwaiting,
    obstacle: isAnswered ? undefined : obstacle,
    submit,
    discardDraft,
  };
}

/** The server's sentence. If the failure is not the person's fault, `failure` comes first. */
function refusedBy({ code, sentence }: ApiError, failure: string): Refused {
  const isOurs = code === 'unreachable' || code === 'unavailable' || code === 'busy' || code === 'internal';
  return {
    sentence: isOurs || sentence === '' ? `${failure} ${sentence}`.trim() : sentence,
    hasPlanLink: code === 'plan_limit',
    isKept: isOurs,
  };
}
