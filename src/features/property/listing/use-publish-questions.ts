import { type RefObject, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { numberOf } from '#i18n/typed-number.ts';
import { type Question, useConfirm } from '#ui/confirm.tsx';
import type { OpenedProperty } from '../../../contract/property/listing.ts';
import { unsaidOf } from '../../../contract/property/listing-fields.ts';
import type { PropertyEntries } from './property-entries.ts';

type Doubt = 'samePictures' | 'unsaid';

interface PublishQuestions {
  property: OpenedProperty | undefined;
  place: RefObject<HTMLFormElement | null>;
  /** Sends the form again, after an answer. */
  goOn: () => void;
}

type MayBePublished = (entries: PropertyEntries, images: readonly { id: string }[]) => boolean;

/**
 * Asks before a listing goes public: without size or description, and with the pictures of one that is public. Each is
 * asked once as long as the form is open. Nothing is refused.
 */
export function usePublishQuestions({ property, place, goOn }: PublishQuestions): MayBePublished {
  const words = useWords('listing');
  const confirm = useConfirm();
  // One object for all renders: the answer comes to the render that has asked.
  const [asked] = useState(() => new Map<Doubt, 'open' | 'answered'>());
  const ask = async (doubt: Doubt, question: Question, field?: string): Promise<void> => {
    if (asked.get(doubt) === 'open') return;
    asked.set(doubt, 'open');
    const isMeant = await confirm(question);
    asked.set(doubt, 'answered');
    if (isMeant) goOn();
    // The dialog gives the focus back to the button when it closes. The field takes it afterwards.
    else if (field !== undefined) setTimeout(() => focusField(place.current, field));
  };
  const askAboutCopy = (title: string): Promise<void> =>
    ask('samePictures', {
      title: words('publishQuestion.samePictures.title'),
      text: words('publishQuestion.samePictures.text', { title }),
      confirmLabel: words('publishQuestion.anyway'),
      cancelLabel: words('publishQuestion.back'),
    });
  const askAboutUnsaid = (unsaid: 'description' | 'size' | 'both'): Promise<void> =>
    ask(
      'unsaid',
      {
        title: words(`publishQuestion.${unsaid}.title`),
        text: words(`publishQuestion.${unsaid}.text`),
        confirmLabel: words('publishQuestion.anyway'),
        cancelLabel: words('publishQuestion.fillIn'),
      },
      unsaid === 'size' ? 'area' : 'description',
    );
  return (entries, images) => {
    if (entries.status !== 'published' || isPublic(property)) return true;
    const original = publicWithAll(property, images);
    const unsaid = unsaidOf({ ...entries, area: numberOf(entries.area) ?? 0 });
    if (original !== undefined && asked.get('samePictures') !== 'answered') void askAboutCopy(original.title);
    else if (unsaid !== undefined && asked.get('unsaid') !== 'answered') void askAboutUnsaid(unsaid);
    else return true;
    return false;
  };
}

/** Public, or to be so with the confirmed address: then it was asked before. */
const isPublic = (property: OpenedProperty | undefined): boolean =>
  property !== undefined && (property.status === 'published' || property.awaitsConfirmation);

/** The public listing that shows all of these pictures. */
function publicWithAll(property: OpenedProperty | undefined, images: readonly { id: string }[]) {
  const shown = property?.publicLike;
  if (shown === undefined || shown === null || images.length === 0) return undefined;
  return images.every(({ id }) => shown.images.some((other) => other === id)) ? shown : undefined;
}

const focusField = (form: HTMLFormElement | null, name: string): void =>
  form?.querySelector<HTMLElement>(`[data-path="${name}"]`)?.focus();
