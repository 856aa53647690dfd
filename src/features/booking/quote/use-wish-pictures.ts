import { type Pictures, type Upload, usePictures } from '#ui/use-pictures.ts';
import { uploadedAtOnce } from '../../../api/pictures-at-once.ts';
import { uploadImage } from '../../../api/upload.ts';
import { imageBytesMaximum } from '../../../contract/account/image.ts';
import { quoteMaximum } from '../../../contract/booking/quote.ts';
import type { ImageId } from '../../../contract/fields.ts';

const upload: Upload = (blob, options) => uploadImage(blob, { ...options, purpose: 'message' });
const none: [] = [];

/** The pictures of a wish, from the files to the store. The form names them when it is sent. */
export function useWishPictures(): { pictures: Pictures; stored: ImageId[]; isUploading: boolean } {
  const pictures = usePictures({
    initial: none,
    upload,
    ...uploadedAtOnce,
    maximum: quoteMaximum.images,
    bytesMaximum: imageBytesMaximum.message,
  });
  const stored = pictures.pictures.flatMap(({ step }) => (step.at === 'stored' ? [step.id as ImageId] : []));
  const hasFailed = pictures.pictures.some(({ step }) => step.at === 'failed');
  return { pictures, stored, isUploading: !hasFailed && stored.length < pictures.pictures.length };
}
