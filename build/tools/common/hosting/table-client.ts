import { once } from 'node:events';
import { WebSocket } from 'ws';
import { PROTOCOL_VERSION, type ClientMessage, type HostMessage } from '@shared/protocol/messages';

type WithoutId<Message> = Message extends ClientMessage ? Omit<Message, 'id'> : never;
export type Request = WithoutId<ClientMessage>;
export type MessageOf<Type extends HostMessage['type']> = Extract<HostMessage, { type: Type }>;
export type Answer = MessageOf<'done' | 'refused' | 'welcome' | 'pong'>;

/** The connection ended before the answer came. */
export class ConnectionLostError extends Error {}

/** A real WebSocket on loopback, as the page on a phone has one. */
export class TableClient {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  readonly #listeners = new Set<(message: HostMessage, receivedAt: number) => void>();
  #nextId = 1;
  /** Bytes of all messages that came in. */
  received = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data, performance.now()));
    socket.on('close', () => this.#lose());
    // `close` follows.
    socket.on('error', () => undefined);
  }

  /** @throws when nobody answers, or the host refuses the socket */
  static async open(port: number): Promise<TableClient> {
    const address = `127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://${address}/socket`, { origin: `http://${address}`, perMessageDeflate: false });
    const client = new TableClient(socket);
    await once(socket, 'open');
    return client;
  }

  /** Hears every message from now on, until the returned function is called; `receivedAt` is this process's own clock. */
  listen(listener: (message: HostMessage, receivedAt: number) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Sends a message under the id that is returned; nothing happens when the connection has ended. */
  post(request: Request): number {
    const id = this.#nextId++;
    if (this.isOpen) this.#socket.send(JSON.stringify({ ...request, id }));
    return id;
  }

  /** Sends a message; the answer, which may be a refusal. @throws ConnectionLostError */
  ask(request: Request): Promise<Answer> {
    if (!this.isOpen) return Promise.reject(new ConnectionLostError());
    const id = this.post(request);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Asks for something that must be granted. */
  async must(request: Request): Promise<Answer> {
    const answer = await this.ask(request);
    if (answer.type === 'refused') throw new Error(`${request.type} was refused: ${answer.code}`);
    return answer;
  }

  /** Says hello with the table's code or one's own token. */
  async hello(key: { readonly code: string } | { readonly token: string }): Promise<MessageOf<'welcome'>> {
    const answer = await this.must({ type: 'hello', protocol: PROTOCOL_VERSION, device: 'phone', code: null, token: null, ...key });
    if (answer.type !== 'welcome') throw new Error('a hello is answered by a welcome');
    return answer;
  }

  /** Sends anything. */
  raw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  /** The next message that fits. */
  next<Type extends HostMessage['type']>(type: Type, fits: (message: MessageOf<Type>) => boolean = () => true): Promise<MessageOf<Type>> {
    return new Promise((resolve, reject) => {
      const lost = (): void => reject(new ConnectionLostError());
      const stop = this.listen((message) => {
        if (message.type !== type || !fits(message as MessageOf<Type>)) return;
        stop();
        this.#socket.off('close', lost);
        resolve(message as MessageOf<Type>);
      });
      this.#socket.once('close', lost);
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Resolves when the connection has ended. */
  async closed(): Promise<void> {
    if (this.#socket.readyState !== WebSocket.CLOSED) await once(this.#socket, 'close');
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(data: Buffer, receivedAt: number): void {
    this.received += data.length;
    const message = JSON.parse(data.toString('utf8')) as HostMessage;
    if ('re' in message) {
      this.#waiting.get(message.re)?.resolve(message);
      this.#waiting.delete(message.re);
    }
    for (const listener of this.#listeners) listener(message, receivedAt);
  }

  #lose(): void {
    for (const { reject } of this.#waiting.values()) reject(new ConnectionLostError());
    this.#waiting.clear();
  }
}
