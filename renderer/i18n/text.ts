import { computed } from 'vue';
import type { WritableComputedRef } from 'vue';
import { createI18n } from 'vue-i18n';
import { de } from './de';
import { en } from './en';
import type { TextPath, TextTree } from './tree';

export type Language = 'de' | 'en';
export const LANGUAGES: readonly Language[] = ['de', 'en'];

export type TextKey = TextPath<typeof de>;
export type TextParams = Readonly<Record<string, string | number>>;

/** German for German systems, English for everybody else. */
export function languageOf(preferred: readonly string[]): Language {
  const known = preferred.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'de' || tag === 'en');
  return known === 'de' ? 'de' : 'en';
}

/** Games bring their texts with them, for each language into a tree of its own. */
const noGames = (): TextTree => ({});

export const i18n = createI18n({
  legacy: false,
  locale: languageOf(typeof navigator === 'undefined' ? [] : navigator.languages),
  fallbackLocale: 'en',
  missingWarn: false,
  fallbackWarn: false,
  messages: { de: { ...de, games: noGames() }, en: { ...en, games: noGames() } },
});

/** Adds a game's texts below `games.<id>`. */
export function addGameTexts(id: string, texts: { readonly de: TextTree; readonly en: TextTree }): void {
  i18n.global.mergeLocaleMessage('de', { games: { [id]: texts.de } });
  i18n.global.mergeLocaleMessage('en', { games: { [id]: texts.en } });
}

const language = computed<Language>({
  get: () => (i18n.global.locale.value === 'de' ? 'de' : 'en'),
  set: (next) => {
    i18n.global.locale.value = next;
  },
});

function t(key: TextKey, params: TextParams = {}): string {
  return i18n.global.t(key, params);
}

/** A game's own text, by its key below `games.<id>`; null when the game has none. */
function gameText(game: string, key: string, params: TextParams = {}): string | null {
  const path = `games.${game}.${key}`;
  return i18n.global.te(path) || i18n.global.te(path, 'en') ? i18n.global.t(path, params) : null;
}

export interface Texts {
  readonly language: WritableComputedRef<Language>;
  t(key: TextKey, params?: TextParams): string;
  gameText(game: string, key: string, params?: TextParams): string | null;
}

/** Texts in the reader's language; every use is drawn anew when it changes. */
export function useTexts(): Texts {
  return { language, t, gameText };
}
