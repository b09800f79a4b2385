import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it } from 'vitest';
import InviteBlock from '@renderer/screens/lobby/InviteBlock.vue';

const ADDRESSES = ['http://192.168.0.23:5362', 'http://10.0.0.5:5362', 'http://[2001:db8::7334]:5362'];

describe('the way to a table with several addresses', () => {
  beforeEach(() => setActivePinia(createPinia()));

  function show(addresses: readonly string[]) {
    return mount(InviteBlock, { props: { code: 'K7M4R', addresses, locked: false, mayChange: false }, attachTo: document.body });
  }

  it('begins with the best one, and lets all of them be tried without moving', async () => {
    const block = show(ADDRESSES);
    expect(block.get('.address').text()).toBe('192.168.0.23:5362');
    const choices = block.findAll('.other');
    expect(choices.map((choice) => choice.text())).toEqual(['192.168.0.23:5362', '10.0.0.5:5362', '[2001:db8::7334]:5362']);
    await choices[1]?.trigger('click');
    expect(block.get('.address').text()).toBe('10.0.0.5:5362');
    expect(block.findAll('.other').map((choice) => choice.attributes('aria-pressed'))).toEqual(['false', 'true', 'false']);
  });

  it('returns to the best one when the chosen one is gone', async () => {
    const block = show(ADDRESSES);
    await block.findAll('.other')[1]?.trigger('click');
    await block.setProps({ addresses: ADDRESSES.slice(0, 1) });
    expect(block.get('.address').text()).toBe('192.168.0.23:5362');
    expect(block.find('details').exists()).toBe(false);
  });
});
