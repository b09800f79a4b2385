/** A sentence whose names of cards are set bold. */
export interface SentencePart {
  readonly text: string;
  readonly strong: boolean;
}

export interface Sentence {
  readonly id: number;
  readonly parts: readonly SentencePart[];
}

const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Marks a parameter before it goes into a text, so that no translation needs markup. */
export function strong(text: string): string {
  return `${OPEN}${text}${CLOSE}`;
}

export function sentenceParts(text: string): SentencePart[] {
  return text
    .split(OPEN)
    .flatMap((piece, index) => {
      const [first = '', rest] = piece.split(CLOSE);
      if (index === 0 || rest === undefined) return [{ text: piece.replaceAll(CLOSE, ''), strong: false }];
      return [
        { text: first, strong: true },
        { text: rest, strong: false },
      ];
    })
    .filter((part) => part.text !== '');
}

export function plainText(text: string): string {
  return text.replaceAll(OPEN, '').replaceAll(CLOSE, '');
}
