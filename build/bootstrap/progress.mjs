const terminalEvery = 1_000;
/** In a log, where lines stay, fewer of them do. */
const logEvery = 10_000;

/** @param {number} start */
export function seconds(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/**
 * Shows that something is going on for as long as `work` takes. `work` may report how far it is.
 * Everything goes to stderr, so that the output of tools stays clean.
 * @template T
 * @param {string} label
 * @param {(report: (detail: string) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const start = performance.now();
  const terminal = process.stderr.isTTY;
  let detail = '';
  let timesShown = 0;

  const show = () => {
    timesShown += 1;
    const line = `${label} … ${detail === '' ? '' : `${detail}, `}${seconds(start)}`;
    process.stderr.write(terminal ? `\r\u001B[K${line}` : `${line}\n`);
  };
  const first = setTimeout(show, terminalEvery);
  const timer = setInterval(show, terminal ? terminalEvery : logEvery);

  try {
    const result = await work((text) => {
      detail = text;
    });
    if (timesShown > 0) process.stderr.write(`${terminal ? '\r\u001B[K' : ''}${label}: done in ${seconds(start)}\n`);
    return result;
  } catch (error) {
    if (timesShown > 0 && terminal) process.stderr.write('\n');
    throw error;
  } finally {
    clearTimeout(first);
    clearInterval(timer);
  }
}

/**
 * @param {number} done
 * @param {number} total
 */
export function percentage(done, total) {
  return total > 0 ? `${Math.floor((done / total) * 100)} %` : '';
}
