/** The state of a picture on its way into the store. */
export type PictureStep =
  /** Known from an earlier stay. Its bytes were not read yet. */
  | { at: 'kept' }
  | { at: 'preparing' }
  /** The code that prepares it could not be loaded. It goes on when the network is back. */
  | { at: 'heldUp' }
  /** Ready to be uploaded. */
  | { at: 'waiting'; blob: Blob }
  /** `share` of the bytes was sent, 0 to 1. */
  | { at: 'uploading'; blob: Blob; share: number }
  /** A temporary failure is tried again by itself. */
  | { at: 'failed'; blob: Blob; sentence: string; isPassing: boolean }
  | { at: 'stored'; id: string; url: string };

export interface Picture {
  key: string;
  /** The file's name, for messages. */
  name: string;
  /** Recognises a file that was chosen twice; empty for pictures from the server. */
  signature: string;
  alt: string;
  /** The address of the preview; empty until there is one. */
  preview: string;
  step: PictureStep;
}

/** The part of a picture that survives a reload. Bytes that were not uploaded yet are kept elsewhere. */
export interface KeptPicture {
  key: string;
  name: string;
  signature: string;
  alt: string;
  stored: { id: string; url: string } | null;
}

export type PictureChange =
  | { kind: 'added'; pictures: readonly Picture[] }
  | { kind: 'stepped'; key: string; step: PictureStep; preview?: string }
  | { kind: 'described'; key: string; alt: string }
  | { kind: 'moved'; from: number; to: number }
  | { kind: 'removed'; key: string };

/** The first is the cover. */
export function changedPictures(pictures: readonly Picture[], change: PictureChange): readonly Picture[] {
  switch (change.kind) {
    case 'added':
      return [...pictures, ...change.pictures];
    case 'stepped':
      return pictures.map((picture) =>
        picture.key === change.key
          ? { ...picture, step: change.step, preview: change.preview ?? picture.preview }
          : picture,
      );
    case 'described':
      return pictures.map((picture) => (picture.key === change.key ? { ...picture, alt: change.alt } : picture));
    case 'moved':
      return moved(pictures, change.from, change.to);
    default:
      return pictures.filter((picture) => picture.key !== change.key);
  }
}

/** Moves an entry to `to`. Positions outside the list change nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const taken = list[from];
  if (taken === undefined || to < 0 || to >= list.length || from === to) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, taken);
}

export const signatureOf = (file: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
  `${file.name}:${file.size}:${file.lastModified}`;

export type FileRefusal = { name: string; because: 'tooLarge' | 'unreadable' | 'tooMany' };

interface Sifted {
  taken: File[];
  refused: FileRefusal[];
}

/** Skips files that are already there, refuses those that are no picture or too large, and stops at the maximum. */
export function siftFiles(
  files: readonly File[],
  pictures: readonly Picture[],
  { maximum, bytesMaximum }: { maximum: number; bytesMaximum: number },
): Sifted {
  const known = new Set(pictures.map((picture) => picture.signature));
  const taken: File[] = [];
  const refused: FileRefusal[] = [];
  for (const file of files) {
    const signature = signatureOf(file);
    if (known.has(signature)) continue;
    known.add(signature);
    if (!looksLikePicture(file)) refused.push({ name: file.name, because: 'unreadable' });
    else if (file.size > bytesMaximum) refused.push({ name: file.name, because: 'tooLarge' });
    else if (pictures.length + taken.length >= maximum) refused.push({ name: file.name, because: 'tooMany' });
    else taken.push(file);
  }
  return { taken, refused };
}

/** Some systems give HEIC files no type. Then the file name counts, and decoding decides. */
const looksLikePicture = (file: File): boolean =>
  file.type.startsWith('image/') || (file.type === '' && /\.(hei[cf]|avif)$/i.test(file.name));

export const keptPictureOf = ({ key, name, signature, alt, step }: Picture): KeptPicture => ({
  key,
  name,
  signature,
  alt,
  stored: step.at === 'stored' ? { id: step.id, url: step.url } : null,
});

export const pictureOfKept = ({ stored, ...kept }: KeptPicture): Picture => ({
  ...kept,
  preview: stored?.url ?? '',
  step: stored === null ? { at: 'kept' } : { at: 'stored', ...stored },
});
