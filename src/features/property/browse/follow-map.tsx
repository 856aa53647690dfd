import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import styles from './browse-map.module.css';

export interface FollowMapProps {
  isFollowed: boolean;
  onFollow: (isFollowed: boolean) => void;
  /** The map shows another area than the list. */
  isElsewhere: boolean;
  onSearchHere: () => void;
}

/** "Search as I move the map"; if that is off, a button that searches the area of the map. */
export function FollowMap({ isFollowed, onFollow, isElsewhere, onSearchHere }: FollowMapProps) {
  const words = useWords('browse');
  // The address changes a moment later, but the box is ticked at once.
  const [isTicked, setIsTicked] = useState(isFollowed);
  const [given, setGiven] = useState(isFollowed);
  if (given !== isFollowed) {
    setGiven(isFollowed);
    setIsTicked(isFollowed);
  }
  const tick = (isOn: boolean): void => {
    setIsTicked(isOn);
    onFollow(isOn);
  };
  return (
    <div className={`row gap8 ${styles['follow']}`}>
      <label className={`bar gap8 small medium pressable round12 ${styles['followChoice']}`}>
        <input type="checkbox" checked={isTicked} onChange={(event) => tick(event.currentTarget.checked)} />
        {words('map.follow')}
      </label>
      {isElsewhere && (
        <Button isCompact onClick={onSearchHere}>
          {words('map.searchView')}
        </Button>
      )}
    </div>
  );
}
