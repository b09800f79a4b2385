import type { Page } from '@playwright/test';
import type { HostMessage } from '@shared/protocol/messages';
import type { RunningApp } from './app';

type MatchMessage = Extract<HostMessage, { type: 'match' }>;
type Lobby = Extract<HostMessage, { type: 'lobby' }>['lobby'];

/** Everything that one client was sent, in order. */
export interface Wire {
  messages(): Promise<readonly HostMessage[]>;
}

/** Listens to the page's WebSockets; has to be called before the page joins a table. */
export function tapSocket(page: Page): Wire {
  const messages: HostMessage[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const message = readMessage(String(payload));
      if (message !== null) messages.push(message);
    });
  });
  return { messages: () => Promise.resolve(messages) };
}

// The development server and others may use sockets as well; only the host's messages have a type.
function readMessage(text: string): HostMessage | null {
  try {
    const message = JSON.parse(text) as HostMessage | null;
    return typeof message?.type === 'string' ? message : null;
  } catch {
    return null;
  }
}

/** Listens to what the main process sends to the app's own window. */
export async function tapBridge(app: RunningApp): Promise<Wire> {
  await app.electron.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    if (contents === undefined) throw new Error('the app has no window');
    const sent: string[] = [];
    const send = contents.send.bind(contents);
    contents.send = (channel: string, ...args: unknown[]) => {
      sent.push(JSON.stringify(args[0]));
      send(channel, ...args);
    };
    Object.assign(globalThis, { sentToWindow: sent });
  });
  // Only what is new is fetched: a whole match is asked for hundreds of times.
  const known: HostMessage[] = [];
  return {
    async messages() {
      const from = known.length;
      const added = await app.electron.evaluate((_, start) => (globalThis as unknown as { sentToWindow: string[] }).sentToWindow.slice(start), from);
      added.forEach((text, index) => (known[from + index] = JSON.parse(text) as HostMessage));
      return [...known];
    },
  };
}

export async function matchMessages(wire: Wire): Promise<readonly MatchMessage[]> {
  return (await wire.messages()).filter((message): message is MatchMessage => message.type === 'match');
}

export async function latestMatch(wire: Wire): Promise<MatchMessage | null> {
  return (await matchMessages(wire)).at(-1) ?? null;
}

export async function latestLobby(wire: Wire): Promise<Lobby | null> {
  return (await wire.messages()).flatMap((message) => (message.type === 'lobby' ? [message.lobby] : [])).at(-1) ?? null;
}
