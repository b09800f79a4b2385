import type { Listener, OpenRadio, Publication, Radio, Sighting } from '@electron/discovery/radio';

interface Entry {
  readonly on: string;
  readonly publication: Publication;
}

/** The air of a room without packets: radios on the interfaces hear one another at once. */
export class FakeAir {
  readonly opened: string[] = [];
  readonly closed: string[] = [];
  asked = 0;
  /** Interfaces where there is no multicast, and why. */
  readonly broken = new Map<string, string>();
  readonly #published = new Map<Radio, Entry>();
  readonly #listeners = new Map<Radio, Listener>();
  readonly #failures = new Map<string, (error: Error) => void>();

  readonly open: OpenRadio = (address, onFailure) => {
    const trouble = this.broken.get(address);
    if (trouble !== undefined) throw new Error(trouble);
    this.opened.push(address);
    this.#failures.set(address, onFailure);
    const radio: Radio = {
      publish: (publication) => {
        this.#takeBack(radio);
        this.#published.set(radio, { on: address, publication });
        for (const listener of this.#listeners.values()) listener.onSeen(sightingOf(address, publication));
      },
      listen: (listener) => {
        this.#listeners.set(radio, listener);
        for (const { on, publication } of this.#published.values()) listener.onSeen(sightingOf(on, publication));
      },
      ask: () => void (this.asked += 1),
      close: () => {
        this.#listeners.delete(radio);
        this.#takeBack(radio);
        this.closed.push(address);
        return Promise.resolve();
      },
    };
    return radio;
  };

  get texts(): Publication['texts'][] {
    return [...this.#published.values()].map(({ publication }) => publication.texts);
  }

  /** An announcement from elsewhere. */
  say(sighting: Sighting): void {
    for (const listener of this.#listeners.values()) listener.onSeen(sighting);
  }

  sayGoodbye(instance: string): void {
    for (const listener of this.#listeners.values()) listener.onGone(instance);
  }

  fail(address: string, message: string): void {
    this.#failures.get(address)?.(new Error(message));
  }

  #takeBack(radio: Radio): void {
    const old = this.#published.get(radio);
    this.#published.delete(radio);
    if (old !== undefined) this.sayGoodbye(old.publication.instance);
  }
}

function sightingOf(address: string, { instance, port, texts }: Publication): Sighting {
  return { instance, port, texts, addresses: [address] };
}
