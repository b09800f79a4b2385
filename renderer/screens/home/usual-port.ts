/** Where hosts listen when nothing else was asked for, and so what an address without a port means. */
export const USUAL_PORT = 5362;
