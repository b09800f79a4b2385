import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { root } from '@build/bootstrap/paths.mjs';
import type { FromHost, HostPlan, ToHost, Usage } from './host-plan';

const SCRIPT = fileURLToPath(new URL('./host-process.ts', import.meta.url));

/** A host in a process of its own. */
export class HostProcess {
  readonly port: number;
  readonly joinCode: string;
  /** What went wrong inside it. */
  readonly troubles: string[] = [];
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, { port, joinCode }: Extract<FromHost, { type: 'ready' }>) {
    this.#child = child;
    this.port = port;
    this.joinCode = joinCode;
    child.on('message', (message) => {
      const said = message as FromHost;
      if (said.type === 'trouble') this.troubles.push(said.text);
    });
  }

  /** `nodeArguments`: for instance what makes Node write a profile. @throws when it does not start */
  static async launch(plan: HostPlan, nodeArguments: readonly string[] = []): Promise<HostProcess> {
    const child = fork(SCRIPT, [JSON.stringify(plan)], {
      cwd: root,
      execArgv: ['--import', 'tsx', ...nodeArguments],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new HostProcess(child, await heard(child, 'ready'));
  }

  async usage(): Promise<Usage> {
    const answer = heard(this.#child, 'usage');
    this.#send('usage');
    return await answer;
  }

  /** Ends it in good order. */
  async close(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#send('close');
    await gone;
  }

  /** Ends it at once, as a crash or a power cut would. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  #send(message: ToHost): void {
    this.#child.send(message);
  }
}

function heard<Type extends FromHost['type']>(child: ChildProcess, type: Type): Promise<Extract<FromHost, { type: Type }>> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      child.off('message', onMessage);
      child.off('exit', onExit);
    };
    const onMessage = (message: unknown): void => {
      const said = message as FromHost;
      if (said.type !== type) return;
      stop();
      resolve(said as Extract<FromHost, { type: Type }>);
    };
    const onExit = (code: number | null): void => {
      stop();
      reject(new Error(`the host ended (${code ?? 'killed'}) before it answered`));
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
  });
}
