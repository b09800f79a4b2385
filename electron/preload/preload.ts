import { contextBridge, ipcRenderer } from 'electron';
import type { IpcRendererEvent } from 'electron';
import type { AskChannel, Answers, SendChannel } from '../ipc/channels';
import { DISCOVERY_MESSAGE, HOST_MESSAGE } from '../ipc/window-messages';
import type { Bridge } from './bridge';

function send(channel: SendChannel, message?: unknown): void {
  ipcRenderer.send(channel, message);
}

async function ask<Channel extends AskChannel>(channel: Channel): Promise<Answers[Channel]> {
  // The main process answers this channel with this type: both take it from the same table.
  return (await ipcRenderer.invoke(channel)) as Answers[Channel];
}

/** Returns the function that ends listening. What a channel carries, both processes take from the same types. */
function listen<Message>(channel: string, handler: (message: Message) => void): () => void {
  // The event would give the page a way to ipcRenderer: it stays here.
  const listener = (_event: IpcRendererEvent, message: unknown) => handler(message as Message);
  ipcRenderer.on(channel, listener);
  return () => void ipcRenderer.off(channel, listener);
}

const bridge: Bridge = {
  connect: () => send('host:open'),
  send: (message) => send('host:message', message),
  close: () => send('host:close'),
  onMessage: (handler) => listen(HOST_MESSAGE, handler),
  findTables(handler) {
    const endListening = listen(DISCOVERY_MESSAGE, handler);
    send('discovery:start');
    return () => {
      endListening();
      send('discovery:stop');
    };
  },
  info: () => ask('app:info'),
};

contextBridge.exposeInMainWorld('doppelstapel', bridge);
