/** Milliseconds on this client's own clock, which never jumps back. */
export function clientNow(): number {
  return performance.timeOrigin + performance.now();
}

interface Sample {
  readonly roundTrip: number;
  readonly offset: number;
  readonly takenAt: number;
}

/** Older samples are forgotten, because clocks drift apart. */
const KEPT_FOR = 5 * 60_000;

/** How far the host's clock is ahead of ours: the sample with the lowest round trip is the most exact one. */
export class ClockOffset {
  private samples: Sample[] = [];

  add(sentAt: number, hostAt: number, receivedAt: number): void {
    const roundTrip = Math.max(0, receivedAt - sentAt);
    this.samples = this.samples.filter((sample) => receivedAt - sample.takenAt < KEPT_FOR);
    this.samples.push({ roundTrip, offset: hostAt - (sentAt + roundTrip / 2), takenAt: receivedAt });
  }

  reset(): void {
    this.samples = [];
  }

  get offset(): number {
    let best: Sample | null = null;
    for (const sample of this.samples) if (best === null || sample.roundTrip < best.roundTrip) best = sample;
    return best?.offset ?? 0;
  }
}

export const hostClock = new ClockOffset();

/** The present time on the host's clock. */
export function hostNow(): number {
  return clientNow() + hostClock.offset;
}
