import type { FieldEntry } from '#ui/field.ts';
import { FileField } from '#ui/file-field.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { uploadImage } from '../../../api/upload.ts';
import { imageBytesMaximum } from '../../../contract/account/image.ts';
import { limits } from '../../../contract/limits.ts';

interface PhotoFieldProps extends FieldEntry<string> {
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** A photograph of a document: private, and as large as pictures get. */
export const PhotoField = (props: PhotoFieldProps) => (
  <FileField
    {...props}
    accept="image/*"
    bytesMaximum={imageBytesMaximum.document}
    pictureEdge={limits.imageEdgeMaximum}
    upload={(blob, options) => uploadImage(blob, { ...options, purpose: 'document' })}
    sentenceOf={(problem) => (problem instanceof ApiError ? problem.sentence : undefined)}
  />
);
