import { PROTOCOL_VERSION } from '@shared/protocol/messages';
import type { Cause } from '@renderer/client/host-link';
import { de } from './de';
import { useTexts } from './text';

export type ErrorTextKey = keyof typeof de.errors;

export interface CauseText {
  readonly what: string;
  readonly next: string;
}

function isKnown(code: string): code is ErrorTextKey {
  return Object.hasOwn(de.errors, code);
}

/** The sentences for a refusal: what happened, and what to do about it. */
export function causeText(cause: Cause): CauseText {
  const { t } = useTexts();
  const code: ErrorTextKey = isKnown(cause.code) ? cause.code : 'unknown';
  const params = { client: PROTOCOL_VERSION, host: '?', name: '', maximum: '', address: '', code: cause.code, ...cause.params };
  return { what: t(`errors.${code}.what`, params), next: t(`errors.${code}.next`, params) };
}
