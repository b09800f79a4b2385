// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an ambient module cannot be imported, and whoever compiles this file needs it
/// <reference path="./virtual-print-type.d.ts" />
import outlines from 'virtual:typolena-outlines';
import printType from 'virtual:typolena-print-type';
import type { PrintParts } from './card-front';

/** What the page needs to print, loaded only when somebody does. */
export { makePackPdf } from './pack-pdf';
export const parts: PrintParts = { outlines, type: printType };
