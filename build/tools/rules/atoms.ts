/** How binding a rule is: an exception (EXC) binds like its neighbours, facts and notes bind nobody. */
const BINDING = new Set(['MUST', 'MUST-NOT', 'MAY', 'SHOULD', 'EXC']);
const FREE = new Set(['FACT', 'NOTE']);

/** One rule of a game as docs/rules states it. */
export interface Atom {
  readonly id: string;
  readonly binding: boolean;
}

export interface RulePage {
  readonly atoms: readonly Atom[];
  /** What is wrong with the page itself. */
  readonly problems: readonly string[];
}

/** The rules of a page, one a line: `- **TY-36** (MUST) Sentence.` */
export function readRulePage(name: string, text: string): RulePage {
  const atoms: Atom[] = [];
  const problems: string[] = [];
  text.split('\n').forEach((line, index) => {
    const start = /^[-*\d.]+ +\*\*([A-Z]{2}-\d+)\*\*(.*)$/u.exec(line);
    if (start === null) return;
    const [, id = '', rest = ''] = start;
    const place = `${name}, line ${index + 1}: ${id}`;
    const force = /^ \(([A-Z-]+)\) \S/u.exec(rest)?.[1];
    if (force === undefined || !(BINDING.has(force) || FREE.has(force))) {
      problems.push(`${place} needs a force and a sentence, as in "- **${id}** (MUST) …"`);
      return;
    }
    if (atoms.some((atom) => atom.id === id)) problems.push(`${place} stands there twice`);
    else atoms.push({ id, binding: BINDING.has(force) });
  });
  return { atoms, problems };
}
