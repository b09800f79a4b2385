import { onBeforeUnmount, onMounted, onUpdated } from 'vue';
import type { Ref } from 'vue';
import type { CardFlights } from './looks';

/** Tells the animation where each card of a hand is, as `card-ID`. */
export function useCardPlaces(buttons: Readonly<Ref<readonly HTMLElement[] | null>>, flights: () => CardFlights | null): void {
  let known = new Map<string, HTMLElement>();

  function tell(): void {
    const now = new Map((buttons.value ?? []).map((button) => [`card-${button.dataset['card'] ?? ''}`, button]));
    for (const [place, button] of known) if (now.get(place) !== button) flights()?.removePlace(place, button);
    for (const [place, button] of now) flights()?.addPlace(place, button);
    known = now;
  }

  onMounted(tell);
  onUpdated(tell);
  onBeforeUnmount(() => {
    for (const [place, button] of known) flights()?.removePlace(place, button);
  });
}
