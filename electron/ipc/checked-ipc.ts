import * as v from 'valibot';
import type { Answers, AskChannel, Asked, SendChannel, Sent } from './channels';
import { askChannels, sendChannels } from './channels';
import type { Frame } from './trust';
import { isTrustedFrame } from './trust';

/** As much of a window's contents as the transports need. */
export interface Sender {
  readonly id: number;
  isDestroyed(): boolean;
  send(channel: string, message: unknown): void;
  on(event: 'destroyed' | 'render-process-gone', listener: () => void): unknown;
}

interface IpcEvent {
  readonly sender: Sender;
  readonly senderFrame: Frame | null;
}

/** As much of Electron's ipcMain as is used; tests put their own in its place. */
export interface IpcMainLike {
  on(channel: string, listener: (event: IpcEvent, ...args: unknown[]) => void): unknown;
  handle(channel: string, listener: (event: IpcEvent, ...args: unknown[]) => unknown): void;
}

export type RefusalReason = 'sender' | 'schema';

/** The only way to receive something from a window: who sent it and what it says are checked before any handler runs. */
export class CheckedIpc {
  readonly #ipcMain: IpcMainLike;
  readonly #trustedOrigins: readonly string[];
  readonly #onRefused: (channel: string, reason: RefusalReason) => void;

  constructor(
    ipcMain: IpcMainLike,
    trustedOrigins: readonly string[],
    onRefused: (channel: string, reason: RefusalReason) => void,
  ) {
    this.#ipcMain = ipcMain;
    this.#trustedOrigins = trustedOrigins;
    this.#onRefused = onRefused;
  }

  on<Channel extends SendChannel>(channel: Channel, handler: (message: Sent<Channel>, sender: Sender) => void): void {
    this.#ipcMain.on(channel, (event, ...args) => {
      const checked = this.#check(channel, sendChannels[channel], event, args);
      // The table gives the schema of this very channel, which the compiler cannot follow through the index.
      if (checked !== null) handler(checked.message as Sent<Channel>, event.sender);
    });
  }

  answer<Channel extends AskChannel>(channel: Channel, handler: (question: Asked<Channel>) => Answers[Channel]): void {
    this.#ipcMain.handle(channel, (event, ...args) => {
      const checked = this.#check(channel, askChannels[channel], event, args);
      if (checked === null) throw new Error(`refused: ${channel}`);
      // As above.
      return handler(checked.message as Asked<Channel>);
    });
  }

  #check(channel: string, schema: v.GenericSchema, event: IpcEvent, args: unknown[]): { message: unknown } | null {
    if (!isTrustedFrame(event.senderFrame, this.#trustedOrigins)) return this.#refuse(channel, 'sender');
    const result = v.safeParse(schema, args[0]);
    if (args.length > 1 || !result.success) return this.#refuse(channel, 'schema');
    return { message: result.output };
  }

  #refuse(channel: string, reason: RefusalReason): null {
    this.#onRefused(channel, reason);
    return null;
  }
}
