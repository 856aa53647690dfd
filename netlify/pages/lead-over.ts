/**
 * Runs before anything is painted: whoever has chosen the other language reads the page's other address. It stands in the
 * page, because a file of its own would be one more request before the first paint; the security policy names its hash.
 */
export const leadOverScript =
  "try{var h=document.documentElement,l=localStorage.getItem('language');if((l==='de'||l==='en')&&l!==h.lang&&h.dataset.other)location.replace(h.dataset.other+location.search+location.hash)}catch(e){}";

export const leadOver = `<script id="lead-over">${leadOverScript}</script>`;
