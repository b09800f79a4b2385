import type { ClientMessage } from '@shared/protocol/messages';
import type { Cause } from './host-link';

/** A client message before the connection gives it its number. */
export type Request = ClientMessage extends infer Message
  ? Message extends { readonly type: 'hello' | 'ping' }
    ? never
    : Message extends ClientMessage
      ? Omit<Message, 'id'>
      : never
  : never;

/** Requests that wait for their answer, by number. */
export class Requests {
  private last = 0;
  private readonly waiting = new Map<number, (refusal: Cause | null) => void>();

  next(): number {
    this.last += 1;
    return this.last;
  }

  expect(id: number): Promise<Cause | null> {
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
    });
  }

  answer(id: number, refusal: Cause | null): void {
    this.waiting.get(id)?.(refusal);
    this.waiting.delete(id);
  }

  /** Nobody will answer any more. */
  abandon(cause: Cause): void {
    const open = [...this.waiting.values()];
    this.waiting.clear();
    for (const resolve of open) resolve(cause);
  }
}
