/** The channels on which the main process speaks to a window. What the host sends: */
export const HOST_MESSAGE = 'host:message';

/** Which tables the network has, whenever that changes. */
export const DISCOVERY_MESSAGE = 'discovery:found';

/** Where the television is shown, and on which displays it could be. */
export const TELEVISION_MESSAGE = 'television:state';

/** The own table goes on with another evening: whoever was at it comes back in. */
export const EVENING_OPENED = 'evening:opened';
