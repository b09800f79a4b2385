import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextTick } from 'vue';
import type { Action } from '@shared/games/typolena/actions';
import { CARD } from '@shared/games/typolena/cards';
import { SITUATIONS } from '@tests/fixtures/typolena-situations';
import type { Situation } from '@tests/fixtures/typolena-views';
import { mountTable, prepareTexts } from './mount';
import type { Mounted } from './mount';

const RED_VERZAUBERT: Action = { type: 'lay', card: 20, stack: 1, letter: 'N', colour: 'red', lena: false };

let mounted: Mounted;

function open(name: string, answer: Parameters<typeof mountTable>[1] = null): void {
  const situation = SITUATIONS[name];
  if (situation === undefined) throw new Error(`no situation ${name}`);
  mounted = mountTable(situation, answer);
}

function card(id: number): string {
  return `[data-card="${String(id)}"]`;
}

function has(selector: string): boolean {
  return mounted.table.find(selector).exists();
}

async function settle(): Promise<void> {
  await Promise.resolve();
  await nextTick();
  await nextTick();
}

beforeAll(prepareTexts);
beforeEach(() => {
  document.body.innerHTML = '';
});
afterEach(() => {
  mounted.table.unmount();
});

describe('laying by tap', () => {
  it('takes card, stack, letter and colour', async () => {
    open('turn');
    await mounted.press(card(20));
    await mounted.press('[data-place="stack-1"]');
    await mounted.press('[data-letter="N"]');
    await mounted.press('[data-colour="red"]');
    expect(mounted.act).toHaveBeenCalledExactlyOnceWith(RED_VERZAUBERT, undefined);
  });

  it('takes the letter before the stack as well', async () => {
    open('turn');
    await mounted.press(card(20));
    await mounted.press('[data-letter="N"]');
    await mounted.press('[data-place="stack-1"]');
    await mounted.press('[data-colour="greygreen"]');
    expect(mounted.act).toHaveBeenCalledExactlyOnceWith({ ...RED_VERZAUBERT, colour: 'greygreen' }, undefined);
  });

  it('needs no colour where there is no choice', async () => {
    open('turn');
    await mounted.press(card(12));
    await mounted.press('[data-place="stack-0"]');
    await mounted.press('[data-letter="L"]');
    expect(mounted.act).toHaveBeenCalledExactlyOnceWith({ type: 'lay', card: 12, stack: 0, letter: 'L', colour: 'pink', lena: false }, undefined);
  });

  it('shows marks only for a chosen card, and only where it may be laid', async () => {
    open('opening');
    expect(mounted.table.findAll('.crop-marks')).toHaveLength(0);
    await mounted.press(card(20));
    expect(mounted.table.get('[data-place="stack-1"]').find('.crop-marks').exists()).toBe(true);
    expect(mounted.table.get('[data-place="stack-0"]').find('.crop-marks').exists()).toBe(false);
  });

  it('says what the other stack is for while a card waits for its letter', async () => {
    open('turn');
    await mounted.press(card(16));
    await mounted.press('[data-place="stack-0"]');
    expect(mounted.table.text()).toContain('Muss zu dieser passen');
    expect(mounted.table.text()).toContain('Gelb: andersherum weiter');
  });

  it('puts the chosen card back on a second tap and on Escape', async () => {
    open('turn');
    await mounted.press(card(20));
    await mounted.press(card(20));
    expect(has('.selected')).toBe(false);
    await mounted.press(card(20));
    await mounted.table.get(card(20)).trigger('keydown', { key: 'Escape' });
    expect(has('.selected')).toBe(false);
  });

  it('draws by button and by talon', async () => {
    open('turn');
    await mounted.press('[data-action="draw"]');
    await settle();
    await mounted.press('[data-place="talon"]');
    expect(mounted.act.mock.calls.map(([action]) => action)).toEqual([{ type: 'draw' }, { type: 'draw' }]);
  });
});

