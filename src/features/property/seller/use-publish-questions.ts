import { useWords } from '#i18n/i18n.ts';
import { useConfirm } from '#ui/confirm.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { getOwnProperty, type OpenedProperty } from '../../../contract/property/listing.ts';
import { unsaidOf } from '../../../contract/property/listing-fields.ts';

/**
 * Asks before a listing goes public from the list, as the form does. It asks about pictures of a public listing, and
 * about a missing size or description. Nothing is refused.
 */
export function usePublishQuestions(): (id: OpenedProperty['id']) => Promise<boolean> {
  const words = useWords('listing');
  const confirm = useConfirm();
  return async (id) => {
    const property = await stored(id);
    if (property === undefined) return true;
    const original = publicWithAll(property);
    const isMeant =
      original === undefined ||
      (await confirm({
        title: words('publishQuestion.samePictures.title'),
        text: words('publishQuestion.samePictures.text', { title: original.title }),
        confirmLabel: words('publishQuestion.anyway'),
      }));
    const unsaid = unsaidOf(property);
    if (!isMeant || unsaid === undefined) return isMeant;
    return confirm({
      title: words(`publishQuestion.${unsaid}.title`),
      text: words(`publishQuestion.${unsaid}.text`),
      confirmLabel: words('publishQuestion.anyway'),
    });
  };
}

/** Undefined where the answer cannot be had: then publishing itself says why. */
async function stored(id: OpenedProperty['id']): Promise<OpenedProperty | undefined> {
  try {
    return await call(getOwnProperty, { params: { id } });
  } catch (problem) {
    if (problem instanceof ApiError) return undefined;
    throw problem;
  }
}

/** The public listing that shows all pictures of this one. */
function publicWithAll({ images, publicLike }: OpenedProperty): NonNullable<OpenedProperty['publicLike']> | undefined {
  const shown = new Set(publicLike?.images);
  return images.every((image) => shown.has(image.id)) ? (publicLike ?? undefined) : undefined;
}
