import type { Page } from '@playwright/test';
import type { ClientMessage, HostMessage } from '@shared/protocol/messages';
import { PROTOCOL_VERSION } from '@shared/protocol/messages';
import { expect } from '@playwright/test';

export type MessageOf<Type extends HostMessage['type']> = Extract<HostMessage, { type: Type }>;

/** What the page has of its own in these tests. */
interface TestWindow {
  doppelstapel: {
    connect(): void;
    send(message: unknown): void;
    onMessage(handler: (message: HostMessage) => void): void;
  };
  heard: HostMessage[];
}

/** What follows `hello` from this device; a code is needed from elsewhere. */
export function helloMessage(code: string | null): Extract<ClientMessage, { type: 'hello' }> {
  return { type: 'hello', id: 1, protocol: PROTOCOL_VERSION, device: 'app', code, token: null };
}

/** Speaks to the host inside an app as its page does, but without the screens. */
export class BridgeClient {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(page: Page): Promise<BridgeClient> {
    await page.evaluate(() => {
      const own = window as unknown as TestWindow;
      own.heard = [];
      own.doppelstapel.onMessage((message) => own.heard.push(message));
      own.doppelstapel.connect();
    });
    const client = new BridgeClient(page);
    await client.send(helloMessage(null));
    return client;
  }

  /** Also takes what no client should send. */
  async send(message: unknown): Promise<void> {
    await this.#page.evaluate((sent) => (window as unknown as TestWindow).doppelstapel.send(sent), message);
  }

  async heard(): Promise<readonly HostMessage[]> {
    return await this.#page.evaluate(() => (window as unknown as TestWindow).heard);
  }

  /** The latest message of this type that is `wanted`, once there is one. */
  async latest<Type extends HostMessage['type']>(
    type: Type,
    wanted: (message: MessageOf<Type>) => boolean = () => true,
  ): Promise<MessageOf<Type>> {
    let found: MessageOf<Type> | undefined;
    await expect
      .poll(async () => {
        const ofType = (await this.heard()).filter((message): message is MessageOf<Type> => message.type === type);
        found = ofType.filter(wanted).at(-1);
        return found !== undefined;
      }, `waiting for ${type}`)
      .toBe(true);
    if (found === undefined) throw new Error(`no ${type} came`);
    return found;
  }
}
