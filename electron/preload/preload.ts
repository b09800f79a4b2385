import { contextBridge, ipcRenderer } from 'electron';
import type { IpcRendererEvent } from 'electron';
import type { AskChannel, Answers, Asked, SendChannel, WatchChannel } from '../ipc/channels';
import { DISCOVERY_MESSAGE, EVENING_OPENED, HOST_MESSAGE, TELEVISION_MESSAGE } from '../ipc/window-messages';
import type { Bridge } from '@shared/protocol/bridge';

function send(channel: SendChannel, message?: unknown): void {
  ipcRenderer.send(channel, message);
}

async function ask<Channel extends AskChannel>(channel: Channel, question: Asked<Channel>): Promise<Answers[Channel]> {
  // The main process answers this channel with this type: both take it from the same table.
  return (await ipcRenderer.invoke(channel, question)) as Answers[Channel];
}

/** Returns the function that ends listening. What a channel carries, both processes take from the same types. */
function listen<Message>(channel: string, handler: (message: Message) => void): () => void {
  // The event would give the page a way to ipcRenderer: it stays here.
  const listener = (_event: IpcRendererEvent, message: unknown) => handler(message as Message);
  ipcRenderer.on(channel, listener);
  return () => void ipcRenderer.off(channel, listener);
}

/** Listens, and has the main process speak as long as it does. */
function watch<Message>(start: WatchChannel, stop: WatchChannel, told: string, handler: (message: Message) => void): () => void {
  const endListening = listen(told, handler);
  send(start);
  return () => {
    endListening();
    send(stop);
  };
}

const bridge: Bridge = {
  connect: () => send('host:open'),
  send: (message) => send('host:message', message),
  close: () => send('host:close'),
  onMessage: (handler) => listen(HOST_MESSAGE, handler),
  findTables: (handler) => watch('discovery:start', 'discovery:stop', DISCOVERY_MESSAGE, handler),
  watchTelevision: (handler) => watch('television:watch', 'television:unwatch', TELEVISION_MESSAGE, handler),
  openTelevision: (display) => send('television:open', { display }),
  closeTelevision: () => send('television:close'),
  saveEvening: () => send('evening:save'),
  openEvening: () => send('evening:open'),
  onEveningOpened: (handler) => listen(EVENING_OPENED, () => handler()),
  updates: () => ask('updates:state', undefined),
  switchUpdates: (on) => ask('updates:switch', { on }),
  info: () => ask('app:info', undefined),
};

contextBridge.exposeInMainWorld('doppelstapel', bridge);
