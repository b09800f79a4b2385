import type { CheckedIpc } from './checked-ipc';

interface EveningControl {
  save(): Promise<void>;
  open(): Promise<void>;
}

/** Lets the app's pages ask for the dialogs by which an evening becomes a file and comes out of one. */
export function serveEvening(ipc: CheckedIpc, evening: EveningControl): void {
  ipc.on('evening:save', () => void evening.save());
  ipc.on('evening:open', () => void evening.open());
}
