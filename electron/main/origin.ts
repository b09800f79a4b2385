/** The scheme and host from which the app's own pages come. */
export const APP_SCHEME = 'app';
export const APP_HOST = 'doppelstapel';
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;
