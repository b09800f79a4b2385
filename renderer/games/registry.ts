import { addGameTexts } from '@renderer/i18n/text';
import type { GameFace } from './face';

/** The games that have a table here, in the order in which the lobby shows them. Others are not offered. */
export const faces: readonly GameFace[] = [];

export function faceOf(id: string): GameFace | null {
  return faces.find((face) => face.id === id) ?? null;
}

export function registerGameTexts(): void {
  for (const { id, texts } of faces) addGameTexts(id, texts);
}
