import { describe, expect, it } from 'vitest';
import { plainText, sentenceParts, strong } from '@renderer/table/sentence';

describe('sentences', () => {
  it('set marked words bold and leave everything else alone', () => {
    const text = `Ole <b>legt</b> ${strong('Supi')} links.`;
    expect(sentenceParts(text)).toEqual([
      { text: 'Ole <b>legt</b> ', strong: false },
      { text: 'Supi', strong: true },
      { text: ' links.', strong: false },
    ]);
    expect(plainText(text)).toBe('Ole <b>legt</b> Supi links.');
  });

  it('survive marks that do not belong together', () => {
    expect(sentenceParts('a\uE001b')).toEqual([{ text: 'ab', strong: false }]);
  });
});
