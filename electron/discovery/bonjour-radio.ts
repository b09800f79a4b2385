import type { EventEmitter } from 'node:events';
import { isIPv4 } from 'node:net';
import { Bonjour, type Browser, type Service } from 'bonjour-service';
import type { Publication, Radio, Sighting } from './radio';

const SERVICE_TYPE = 'doppelstapel';

/** A goodbye that the network does not take must not hold up the end of the program. */
const PATIENCE = 500;

function sightingOf({ name, port, addresses = [], referer, txt }: Service): Sighting {
  // The packet's sender is on this very network; what it announces may belong to its other ones.
  const candidates = [referer?.address ?? '', ...addresses].filter((address) => isIPv4(address));
  return { instance: name, port, addresses: [...new Set(candidates)], texts: (txt ?? {}) as Record<string, unknown> };
}

/** Errors reach nobody otherwise, and end the process: the package hides the emitter they come from. */
function emitterOf(bonjour: Bonjour): EventEmitter {
  return (bonjour as unknown as { readonly server: { readonly mdns: EventEmitter } }).server.mdns;
}

/** Real multicast DNS on the interface with this address. */
export function openBonjourRadio(interfaceAddress: string, onFailure: (error: Error) => void): Radio {
  let failed = false;
  const fail = (error: Error): void => {
    if (failed) return;
    failed = true;
    onFailure(error);
  };
  // `interface` and `bind` are missing in the package's types: it hands its options to multicast-dns. Bound to the interface's own
  // address, a socket would hear no multicast on Linux.
  const options: object = { interface: interfaceAddress, bind: '0.0.0.0' };
  const bonjour = new Bonjour(options, (error: Error | null) => {
    if (error !== null) fail(error);
  });
  emitterOf(bonjour).on('error', fail);
  let browser: Browser | null = null;
  let service: Service | null = null;

  function takeBack(): Promise<void> {
    const old = service;
    service = null;
    if (old === null || failed) return Promise.resolve();
    return new Promise((resolve) => {
      setTimeout(resolve, PATIENCE).unref();
      // The package types it as a function of anything.
      (old.stop as (done: () => void) => void)(() => resolve());
    });
  }

  return {
    publish({ instance, port, texts }: Publication) {
      void takeBack();
      // Instances are random, so that nobody has to be asked whether the name is free.
      service = bonjour.publish({ name: instance, type: SERVICE_TYPE, port, txt: texts, probe: false, disableIPv6: true });
    },
    listen(listener) {
      browser = bonjour.find({ type: SERVICE_TYPE }, (found) => listener.onSeen(sightingOf(found)));
      browser.on('txt-update', (found: Service) => listener.onSeen(sightingOf(found)));
      browser.on('srv-update', (found: Service) => listener.onSeen(sightingOf(found)));
      browser.on('down', (found: Service) => listener.onGone(found.name));
    },
    ask: () => browser?.update(),
    async close() {
      browser?.stop();
      await takeBack();
      await new Promise<void>((resolve) => {
        setTimeout(resolve, PATIENCE).unref();
        bonjour.destroy(() => resolve());
      });
    },
  };
}
