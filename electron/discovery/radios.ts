import type { OpenRadio, Radio } from './radio';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** One radio on each network interface that others may be on, as networks come and go. */
export class Radios {
  readonly #open: OpenRadio;
  readonly #interfaces: () => readonly string[];
  readonly #onOpened: (radio: Radio) => void;
  readonly #radios = new Map<string, Radio>();
  #trouble: string | null = null;

  /** `onOpened` makes use of every radio that comes. */
  constructor(open: OpenRadio, interfaces: () => readonly string[], onOpened: (radio: Radio) => void) {
    this.#open = open;
    this.#interfaces = interfaces;
    this.#onOpened = onOpened;
  }

  /** Why there is no radio at all; null when there is one. */
  get unavailable(): string | null {
    return this.#radios.size > 0 ? null : (this.#trouble ?? 'no network');
  }

  /** Opens and closes what the computer's networks ask for. An interface without multicast is tried again each time. */
  refresh(): void {
    const wanted = this.#interfaces();
    for (const [address, radio] of this.#radios) {
      if (!wanted.includes(address)) this.#drop(address, radio);
    }
    for (const address of wanted) {
      if (!this.#radios.has(address)) this.#tryOpening(address);
    }
  }

  each(use: (radio: Radio) => void): void {
    for (const [address, radio] of this.#radios) this.#attempt(address, radio, use);
  }

  async close(): Promise<void> {
    const radios = [...this.#radios.values()];
    this.#radios.clear();
    await Promise.allSettled(radios.map((radio) => radio.close()));
  }

  #tryOpening(address: string): void {
    try {
      const radio: Radio = this.#open(address, (error) => {
        this.#trouble = error.message;
        this.#drop(address, radio);
      });
      this.#radios.set(address, radio);
      this.#attempt(address, radio, this.#onOpened);
    } catch (error) {
      this.#trouble = messageOf(error);
    }
  }

  #attempt(address: string, radio: Radio, use: (radio: Radio) => void): void {
    try {
      use(radio);
    } catch (error) {
      this.#trouble = messageOf(error);
      this.#drop(address, radio);
    }
  }

  #drop(address: string, radio: Radio): void {
    if (this.#radios.get(address) === radio) this.#radios.delete(address);
    // It is of no use any more, whether it can say so or not.
    radio.close().catch(() => undefined);
  }
}
