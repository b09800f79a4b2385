import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { PROTOCOL_VERSION } from '@shared/protocol/messages';
import type { HostMessage } from '@shared/protocol/messages';
import type { Device } from '@shared/protocol/lobby';
import { PATIENCE, PING_EVERY, SILENCE, backoff } from './backoff';
import { clientNow, hostClock } from './clock';
import { noAnswer } from './host-link';
import type { Cause, HostLink, Target } from './host-link';
import { openLink } from './open-link';
import { Pass } from './pass';
import { Requests } from './requests';
import type { Request } from './requests';

/** `lost` tries again by itself; `refused` waits for the person. */
export type Phase = 'idle' | 'connecting' | 'connected' | 'lost' | 'refused';

export const useConnection = defineStore('connection', () => {
  const phase = ref<Phase>('idle');
  const cause = shallowRef<Cause | null>(null);
  const target = shallowRef<Target | null>(null);
  const person = ref<string | null>(null);
  /** What this person sits at, at this table. */
  const device = ref<Device>('app');
  /** Names the table among those of its host. */
  const table = ref<string | null>(null);
  const tableName = ref('');

  const requests = new Requests();
  const messageHandlers: ((message: HostMessage) => void)[] = [];
  const leaveHandlers: (() => void)[] = [];

  let link: HostLink | null = null;
  let pass: Pass | null = null;
  let hello = -1;
  let attempts = 0;
  let heardAt = 0;
  let settle: ((result: Cause | null) => void) | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setInterval> | undefined;

  /**
   * Goes to a table: the one of the code, or the one where this device was last. Answers null when in its room, or why not.
   * @param id the table's id, where it is known, so that the device gets its seats there back
   */
  function join(where: Target, joinCode: string | null, asDevice: Device, id: string | null = null): Promise<Cause | null> {
    leave();
    const fresh = new Pass(where, asDevice, joinCode, id);
    pass = fresh;
    target.value = where;
    device.value = asDevice;
    phase.value = 'connecting';
    return new Promise((resolve) => {
      settle = resolve;
      patience = setTimeout(() => refuse(noAnswer(where)), PATIENCE);
      open(fresh);
    });
  }

  function open(shown: Pass): void {
    const fresh = openLink(shown.where);
    link = fresh;
    fresh.onOpen(() => {
      hello = requests.next();
      fresh.send({ type: 'hello', id: hello, protocol: PROTOCOL_VERSION, device: shown.device, code: shown.code, token: shown.show() });
    });
    fresh.onMessage((message) => {
      if (link === fresh) receive(message, shown);
    });
    fresh.onClose(() => {
      if (link === fresh) fail(shown);
    });
  }

  function receive(message: HostMessage, shown: Pass): void {
    heardAt = clientNow();
    switch (message.type) {
      case 'welcome':
        shown.accepted(message.table, message.token);
        person.value = message.person;
        table.value = message.table;
        tableName.value = message.tableName;
        settled();
        break;
      case 'refused': {
        const why = { code: message.code, params: message.params };
        if (message.re !== hello) requests.answer(message.re, why);
        else {
          // A token that the host no longer knows (a new evening) must not stand in the way of the code.
          if (why.code === 'wrong-code') shown.forget();
          refuse(why);
        }
        break;
      }
      case 'done':
        requests.answer(message.re, null);
        break;
      case 'pong':
        hostClock.add(message.sentAt, message.hostAt, clientNow());
        break;
      case 'closed':
        if (message.code === 'removed-by-host') shown.forget();
        refuse({ code: message.code, params: {} });
        break;
      case 'lobby':
        shown.learn(message.lobby.code);
        break;
      case 'match':
      case 'verdict':
        break;
    }
    for (const handler of messageHandlers) handler(message);
  }

  function settled(): void {
    clearTimeout(patience);
    attempts = 0;
    phase.value = 'connected';
    cause.value = null;
    hostClock.reset();
    clearInterval(pulse);
    pulse = setInterval(beat, PING_EVERY);
    ping();
    settle?.(null);
    settle = null;
  }

  function ping(): void {
    link?.send({ type: 'ping', id: requests.next(), sentAt: clientNow() });
  }

  function beat(): void {
    if (clientNow() - heardAt > SILENCE) dropLink();
    else ping();
  }

  function closeLink(): void {
    const old = link;
    link = null;
    old?.close();
  }

  function dropLink(): void {
    closeLink();
    if (pass !== null) fail(pass);
  }

  /** The link is gone without a word of explanation. */
  function fail(shown: Pass): void {
    link = null;
    clearInterval(pulse);
    requests.abandon({ code: 'connection-lost', params: {} });
    if (person.value === null) {
      refuse(noAnswer(shown.where));
      return;
    }
    phase.value = 'lost';
    cause.value = { code: 'connection-lost', params: {} };
    clearTimeout(retry);
    clearTimeout(patience);
    retry = setTimeout(() => openAgain(shown), backoff(attempts));
    attempts += 1;
  }

  /** A network that swallows everything would let one attempt hang for minutes. */
  function openAgain(shown: Pass): void {
    clearTimeout(retry);
    clearTimeout(patience);
    closeLink();
    patience = setTimeout(dropLink, PATIENCE);
    open(shown);
  }

  function refuse(why: Cause): void {
    halt();
    phase.value = 'refused';
    cause.value = why;
    requests.abandon(why);
    settle?.(why);
    settle = null;
  }

  function halt(): void {
    clearTimeout(patience);
    clearTimeout(retry);
    clearInterval(pulse);
    closeLink();
  }

  /** Tries the lost or refused table once more at once, with everything as it was. */
  function tryAgain(): Promise<Cause | null> {
    return pass === null ? Promise.resolve(null) : join(pass.where, pass.code, pass.device, pass.table);
  }

  /** A phone that was asleep or a network that came back need not wait for the next attempt. */
  function wake(): void {
    if (pass === null || document.visibilityState === 'hidden') return;
    if (phase.value === 'connected') {
      if (clientNow() - heardAt > SILENCE) dropLink();
      else ping();
    } else if (phase.value === 'lost') {
      attempts = 0;
      openAgain(pass);
    }
  }
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);

  /** Goes home. The seat stays with the host until it is given up there. */
  function leave(): void {
    halt();
    requests.abandon({ code: 'connection-lost', params: {} });
    settle?.({ code: 'connection-lost', params: {} });
    settle = null;
    attempts = 0;
    phase.value = 'idle';
    cause.value = null;
    pass = null;
    target.value = null;
    table.value = null;
    person.value = null;
    for (const handler of leaveHandlers) handler();
  }

  function request(message: Request): Promise<Cause | null> {
    if (link === null || phase.value !== 'connected') return Promise.resolve({ code: 'connection-lost', params: {} });
    const id = requests.next();
    const answer = requests.expect(id);
    link.send({ ...message, id });
    return answer;
  }

  return {
    phase,
    cause,
    target,
    person,
    device,
    table,
    tableName,
    join,
    leave,
    tryAgain,
    wake,
    request,
    onMessage: (handler: (message: HostMessage) => void) => void messageHandlers.push(handler),
    onLeave: (handler: () => void) => void leaveHandlers.push(handler),
  };
});
