import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { preparePicture } from '#ui/prepare-picture.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/query.ts';
import { store as keep, readStored } from '../../../api/storage.ts';
import { uploadImage } from '../../../api/upload.ts';
import { createServiceCard, listServiceCards } from '../../../contract/services/service-card.ts';
import { type OldCard, oldCardsIn, oldKeys, pictureOf } from './old-cards.ts';

interface OldCardsNoticeProps {
  accountId: string;
  /** Called with the sentence that says how it went. */
  onTaken: (sentence: string) => void;
}

/** Only what is not taken over yet stays in the browser, so that nothing is taken over twice. */
function keepOnly(cards: readonly OldCard[]): void {
  const [first, ...others] = oldKeys;
  keep(first, cards.length === 0 ? null : JSON.stringify(cards));
  for (const key of others) keep(key, null);
}

/** A picture that cannot be read any more is left out; the card is worth more. */
async function storedPicture(dataUrl: string): Promise<{ id: string } | undefined> {
  const picture = pictureOf(dataUrl);
  if (picture === undefined) return undefined;
  try {
    const { id } = await uploadImage(await preparePicture(picture), { purpose: 'service' });
    return { id };
  } catch (problem) {
    if (problem instanceof ApiError && problem.code !== 'unsupported_type') throw problem;
    return undefined;
  }
}

async function store({ images, ...card }: OldCard): Promise<void> {
  const stored = [];
  // The smallest plan has room for three pictures.
  for (const image of images.slice(0, 3)) stored.push(await storedPicture(image));
  await call(createServiceCard, { body: { ...card, images: stored.flatMap((image) => image ?? []) } });
}

/** Offers, once, to take over the cards that an older version of the site kept in this browser. They become drafts. */
export function OldCardsNotice({ accountId, onTaken }: OldCardsNoticeProps) {
  const words = useWords('service-card');
  const [cards, setCards] = useState(() => oldCardsIn(readStored));
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (cards.length === 0) return null;
  const leave = (rest: readonly OldCard[]): void => {
    keepOnly(rest);
    setCards([...rest]);
  };
  const take = async (): Promise<void> => {
    setIsBusy(true);
    let taken = 0;
    try {
      for (const card of cards) {
        await store(card);
        taken += 1;
        keepOnly(cards.slice(taken));
      }
      leave([]);
      onTaken(words('old.taken', { count: taken }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      leave(cards.slice(taken));
      setProblem(failure.code === 'plan_limit' ? words('old.full', { count: taken }) : failure.sentence);
    } finally {
      setIsBusy(false);
      await refresh(listServiceCards);
    }
  };
  return (
    <Notice
      key={accountId}
      kind="info"
      title={words('old.title', { count: cards.length })}
      action={
        <>
          <Button variant="plain" isCompact isBusy={isBusy} onClick={() => void take()}>
            {words(isBusy ? 'old.taking' : 'old.take')}
          </Button>
          <Button variant="link" onClick={() => leave([])}>
            {words('old.forget')}
          </Button>
        </>
      }
    >
      {problem ?? words('old.text')}
    </Notice>
  );
}