describe('laying by keyboard', () => {
  it('goes along the hand with the arrows and says letters by their keys', async () => {
    open('turn');
    const hand = mounted.table.findAll('.hand .card');
    hand[0]?.element.dispatchEvent(new FocusEvent('focus'));
    await hand[0]?.trigger('keydown', { key: 'End' });
    expect(document.activeElement).toBe(hand.at(-1)?.element);
    await hand.at(-1)?.trigger('keydown', { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(mounted.table.get(card(20)).element);
    await mounted.press(card(20));
    await mounted.table.get(card(20)).trigger('keydown', { key: 'ArrowUp' });
    await nextTick();
    expect(document.activeElement).toBe(mounted.table.get('[data-place="stack-0"]').element);
    await mounted.table.get('[data-place="stack-0"]').trigger('keydown', { key: 'ArrowRight' });
    await nextTick();
    expect(document.activeElement).toBe(mounted.table.get('[data-place="stack-1"]').element);
    await mounted.press('[data-place="stack-1"]');
    await mounted.table.get('[data-place="stack-1"]').trigger('keydown', { key: 'n' });
    await mounted.press('[data-colour="red"]');
    expect(mounted.act).toHaveBeenCalledExactlyOnceWith(RED_VERZAUBERT, undefined);
  });

  it('has one stop of the Tab key in the hand', () => {
    open('turn');
    expect(mounted.table.findAll('.hand .card[tabindex="0"]')).toHaveLength(1);
  });
});

describe('laying by drag', () => {
  function box(selector: string, left: number, top: number): void {
    const element = mounted.table.get(selector).element;
    element.getBoundingClientRect = () => new DOMRect(left, top, 180, 280);
  }

  it('drops a card on a stack', async () => {
    open('turn');
    await nextTick();
    box(card(20), 600, 500);
    box('[data-place="stack-0"]', 300, 100);
    box('[data-place="stack-1"]', 700, 100);
    const at = (type: string, x: number, y: number) => new PointerEvent(type, { clientX: x, clientY: y, pointerId: 3, pointerType: 'touch', button: 0, bubbles: true });
    mounted.table.get(card(20)).element.dispatchEvent(at('pointerdown', 650, 550));
    window.dispatchEvent(at('pointermove', 700, 400));
    window.dispatchEvent(at('pointermove', 760, 200));
    await nextTick();
    expect(has('.held')).toBe(true);
    expect(has('.drop-field')).toBe(true);
    window.dispatchEvent(at('pointerup', 760, 200));
    await nextTick();
    expect(has('.held')).toBe(false);
    await mounted.press('[data-letter="N"]');
    await mounted.press('[data-colour="red"]');
    expect(mounted.act).toHaveBeenCalledExactlyOnceWith(RED_VERZAUBERT, undefined);
  });
});

describe('what the host refuses', () => {
  it('comes back to the hand, with the reason in words', async () => {
    open('turn', { code: 'wrong-letter' });
    await mounted.press(card(12));
    await mounted.press('[data-place="stack-0"]');
    await mounted.press('[data-letter="L"]');
    await settle();
    expect(has('.placed')).toBe(false);
    expect(has('.gone')).toBe(false);
    expect(mounted.table.get('.message').text()).toBe('Diesen Buchstaben haben sie nicht gemeinsam, aber einen anderen.');
  });

  it('asks the host why, where its list has nothing like it', async () => {
    open('beginners', { code: 'does-not-fit' });
    await mounted.press(card(12));
    await mounted.press('[data-place="stack-0"]');
    await settle();
    expect(mounted.act).toHaveBeenCalledOnce();
    expect(mounted.table.get('.message').text()).toContain('kein Buchstabe in derselben Schrift');
  });

  it('leaves a sentence for codes that it does not know', async () => {
    open('turn', { code: 'something-new' });
    await mounted.press('[data-action="draw"]');
    await settle();
    expect(mounted.table.get('.message').text()).toBe('Das geht gerade nicht.');
  });
});

describe('help', () => {
  it('dims cards only at tables that refuse wrong lays', () => {
    open('beginners');
    expect(mounted.table.findAll('.dimmed').map((each) => each.attributes('data-card'))).toEqual(['12', '23', '8', '29', '2']);
    mounted.table.unmount();
    open('turn');
    expect(has('.dimmed')).toBe(false);
  });

  it('keeps all four letters live where the table does not help', async () => {
    open('turn');
    await mounted.press(card(20));
    expect(mounted.table.findAll('.letter[aria-disabled="false"]')).toHaveLength(4);
  });
});

describe('a closer look', () => {
  it('comes by key at cards of the hand and of the stacks, and goes again', async () => {
    open('turn');
    const look = async (selector: string): Promise<void> => {
      mounted.table.get<HTMLElement>(selector).element.focus();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', bubbles: true }));
      await nextTick();
    };
    await look('[data-place="stack-1"]');
    expect(document.querySelector('.enlarged card-face-stub')?.getAttribute('id')).toBe('17');
    await look(card(12));
    expect(document.querySelector('.enlarged card-face-stub')?.getAttribute('id')).toBe('12');
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await nextTick();
    expect(document.querySelector('.enlarged')).toBeNull();
    expect(mounted.act).not.toHaveBeenCalled();
  });

  it('asks for a card where a stack is tapped without one', async () => {
    open('turn');
    await mounted.press('[data-place="stack-1"]');
    expect(mounted.table.get('.message').text()).toBe('Wähl zuerst eine Karte aus deiner Hand.');
  });
});

describe('the hand', () => {
  it('does not re-sort: new cards come in at the right', async () => {
    open('turn');
    const situation = SITUATIONS['turn'] as Situation;
    const hand = [1, ...situation.view.hand].sort((left, right) => left - right);
    await mounted.goTo({ ...situation, view: { ...situation.view, hand } });
    const shown = mounted.table.findAll('.hand .card').map((each) => Number(each.attributes('data-card')));
    expect(shown).toEqual([...situation.view.hand, 1]);
  });

  it('tells screen readers title, letters with typefaces and inks', () => {
    open('turn');
    expect(mounted.table.get(card(2)).attributes('aria-label')).toBe(
      'Countrygirl. L Wildwest, E Schreibschrift, N Fraktur, A Wildwest. Rot: Eine nehmen. Darf die letzte Karte sein',
    );
    mounted.table.unmount();
    open('three');
    expect(mounted.table.get(card(CARD.devil)).attributes('aria-label')).toContain('Fehlerteufel');
  });
});
