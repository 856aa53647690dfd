import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { loadPatiently, networkOr } from './load-patiently.ts';
import {
  changedPictures,
  type FileRefusal,
  type KeptPicture,
  type Picture,
  type PictureChange,
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

/** Keeps the bytes of pictures that were not uploaded yet, over a reload. */
export interface ByteKeeper {
  write: (key: string, blob: Blob) => Promise<void>;
  read: (key: string) => Promise<Blob | undefined>;
  forget: (key: string) => Promise<void>;
}

interface PicturesOptions {
  initial: readonly KeptPicture[];
  /** Undefined while uploading is not possible; pictures then wait. */
  upload: Upload | undefined;
  keeper: ByteKeeper;
  maximum: number;
  bytesMaximum: number;
  /** The sentence for a failed upload. */
  sentenceOf: (problem: unknown) => string;
  /** A temporary failure: the same upload may succeed later. */
  isPassing: (problem: unknown) => boolean;
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
  /** Deletes the kept bytes of all pictures that were not uploaded. */
  forgetBytes: () => void;
}

/** A failed upload is tried again after this time at the latest. */
const retryMilliseconds = 20_000;

const prepareInTurn = takeTurns(1);
const uploadInTurn = takeTurns(3);

/** The key of a chosen file as it is, until it can be prepared. */
const chosenKey = (key: string): string => `${key}:chosen`;

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

interface Preparing {
  keeper: ByteKeeper;
  change: (change: PictureChange) => void;
  refuse: (refusal: FileRefusal) => void;
  isRemoved: (key: string) => boolean;
}

/**
 * Prepares a picture. It waits until the code for that is loaded, even over a reload. An unprepared picture may contain
 * the position where it was taken and must not be uploaded.
 */
async function prepare(key: string, name: string, file: Blob, { keeper, change, refuse, isRemoved }: Preparing) {
  const hold = (): void => {
    if (isRemoved(key)) return;
    change({ kind: 'stepped', key, step: { at: 'heldUp' } });
    void keeper.write(chosenKey(key), file);
  };
  try {
    const { preparePicture } = await loadPatiently(() => import('./prepare-picture.ts'), hold);
    if (isRemoved(key)) return;
    change({ kind: 'stepped', key, step: { at: 'preparing' } });
    const blob = await prepareInTurn(() => preparePicture(file));
    if (isRemoved(key)) return;
    await keeper.write(key, blob);
    void keeper.forget(chosenKey(key));
    change({ kind: 'stepped', key, step: { at: 'waiting', blob }, preview: URL.createObjectURL(blob) });
  } catch (problem) {
    if (!(problem instanceof Error && problem.name === 'UnreadablePicture')) console.warn(problem);
    void keeper.forget(chosenKey(key));
    change({ kind: 'removed', key });
    refuse({ name, because: 'unreadable' });
  }
}

/** A list of pictures on their way from files to the store: prepared one by one, uploaded three at a time. */
export function usePictures(options: PicturesOptions): Pictures {
  const { initial, upload, keeper, maximum, bytesMaximum, sentenceOf, isPassing } = options;
  const [pictures, change] = useReducer(changedPictures, initial, (kept) => kept.map(pictureOfKept));
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const [uploads] = useState(() => new Map<string, AbortController>());
  const [removed] = useState(() => new Set<string>());

  const [preparing] = useState<Preparing>(() => ({
    keeper,
    change,
    refuse: (refusal) => setRefused((before) => [...before, refusal]),
    isRemoved: (key) => removed.has(key),
  }));

  useEffect(
    function fetchKeptBytes() {
      let isOver = false;
      const fetchOne = async ({ key, name }: KeptPicture): Promise<void> => {
        const blob = await keeper.read(key);
        const chosen = blob === undefined ? await keeper.read(chosenKey(key)) : undefined;
        if (isOver) return;
        if (blob !== undefined)
          change({ kind: 'stepped', key, step: { at: 'waiting', blob }, preview: URL.createObjectURL(blob) });
        else if (chosen === undefined) change({ kind: 'removed', key });
        else await prepare(key, name, chosen, preparing);
      };
      for (const kept of initial) {
        if (kept.stored !== null) continue;
        void fetchOne(kept);
      }
      return () => {
        isOver = true;
      };
    },
    [initial, keeper, preparing],
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
          step({ at: 'failed', blob, sentence: sentenceOf(problem), isPassing: isPassing(problem) });
        } finally {
          if (uploads.get(key) === controller) uploads.delete(key);
        }
      };
      if (upload === undefined) return;
      for (const { key, step } of pictures)
        if (step.at === 'waiting' && !uploads.has(key)) void send(key, step.blob, upload);
    },
    [pictures, upload, keeper, sentenceOf, isPassing, uploads],
  );

  useEffect(
    function stopOnLeaving() {
      return () => {
        for (const controller of uploads.values()) controller.abort();
      };
    },
    [uploads],
  );

  const hasPassing = pictures.some(({ step }) => step.at === 'failed' && step.isPassing);
  const retryPassing = useEffectEvent(() => {
    for (const { key, step } of pictures)
      if (step.at === 'failed' && step.isPassing)
        change({ kind: 'stepped', key, step: { at: 'waiting', blob: step.blob } });
  });
  useEffect(
    function goOnByItself() {
      if (!hasPassing) return undefined;
      let isOver = false;
      void networkOr(retryMilliseconds).then(() => isOver || retryPassing());
      return () => {
        isOver = true;
      };
    },
    [hasPassing],
  );

  const forget = ({ key, preview }: Picture): void => {
    removed.add(key);
    uploads.get(key)?.abort();
    uploads.delete(key);
    void keeper.forget(key);
    void keeper.forget(chosenKey(key));
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
      for (const { file, picture } of added) void prepare(picture.key, file.name, file, preparing);
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
