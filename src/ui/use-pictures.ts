import { useEffect, useReducer, useState } from 'react';
import {
  changedPictures,
  type FileRefusal,
  type KeptPicture,
  type Picture,
  type PictureStep,
  pictureOfKept,
  siftFiles,
  signatureOf,
} from './picture-list.ts';
import { takeTurns } from './take-turns.ts';

export type Upload = (
  blob: Blob,
  options: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<{ id: string; url: string }>;

/** Where the bytes of pictures that are not stored yet outlive the page. */
export interface ByteKeeper {
  write: (key: string, blob: Blob) => Promise<void>;
  read: (key: string) => Promise<Blob | undefined>;
  forget: (key: string) => Promise<void>;
}

interface PicturesOptions {
  initial: readonly KeptPicture[];
  /** Left out where uploading is not possible yet; pictures then wait. */
  upload: Upload | undefined;
  keeper: ByteKeeper;
  maximum: number;
  bytesMaximum: number;
  /** The sentence for a failed upload. */
  sentenceOf: (problem: unknown) => string;
}

export interface Pictures {
  pictures: readonly Picture[];
  refused: readonly FileRefusal[];
  maximum: number;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
  move: (from: number, to: number) => void;
  describe: (key: string, alt: string) => void;
  /** Forgets the kept bytes of every picture that is not stored. */
  forgetBytes: () => void;
}

const prepareInTurn = takeTurns(1);
const uploadInTurn = takeTurns(3);

let lastKey = 0;
const nextKey = (): string => {
  lastKey += 1;
  return `${Date.now().toString(36)}-${lastKey}`;
};

const pictureOfFile = (file: File): Picture => ({
  key: nextKey(),
  name: file.name,
  signature: signatureOf(file),
  alt: '',
  preview: '',
  step: { at: 'preparing' },
});

/** A list of pictures on their way from files to the store: prepared one by one, uploaded three at a time. */
export function usePictures(options: PicturesOptions): Pictures {
  const { initial, upload, keeper, maximum, bytesMaximum, sentenceOf } = options;
  const [pictures, change] = useReducer(changedPictures, initial, (kept) => kept.map(pictureOfKept));
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const [uploads] = useState(() => new Map<string, AbortController>());
  const [removed] = useState(() => new Set<string>());

  useEffect(
    function fetchKeptBytes() {
      let isOver = false;
      const fetchOne = async (key: string): Promise<void> => {
        const blob = await keeper.read(key);
        if (isOver) return;
        if (blob === undefined) change({ kind: 'removed', key });
        else change({ kind: 'stepped', key, step: { at: 'waiting', blob }, preview: URL.createObjectURL(blob) });
      };
      for (const { key, stored } of initial) {
        if (stored !== null) continue;
        void fetchOne(key);
      }
      return () => {
        isOver = true;
      };
    },
    [initial, keeper],
  );

  useEffect(
    function sendWaiting() {
      const send = async (key: string, blob: Blob, work: Upload): Promise<void> => {
        const controller = new AbortController();
        const { signal } = controller;
        uploads.set(key, controller);
        const step = (next: PictureStep) => signal.aborted || change({ kind: 'stepped', key, step: next });
        const onProgress = (share: number) => step({ at: 'uploading', blob, share });
        try {
          const stored = await uploadInTurn(() => {
            signal.throwIfAborted();
            onProgress(0);
            return work(blob, { onProgress, signal });
          });
          step({ at: 'stored', ...stored });
          await keeper.forget(key);
        } catch (problem) {
          step({ at: 'failed', blob, sentence: sentenceOf(problem) });
        } finally {
          if (uploads.get(key) === controller) uploads.delete(key);
        }
      };
      if (upload === undefined) return;
      for (const { key, step } of pictures)
        if (step.at === 'waiting' && !uploads.has(key)) void send(key, step.blob, upload);
    },
    [pictures, upload, keeper, sentenceOf, uploads],
  );

  useEffect(
    function stopOnLeaving() {
      return () => {
        for (const controller of uploads.values()) controller.abort();
      };
    },
    [uploads],
  );

  const prepare = async ({ key }: Picture, file: File): Promise<void> => {
    try {
      const { preparePicture } = await import('./prepare-picture.ts');
      const blob = await prepareInTurn(() => preparePicture(file));
      if (removed.has(key)) return;
      await keeper.write(key, blob);
      change({ kind: 'stepped', key, step: { at: 'waiting', blob }, preview: URL.createObjectURL(blob) });
    } catch (problem) {
      if (!(problem instanceof Error && problem.name === 'UnreadablePicture')) console.warn(problem);
      change({ kind: 'removed', key });
      setRefused((before) => [...before, { name: file.name, because: 'unreadable' }]);
    }
  };

  const forget = ({ key, preview }: Picture): void => {
    removed.add(key);
    uploads.get(key)?.abort();
    uploads.delete(key);
    void keeper.forget(key);
    if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
  };

  return {
    pictures,
    refused,
    maximum,
    add: (files) => {
      const sifted = siftFiles(files, pictures, { maximum, bytesMaximum });
      const added = sifted.taken.map((file) => ({ file, picture: pictureOfFile(file) }));
      setRefused(sifted.refused);
      change({ kind: 'added', pictures: added.map(({ picture }) => picture) });
      for (const { file, picture } of added) void prepare(picture, file);
    },
    retry: (key) => {
      const step = pictures.find((picture) => picture.key === key)?.step;
      if (step?.at === 'failed') change({ kind: 'stepped', key, step: { at: 'waiting', blob: step.blob } });
    },
    remove: (key) => {
      const picture = pictures.find((one) => one.key === key);
      if (picture !== undefined) forget(picture);
      change({ kind: 'removed', key });
    },
    move: (from, to) => change({ kind: 'moved', from, to }),
    describe: (key, alt) => change({ kind: 'described', key, alt }),
    forgetBytes: () => {
      for (const picture of pictures) if (picture.step.at !== 'stored') forget(picture);
    },
  };
}
