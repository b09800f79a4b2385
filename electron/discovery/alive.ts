import { request } from 'node:http';
import * as v from 'valibot';
import { hostNoticeSchema, type HostNotice } from '@shared/protocol/discovery';
import { ALIVE_PATH } from '../transport/http-server';

const PATIENCE = 1500;
const MAXIMUM_LENGTH = 32 * 1024;

/** Asks the host at an address how its tables are; null when no host of ours answers in time. */
export type AskAlive = (address: string, port: number) => Promise<HostNotice | null>;

function read(text: string): HostNotice | null {
  try {
    const result = v.safeParse(hostNoticeSchema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

export const askAlive: AskAlive = (host, port) =>
  new Promise((resolve) => {
    const asked = request(
      // A connection of its own each time, so that nothing stays open between two questions; never by way of a proxy.
      { host, port, path: ALIVE_PATH, agent: false, signal: AbortSignal.timeout(PATIENCE) },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length > MAXIMUM_LENGTH) asked.destroy();
        });
        response.on('error', () => resolve(null));
        response.on('close', () => resolve(response.statusCode === 200 && response.complete ? read(text) : null));
      },
    );
    asked.on('error', () => resolve(null));
    asked.end();
  });
