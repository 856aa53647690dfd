import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { getOwnProperty, type OpenedProperty } from '../../contract/listing.ts';
import { useWords } from '../../i18n/i18n.ts';
import { useConfirm } from '../../ui/confirm.tsx';

/** Asks before a listing goes public with the pictures of one that is public. Nothing is refused. */
export function useCopyQuestion(): (id: OpenedProperty['id']) => Promise<boolean> {
  const words = useWords('seller');
  const confirm = useConfirm();
  return async (id) => {
    const original = await publicWithAll(id);
    return (
      original === undefined ||
      confirm({
        title: words('samePictures.title'),
        text: words('samePictures.text', { title: original.title }),
        confirmLabel: words('samePictures.anyway'),
      })
    );
  };
}

/** The public listing that shows all pictures of this one. If the answer cannot be had, publishing itself says why. */
async function publicWithAll(id: OpenedProperty['id']): Promise<NonNullable<OpenedProperty['publicLike']> | undefined> {
  try {
    const { images, publicLike } = await call(getOwnProperty, { params: { id } });
    const shown = new Set(publicLike?.images);
    return images.every((image) => shown.has(image.id)) ? (publicLike ?? undefined) : undefined;
  } catch (problem) {
    if (problem instanceof ApiError) return undefined;
    throw problem;
  }
}
