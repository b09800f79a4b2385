import type { TableNotice } from '@shared/protocol/discovery';
import { textsOf } from './notice-texts';
import type { OpenRadio, Publication } from './radio';
import { Radios } from './radios';

/** How often networks and the table are looked at, in milliseconds. */
const EVERY = 2000;

export interface AnnouncementOptions {
  readonly open: OpenRadio;
  /** Addresses of the interfaces to announce on, at the moment. */
  interfaces(): readonly string[];
  readonly port: number;
  /** The table as it is. */
  notice(): TableNotice;
}

/**
 * Tells the network about a table until it is closed. Where there is no multicast nobody hears of it, and nothing else
 * happens: the address still leads there.
 */
export class Announcement {
  readonly #options: AnnouncementOptions;
  readonly #radios: Radios;
  readonly #timer: ReturnType<typeof setInterval>;
  #publication: Publication;
  #said: string;

  constructor(options: AnnouncementOptions) {
    this.#options = options;
    this.#publication = this.#current();
    this.#said = JSON.stringify(this.#publication);
    this.#radios = new Radios(options.open, () => options.interfaces(), (radio) => radio.publish(this.#publication));
    this.#radios.refresh();
    this.#timer = setInterval(() => this.#look(), EVERY);
    this.#timer.unref();
  }

  /** Why nobody hears it; null when it is on the air. */
  get unavailable(): string | null {
    return this.#radios.unavailable;
  }

  /** Says goodbye. */
  close(): Promise<void> {
    clearInterval(this.#timer);
    return this.#radios.close();
  }

  #current(): Publication {
    const { notice, port } = this.#options;
    const now = notice();
    return { instance: now.instance, port, texts: textsOf(now) };
  }

  #look(): void {
    const current = this.#current();
    const said = JSON.stringify(current);
    const changed = said !== this.#said;
    this.#publication = current;
    this.#said = said;
    if (changed) this.#radios.each((radio) => radio.publish(current));
    this.#radios.refresh();
  }
}
