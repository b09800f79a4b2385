/** Where and when a sound is made. All of them are drawn from oscillators and noise; there are no recordings. */
export interface Voice {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** On the context's clock, in seconds. */
  readonly at: number;
}

export type Sound = (voice: Voice) => void;

interface Shape {
  /** Seconds after the voice's beginning. */
  readonly start?: number;
  readonly length: number;
  readonly loudness: number;
}

interface Filter {
  readonly kind: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly sharpness?: number;
}

export interface Tone extends Shape {
  readonly wave: OscillatorType;
  /** Frequencies that the tone glides through, evenly spread over its length. */
  readonly path: readonly [number, ...number[]];
  readonly filter?: Filter;
  /** Trembles so many times a second. */
  readonly tremble?: number;
}

export interface Noise extends Shape {
  readonly filter: Filter;
}

/** Swells in a few milliseconds and dies away, so that nothing clicks. */
function envelope({ context, out, at }: Voice, { start = 0, length, loudness }: Shape): GainNode {
  const gain = context.createGain();
  const begin = at + start;
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(loudness, begin + Math.min(0.03, length / 4));
  gain.gain.setValueAtTime(loudness, begin + length * 0.6);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(out);
  return gain;
}

function glide(param: AudioParam, path: readonly [number, ...number[]], begin: number, length: number): void {
  param.setValueAtTime(path[0], begin);
  path.slice(1).forEach((value, index) => param.exponentialRampToValueAtTime(value, begin + (length * (index + 1)) / (path.length - 1)));
}

function filtered(voice: Voice, { kind, from, to = from, sharpness = 1 }: Filter, begin: number, length: number, next: AudioNode): BiquadFilterNode {
  const filter = voice.context.createBiquadFilter();
  filter.type = kind;
  filter.Q.value = sharpness;
  glide(filter.frequency, [from, to], begin, length);
  filter.connect(next);
  return filter;
}

export function tone(voice: Voice, { wave, path, filter, tremble, ...shape }: Tone): void {
  const { context } = voice;
  const begin = voice.at + (shape.start ?? 0);
  const gain = envelope(voice, shape);
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  glide(oscillator.frequency, path, begin, shape.length);
  oscillator.connect(filter === undefined ? gain : filtered(voice, filter, begin, shape.length, gain));
  if (tremble !== undefined) {
    const shaker = context.createOscillator();
    const depth = context.createGain();
    shaker.frequency.value = tremble;
    depth.gain.value = shape.loudness * 0.5;
    shaker.connect(depth).connect(gain.gain);
    shaker.start(begin);
    shaker.stop(begin + shape.length * 0.95);
  }
  oscillator.start(begin);
  oscillator.stop(begin + shape.length);
}

export function noise(voice: Voice, { filter, ...shape }: Noise): void {
  const { context } = voice;
  const begin = voice.at + (shape.start ?? 0);
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * shape.length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  source.buffer = buffer;
  source.connect(filtered(voice, filter, begin, shape.length, envelope(voice, shape)));
  source.start(begin);
}
