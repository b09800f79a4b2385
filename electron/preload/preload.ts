import { contextBridge, ipcRenderer } from 'electron';
import type { IpcRendererEvent } from 'electron';
import type { AskChannel, Answers, SendChannel } from '../ipc/channels';
import { HOST_MESSAGE } from '../ipc/host-message';
import type { Bridge } from './bridge';

function send(channel: SendChannel, message?: unknown): void {
  ipcRenderer.send(channel, message);
}

async function ask<Channel extends AskChannel>(channel: Channel): Promise<Answers[Channel]> {
  // The main process answers this channel with this type: both take it from the same table.
  return (await ipcRenderer.invoke(channel)) as Answers[Channel];
}

const bridge: Bridge = {
  connect: () => send('host:open'),
  send: (message) => send('host:message', message),
  close: () => send('host:close'),
  onMessage(handler) {
    // The event would give the page a way to ipcRenderer: it stays here.
    const listener = (_event: IpcRendererEvent, message: unknown) => handler(message as Parameters<typeof handler>[0]);
    ipcRenderer.on(HOST_MESSAGE, listener);
    return () => void ipcRenderer.off(HOST_MESSAGE, listener);
  },
  info: () => ask('app:info'),
};

contextBridge.exposeInMainWorld('doppelstapel', bridge);
