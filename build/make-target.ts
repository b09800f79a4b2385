// Builds one target: `tsx build/make-target.ts NAME`. Called by make.mjs, which knows what is stale.
import { build } from 'vite';
import { allTargets } from './targets.mjs';
import { viteConfig } from './vite';

const name = allTargets.find((known) => known === process.argv[2]);
if (name === undefined) throw new Error(`There is no target ${String(process.argv[2])}.`);
await build(viteConfig(name));
