import * as v from 'valibot';
import { tableNoticeSchema, type TableNotice } from '@shared/protocol/discovery';

/** The records of an announcement are words: a table's notice as words, and back. */
export function textsOf(notice: TableNotice): Record<string, string> {
  const { protocol, name, game, state, free, seats } = notice;
  return { protocol: String(protocol), name, game, state, free: String(free), seats: String(seats) };
}

/** Null for what no table of ours says. */
export function noticeFrom(instance: string, texts: Readonly<Record<string, unknown>>): TableNotice | null {
  const { protocol, name, game, state, free, seats } = texts;
  const numbers = { protocol: Number(protocol), free: Number(free), seats: Number(seats) };
  const read = v.safeParse(tableNoticeSchema, { instance, name, game, state, ...numbers });
  return read.success ? read.output : null;
}
