import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import { electronArguments } from '@build/bootstrap/display.mjs';
import { inProject } from '@build/bootstrap/paths.mjs';

export interface LaunchOptions {
  /** Where the app keeps its files; without it, a new folder that is removed at the end. */
  readonly dataFolder?: string;
  readonly locale?: string;
  /** Addresses of the interfaces on which tables are announced and looked for. Without them neither: tests speak to this computer alone. */
  readonly discovery?: string;
  /** A packaged app instead of the project's build. */
  readonly executable?: string;
  /** More of the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A running app, and its window. */
export interface RunningApp {
  readonly electron: ElectronApplication;
  readonly page: Page;
  readonly dataFolder: string;
  close(): Promise<void>;
}

export async function newDataFolder(): Promise<string> {
  return await mkdtemp(join(tmpdir(), 'doppelstapel-'));
}

/** Starts the app as a person would. Each has a folder of its own, so that several run side by side. */
export async function launchApp(options: LaunchOptions = {}): Promise<RunningApp> {
  const dataFolder = options.dataFolder ?? (await newDataFolder());
  const electron = await _electron.launch({
    ...(options.executable === undefined ? {} : { executablePath: options.executable }),
    args: [
      ...electronArguments(),
      `--user-data-dir=${dataFolder}`,
      `--lang=${options.locale ?? 'de'}`,
      `--discovery=${options.discovery ?? 'off'}`,
      ...(options.executable === undefined ? [inProject()] : []),
    ],
    // The window's own language follows the environment on Linux.
    env: { ...definedEnvironment(), LANGUAGE: options.locale ?? 'de', LC_ALL: 'C.UTF-8', ...options.env },
  });
  const page = await electron.firstWindow();
  await page.waitForLoadState('domcontentloaded');
  return {
    electron,
    page,
    dataFolder,
    async close() {
      await electron.close();
      if (options.dataFolder === undefined) await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
