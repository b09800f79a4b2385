import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import { PROMPTS, promptOf } from '@renderer/games/typolena/prompts';
import { useWords } from '@renderer/games/typolena/words';
import { useTexts } from '@renderer/i18n/text';
import type { Action } from '@shared/games/typolena/actions';
import { ASKED, SITUATIONS } from '@tests/fixtures/typolena-situations';
import type { Situation } from '@tests/fixtures/typolena-views';
import { mountTable, prepareTexts } from './mount';
import type { Mounted } from './mount';

let mounted: Mounted | null = null;

function open(name: string, answer: Parameters<typeof mountTable>[1] = null): Mounted {
  const situation = SITUATIONS[name];
  if (situation === undefined) throw new Error(`no situation ${name}`);
  mounted = mountTable(situation, answer);
  return mounted;
}

function actions({ act }: Mounted): Action[] {
  return act.mock.calls.map(([action]) => action);
}

function look(situation: Situation, seat = situation.seat) {
  const { view, legal, names } = situation;
  const name = (which: number): string => names[which] ?? '';
  return promptOf({ say: useWords(), view, legal: seat === situation.seat ? legal : [], seat, selected: null, reached: null, name });
}

beforeAll(prepareTexts);
beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  mounted?.table.unmount();
  mounted = null;
});

describe('each phase', () => {
  it.each(Object.keys(PROMPTS))('%s asks in whole sentences of both languages, and tells the others what it waits for', (kind) => {
    const situation = Object.entries(ASKED).find(([key]) => key === kind)?.[1];
    if (situation === undefined) throw new Error('no example');
    for (const language of ['de', 'en'] as const) {
      useTexts().language.value = language;
      for (const seat of [0, 1, null]) {
        const { turn, note, buttons, slip } = look(situation, seat);
        const words = [turn, note, ...buttons.map(({ label }) => label), slip?.title ?? '', slip?.note ?? ''].join(' ');
        expect(turn).not.toBe('');
        expect(words).not.toMatch(/undefined|\{|\}|\b(?:turn|prompt|action)\.\w/u);
      }
    }
    useTexts().language.value = 'de';
  });

  it.each(Object.keys(ASKED))('%s mounts wide, as its seat and as a spectator', (kind) => {
    const situation = SITUATIONS[kind] as Situation;
    const asked = mountTable(situation);
    expect(asked.table.find('.wide-table').exists()).toBe(true);
    asked.table.unmount();
    const watching = mountTable({ ...situation, seat: null, legal: [], view: { ...situation.view, hand: [] } });
    expect(watching.table.findAll('.hand .card')).toHaveLength(0);
    watching.table.unmount();
  });
});

describe('attacks', () => {
  it('look the same for who holds the Fehlerteufel and who does not', () => {
    for (const kind of ['red', 'skip', 'pushed'] as const) {
      const situation = ASKED[kind];
      const without = situation.legal.filter(({ type }) => type !== 'show' && type !== 'tuck');
      const holder = look({ ...situation, legal: [...without, { type: 'show' }] });
      expect(look({ ...situation, legal: without })).toEqual(holder);
      expect(holder.attacked).toBe(true);
    }
  });

  it('tell only the own screen that the Fehlerteufel is not there', async () => {
    const table = open('pushed');
    await table.press('[data-call="devil"]');
    expect(table.act).not.toHaveBeenCalled();
    expect(table.table.get('.message').text()).toContain('Den Fehlerteufel hast du nicht');
  });

  it('show the Fehlerteufel at once below three', async () => {
    const table = open('skip');
    await table.press('[data-call="devil"]');
    expect(actions(table)).toEqual([{ type: 'show' }]);
  });

  it('let its holder choose between showing and tucking at three', async () => {
    const table = open('three');
    await table.press('[data-call="devil"]');
    await table.press('.slip [data-action="tuck"]');
    expect(actions(table)).toEqual([{ type: 'tuck', word: null }]);
  });

  it('ask for a swear word when the Fehlerteufel is the last card, typed or picked', async () => {
    const table = open('lastDevil');
    await table.press('[data-call="devil"]');
    await table.press('.slip [data-action="tuck"]');
    expect(table.act).not.toHaveBeenCalled();
    await table.press('.suggestion');
    expect((table.table.get('.word').element as HTMLInputElement).value).toBe('Zwiebelfisch!');
    await table.table.get('.word').setValue('  Donnerletter!  ');
    await table.press('.slip [data-action="tuck"]');
    expect(actions(table)).toEqual([{ type: 'tuck', word: 'Donnerletter!' }]);
  });

  it('take, sit out and accept with one button', async () => {
    for (const [name, id] of [['red', 'take'], ['skip', 'accept'], ['pushed', 'accept']] as const) {
      const table = open(name);
      await table.press(`[data-action="${id}"]`);
      expect(actions(table)).toEqual([{ type: id }]);
      table.table.unmount();
    }
  });
});

