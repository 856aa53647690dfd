interface ImportMetaEnv {
  /** The API's base address; `/api` on the own origin unless set. */
  readonly VITE_API_URL?: string;
  /** Who reads what is written to the support: SUPPORT_EMAIL of the environment that builds. */
  readonly VITE_SUPPORT_EMAIL?: string;
  /** Where pictures stand beside the site: SUPABASE_URL of the environment that builds; empty without one. */
  readonly VITE_PICTURE_STORE: string;
  /** `off` takes the service worker from all browsers (docs/operations.md). */
  readonly VITE_WORKER: 'on' | 'off';
}
