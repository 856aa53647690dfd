import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { type Pictures, type Upload, usePictures } from '#ui/use-pictures.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useForm } from '../../../api/form.ts';
import type { SessionUser } from '../../../api/session.ts';
import { uploadImage } from '../../../api/upload.ts';
import { limits } from '../../../contract/limits.ts';
import { listingPlanOf } from '../../../contract/plans.ts';
import { createProperty, type OpenedProperty, propertyDraft } from '../../../contract/property/listing.ts';
import { clearDraft } from './draft-store.ts';
import type { Refused } from './form-outcome.tsx';
import { keptBytes } from './kept-bytes.ts';
import {
  type EntriesForm,
  isMissingRequired,
  judgedOf,
  oddPriceOf,
  type PropertyEntries,
  type TypedEntries,
} from './property-entries.ts';
import { useAfterUploads } from './use-after-uploads.ts';
import { useKeptDraft, useOpenedDraft } from './use-draft.ts';
import { useProblemFocus } from './use-problem-focus.ts';
import { usePublishQuestions } from './use-publish-questions.ts';
import { type SaveOfProperty, staleAfterSaving, useSaveProperty } from './use-save-property.ts';

/** Until an account's plan says another number. */
const imagesMaximum = 10;

const uploadForProperty: Upload = (blob, options) => uploadImage(blob, { purpose: 'property', ...options });
const isPassing = (problem: unknown): boolean =>
  problem instanceof ApiError && (problem.code === 'unreachable' || problem.code === 'unavailable');
const sentenceOf = (problem: unknown): string => (problem instanceof ApiError ? problem.sentence : '');

export interface PropertyEditor {
  form: EntriesForm;
  pictures: Pictures;
  wasRestored: boolean;
  /** There are unsaved entries. */
  isChanged: boolean;
  isBusy: boolean;
  saved: SaveOfProperty['saved'];
  isOtherwise: SaveOfProperty['isOtherwise'];
  isAwaiting: SaveOfProperty['isAwaiting'];
  isHeld: SaveOfProperty['isHeld'];
  /** What prevents saving: a refusal, or that nobody is signed in. */
  obstacle: Refused | 'signIn' | undefined;
  discardDraft: () => void;
}

/** The property form's entries, pictures, draft and saving, for a new property or the change of one. */
export function usePropertyEditor(property: OpenedProperty | undefined, user: SessionUser | undefined): PropertyEditor {
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
  const hasFailed = pictures.pictures.some(({ step }) => step.at === 'failed');
  const isUploading = !hasFailed && images.length < pictures.pictures.length;
  const { save, saveDone, saved, isOtherwise, isAwaiting, isHeld } = useSaveProperty(draft.original);
  const [obstacle, setObstacle] = useState<Refused | 'signIn'>();
  const refusalOf = (problem: ApiError): Refused => {
    if (property === undefined) return refusedBy(problem, words('editor.createFailed'));
    if (problem.code === 'conflict') return { sentence: words('editor.changedElsewhere') };
    if (problem.code === 'not_found') return { sentence: words('editor.withdrawnElsewhere') };
    return refusedBy(problem, words('editor.updateFailed'));
  };
  const mayBeSent = (entries: PropertyEntries): boolean => {
    if (entries.status !== 'draft' && oddPriceOf(entries) !== undefined) {
      setObstacle({ sentence: words('editor.answerPrice'), isAboutPrice: true });
      focusFirstProblem();
    } else if (user === undefined) setObstacle('signIn');
    else if (hasFailed) setObstacle({ sentence: words('editor.imagesFailed') });
    else if (isUploading) {
      setObstacle({ sentence: words('editor.imagesUnderWay') });
      uploads.wait();
    } else {
      setObstacle(undefined);
      return mayBePublished(entries, images);
    }
    return false;
  };
  const form = useForm(createProperty, {
    values: draft.start.entries,
    schema: propertyDraft,
    askOf: (entries) => ({ body: judgedOf(entries, images) }),
    mayBeSent,
    // The form has already validated it by this schema.
    send: (_ask, entries) => save(judgedOf(entries, images) as TypedEntries),
    refreshes: staleAfterSaving,
    onSent: (answer, { status }) => saveDone(answer, status),
    onRefused: (problem, entries) => {
      const missing = words(isMissingRequired(entries) ? 'editor.fillIn' : 'editor.checkFields');
      setObstacle(problem === undefined ? { sentence: missing } : refusalOf(problem));
      focusFirstProblem();
    },
  });
  const focusFirstProblem = useProblemFocus(form.place);
  const mayBePublished = usePublishQuestions({ property, place: form.place, goOn: () => form.submit() });
  const isChanged = saved === undefined && draft.isChanged(form.values, pictures.pictures);
  useKeptDraft({
    propertyId: property?.id,
    ownerId,
    begun: draft.begun,
    entries: form.values,
    pictures: pictures.pictures,
    isChanged,
  });

  const uploads = useAfterUploads(isUploading, () => form.submit());
  const discardDraft = (): void => {
    pictures.forgetBytes();
    clearDraft({ ownerId, propertyId: property?.id });
  };
  const isAnswered = obstacle !== 'signIn' && obstacle?.isAboutPrice === true && oddPriceOf(form.values) === undefined;
  const wasRestored = draft.wasRestored && saved === undefined;
  return {
    form,
    pictures,
    wasRestored,
    isChanged,
    isBusy: form.isBusy || uploads.isWaiting,
    saved,
    isOtherwise,
    isAwaiting,
    isHeld,
    obstacle: isAnswered ? undefined : obstacle,
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
