import {
  type AccountPurpose,
  type ImageContentType,
  imageContentTypes,
  type PreparedImage,
  prepareImage,
} from '../contract/account/image.ts';
import type { ImageId } from '../contract/fields.ts';
import { outsideSentence } from '../contract/outside-words.ts';
import { fieldSentence } from '../contract/words.ts';
import { ApiError } from './api-error.ts';
import { call, unreachable } from './call.ts';
import { currentLanguage } from './language.ts';

interface UploadOptions {
  /** Called with the share that was sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Asks for an upload address; `signal` ends the call. */
export type AskForPlace = (
  announced: { contentType: ImageContentType; size: number },
  signal: AbortSignal | undefined,
) => Promise<PreparedImage>;

/** Uploads an image of the account; throws ApiError. */
export const uploadImage = (
  blob: Blob,
  { purpose, ...options }: UploadOptions & { purpose: AccountPurpose },
): Promise<{ id: ImageId; url: string }> =>
  uploadTo((announced, signal) => call(prepareImage, { body: { purpose, ...announced } }, { signal }), blob, options);

/** Asks for an upload address and PUTs the image there, with progress; throws ApiError. */
export async function uploadTo(
  askForPlace: AskForPlace,
  blob: Blob,
  options: UploadOptions,
): Promise<{ id: ImageId; url: string }> {
  const contentType = imageContentTypes.find((known) => known === blob.type);
  if (contentType === undefined) throw wrongType();
  const place = await askForPlace({ contentType, size: blob.size }, options.signal);
  await put(place.uploadUrl, place.headers, blob, options);
  return { id: place.id, url: place.url };
}

function wrongType(): ApiError {
  const sentence = fieldSentence(currentLanguage(), 'imageType');
  return new ApiError({ status: 400, code: 'unsupported_type', sentence, fields: { contentType: sentence } });
}

/** Uses XMLHttpRequest, because fetch() cannot report how much of a body was sent. */
function put(url: string, headers: Record<string, string>, blob: Blob, options: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) options.onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('load', () => (request.status < 300 ? resolve() : reject(refusedUpload(request.status))));
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('abort', () =>
      reject(options.signal?.reason ?? new DOMException('Aborted', 'AbortError')),
    );
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    if (options.signal?.aborted === true) request.abort();
    else request.send(blob);
  });
}

function refusedUpload(status: number): ApiError {
  const code = status === 413 ? 'too_large' : status === 415 ? 'unsupported_type' : 'unavailable';
  return new ApiError({ status, code, sentence: outsideSentence(currentLanguage(), code) });
}
