interface ImportMetaEnv {
  /** The API's base address; `/api` on the own origin unless set. */
  readonly VITE_API_URL?: string;
  /** Who reads what is written to the support: SUPPORT_EMAIL of the environment that builds. */
  readonly VITE_SUPPORT_EMAIL?: string;
}
