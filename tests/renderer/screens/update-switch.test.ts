import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UpdateState } from '@shared/protocol/updates';
import { usePreferences } from '@renderer/app/preferences';
import UpdateSwitch from '@renderer/screens/parts/UpdateSwitch.vue';

describe('the switch for updates', () => {
  let state: UpdateState;

  beforeEach(() => {
    state = { isAvailable: true, isOn: true, ready: null };
    (globalThis as { doppelstapel?: unknown }).doppelstapel = {
      updates: () => Promise.resolve(state),
      switchUpdates: (isOn: boolean) => Promise.resolve((state = { ...state, isOn })),
    };
    setActivePinia(createPinia());
    usePreferences().language = 'de';
  });
  afterEach(() => {
    delete (globalThis as { doppelstapel?: unknown }).doppelstapel;
  });

  async function shown() {
    const page = mount(UpdateSwitch);
    await flushPromises();
    return page;
  }

  it('shows how it stands and switches', async () => {
    const page = await shown();
    const [on, off] = page.findAll('button');
    expect(on?.attributes('aria-pressed')).toBe('true');
    await off?.trigger('click');
    await flushPromises();
    expect(state.isOn).toBe(false);
    expect(off?.attributes('aria-pressed')).toBe('true');
  });

  it('names the version that is waiting, unless it was switched off', async () => {
    state = { ...state, ready: '2.0.0' };
    expect((await shown()).text()).toContain('2.0.0');
    state = { ...state, isOn: false };
    expect((await shown()).text()).not.toContain('2.0.0');
  });

  it('is absent in a copy that cannot renew itself', async () => {
    state = { isAvailable: false, isOn: false, ready: null };
    expect((await shown()).find('button').exists()).toBe(false);
  });

  it('is absent in a browser', async () => {
    delete (globalThis as { doppelstapel?: unknown }).doppelstapel;
    expect((await shown()).find('button').exists()).toBe(false);
  });
});
