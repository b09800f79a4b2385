import { expectTypeOf, test } from 'vitest';
import type { Bridge } from '@electron/preload/bridge';
import type { appBridge } from '@renderer/client/bridge';

test('the preload offers what the renderer wants', () => {
  expectTypeOf<Bridge>().toExtend<NonNullable<ReturnType<typeof appBridge>>>();
});
