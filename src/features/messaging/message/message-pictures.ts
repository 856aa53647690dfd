import { type Pictures, type Upload, usePictures } from '#ui/use-pictures.ts';
import { uploadedAtOnce } from '../../../api/pictures-at-once.ts';
import { uploadImage } from '../../../api/upload.ts';
import { imageBytesMaximum } from '../../../contract/account/image.ts';
import { limits } from '../../../contract/limits.ts';

const upload: Upload = (blob, options) => uploadImage(blob, { ...options, purpose: 'message' });
const none: [] = [];

/** Pictures that go with the next message. */
export const useMessagePictures = (): Pictures =>
  usePictures({
    initial: none,
    upload,
    ...uploadedAtOnce,
    maximum: limits.messageImagesMaximum,
    bytesMaximum: imageBytesMaximum.message,
  });
