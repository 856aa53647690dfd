// The build writes the frame of the application for the server: dist-server/application.mjs, imported as `#application`.
/** The page without content: app.html. */
export declare const html: string;
/** The headers that netlify.toml gives to every page; Netlify adds them to files only. */
export declare const headers: [name: string, value: string][];
