import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { languageOf, useTexts } from '@renderer/i18n/text';
import type { Language } from '@renderer/i18n/text';

export type Theme = 'system' | 'day' | 'night';
export type Motion = 'system' | 'full' | 'reduced';
export type Contrast = 'system' | 'high';
export type TextSize = 'normal' | 'large' | 'largest';

const KEY = 'doppelstapel.preferences';

interface Stored {
  readonly name: string;
  readonly language: Language | null;
  readonly theme: Theme;
  readonly motion: Motion;
  readonly contrast: Contrast;
  readonly textSize: TextSize;
}

function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value | null {
  return values.find((candidate) => candidate === value) ?? null;
}

/** Reads what was stored; whatever is missing or damaged becomes the default. */
export function readPreferences(text: string | null): Stored {
  let raw: Partial<Record<string, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) raw = { ...parsed };
  } catch {
    // Damaged settings are worth no message: the defaults are harmless and at once repaired.
  }
  return {
    name: typeof raw['name'] === 'string' ? raw['name'].slice(0, 24) : '',
    language: oneOf(raw['language'], ['de', 'en']),
    theme: oneOf(raw['theme'], ['system', 'day', 'night']) ?? 'system',
    motion: oneOf(raw['motion'], ['system', 'full', 'reduced']) ?? 'system',
    contrast: oneOf(raw['contrast'], ['system', 'high']) ?? 'system',
    textSize: oneOf(raw['textSize'], ['normal', 'large', 'largest']) ?? 'normal',
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The browser's own bars and the phone's clock stand on the page's ground. */
function paintSurroundings(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--table').trim();
  if (ground !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** What this device remembers about its user. */
export const usePreferences = defineStore('preferences', () => {
  const { language } = useTexts();
  const initial = readPreferences(stored());
  const name = ref(initial.name);
  const theme = ref<Theme>(initial.theme);
  const motion = ref<Motion>(initial.motion);
  const contrast = ref<Contrast>(initial.contrast);
  const textSize = ref<TextSize>(initial.textSize);
  const chosenLanguage = ref<Language | null>(initial.language);

  const darkSystem = window.matchMedia('(prefers-color-scheme: dark)');
  const stillSystem = window.matchMedia('(prefers-reduced-motion: reduce)');
  const contrastSystem = window.matchMedia('(prefers-contrast: more), (forced-colors: active)');

  function apply(): void {
    const root = document.documentElement;
    language.value = chosenLanguage.value ?? languageOf(navigator.languages);
    root.lang = language.value;
    const night = theme.value === 'night' || (theme.value === 'system' && darkSystem.matches);
    root.dataset['theme'] = night ? 'night' : 'day';
    const still = motion.value === 'reduced' || (motion.value === 'system' && stillSystem.matches);
    root.dataset['motion'] = still ? 'reduced' : 'full';
    root.dataset['contrast'] = contrast.value === 'high' || contrastSystem.matches ? 'high' : 'normal';
    root.dataset['text'] = textSize.value;
    paintSurroundings();
  }

  watch([name, theme, motion, contrast, textSize, chosenLanguage], () => {
    apply();
    const value: Stored = {
      name: name.value,
      language: chosenLanguage.value,
      theme: theme.value,
      motion: motion.value,
      contrast: contrast.value,
      textSize: textSize.value,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(value));
    } catch {
      // Forbidden storage: the choice lasts until the page is closed.
    }
  });
  for (const system of [darkSystem, stillSystem, contrastSystem]) system.addEventListener('change', apply);
  window.addEventListener('languagechange', apply);
  apply();

  return { name, theme, motion, contrast, textSize, language: chosenLanguage };
});
