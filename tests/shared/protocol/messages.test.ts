import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { PROTOCOL_VERSION, anyHelloSchema, clientMessageSchema, nameSchema } from '@shared/protocol/messages';

const EXAMPLES: readonly { readonly type: string }[] = [
  { type: 'hello', id: 1, protocol: PROTOCOL_VERSION, device: 'phone', code: 'ACD37', token: null } as { type: string },
  { type: 'sit', id: 1, name: 'Anna' } as { type: string },
  { type: 'rename', id: 1, seat: 0, name: 'Anna' } as { type: string },
  { type: 'stand', id: 1, seat: 0 } as { type: string },
  { type: 'add-bot', id: 1, level: 'easy' } as { type: string },
  { type: 'move-seat', id: 1, seat: 0, to: 1 } as { type: string },
  { type: 'choose-game', id: 1, game: 'typolena' } as { type: string },
  { type: 'set-options', id: 1, options: { hand: 5, calls: true, check: 'auto' } } as { type: string },
  { type: 'start', id: 1 } as { type: string },
  { type: 'to-lobby', id: 1 } as { type: string },
  { type: 'act', id: 1, key: 'k', match: 'm', version: 0, seat: 0, action: { type: 'draw' }, pressedAt: null } as { type: string },
  { type: 'ping', id: 1, sentAt: 0.5 } as { type: string },
];

describe('messages of clients', () => {
  it.each(EXAMPLES)('$type is read as it is', (message) => {
    expect(safeParse(clientMessageSchema, message)).toMatchObject({ success: true, output: message });
  });

  it.each(EXAMPLES)('$type with a key too many or too few is refused', (message) => {
    expect(safeParse(clientMessageSchema, { ...message, more: 1 }).success).toBe(false);
    for (const key of Object.keys(message)) {
      const rest = Object.fromEntries(Object.entries(message).filter(([name]) => name !== key));
      expect(safeParse(clientMessageSchema, rest).success).toBe(false);
    }
  });

  it('say their version in every version', () => {
    expect(safeParse(anyHelloSchema, { type: 'hello', id: 1, protocol: 99, anything: 'else' }).success).toBe(true);
    expect(safeParse(anyHelloSchema, { type: 'sit', id: 1, protocol: 99 }).success).toBe(false);
  });
});

describe('names', () => {
  it.each([
    ['  Anna   Lena ', 'Anna Lena'],
    ['<b>Anna</b>', '<b>Anna</b>'],
    ['An\u200bna\u0007', 'Anna'],
    ['\u202eanna', 'anna'],
    ['Zoe\u0308', 'Zo\u00eb'],
  ])('%j becomes %j', (given, kept) => {
    expect(safeParse(nameSchema, given)).toMatchObject({ success: true, output: kept });
  });

  it.each(['', '   ', '\u200b', 'A'.repeat(25), 'A'.repeat(100_000), 7, null])('%j is none', (given) => {
    expect(safeParse(nameSchema, given).success).toBe(false);
  });
});
