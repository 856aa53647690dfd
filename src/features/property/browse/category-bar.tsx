import { useEffect, useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { type BrowseCategory, browseCategories } from '../../../contract/property/taxonomy.ts';
import styles from './category-bar.module.css';
import { CategoryIcon } from './category-icons.tsx';

interface CategoryBarProps {
  chosen: BrowseCategory;
  onChoose: (category: BrowseCategory) => void;
}

/** All categories in one row that scrolls sideways. The chosen one is always visible. */
export function CategoryBar({ chosen, onChoose }: CategoryBarProps) {
  const words = useWords('browse');
  const bar = useRef<HTMLElement>(null);
  useEffect(
    function showChosen() {
      const row = bar.current;
      const button = row?.querySelector<HTMLElement>(`[data-category="${chosen}"]`);
      if (row === null || button === null || button === undefined) return;
      row.scrollTo({ left: button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2 });
    },
    [chosen],
  );
  return (
    <nav ref={bar} className={`beside gap4 on-surface ruled ${styles['bar']}`} aria-label={words('categories.title')}>
      {browseCategories.map((category) => (
        <button
          key={category}
          type="button"
          data-category={category}
          className={`bar gap4 quiet unbroken centered pressable ${styles['category']}`}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          <CategoryIcon category={category} />
          {words(`categories.${category}`)}
        </button>
      ))}
    </nav>
  );
}
