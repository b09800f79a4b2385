import type { TableSource } from '@renderer/table/french/source';
import type { BettelnAction } from '@shared/games/betteln/actions';
import type { SeenBettelnEvent } from '@shared/games/betteln/events';
import type { BettelnView } from '@shared/games/betteln/view';

export type BettelnSource = TableSource<BettelnView, BettelnAction, SeenBettelnEvent>;
