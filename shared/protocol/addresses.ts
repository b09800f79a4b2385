/** Where hosts listen when nothing else was asked for, and so what an address without a port means: L, E, N, A on a telephone's keys. */
export const USUAL_PORT = 5362;

/** The scheme and host from which the app's own pages come, on every computer. */
export const APP_SCHEME = 'app';
export const APP_HOST = 'doppelstapel';
export const APP_ORIGIN = `${APP_SCHEME}://${APP_HOST}`;
