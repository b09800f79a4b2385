/**
 * @param {unknown} value
 * @returns {Record<string, unknown>}
 */
function record(value) {
  return typeof value === 'object' && value !== null ? /** @type {Record<string, unknown>} */ (value) : {};
}

/** @param {unknown} value */
function count(value) {
  return typeof value === 'number' ? value : Number.NaN;
}

/**
 * @param {number} passed
 * @param {number} failed
 */
function known(passed, failed) {
  if (Number.isNaN(passed) || Number.isNaN(failed)) throw new Error('the report has an unknown form');
  return { passed, failed };
}

/**
 * Counts in Vitest's JSON report. A file that could not be loaded counts as failed, too.
 * @param {unknown} report
 */
export function vitestCounts(report) {
  const { numPassedTests, numFailedTests, testResults } = record(report);
  const files = Array.isArray(testResults) ? testResults.map(record) : [];
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && Array.isArray(assertionResults) && !assertionResults.some((test) => record(test)['status'] === 'failed'),
  );
  return known(count(numPassedTests), count(numFailedTests) + broken.length);
}

/**
 * Counts in Playwright's JSON report. A test that passed only in its second attempt has passed.
 * @param {unknown} report
 */
export function playwrightCounts(report) {
  const { stats } = record(report);
  const { expected, flaky, unexpected } = record(stats);
  return known(count(expected) + count(flaky), count(unexpected));
}
