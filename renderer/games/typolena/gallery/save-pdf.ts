import { saveFile } from '@renderer/composables/save-file';
import type { Language } from '@renderer/i18n/text';
import { typolenaCardsDe } from '@renderer/i18n/games/typolena-cards.de';
import { typolenaCardsEn } from '@renderer/i18n/games/typolena-cards.en';

const WORDS = { de: typolenaCardsDe.print, en: typolenaCardsEn.print };

/** Makes the printed pack here, in the page, and hands it to the browser to be saved. Returns the file's name. */
export async function savePackPdf(language: Language): Promise<string> {
  const words = WORDS[language];
  const { makePackPdf, parts } = await import('../print/in-page');
  const pdf = await makePackPdf({ words, language, parts });
  saveFile(new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), words.file);
  return words.file;
}
