import { createPinia, setActivePinia } from 'pinia';
import { nextTick } from 'vue';
import { beforeEach, describe, expect, it } from 'vitest';
import { readPreferences, usePreferences } from '@renderer/app/preferences';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

describe('preferences', () => {
  it('are the defaults when nothing or nonsense is stored', () => {
    const defaults = { name: '', language: null, theme: 'system', motion: 'system' };
    for (const text of [null, '', '{', '[]', '7', 'null', '{"name":3,"theme":"pink"}']) expect(readPreferences(text)).toEqual(defaults);
  });

  it('keep what is sound beside what is not', () => {
    expect(readPreferences('{"name":"Jana","language":"fr","theme":"night"}')).toEqual({ name: 'Jana', language: null, theme: 'night', motion: 'system' });
  });

  it('change the page at once and last', async () => {
    const preferences = usePreferences();
    preferences.theme = 'night';
    preferences.motion = 'reduced';
    preferences.language = 'en';
    preferences.name = 'Jana';
    await nextTick();
    expect(document.documentElement.dataset).toMatchObject({ theme: 'night', motion: 'reduced' });
    expect(document.documentElement.lang).toBe('en');
    setActivePinia(createPinia());
    expect(usePreferences().name).toBe('Jana');
    expect(usePreferences().language).toBe('en');
  });
});
