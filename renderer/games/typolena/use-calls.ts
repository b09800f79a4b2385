import { ref, watch } from 'vue';
import type { ComputedRef, Ref } from 'vue';
import type { Action } from '@shared/games/typolena/actions';
import type { View } from '@shared/games/typolena/view';
import { legalOf } from './intent';
import type { CallId } from './calls';
import type { PromptLook } from './prompts';
import type { Laying } from './use-laying';
import type { Say } from './words';

export interface Calls {
  readonly devilChoice: Ref<boolean>;
  call(id: string): void;
  explain(id: string): void;
}

interface CallContext {
  readonly view: ComputedRef<View>;
  readonly legal: ComputedRef<readonly Action[]>;
  readonly prompt: ComputedRef<PromptLook>;
  readonly laying: Laying;
  readonly say: Say;
}

/** What the call buttons do. */
export function useCalls({ view, legal, prompt, laying, say }: CallContext): Calls {
  const devilChoice = ref(false);
  watch(
    () => view.value.phase,
    () => (devilChoice.value = false),
  );

  function first(type: Action['type']): Action | undefined {
    return legal.value.find((action) => action.type === type);
  }

  const CALLS: Readonly<Record<CallId, () => void>> = {
    devil() {
      const show = first('show');
      // Whoever is attacked may press; only the own screen learns that the card is not there.
      if (show === undefined && first('tuck') === undefined) laying.hint(say('calls.devil.notHeld'));
      else if (legalOf(legal.value, 'tuck').length > 0) devilChoice.value = !devilChoice.value;
      else if (show !== undefined) laying.send(show);
    },
    hype: laying.armFaceDown,
    stop() {
      const action = first('stop');
      if (action !== undefined) laying.send(action, true);
    },
    absolute() {
      const action = first('callAbsolute');
      if (action !== undefined) laying.send(action, true);
    },
    object() {
      const action = first('object');
      if (action !== undefined) laying.send(action, true);
    },
  };

  function known(id: string): id is CallId {
    return Object.hasOwn(CALLS, id);
  }

  return {
    devilChoice,
    call(id) {
      if (known(id)) CALLS[id]();
    },
    explain(id) {
      laying.hint(say(prompt.value.own || id !== 'hype' ? `calls.${id}.why` : 'hint.notYourTurn'));
    },
  };
}
