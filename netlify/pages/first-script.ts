/** Whoever has chosen the other language reads the page's other address. A German browser without a choice is marked. */
const leadOver =
  "try{let h=document.documentElement,l=localStorage.getItem('language');if(l!=='de'&&l!=='en'){if(navigator.language.startsWith('de'))h.dataset.german=''}else if(l!==h.lang&&h.dataset.other)location.replace(h.dataset.other+location.search+location.hash)}catch{}";

/** The scheme that was chosen, or the system's: what src/ui/colour-scheme.ts does from then on. The colour is the dark `--deep`. */
const darken =
  "let s;try{s=localStorage.getItem('colour-scheme')}catch{}if(s==='dark'||(s!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)){document.documentElement.dataset.mantineColorScheme='dark';document.querySelector('meta[name=theme-color]').content='#0c2418'}";

/**
 * Runs before anything is painted. It is part of the page, because a separate file would be one more request before the
 * first paint. The security policy names its hash.
 */
export const firstScript = `${leadOver};{${darken}}`;

export const firstScriptTag = `<script id="first">${firstScript}</script>`;
