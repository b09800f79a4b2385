import { Announcement } from '../discovery/announce';
import { openBonjourRadio } from '../discovery/bonjour-radio';
import { startHost, type HostOptions, type RunningHost } from './start-host';

/** A host that the other computers of the network find by themselves, on the interfaces with these addresses. */
export async function startAnnouncedHost(options: HostOptions, interfaces: () => readonly string[]): Promise<RunningHost> {
  const host = await startHost(options);
  const announcement = new Announcement({ open: openBonjourRadio, interfaces, port: host.port, notice: () => host.notice() });
  return {
    ...host,
    // First the goodbye, so that nobody is sent to a closed door.
    close: async () => {
      try {
        await announcement.close();
      } finally {
        await host.close();
      }
    },
  };
}
