import { basename } from 'node:path';
import type { Game } from '@shared/engine/game';
import type { DamageReport } from '../../headless/damage';
import { EVENING_FILE_ENDING, UnfinishedEveningError, goOnBeforeDamage, openEvening, saveEvening } from '../../headless/evening-files';
import { lockFolder } from '../../storage/folder-lock';
import type { Notice } from '../host-notices';
import type { OwnHost } from '../own-host';
import { damageQuestion, notOpenedNotice, notSavedNotice, savedNotice, unfinishedQuestion } from './evening-notices';
import type { Question } from './evening-notices';

/** How the person in front of the app is asked; tests answer for them. */
export interface EveningDialogs {
  /** Where to save a file that is usually called so; null for nowhere. */
  chooseTarget(name: string): Promise<string | null>;
  /** Which file to open; null for none. */
  chooseSource(): Promise<string | null>;
  /** Which of the answers, counted from 0. */
  ask(question: Question): Promise<number>;
  tell(notice: Notice): void;
}

export interface OwnEveningSurroundings {
  /** Where the host keeps its journals. */
  readonly folder: string;
  readonly games: readonly Game[];
  readonly host: Pick<OwnHost, 'isRunning' | 'reopen'>;
  readonly dialogs: EveningDialogs;
  readonly locale: () => string;
  readonly today: () => Date;
  /** The host is there again, with another evening. */
  opened(): void;
}

const SAVE_FIRST = 0;
const OPEN_ANYWAY = 1;
const GO_ON = 0;

/** The evening of the host in this app as a file: saved, opened, and gone on with from before a damage. */
export class OwnEvening {
  readonly #surroundings: OwnEveningSurroundings;
  /** What goes on with dialogs, one after the other. */
  #current: Promise<void> = Promise.resolve();
  #isBusy = false;
  /** The beginning of the evening that was gone on with: there is nothing left to ask about its other tables. */
  #goneOnWith: Date | null = null;

  constructor(surroundings: OwnEveningSurroundings) {
    this.#surroundings = surroundings;
  }

  save(): Promise<void> {
    return this.#unlessBusy(async () => {
      await this.#save();
    });
  }

  open(): Promise<void> {
    return this.#unlessBusy(async () => {
      const file = await this.#surroundings.dialogs.chooseSource();
      if (file !== null) await this.#attempt(() => this.#openFile(file, false));
    });
  }

  /** Tells of a damage, as soon as nothing else is asked, and goes on from before it if that is wanted. */
  damaged(report: DamageReport): Promise<void> {
    return this.#inTurn(async () => {
      const { dialogs, locale } = this.#surroundings;
      if (this.#goneOnWith?.getTime() === report.evening.getTime()) return;
      const answer = await dialogs.ask(damageQuestion(report, locale()));
      if (!report.canGoOn || answer !== GO_ON) return;
      this.#goneOnWith = report.evening;
      await this.#attempt(() => this.#goOn(basename(report.file)));
    });
  }

  /** @returns whether it is saved now */
  async #save(): Promise<boolean> {
    const { folder, games, dialogs, locale, today } = this.#surroundings;
    const name = `Doppelstapel ${today().toLocaleDateString('sv')}.${EVENING_FILE_ENDING}`;
    const file = await dialogs.chooseTarget(name);
    if (file === null) return false;
    try {
      await this.#locked(() => saveEvening(folder, file, games));
      dialogs.tell(savedNotice(file, locale()));
      return true;
    } catch (error) {
      dialogs.tell(notSavedNotice(error, locale()));
      return false;
    }
  }

  async #openFile(file: string, anyway: boolean): Promise<void> {
    const { folder, games, host } = this.#surroundings;
    try {
      // The running host does not know of the new journals, and goes on if they cannot be written.
      await this.#locked(() => openEvening(folder, file, games, anyway));
    } catch (error) {
      if (!(error instanceof UnfinishedEveningError)) throw error;
      if (await this.#mayLeave(error.tableName)) await this.#openFile(file, true);
      return;
    }
    await host.reopen(() => Promise.resolve());
    this.#surroundings.opened();
  }

  async #goOn(journal: string): Promise<void> {
    const { folder, games, host } = this.#surroundings;
    // First the host ends, so that the copies of its other tables have all that was played.
    await host.reopen(() => this.#withLock(() => goOnBeforeDamage(folder, journal, games, true)));
    this.#surroundings.opened();
  }

  /** Whether the evening that is not over may be left. */
  async #mayLeave(tableName: string): Promise<boolean> {
    const { dialogs, locale } = this.#surroundings;
    const answer = await dialogs.ask(unfinishedQuestion(tableName, locale()));
    return answer === SAVE_FIRST ? this.#save() : answer === OPEN_ANYWAY;
  }

  /** The host in this process holds the lock as long as it runs. */
  #locked(task: () => Promise<void>): Promise<void> {
    return this.#surroundings.host.isRunning ? task() : this.#withLock(task);
  }

  async #withLock(task: () => Promise<void>): Promise<void> {
    const unlock = await lockFolder(this.#surroundings.folder);
    try {
      await task();
    } finally {
      await unlock();
    }
  }

  async #attempt(task: () => Promise<void>): Promise<void> {
    try {
      await task();
    } catch (error) {
      this.#surroundings.dialogs.tell(notOpenedNotice(error, this.#surroundings.locale()));
    }
  }

  /** A second dialog would only be in the first one's way. */
  #unlessBusy(task: () => Promise<void>): Promise<void> {
    return this.#isBusy ? Promise.resolve() : this.#inTurn(task);
  }

  #inTurn(task: () => Promise<void>): Promise<void> {
    const before = this.#current.catch(() => undefined);
    this.#current = before.then(async () => {
      this.#isBusy = true;
      await task().finally(() => {
        this.#isBusy = false;
      });
    });
    return this.#current;
  }
}
