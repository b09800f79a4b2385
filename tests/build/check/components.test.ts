import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '@build/bootstrap/paths.mjs';
import { componentReader, componentsFolder } from '@build/check/components.mjs';
import { aboutScripts } from '@build/check/lint.mjs';
import { aboutComponents } from '@build/check/types.mjs';

const path = 'renderer/table/Sample.vue';
const source = `<script setup lang="ts">
const props = defineProps<{ word: string }>();
const length = props.word.length;
</script>

<template>
  <p :title="length">🂡 {{ props.word.toFixed(2) }}</p>
</template>
`;
const component = componentReader()(path, source);
const components = new Map([[path, component]]);

function position(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n');
  return `${String(before.length)},${String((before.at(-1)?.length ?? 0) + 1)}`;
}

/** What the compiler would say about the module, where `words` stand. */
function message(words: string, code: number): string {
  const file = `${relative(inProject(), componentsFolder).replaceAll('\\', '/')}/${path}.ts`;
  const offset = component.module.indexOf(words);
  expect(offset, words).toBeGreaterThan(0);
  return `${file}(${position(component.module, offset)}): error TS${String(code)}: this is wrong.\n  For a reason.`;
}

test.each(['length = props', 'toFixed(2)'])('what the compiler says about a component is said where it stands: %s', (words) => {
  const place = position(source, source.indexOf(words));
  expect(aboutComponents(message(words, 2339), components)).toBe(`${path}(${place}): error TS2339: this is wrong.\n  For a reason.`);
});

test('what only the generated module has is nobody’s mistake, and other messages stay', () => {
  const other = 'renderer/app/router.ts(3,1): error TS2307: Cannot find module.\n  For a reason.';
  expect(aboutComponents(`${message('__VLS_', 6133)}\n${other}\n${message('__VLS_', 6133)}\n`, components)).toBe(other);
  expect(aboutComponents('error TS5083: Cannot read file.', components)).toBe('error TS5083: Cannot read file.');
});

test('for the linter a component is its script, every letter at its place', () => {
  const lines = source.split('\n');
  expect(component.script.split('\n').map((line) => line.trimEnd())).toEqual(['', lines[1], lines[2], ...lines.slice(3).map(() => '')]);
  expect(component.script).toHaveLength(source.length);
  expect(aboutScripts(',-[.cache/scripts/renderer/table/Sample.script.ts:2:7]')).toBe(`,-[${path}:2:7]`);
});
