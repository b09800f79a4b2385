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
    const defaults = { name: '', language: null, theme: 'system', motion: 'system', contrast: 'system', textSize: 'normal' };
    for (const text of [null, '', '{', '[]', '7', 'null', '{"name":3,"theme":"pink","textSize":7}']) expect(readPreferences(text)).toEqual(defaults);
  });

  it('keep what is sound beside what is not', () => {
    expect(readPreferences('{"name":"Jana","language":"fr","theme":"night","textSize":"large"}')).toMatchObject({
      name: 'Jana',
      language: null,
      theme: 'night',
      motion: 'system',
      textSize: 'large',
    });
  });

  it('change the page at once and last', async () => {
    const preferences = usePreferences();
    preferences.theme = 'night';
    preferences.motion = 'reduced';
    preferences.language = 'en';
    preferences.name = 'Jana';
    preferences.contrast = 'high';
    preferences.textSize = 'largest';
    await nextTick();
    expect(document.documentElement.dataset).toMatchObject({ theme: 'night', motion: 'reduced', contrast: 'high', text: 'largest' });
    expect(document.documentElement.lang).toBe('en');
    setActivePinia(createPinia());
    expect(usePreferences().name).toBe('Jana');
    expect(usePreferences()).toMatchObject({ language: 'en', contrast: 'high', textSize: 'largest' });
  });
});
