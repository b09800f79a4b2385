/** Runs tasks strictly one after the other, in the order in which they came. */
export class SerialQueue {
  #tail: Promise<unknown> = Promise.resolve();

  /** The task's result; a task that throws rejects its own promise and holds up no other. */
  run<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    const result = this.#tail.then(task);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all tasks that are queued now are done. */
  async idle(): Promise<void> {
    await this.#tail;
  }
}
