/** Something the user can do about: printed without a stack. */
export class Problem extends Error {
  /**
   * @param {string} what
   * @param {string} remedy
   */
  constructor(what, remedy) {
    super(`${what}\n${remedy}`);
    this.name = 'Problem';
  }
}

/**
 * Runs a command's main function and turns what it throws into a message and an exit code.
 * @param {() => Promise<number | void>} main
 */
export async function runCommand(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
