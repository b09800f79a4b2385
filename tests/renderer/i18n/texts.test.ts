import { describe, expect, it } from 'vitest';
import { ERROR_CODES } from '@shared/protocol/errors';
import { causeText } from '@renderer/i18n/cause';
import { de } from '@renderer/i18n/de';
import { en } from '@renderer/i18n/en';
import { addGameTexts, languageOf, useTexts } from '@renderer/i18n/text';
import type { TextTree } from '@renderer/i18n/tree';

function flat(tree: TextTree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );
}

const placeholders = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name).sort();

describe('the texts of the shell', () => {
  const german = new Map(flat(de));
  const english = new Map(flat(en));

  it('are the same in both languages, with the same placeholders', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
    for (const [key, text] of german) expect([key, placeholders(english.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  });

  it('are never empty and contain nothing that the formatter would take for its own', () => {
    for (const text of [...german.values(), ...english.values()]) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/[@|]/u);
    }
  });

  it('have what happened and what to do for every refusal of a host', () => {
    for (const code of ERROR_CODES) for (const part of ['what', 'next']) expect([code, german.has(`errors.${code}.${part}`)]).toEqual([code, true]);
  });
});

describe('a refusal in words', () => {
  const { language } = useTexts();

  it('names both versions', () => {
    language.value = 'de';
    const { next } = causeText({ code: 'version-mismatch', params: { host: 7, client: 3 } });
    expect(next).toContain('7');
    expect(next).toContain('3');
  });

  it('names the address that did not answer, in the language of the reader', () => {
    language.value = 'en';
    expect(causeText({ code: 'no-answer', params: { address: '10.0.0.1:80' } }).what).toBe('No answer from 10.0.0.1:80.');
  });

  it('has something to say about codes of newer hosts', () => {
    language.value = 'de';
    expect(causeText({ code: 'brand-new', params: {} }).next).toContain('brand-new');
  });
});

describe('the texts of games', () => {
  it('come in the language of the reader, and are missing without harm', () => {
    const { language, gameText } = useTexts();
    addGameTexts('sample', { de: { name: 'Beispiel {count}' }, en: { name: 'Sample {count}' } });
    language.value = 'de';
    expect(gameText('sample', 'name', { count: 3 })).toBe('Beispiel 3');
    language.value = 'en';
    expect(gameText('sample', 'name', { count: 3 })).toBe('Sample 3');
    expect(gameText('sample', 'pitch')).toBeNull();
  });
});

describe('the language', () => {
  it('follows the system, English where neither is spoken', () => {
    expect(languageOf(['de-AT', 'en'])).toBe('de');
    expect(languageOf(['fr-FR', 'de'])).toBe('de');
    expect(languageOf(['fr-FR', 'en-GB', 'de'])).toBe('en');
    expect(languageOf(['fr'])).toBe('en');
    expect(languageOf([])).toBe('en');
  });
});
