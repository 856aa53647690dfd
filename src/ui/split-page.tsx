import type { ReactNode } from 'react';
import { sourceOfTall, type TallPicture } from './kind-picture.ts';
import { Page } from './page.tsx';
import styles from './split-page.module.css';

interface SplitPageProps {
  title: string;
  /** A line below the heading. */
  lead?: ReactNode;
  picture: TallPicture;
  /** `long` for a form of many fields. */
  form?: 'short' | 'long';
  children: ReactNode;
}

/** One form beside a picture as tall as the screen. Where there is no room for both, the form alone. */
export const SplitPage = ({ title, lead, picture, form = 'short', children }: SplitPageProps) => (
  <div className={styles['split']} data-form={form}>
    <div className={styles['form']}>
      <Page title={title} lead={lead} width="form">
        {children}
      </Page>
    </div>
    <img className={styles['picture']} src={sourceOfTall(picture)} alt="" width={760} height={950} loading="lazy" />
  </div>
);
