import type { Deal, OptionValues, Outcome } from '../contract';
import type { Game } from '../game';
import { canonicalJson } from '../hash';
import { openMatch, type LogEntry, type Match } from '../match';
import { nextBelow, randomFrom, type Random } from '../random';
import { checkEnding, checkReplay } from './ending';
import { checkOffers } from './offers';
import { chooseStep, offersOf, takeStep, type Offer } from './playout';
import { checkPosition } from './position';
import { checkRefusals } from './refusals';
import { brief, difference, Report, type Violation } from './report';
import { checkEvents, checkRedeal, checkSecrets } from './secrets';

/** Matches with more actions than this count as endless. */
export const LONGEST_MATCH = 20_000;

/** How thoroughly: one position in so many gets the check. Positions, log and outcome are always checked. */
export interface Sampling {
  readonly offers: number;
  readonly refusals: number;
  readonly reload: number;
  readonly secrets: number;
}

export const usualSampling: Sampling = { offers: 12, refusals: 8, reload: 10, secrets: 20 };
export const everyPosition: Sampling = { offers: 1, refusals: 1, reload: 1, secrets: 1 };

/** What a checked match came to. */
export interface MatchReport {
  /** Null when not even the setup worked. */
  readonly match: Match | null;
  readonly outcome: Outcome | null;
  readonly violations: readonly Violation[];
  readonly refusalCodes: ReadonlySet<string>;
  readonly eventTypes: ReadonlySet<string>;
}

/** Plays one random match through the engine and checks on the way all that holds for every game. */
export function checkMatch(game: Game, deal: Deal<OptionValues, unknown>, seed: string, sampling: Sampling): MatchReport {
  const check = new MatchCheck(game, deal, seed, sampling);
  check.run();
  return { match: check.match, outcome: check.outcome, violations: check.report.violations, refusalCodes: check.refusalCodes, eventTypes: check.eventTypes };
}

class MatchCheck {
  match: Match | null = null;
  outcome: Outcome | null = null;
  readonly refusalCodes = new Set<string>();
  readonly eventTypes = new Set<string>();
  readonly report = new Report(() => this.match?.version ?? 0);
  private readonly game: Game;
  private readonly deal: Deal<OptionValues, unknown>;
  private readonly seed: string;
  private readonly sampling: Sampling;
  private readonly random: Random;

  constructor(game: Game, deal: Deal<OptionValues, unknown>, seed: string, sampling: Sampling) {
    this.game = game;
    this.deal = deal;
    this.seed = seed;
    this.sampling = sampling;
    this.random = randomFrom(`${seed}/playout`);
  }

  run(): void {
    try {
      this.play(openMatch(this.game, this.deal, this.seed));
    } catch (error) {
      const place = error instanceof Error ? (error.stack?.split('\n')[1]?.trim() ?? '') : '';
      this.report.complain('threw', `${String(error)} ${place}`);
    }
  }

  private play(match: Match): void {
    this.match = match;
    checkRedeal(this.game, this.deal, this.seed, this.random, this.report.complain);
    const pieces = [...this.game.pieces(this.deal.options, this.deal.seats)].sort((left, right) => left - right);
    for (;;) {
      const { game, state, version } = this.match;
      this.outcome = game.outcome(state);
      const offers = offersOf(this.match);
      checkPosition(this.match, pieces, offers, this.report.complain);
      const looksAtSecrets = version === 0 || this.outcome !== null || this.one(this.sampling.secrets);
      if (looksAtSecrets) checkSecrets(game, state, this.deal.seats, this.random, this.report.complain);
      if (this.outcome !== null) break;
      if (version >= LONGEST_MATCH) {
        this.report.complain('endless', `no end after ${version} actions`);
        break;
      }
      this.sample(this.match, offers);
      const step = chooseStep(this.match, offers, this.random);
      if (step === null) {
        this.report.complain('stuck', 'nobody can act and no clock runs');
        break;
      }
      if (!this.take(this.match, step, looksAtSecrets)) return;
    }
    if (this.outcome !== null) checkEnding(this.match, this.outcome, this.report.complain);
    checkReplay(this.match, this.report.complain);
  }

  private sample(match: Match, offers: readonly Offer[]): void {
    if (this.one(this.sampling.offers)) checkOffers(match, offers, this.report.complain);
    if (this.one(this.sampling.refusals)) {
      for (const code of checkRefusals(match, offers, this.random, this.report.complain)) this.refusalCodes.add(code);
    }
    // From here on with the state as a file would give it back: the replay without that has to end alike.
    if (this.one(this.sampling.reload)) this.match = this.reloaded(match);
  }

  private reloaded(match: Match): Match {
    const state: unknown = JSON.parse(JSON.stringify(match.state));
    const [before, after] = [canonicalJson(match.state), canonicalJson(state)];
    if (before !== after) this.report.complain('plain-json', `JSON changes the state: ${difference(before, after)}`);
    return { ...match, state };
  }

  private take(match: Match, step: LogEntry, looksAtSecrets: boolean): boolean {
    const before = looksAtSecrets ? this.game.copy(match.state) : null;
    const result = takeStep(match, step);
    if (!result.accepted) {
      this.report.complain('offered', `what was offered is refused (${result.refusal.code}): ${brief(step)}`);
      return false;
    }
    for (const event of result.events) {
      if (event !== null && typeof event === 'object' && 'type' in event) this.eventTypes.add(String(event.type));
    }
    if (looksAtSecrets) {
      checkEvents(this.game, { before, after: match.state, events: result.events }, this.deal.seats, this.random, this.report.complain);
    }
    return true;
  }

  private one(inSoMany: number): boolean {
    return nextBelow(this.random, inSoMany) === 0;
  }
}
