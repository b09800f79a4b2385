import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANIMALS } from '@renderer/table/sounds/animals';
import { TABLE_SOUNDS } from '@renderer/table/sounds/table-sounds';

/** Just enough of an audio context to count what is made and connected. */
class FakeContext {
  static made: FakeContext[] = [];
  state = 'running';
  currentTime = 5;
  sampleRate = 8000;
  readonly destination = {};
  readonly started: { at: number; stop: number | null }[] = [];

  constructor() {
    FakeContext.made.push(this);
  }

  private param() {
    const values: number[] = [];
    const remember = (value: number): void => void values.push(value);
    return { value: 0, values, setValueAtTime: remember, exponentialRampToValueAtTime: remember };
  }

  private node(extra: object) {
    return { connect: (next: unknown) => next, ...extra };
  }

  createGain() {
    return this.node({ gain: this.param() });
  }

  createBiquadFilter() {
    return this.node({ type: '', frequency: this.param(), Q: this.param() });
  }

  createBuffer(_channels: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }

  private source() {
    const play: { at: number; stop: number | null } = { at: 0, stop: null };
    return {
      frequency: this.param(),
      start: (at: number) => {
        play.at = at;
        this.started.push(play);
      },
      stop: (at: number) => (play.stop = at),
    };
  }

  createOscillator() {
    return this.node({ type: '', ...this.source() });
  }

  createBufferSource() {
    return this.node({ buffer: null, ...this.source() });
  }

  resume() {
    this.state = 'running';
    return Promise.resolve();
  }
}

async function fresh() {
  vi.resetModules();
  return await import('@renderer/composables/sound');
}

beforeEach(() => {
  FakeContext.made = [];
  vi.stubGlobal('AudioContext', FakeContext);
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('sounds', () => {
  it.each(Object.entries({ ...ANIMALS, ...TABLE_SOUNDS }))('%s is made of something, now, and ends within two seconds', async (_name, sound) => {
    const { play } = await fresh();
    play(sound);
    const started = FakeContext.made.flatMap((context) => context.started);
    expect(started.length).toBeGreaterThan(0);
    for (const { at, stop } of started) {
      expect(at).toBeGreaterThanOrEqual(5);
      expect(stop ?? at).toBeLessThan(7);
    }
  });

  it('are silent once switched off, and stay so', async () => {
    const first = await fresh();
    first.switchSound();
    first.play(ANIMALS.dog);
    expect(FakeContext.made).toHaveLength(0);
    const second = await fresh();
    expect(second.soundOn.value).toBe(false);
  });

  it('keep their loudness while they are off, and what was stored before there was any', async () => {
    const first = await fresh();
    first.setVolume('loud');
    first.switchSound();
    const second = await fresh();
    expect([second.soundOn.value, second.volume.value]).toEqual([false, 'loud']);
    second.setVolume('soft');
    expect([second.soundOn.value, (await fresh()).volume.value]).toEqual([true, 'soft']);
    expect(first.readSound('off')).toEqual({ on: false, volume: 'medium' });
    for (const text of [null, 'on', '{', '7', '{"on":3,"volume":"deafening"}']) expect(first.readSound(text)).toEqual({ on: true, volume: 'medium' });
  });

  it('are as loud as was chosen', async () => {
    const { play, setVolume, VOLUMES } = await fresh();
    const gains = VOLUMES.map((volume) => {
      setVolume(volume);
      let gain = 0;
      play(({ out }) => (gain = (out as GainNode).gain.value));
      return gain;
    });
    expect(gains).toEqual([...gains].sort((first, second) => first - second));
    expect(new Set(gains).size).toBe(3);
  });

  it('are silent where nobody has touched the page, and where there is no audio', async () => {
    const { play } = await fresh();
    play(ANIMALS.dog);
    const [context] = FakeContext.made;
    if (context === undefined) throw new Error('no context was made');
    const before = context.started.length;
    context.state = 'suspended';
    play(ANIMALS.dog);
    expect(context.started).toHaveLength(before);
    window.dispatchEvent(new Event('click'));
    play(ANIMALS.dog);
    expect(context.started.length).toBeGreaterThan(before);
    vi.stubGlobal('AudioContext', undefined);
    const without = await fresh();
    expect(() => without.play(ANIMALS.cat)).not.toThrow();
  });
});
