import { defineStore } from 'pinia';
import { ref, shallowRef } from 'vue';
import { PROTOCOL_VERSION } from '@shared/protocol/messages';
import type { HostMessage } from '@shared/protocol/messages';
import type { Device } from '@shared/protocol/lobby';
import { backoff } from './backoff';
import { clientNow, hostClock } from './clock';
import type { Cause, HostLink, Target } from './host-link';
import { openLink } from './open-link';
import { Requests } from './requests';
import type { Request } from './requests';
import { forgetToken, rememberToken, tokenFor } from './tokens';

/** `lost` tries again by itself; `refused` waits for the person. */
export type Phase = 'idle' | 'connecting' | 'connected' | 'lost' | 'refused';

const PING_EVERY = 3000;
/** Without any word from the host for this long the connection counts as lost. */
const SILENCE = 9000;
/** How long a newcomer waits for the first answer. */
const PATIENCE = 6000;

function hostKey(target: Target): string {
  return target.kind === 'own' ? 'own' : target.address;
}

/** A television is nobody at the table, even where a player's tab runs in the same browser. */
function tokenKey(target: Target, device: Device): string {
  return device === 'television' ? `television.${hostKey(target)}` : hostKey(target);
}

function noAnswer(target: Target): Cause {
  if (target.kind === 'own') return { code: 'no-answer-own', params: {} };
  return { code: 'no-answer', params: { address: target.address } };
}

export const useConnection = defineStore('connection', () => {
  const phase = ref<Phase>('idle');
  const cause = shallowRef<Cause | null>(null);
  const target = shallowRef<Target | null>(null);
  const person = ref<string | null>(null);
  /** What this person sits at, at this table. */
  const device = ref<Device>('app');
  const tableName = ref('');

  const requests = new Requests();
  const messageHandlers: ((message: HostMessage) => void)[] = [];
  const leaveHandlers: (() => void)[] = [];

  let link: HostLink | null = null;
  let code: string | null = null;
  let hello = -1;
  let attempts = 0;
  let heardAt = 0;
  let settle: ((result: Cause | null) => void) | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setInterval> | undefined;

  /** Goes to a table. Answers null when seated in its room, or why not. */
  function join(where: Target, joinCode: string | null, asDevice: Device): Promise<Cause | null> {
    leave();
    target.value = where;
    code = joinCode;
    device.value = asDevice;
    phase.value = 'connecting';
    return new Promise((resolve) => {
      settle = resolve;
      patience = setTimeout(() => refuse(noAnswer(where)), PATIENCE);
      open(where);
    });
  }

  function open(where: Target): void {
    const fresh = openLink(where);
    link = fresh;
    fresh.onOpen(() => {
      hello = requests.next();
      const token = tokenFor(tokenKey(where, device.value));
      fresh.send({ type: 'hello', id: hello, protocol: PROTOCOL_VERSION, device: device.value, code, token });
    });
    fresh.onMessage((message) => {
      if (link === fresh) receive(message, where);
    });
    fresh.onClose(() => {
      if (link === fresh) fail(where);
    });
  }

  function receive(message: HostMessage, where: Target): void {
    heardAt = clientNow();
    switch (message.type) {
      case 'welcome':
        rememberToken(tokenKey(where, device.value), message.token);
        person.value = message.person;
        tableName.value = message.tableName;
        settled();
        break;
      case 'refused': {
        const why = { code: message.code, params: message.params };
        if (message.re === hello) refuseHello(why, where);
        else requests.answer(message.re, why);
        break;
      }
      case 'done':
        requests.answer(message.re, null);
        break;
      case 'pong':
        hostClock.add(message.sentAt, message.hostAt, clientNow());
        break;
      case 'closed':
        refuse({ code: message.code, params: {} });
        break;
      case 'lobby':
      case 'match':
      case 'verdict':
        break;
    }
    for (const handler of messageHandlers) handler(message);
  }

  /** A token that the host no longer knows (a new evening) must not stand in the way of the code. */
  function refuseHello(why: Cause, where: Target): void {
    if (why.code === 'wrong-code') forgetToken(tokenKey(where, device.value));
    refuse(why);
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

  function dropLink(): void {
    const old = link;
    link = null;
    old?.close();
    if (target.value !== null) fail(target.value);
  }

  /** The link is gone without a word of explanation. */
  function fail(where: Target): void {
    link = null;
    clearInterval(pulse);
    requests.abandon({ code: 'connection-lost', params: {} });
    if (person.value === null) {
      refuse(noAnswer(where));
      return;
    }
    phase.value = 'lost';
    cause.value = { code: 'connection-lost', params: {} };
    clearTimeout(retry);
    retry = setTimeout(() => open(where), backoff(attempts));
    attempts += 1;
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
    const old = link;
    link = null;
    old?.close();
  }

  /** Tries the lost or refused table once more at once, with everything as it was. */
  function tryAgain(): Promise<Cause | null> {
    if (target.value === null) return Promise.resolve(null);
    return join(target.value, code, device.value);
  }

  /** A phone that was asleep or a network that came back need not wait for the next attempt. */
  function wake(): void {
    if (target.value === null || document.visibilityState === 'hidden') return;
    if (phase.value === 'connected') {
      if (clientNow() - heardAt > SILENCE) dropLink();
      else ping();
    } else if (phase.value === 'lost' && link === null) {
      clearTimeout(retry);
      attempts = 0;
      open(target.value);
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
    target.value = null;
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
