import { inTemporaryFolder } from '../temporary-folder';
import type { HostPlan } from './host-plan';
import { HostProcess } from './launch-host';

/** Does some work with a host of its own, on any free port and with a folder that is gone afterwards. */
export function withHost<Result>(
  plan: Partial<HostPlan>,
  work: (host: HostProcess, folder: string) => Promise<Result>,
  nodeArguments: readonly string[] = [],
): Promise<Result> {
  return inTemporaryFolder(async (folder) => {
    const host = await HostProcess.launch({ dataDirectory: folder, port: 0, rendererDirectory: null, game: null, ...plan }, nodeArguments);
    try {
      return await work(host, folder);
    } finally {
      await host.close();
    }
  });
}
