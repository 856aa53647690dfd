import { type ByteKeeper, type Pictures, type Upload, usePictures } from '#ui/use-pictures.ts';
import { ApiError } from '../../../api/api-error.ts';
import { isPassing } from '../../../api/query.ts';
import { uploadImage } from '../../../api/upload.ts';
import { imageBytesMaximum } from '../../../contract/account/image.ts';
import { quoteMaximum } from '../../../contract/booking/quote.ts';
import type { ImageId } from '../../../contract/fields.ts';

/** They are uploaded at once, so nothing has to outlive a reload. */
const keepsNothing: ByteKeeper = {
  write: () => Promise.resolve(),
  read: () => Promise.resolve(undefined),
  forget: () => Promise.resolve(),
};
const upload: Upload = (blob, options) => uploadImage(blob, { ...options, purpose: 'message' });
const none: [] = [];

/** The pictures of a wish, from the files to the store. The form names them when it is sent. */
export function useWishPictures(): { pictures: Pictures; stored: ImageId[]; isUploading: boolean } {
  const pictures = usePictures({
    initial: none,
    upload,
    keeper: keepsNothing,
    maximum: quoteMaximum.images,
    bytesMaximum: imageBytesMaximum.message,
    sentenceOf: (problem) => (problem instanceof ApiError ? problem.sentence : String(problem)),
    isPassing,
  });
  const stored = pictures.pictures.flatMap(({ step }) => (step.at === 'stored' ? [step.id as ImageId] : []));
  const hasFailed = pictures.pictures.some(({ step }) => step.at === 'failed');
  return { pictures, stored, isUploading: !hasFailed && stored.length < pictures.pictures.length };
}
