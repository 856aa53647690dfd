import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Language, useWords } from '#i18n/i18n.ts';
import styles from './page.module.css';

interface PageProps {
  /** The one h1, and the document's title. */
  title: string;
  /** The document's title, if it differs from the heading. */
  documentTitle?: string;
  /** The title as it is drawn, where a part of it has another colour. The words are the same. */
  heading?: ReactNode | undefined;
  /** The heading is only for screen readers; the screen draws its own first line. */
  isTitleHidden?: boolean;
  /** `full` goes from edge to edge, `wide` holds grids, `list` holds lines, `text` holds reading, `form` holds one form. */
  width?: 'full' | 'wide' | 'list' | 'text' | 'form';
  /** The description for search engines; by default the lead, else that of the site. */
  description?: string | undefined;
  /** The language of a title that somebody has written. */
  titleLanguage?: Language;
  /** A line below the heading. */
  lead?: ReactNode;
  /** A quiet line above the heading: the day. */
  above?: ReactNode;
  /** Beside the heading: the one thing to do here. */
  actions?: ReactNode;
  /** As a function it gets the heading and puts it where it belongs: pictures stand above it. */
  children: ReactNode | ((heading: ReactNode) => ReactNode);
}

/** What the document is called, and how search engines describe it. */
function useHead(title: string, description: string): void {
  const words = useWords('shell');
  useEffect(
    function nameTab() {
      document.title = `${title} · ${words('brand')}`;
    },
    [title, words],
  );
  useEffect(
    function describe() {
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    },
    [description],
  );
}

/** The heading, which has the focus after a navigation, so that it is read out. */
function useReadOut() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const [wasOpenedDirectly] = useState(key === 'default');
  useEffect(
    function readOutHeading() {
      // A menu that was opened while the screen was on its way stays open: it closes when it loses the focus.
      const hasOpened = document.activeElement?.getAttribute('aria-expanded') === 'true';
      // A form that is there to be typed into has taken it.
      const isInForm = document.activeElement?.closest('main form') instanceof HTMLElement;
      if (!wasOpenedDirectly && !hasOpened && !isInForm) heading.current?.focus({ preventScroll: true });
    },
    [wasOpenedDirectly],
  );
  const hadFocus = useRef(false);
  // A screen that waits for words of a part is hidden meanwhile, and the browser drops the focus.
  useLayoutEffect(function readOutOnceShownAgain() {
    if (hadFocus.current && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    return () => {
      hadFocus.current = document.activeElement?.matches('main h1') === true;
    };
  }, []);
  return heading;
}

function useAnchor(): void {
  const { hash } = useLocation();
  useEffect(
    function goToAnchor() {
      if (hash !== '') document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    },
    [hash],
  );
}

/** The frame of a screen: title, one h1, width. */
export function Page(props: PageProps) {
  const { title, documentTitle, isTitleHidden = false, width = 'wide', lead, children, titleLanguage } = props;
  const { above, actions, heading: drawn = title } = props;
  const words = useWords('shell');
  useHead(documentTitle ?? title, props.description ?? (typeof lead === 'string' ? lead : words('description')));
  const heading = useReadOut();
  useAnchor();
  const written = (
    <h1
      ref={heading}
      tabIndex={-1}
      lang={titleLanguage}
      className={isTitleHidden ? 'visually-hidden' : styles['heading']}
    >
      {drawn}
    </h1>
  );
  const first = (
    <>
      {above === undefined && actions === undefined ? (
        written
      ) : (
        <div className="row gap4-16 between at-bottom">
          <div>
            {above !== undefined && <p className="quiet">{above}</p>}
            {written}
          </div>
          {actions !== undefined && <div className={`line gap10 below16 ${styles['actions']}`}>{actions}</div>}
        </div>
      )}
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </>
  );
  return (
    <div className={styles[width]}>
      {typeof children === 'function' ? (
        children(first)
      ) : (
        <>
          {first}
          {children}
        </>
      )}
    </div>
  );
}
