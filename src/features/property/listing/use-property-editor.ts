import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { type Pictures, type Upload, usePictures } from '#ui/use-pictures.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useForm } from '../../../api/form.ts';
import { isPassing } from '../../../api/query.ts';
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

/** The pictures, those that are stored, and whether the others still come. */
function useImages(initial: ReturnType<typeof useOpenedDraft>['start']['pictures'], user: SessionUser | undefined) {
  const pictures = usePictures({
    initial,
    upload: user === undefined ? undefined : uploadForProperty,
    keeper: keptBytes,
    maximum: user === undefined ? imagesMaximum : listingPlanOf(user.propertyPackage ?? user.package).images,
    bytesMaximum: limits.imageBytesMaximum,
    sentenceOf,
    isPassing,
  });
  const images = pictures.pictures.flatMap(({ step, alt }) => (step.at === 'stored' ? [{ id: step.id, alt }] : []));
  const hasFailed = pictures.pictures.some(({ step }) => step.at === 'failed');
  return { pictures, images, hasFailed, isUploading: !hasFailed && images.length < pictures.pictures.length };
}

interface Hindrance {
  isSignedIn: boolean;
  hasFailed: boolean;
  isUploading: boolean;
}

/** Why it is not sent yet, although all fields are right. */
function useHindrance({ isSignedIn, hasFailed, isUploading }: Hindrance) {
  const words = useWords('listing');
  return (entries: PropertyEntries): Refused | 'signIn' | undefined => {
    if (entries.status !== 'draft' && oddPriceOf(entries) !== undefined)
      return { sentence: words('editor.answerPrice'), isAboutPrice: true };
    if (!isSignedIn) return 'signIn';
    if (hasFailed) return { sentence: words('editor.imagesFailed') };
    return isUploading ? { sentence: words('editor.imagesUnderWay') } : undefined;
  };
}

/** What the server refuses, in a sentence of the editor. */
function useRefusal(isNew: boolean): (problem: ApiError) => Refused {
  const words = useWords('listing');
  return (problem) => {
    if (isNew) return refusedBy(problem, words('editor.createFailed'));
    if (problem.code === 'conflict') return { sentence: words('editor.changedElsewhere') };
    if (problem.code === 'not_found') return { sentence: words('editor.withdrawnElsewhere') };
    return refusedBy(problem, words('editor.updateFailed'));
  };
}

/** The property form's entries, pictures, draft and saving, for a new property or the change of one. */
export function usePropertyEditor(property: OpenedProperty | undefined, user: SessionUser | undefined): PropertyEditor {
  const words = useWords('listing');
  const ownerId = user?.id ?? null;
  const draft = useOpenedDraft(property, ownerId);
  const { pictures, images, hasFailed, isUploading } = useImages(draft.start.pictures, user);
  const { save, saveDone, saved, isOtherwise, isAwaiting, isHeld } = useSaveProperty(draft.original);
  const [obstacle, setObstacle] = useState<Refused | 'signIn'>();
  const refusalOf = useRefusal(property === undefined);
  const hindranceOf = useHindrance({ isSignedIn: user !== undefined, hasFailed, isUploading });
  const mayBeSent = (entries: PropertyEntries): boolean => {
    const hindrance = hindranceOf(entries);
    setObstacle(hindrance);
    if (hindrance === undefined) return mayBePublished(entries, images);
    if (hindrance !== 'signIn' && hindrance.isAboutPrice === true) focusFirstProblem();
    else if (hindrance !== 'signIn' && isUploading) uploads.wait();
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