describe('choices', () => {
  it('push a chosen card to a seat, by the slip or by the seat itself', async () => {
    const table = open('push');
    expect(table.table.find('.slip').exists()).toBe(false);
    await table.press('[data-card="20"]');
    await table.press('[data-choose="2"]');
    expect(actions(table)).toEqual([{ type: 'push', card: 20, to: 2 }]);
  });

  it('push back the chosen card only, or nothing', async () => {
    const table = open('pushBack');
    await table.press('[data-action="pushBack"]');
    expect(table.act).not.toHaveBeenCalled();
    await table.press('[data-card="12"]');
    await table.press('[data-action="pushBack"]');
    expect(actions(table)).toEqual([{ type: 'pushBack', card: 12 }]);
  });

  it('choose a partner at the seat and draw one of the backs, a Stranger among them', async () => {
    const partner = open('swapPartner');
    await partner.press('button[data-seat="3"]');
    expect(actions(partner)).toEqual([{ type: 'choosePartner', seat: 3 }]);
    partner.table.unmount();
    const swap = open('swap');
    expect(swap.table.get('[data-position="0"]').attributes('aria-label')).toContain('Stranger');
    expect(swap.table.text()).toContain('Ole hat dir Party gezogen.');
    await swap.press('[data-position="4"]');
    expect(actions(swap)).toEqual([{ type: 'drawFrom', position: 4 }]);
  });

  it('exchange a card of the other stack for one from the hand', async () => {
    const table = open('rogue');
    await table.press('[data-reach="9"]');
    await table.press('[data-card="20"]');
    await table.press('[data-action="exchange"]');
    expect(actions(table)).toEqual([{ type: 'exchange', takeCard: 9, giveCard: 20 }]);
  });

  it('push surplus cards under a stack', async () => {
    const table = open('giddyup');
    await table.press('[data-card="20"]');
    await table.press('[data-place="stack-1"]');
    expect(actions(table)).toEqual([{ type: 'discardUnder', card: 20, stack: 1 }]);
  });
});

describe('calls', () => {
  it('carry the time of the press', async () => {
    const stop = open('hype');
    await stop.press('[data-call="stop"]');
    await stop.press('[data-action="egal"]');
    await stop.press('[data-card="20"]');
    await stop.press('[data-call="hype"]');
    expect(stop.act.mock.calls).toEqual([
      [{ type: 'stop' }, 1234],
      [{ type: 'egal' }, 1234],
      [{ type: 'join', card: 20 }, 1234],
    ]);
    stop.table.unmount();
    const absolute = open('absolute');
    await absolute.press('[data-call="absolute"]');
    expect(absolute.act.mock.calls).toEqual([[{ type: 'callAbsolute' }, 1234]]);
  });

  it('stay in place and say why they are not possible', async () => {
    const table = open('turn');
    const before = table.table.findAll('[data-call]').map((call) => call.attributes('data-call'));
    await table.press('[data-call="stop"]');
    expect(table.table.get('.message').text()).toContain('kein Hype');
    await table.goTo(ASKED.hype);
    await nextTick();
    expect(table.table.findAll('[data-call]').map((call) => call.attributes('data-call'))).toEqual(before);
  });

  it('object to a lay in challenge mode', async () => {
    const table = open('check');
    await table.press('[data-call="object"]');
    await table.press('[data-action="approve"]');
    expect(actions(table)).toEqual([
      { type: 'object', lay: 7 },
      { type: 'approve', lay: 7 },
    ]);
  });
});
