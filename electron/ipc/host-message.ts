/** The one channel on which the main process speaks to a window: what the host sends. */
export const HOST_MESSAGE = 'host:message';
