import { effectScope } from 'vue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOTION, useAnimation } from '@renderer/composables/animation';
import type { Animation, Move } from '@renderer/composables/animation';

const LAY: Move<number> = { from: 'seat-1', to: 'stack-0', face: 4, duration: MOTION.lay };

describe('animation', () => {
  let now = 0;
  let animation: Animation<number>;

  beforeEach(() => {
    now = 0;
    animation = effectScope().run(() => useAnimation<number>(() => now)) ?? animation;
    for (const place of ['seat-1', 'stack-0', 'talon']) animation.addPlace(place, document.createElement('div'));
  });
  afterEach(() => {
    delete document.documentElement.dataset['motion'];
  });

  it('lets a place wait for its card until it has landed', () => {
    animation.play([LAY]);
    expect(animation.awaited.value.has('stack-0')).toBe(true);
    const [flight] = animation.flights.value;
    animation.landed(flight?.id ?? 0);
    expect(animation.awaited.value.size).toBe(0);
  });

  it('plays what follows after what is under way', () => {
    animation.play([LAY]);
    now = 100;
    animation.play([LAY]);
    expect(animation.flights.value.map(({ delay }) => delay)).toEqual([0, 140]);
  });

  it('cuts a backlog of more than 600 ms to its end', () => {
    for (let count = 0; count < 4; count++) animation.play([LAY]);
    expect(animation.flights.value).toHaveLength(1);
    expect(animation.flights.value[0]?.delay).toBe(0);
  });

  it('shows nothing between places that are not on this screen', () => {
    animation.play([{ ...LAY, from: 'seat-9' }]);
    expect(animation.flights.value).toHaveLength(0);
  });

  it('moves nothing where motion is reduced: faces come into sight where they fall', () => {
    document.documentElement.dataset['motion'] = 'reduced';
    animation.play([LAY, { ...LAY, to: 'talon', face: null }]);
    expect(animation.flights.value).toMatchObject([{ from: 'stack-0', to: 'stack-0', fades: true, duration: MOTION.fade, face: 4 }]);
  });

  it('lets cards fly into a hand before they are drawn there', () => {
    animation.play([{ from: 'talon', to: 'card-7', face: null, duration: MOTION.draw }]);
    expect(animation.awaited.value.has('card-7')).toBe(true);
  });
});
